import CPointerKit
import Foundation

/// The functions of a shared library that are compared.
struct Library {
  typealias Create =
    @convention(c) (
      pk_size, UnsafePointer<pk_point>?, UnsafePointer<pk_settings>?, UnsafePointer<pk_config>?,
      UnsafeMutablePointer<OpaquePointer?>?
    ) -> pk_status
  typealias UpsertTargets =
    @convention(c) (
      OpaquePointer?, UnsafePointer<pk_target>?, Int, UnsafePointer<UInt64>?, Int, Int64
    ) -> pk_status

  let createEngine: Create
  let createFrame: @convention(c) (UnsafeMutablePointer<OpaquePointer?>?) -> pk_status
  let initDevice: @convention(c) (UnsafeMutablePointer<pk_device>?, Int, Int32) -> pk_status
  let setDevice: @convention(c) (OpaquePointer?, UInt32, UnsafePointer<pk_device>?, Int64) -> pk_status
  let initTarget: @convention(c) (UnsafeMutablePointer<pk_target>?, Int) -> pk_status
  let upsertTargets: UpsertTargets
  let initInput: @convention(c) (UnsafeMutablePointer<pk_input>?, Int, Int32, Int64) -> pk_status
  let handle: @convention(c) (OpaquePointer?, UnsafePointer<pk_input>?) -> pk_status
  let step: @convention(c) (OpaquePointer?, Int64, Int64, OpaquePointer?) -> pk_status
  let getInfo: @convention(c) (OpaquePointer?, UnsafeMutablePointer<pk_frame_info>?, Int) -> pk_status

  init(_ path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { fatalError(String(cString: dlerror())) }
    func function<Function>(_ name: String) -> Function {
      guard let symbol = dlsym(library, name) else { fatalError(String(cString: dlerror())) }
      return unsafeBitCast(symbol, to: Function.self)
    }
    createEngine = function("pk_engine_create")
    createFrame = function("pk_frame_create")
    initDevice = function("pk_device_init")
    setDevice = function("pk_engine_set_device")
    initTarget = function("pk_target_init")
    upsertTargets = function("pk_engine_upsert_targets")
    initInput = function("pk_input_init")
    handle = function("pk_engine_handle")
    step = function("pk_engine_step")
    getInfo = function("pk_frame_get_info")
  }
}

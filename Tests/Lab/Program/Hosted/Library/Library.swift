import CPointerKit
import Foundation

/// The functions of a shared library that are compared.
struct Library {
  typealias Create = @convention(c) (ptk_size, UnsafePointer<ptk_options>?) -> OpaquePointer?
  typealias UpsertTargets =
    @convention(c) (
      OpaquePointer?, UnsafePointer<ptk_target>?, Int, UnsafePointer<UInt64>?, Int, Int64
    ) -> ptk_status

  let createEngine: Create
  let initDevice: @convention(c) (UnsafeMutablePointer<ptk_device>?, Int, ptk_device_kind) -> ptk_status
  let setDevice: @convention(c) (OpaquePointer?, UInt32, UnsafePointer<ptk_device>?, Int64) -> ptk_status
  let initTarget: @convention(c) (UnsafeMutablePointer<ptk_target>?, Int) -> ptk_status
  let upsertTargets: UpsertTargets
  let initInput: @convention(c) (UnsafeMutablePointer<ptk_input>?, Int, ptk_input_kind, Int64) -> ptk_status
  let handle: @convention(c) (OpaquePointer?, UnsafePointer<ptk_input>?) -> ptk_status
  let step: @convention(c) (OpaquePointer?, Int64, Int64) -> UnsafePointer<ptk_frame>?

  init(_ path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { fatalError(String(cString: dlerror())) }
    func function<Function>(_ name: String) -> Function {
      guard let symbol = dlsym(library, name) else { fatalError(String(cString: dlerror())) }
      return unsafeBitCast(symbol, to: Function.self)
    }
    createEngine = function("ptk_engine_create")
    initDevice = function("ptk_device_init")
    setDevice = function("ptk_engine_set_device")
    initTarget = function("ptk_target_init")
    upsertTargets = function("ptk_engine_upsert_targets")
    initInput = function("ptk_input_init")
    handle = function("ptk_engine_simulate")
    step = function("ptk_engine_step")
  }
}

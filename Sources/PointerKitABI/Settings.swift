// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

@c @implementation @_optimize(size)
public func ptk_settings_init(_ settings: UnsafeMutablePointer<ptk_settings>?, _ size: Int) -> ptk_status {
  var value = ptk_settings(PointerSettings())
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: settings, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_set_settings(
  _ engine: OpaquePointer?, _ settings: UnsafePointer<ptk_settings>?, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  let value = PointerSettings(settings, &fault)
  if fault.status == .ok {
    engine.pointee.setSettings(value, at: Timestamp(nanoseconds: now))
    engine.hosted.tell(ofSettings: settings)
  }
  return engine.hosted.tell(fault)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_settings(
  _ engine: OpaquePointer?, _ settings: UnsafeMutablePointer<ptk_settings>?, _ size: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return store(ptk_settings(engine.pointee.settings), to: settings, size: size)
}

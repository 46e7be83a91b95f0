// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

@c @implementation
public func pk_settings_init(_ settings: UnsafeMutablePointer<pk_settings>?, _ size: Int) -> pk_status {
  var value = pk_settings(PointerSettings())
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: settings, size: size)
}

@c @implementation
public func pk_engine_set_settings(
  _ engine: OpaquePointer?, _ settings: UnsafePointer<pk_settings>?, _ now: Int64
) -> pk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var status = pk_status.ok
  let value = PointerSettings(settings, status: &status)
  if status == .ok { engine.pointee.setSettings(value, at: Timestamp(nanoseconds: now)) }
  return status
}

@c @implementation
public func pk_engine_get_settings(
  _ engine: OpaquePointer?, _ settings: UnsafeMutablePointer<pk_settings>?, _ size: Int
) -> pk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return store(pk_settings(engine.pointee.settings), to: settings, size: size)
}

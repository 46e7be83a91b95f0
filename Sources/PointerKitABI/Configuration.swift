// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

@c @implementation @_optimize(size)
public func ptk_configuration_init(_ config: UnsafeMutablePointer<ptk_configuration>?, _ size: Int)
  -> ptk_status
{
  store(PointerConfiguration(), to: config, size: size)
}

@c @implementation @_optimize(size)
public func ptk_configuration_init_compact(_ config: UnsafeMutablePointer<ptk_configuration>?, _ size: Int)
  -> ptk_status
{
  store(.compact, to: config, size: size)
}

@_optimize(size)
private func store(
  _ configuration: PointerConfiguration, to config: UnsafeMutablePointer<ptk_configuration>?, size: Int
) -> ptk_status {
  var value = ptk_configuration(configuration)
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: config, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_set_configuration(
  _ engine: OpaquePointer?, _ config: UnsafePointer<ptk_configuration>?, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  let value = PointerConfiguration(config, &fault)
  if fault.status == .ok {
    engine.pointee.setConfiguration(value, at: Timestamp(nanoseconds: now))
    engine.hosted.tell(ofConfiguration: config)
  }
  return engine.hosted.tell(fault)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_configuration(
  _ engine: OpaquePointer?, _ config: UnsafeMutablePointer<ptk_configuration>?, _ size: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return store(ptk_configuration(engine.pointee.configuration), to: config, size: size)
}

@c @implementation @_optimize(size)
public func ptk_host_traits_init(_ host: UnsafeMutablePointer<ptk_host_traits>?, _ size: Int) -> ptk_status {
  var value = ptk_host_traits(HostTraits())
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: host, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_set_host_traits(
  _ engine: OpaquePointer?, _ host: UnsafePointer<ptk_host_traits>?, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  let value = HostTraits(host, &fault)
  if fault.status == .ok {
    engine.pointee.setHost(value, at: Timestamp(nanoseconds: now))
    engine.hosted.tell(ofHost: host)
  }
  return engine.hosted.tell(fault)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_host_traits(
  _ engine: OpaquePointer?, _ host: UnsafeMutablePointer<ptk_host_traits>?, _ size: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return store(ptk_host_traits(engine.pointee.host), to: host, size: size)
}

// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import PointerKit
import PointerRecordings

@c @implementation
public func ptk_digest_begin(_ digest: UnsafeMutablePointer<UInt64>?) -> ptk_status {
  guard let digest else { return .null }
  digest.pointee = StateDigest().value
  return .ok
}

@c @implementation
public func ptk_digest_add(_ digest: UnsafeMutablePointer<UInt64>?, _ bits: UInt64) -> ptk_status {
  guard let digest else { return .null }
  var value = StateDigest(continuing: digest.pointee)
  value.combine(bits)
  digest.pointee = value.value
  return .ok
}

@c @implementation
public func ptk_digest_add_frame(
  _ digest: UnsafeMutablePointer<UInt64>?, _ frame: UnsafePointer<ptk_frame>?
) -> ptk_status {
  guard let digest, let frame = Frame(host: frame) else { return .null }
  var value = StateDigest(continuing: digest.pointee)
  value.combine(frame.pointee.frame)
  digest.pointee = value.value
  return .ok
}

@c @implementation
public func ptk_digest_add_damage(
  _ digest: UnsafeMutablePointer<UInt64>?, _ frame: UnsafePointer<ptk_frame>?
) -> ptk_status {
  guard let digest, let frame = Frame(host: frame) else { return .null }
  guard let damage = frame.pointee.frame.damage else { return .ok }
  var value = StateDigest(continuing: digest.pointee)
  value.combine(damage)
  digest.pointee = value.value
  return .ok
}

@c @implementation
public func ptk_digest_add_events(
  _ digest: UnsafeMutablePointer<UInt64>?, _ engine: OpaquePointer?, _ since: UInt64
) -> ptk_status {
  guard let digest, let engine = Engine(handle: engine) else { return .null }
  var value = StateDigest(continuing: digest.pointee)
  for event in engine.pointee.events(since: since) { value.combine(event) }
  digest.pointee = value.value
  return .ok
}

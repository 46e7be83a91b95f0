// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import Magnetism
import PointerKit

// MARK: Life

@c @implementation
public func ptk_engine_create(
  _ size: ptk_size, _ start: UnsafePointer<ptk_point>?, _ settings: UnsafePointer<ptk_settings>?,
  _ config: UnsafePointer<ptk_config>?, _ engine: UnsafeMutablePointer<OpaquePointer?>?
) -> ptk_status {
  guard let engine else { return .null }
  var status = ptk_status.ok
  let settings = PointerSettings(settings, status: &status)
  let configuration = PointerConfiguration(config, status: &status)
  guard status == .ok else { return status }
  engine.pointee = Engine.handle(
    to: PointerEngine(
      size: Size(size), start: start.map { Point($0.pointee) }, settings: settings,
      configuration: configuration))
  return .ok
}

@c @implementation
public func ptk_engine_destroy(_ engine: OpaquePointer?) { Engine(handle: engine)?.destroy() }

@c @implementation
public func ptk_engine_copy(
  _ engine: OpaquePointer?, _ copy: UnsafeMutablePointer<OpaquePointer?>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let copy else { return .null }
  copy.pointee = Engine.handle(to: engine.pointee)
  return .ok
}

@c @implementation
public func ptk_engine_restore(_ engine: OpaquePointer?, _ snapshot: OpaquePointer?) -> ptk_status {
  guard let engine = Engine(handle: engine), let snapshot = Engine(handle: snapshot) else { return .null }
  engine.pointee = snapshot.pointee
  return .ok
}

@c @implementation
public func ptk_engine_is_equal(
  _ a: OpaquePointer?, _ b: OpaquePointer?, _ isEqual: UnsafeMutablePointer<ptk_bool>?
) -> ptk_status {
  guard let a = Engine(handle: a), let b = Engine(handle: b), let isEqual else { return .null }
  isEqual.pointee = flag(a.pointee == b.pointee)
  return .ok
}

// MARK: Time

@c @implementation
public func ptk_engine_advance(_ engine: OpaquePointer?, _ now: Int64) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.advance(to: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation
public func ptk_engine_step(
  _ engine: OpaquePointer?, _ now: Int64, _ presenting: Int64, _ frame: OpaquePointer?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let frame = Frame(handle: frame) else { return .null }
  engine.pointee.step(
    now: Timestamp(nanoseconds: now), presenting: Timestamp(nanoseconds: presenting), into: &frame.pointee)
  return .ok
}

@c @implementation
public func ptk_engine_read(_ engine: OpaquePointer?, _ time: Int64, _ frame: OpaquePointer?) -> ptk_status {
  guard let engine = Engine(handle: engine), let frame = Frame(handle: frame) else { return .null }
  engine.pointee.read(at: Timestamp(nanoseconds: time), into: &frame.pointee)
  return .ok
}

@c @implementation
public func ptk_engine_cursor_warped(
  _ engine: OpaquePointer?, _ position: ptk_point, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.cursorWarped(to: Point(position), at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation
public func ptk_engine_place_pointer(_ engine: OpaquePointer?, _ now: Int64) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.placePointer(at: Timestamp(nanoseconds: now))
  return .ok
}

// MARK: Surroundings

@c @implementation
public func ptk_engine_resize(_ engine: OpaquePointer?, _ size: ptk_size, _ now: Int64) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.resize(to: Size(size), at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation
public func ptk_engine_set_appearance(
  _ engine: OpaquePointer?, _ appearance: Int32, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  guard let appearance: Appearance = constant(appearance) else { return .value }
  engine.pointee.setAppearance(appearance, at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation
public func ptk_engine_get_appearance(
  _ engine: OpaquePointer?, _ appearance: UnsafeMutablePointer<Int32>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let appearance else { return .null }
  appearance.pointee = Int32(engine.pointee.appearance.rawValue)
  return .ok
}

@c @implementation
public func ptk_engine_set_background_luminance(
  _ engine: OpaquePointer?, _ luminance: Double, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.setBackgroundLuminance(luminance, at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation
public func ptk_engine_set_annotation(
  _ engine: OpaquePointer?, _ values: UnsafePointer<ptk_annotation_value>?, _ count: Int,
  _ size: UnsafePointer<ptk_size>?, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var status = ptk_status.ok
  guard let values = array(values, count: count, status: &status) else { return status }
  let time = Timestamp(nanoseconds: now)
  guard !values.isEmpty else {
    engine.pointee.setAnnotation(nil, at: time)
    return .ok
  }
  var annotation = PointerAnnotation(values)
  if let size { annotation.size = Size(size.pointee) }
  engine.pointee.setAnnotation(annotation, at: time)
  return .ok
}

@c @implementation
public func ptk_annotation_estimate_size(
  _ values: UnsafePointer<ptk_annotation_value>?, _ count: Int, _ size: UnsafeMutablePointer<ptk_size>?
) -> ptk_status {
  guard let size else { return .null }
  var status = ptk_status.ok
  guard let values = array(values, count: count, status: &status) else { return status }
  size.pointee = ptk_size(AnnotationMetrics.size(of: PointerAnnotation(values)))
  return .ok
}

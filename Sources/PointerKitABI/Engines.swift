// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

// MARK: Life

@c @implementation @_optimize(size)
public func ptk_engine_create(
  _ size: ptk_size, _ options: UnsafePointer<ptk_options>?
) -> OpaquePointer? {
  var (source, fault) = (ptk_options(), Fault())
  if let options {
    // Without a size that includes the log, nothing can be told.
    guard let loaded = load(options, &fault) else { return nil }
    source = loaded
  }
  let log = Log(source.log, source.log_data, source.log_level, named: "log_level", &fault)
  let settings = PointerSettings(source.settings, &fault)
  let configuration = PointerConfiguration(source.configuration, &fault)
  let host = HostTraits(source.host, &fault)
  guard fault.status == .ok else {
    fault.within("options->")
    log.tell(fault, in: "ptk_engine_create(")
    return nil
  }
  let handle = HostedEngine.handle(
    to: PointerEngine(
      size: Size(size), start: source.has_start ? Point(source.start) : nil, settings: settings,
      configuration: configuration, host: host))
  let hosted = UnsafeMutablePointer<HostedEngine>(handle)
  hosted.pointee.log = log
  hosted.tell(ofSettings: source.settings)
  hosted.tell(ofConfiguration: source.configuration)
  hosted.tell(ofHost: source.host)
  return handle
}

@c @implementation @_optimize(size)
public func ptk_options_init(_ options: UnsafeMutablePointer<ptk_options>?, _ size: Int) -> ptk_status {
  var value = ptk_options()
  value.log_level = PTK_LOG_LEVEL_MISTAKES
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: options, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_destroy(_ engine: OpaquePointer?) {
  guard engine != nil, let engine = UnsafeMutablePointer<HostedEngine>(handle: engine) else { return }
  ptk_frame_destroy(engine.pointee.frame.host)
  engine.pointee.events.free()
  engine.destroy()
}

@c @implementation @_optimize(size)
public func ptk_engine_copy(_ engine: OpaquePointer?) -> OpaquePointer? {
  Engine(handle: engine).map { HostedEngine.handle(to: $0.pointee) }
}

@c @implementation @_optimize(size)
public func ptk_engine_restore(_ engine: OpaquePointer?, _ snapshot: OpaquePointer?) -> ptk_status {
  guard let engine = UnsafeMutablePointer<HostedEngine>(handle: engine),
    let snapshot = Engine(handle: snapshot)
  else { return .null }
  engine.pointee.engine = snapshot.pointee
  engine.pointee.seenEvents = snapshot.pointee.eventCount
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_is_equal(
  _ a: OpaquePointer?, _ b: OpaquePointer?, _ isEqual: UnsafeMutablePointer<Bool>?
) -> ptk_status {
  guard let a = Engine(handle: a), let b = Engine(handle: b), let isEqual else { return .null }
  isEqual.pointee = a.pointee == b.pointee
  return .ok
}

// MARK: Time

@c @implementation @_optimize(size)
public func ptk_engine_advance(_ engine: OpaquePointer?, _ now: Int64) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.advance(to: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation
public func ptk_engine_step(
  _ engine: OpaquePointer?, _ now: Int64, _ presenting: Int64
) -> UnsafePointer<ptk_frame>? {
  guard let engine = UnsafeMutablePointer<HostedEngine>(handle: engine) else { return nil }
  let frame = engine.pointee.frame
  engine.pointee.engine.step(
    now: Timestamp(nanoseconds: now), presenting: Timestamp(nanoseconds: presenting),
    into: &frame.pointee.frame)
  frame.publish()
  engine.tellOfViolations()
  let events = engine.pointee.engine.events(since: engine.pointee.seenEvents)
  engine.pointee.seenEvents = events.endIndex
  frame.pointee.view.event_count = events.count
  frame.pointee.view.lost_event_count = events.lostCount
  frame.pointee.view.events = frame.pointee.lists.append(events)
  return UnsafePointer(frame.host)
}

@c @implementation @_optimize(size)
public func ptk_engine_read(
  _ engine: OpaquePointer?, _ time: Int64, _ frame: UnsafeMutablePointer<ptk_frame>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let frame = Frame(host: frame) else { return .null }
  engine.pointee.read(at: Timestamp(nanoseconds: time), into: &frame.pointee.frame)
  frame.publish()
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_cursor_warped(
  _ engine: OpaquePointer?, _ position: ptk_point, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.cursorWarped(to: Point(position), at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_place_pointer(_ engine: OpaquePointer?, _ now: Int64) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.placePointer(at: Timestamp(nanoseconds: now))
  return .ok
}

// MARK: Surroundings

@c @implementation @_optimize(size)
public func ptk_engine_resize(_ engine: OpaquePointer?, _ size: ptk_size, _ now: Int64) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.resize(to: Size(size), at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_set_appearance(
  _ engine: OpaquePointer?, _ appearance: ptk_appearance, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  guard let appearance: Appearance = constant(appearance, "appearance", &fault) else {
    return engine.hosted.tell(fault)
  }
  engine.pointee.setAppearance(appearance, at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_set_background_luminance(
  _ engine: OpaquePointer?, _ luminance: Double, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  engine.pointee.setBackgroundLuminance(luminance, at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_set_annotation(
  _ engine: OpaquePointer?, _ values: UnsafePointer<ptk_annotation_value>?, _ count: Int,
  _ size: UnsafePointer<ptk_size>?, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  guard let values = array(values, count: count, "values", "count", &fault) else {
    return engine.hosted.tell(fault)
  }
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

@c @implementation @_optimize(size)
public func ptk_annotation_estimate_size(
  _ values: UnsafePointer<ptk_annotation_value>?, _ count: Int, _ size: UnsafeMutablePointer<ptk_size>?
) -> ptk_status {
  guard let size else { return .null }
  var fault = Fault()
  guard let values = array(values, count: count, "values", "count", &fault) else { return fault.status }
  size.pointee = ptk_size(AnnotationMetrics.size(of: PointerAnnotation(values)))
  return .ok
}

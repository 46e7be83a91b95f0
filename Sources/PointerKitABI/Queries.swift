// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

@c @implementation @_optimize(size)
public func ptk_engine_get_state(
  _ engine: OpaquePointer?, _ state: UnsafeMutablePointer<ptk_state>?, _ size: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return store(
    ptk_state(
      time: engine.pointee.time.nanoseconds, position: ptk_point(engine.pointee.position),
      hovered: engine.pointee.hoveredTarget?.rawValue ?? 0, event_count: engine.pointee.eventCount,
      modifiers: UInt32(engine.pointee.pressedModifiers.rawValue),
      touch_count: Int32(clamping: engine.pointee.touchCount),
      appearance: ptk_appearance(number: engine.pointee.appearance), reserved: 0), to: state, size: size)
}

// MARK: At a point

@c @implementation
public func ptk_engine_hit_test(
  _ engine: OpaquePointer?, _ point: ptk_point, _ hit: UnsafeMutablePointer<ptk_hit>?, _ size: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine), hit != nil else { return .null }
  guard let found = engine.pointee.hitTest(Point(point)) else { return .absent }
  return store(
    ptk_hit(target: found.target.rawValue, space: found.space.rawValue, location: ptk_point(found.location)),
    to: hit, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_targets_at(
  _ engine: OpaquePointer?, _ point: ptk_point, _ targets: UnsafeMutablePointer<UInt64>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return fill(targets, capacity: capacity, count: count, engine.pointee.targets(at: Point(point)))
}

@c @implementation @_optimize(size)
public func ptk_engine_get_space_at(
  _ engine: OpaquePointer?, _ point: ptk_point, _ space: UnsafeMutablePointer<UInt64>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let space else { return .null }
  space.pointee = engine.pointee.space(at: Point(point)).rawValue
  return .ok
}

// MARK: What is registered

/// Writes as many ids of targets as fit into a caller's buffer, and sets `count` to the number of all ids.
func fill(
  _ buffer: UnsafeMutablePointer<UInt64>?, capacity: Int, count: UnsafeMutablePointer<Int>?, _ ids: [TargetID]
) -> ptk_status {
  fill(buffer, capacity: capacity, count: count, total: ids.count) { ids[$0].rawValue }
}

@c @implementation @_optimize(size)
public func ptk_engine_get_targets(
  _ engine: OpaquePointer?, _ targets: UnsafeMutablePointer<UInt64>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return fill(targets, capacity: capacity, count: count, engine.pointee.targetIdentifiers)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_selection(
  _ engine: OpaquePointer?, _ targets: UnsafeMutablePointer<UInt64>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return fill(targets, capacity: capacity, count: count, engine.pointee.selection)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_target(
  _ engine: OpaquePointer?, _ id: UInt64, _ target: UnsafeMutablePointer<ptk_target>?, _ size: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine), target != nil else { return .null }
  guard let found = engine.pointee.target(TargetID(rawValue: id)) else { return .unknown }
  return store(ptk_target(found), to: target, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_preferred_hover(
  _ engine: OpaquePointer?, _ id: UInt64, _ options: UnsafeMutablePointer<ptk_hover_options>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let options else { return .null }
  guard let target = engine.pointee.target(TargetID(rawValue: id)) else { return .unknown }
  guard let preferred = target.preferredHover else { return .absent }
  options.pointee = ptk_hover_options(preferred)
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_get_reveals(
  _ engine: OpaquePointer?, _ id: UInt64, _ reveals: UnsafeMutablePointer<ptk_revealed>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  guard let target = engine.pointee.target(TargetID(rawValue: id)) else { return .unknown }
  return fill(reveals, capacity: capacity, count: count, total: target.reveals.count) {
    ptk_revealed(target.reveals[$0])
  }
}

@c @implementation @_optimize(size)
public func ptk_engine_get_space(
  _ engine: OpaquePointer?, _ id: UInt64, _ space: UnsafeMutablePointer<ptk_space>?, _ size: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine), space != nil else { return .null }
  guard let found = engine.pointee.space(SpaceID(rawValue: id)) else { return .unknown }
  return store(ptk_space(found), to: space, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_region(
  _ engine: OpaquePointer?, _ target: UInt64, _ region: UnsafeMutablePointer<ptk_rect>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let region else { return .null }
  guard let found = engine.pointee.region(of: TargetID(rawValue: target)) else { return .unknown }
  region.pointee = ptk_rect(found)
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_get_clip(
  _ engine: OpaquePointer?, _ space: UInt64, _ clip: UnsafeMutablePointer<ptk_rect>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let clip else { return .null }
  guard let found = engine.pointee.clip(of: SpaceID(rawValue: space)) else { return .absent }
  clip.pointee = ptk_rect(found)
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_convert_from_space(
  _ engine: OpaquePointer?, _ space: UInt64, _ point: ptk_point, _ window: UnsafeMutablePointer<ptk_point>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let window else { return .null }
  guard let found = engine.pointee.convert(Point(point), from: SpaceID(rawValue: space)) else {
    return .unknown
  }
  window.pointee = ptk_point(found)
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_convert_to_space(
  _ engine: OpaquePointer?, _ space: UInt64, _ window: ptk_point, _ point: UnsafeMutablePointer<ptk_point>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let point else { return .null }
  guard let found = engine.pointee.convert(Point(window), to: SpaceID(rawValue: space)) else {
    return .unknown
  }
  point.pointee = ptk_point(found)
  return .ok
}

// MARK: Styles of targets

private func registeredStyle(of id: UInt64, in engine: Engine, resolved: Bool) -> PointerStyle? {
  let id = TargetID(rawValue: id)
  return resolved ? engine.pointee.resolvedStyle(of: id) : engine.pointee.target(id)?.style
}

@c @implementation @_optimize(size)
public func ptk_engine_get_style(
  _ engine: OpaquePointer?, _ target: UInt64, _ resolved: Bool, _ style: UnsafeMutablePointer<ptk_style>?,
  _ size: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine), style != nil else { return .null }
  guard let found = registeredStyle(of: target, in: engine, resolved: resolved) else { return .unknown }
  return store(ptk_style(found), to: style, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_get_style_shape(
  _ engine: OpaquePointer?, _ target: UInt64, _ resolved: Bool, _ shape: UnsafeMutablePointer<ptk_shape>?,
  _ size: Int, _ path: UnsafeMutablePointer<ptk_path>?, _ pathSize: Int,
  _ elements: UnsafeMutablePointer<ptk_path_element>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), shape != nil, let count else { return .null }
  guard let style = registeredStyle(of: target, in: engine, resolved: resolved) else { return .unknown }
  count.pointee = 0
  guard let found = style.shape else { return .absent }
  let status = store(ptk_shape(found), to: shape, size: size)
  guard status == .ok, case .path(let outline) = found else { return status }
  return fill(outline, path, pathSize, elements, capacity, count)
}

/// Writes a path to `path`, and the elements of the path to a caller's buffer.
///
/// If `path` is nil, only the elements are written.
func fill(
  _ outline: PointerPath, _ path: UnsafeMutablePointer<ptk_path>?, _ size: Int,
  _ elements: UnsafeMutablePointer<ptk_path_element>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  if path != nil {
    let status = store(ptk_path(outline, elements: elements), to: path, size: size)
    if status != .ok { return status }
  }
  let source = outline.elements
  return fill(elements, capacity: capacity, count: count, total: source.count) {
    ptk_path_element(source[$0])
  }
}

@c @implementation @_optimize(size)
public func ptk_engine_get_style_precision(
  _ engine: OpaquePointer?, _ target: UInt64, _ resolved: Bool, _ axis: ptk_axis,
  _ precision: UnsafeMutablePointer<ptk_precision>?, _ size: Int, _ lines: UnsafeMutablePointer<ptk_line>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), precision != nil, let count else { return .null }
  guard axis == PTK_AXIS_HORIZONTAL || axis == PTK_AXIS_VERTICAL else { return .value }
  guard let style = registeredStyle(of: target, in: engine, resolved: resolved) else { return .unknown }
  var value = ptk_precision()
  value.size = UInt32(MemoryLayout<ptk_precision>.size)
  count.pointee = 0
  var found: [AxisPrecision.Line] = []
  switch style.precision(along: axis == PTK_AXIS_HORIZONTAL ? .horizontal : .vertical) {
  case nil: value.kind = PTK_PRECISION_KIND_AUTOMATIC
  case .whole: value.kind = PTK_PRECISION_KIND_WHOLE
  case .continuous: value.kind = PTK_PRECISION_KIND_CONTINUOUS
  case .stepped(let origin, let spacing):
    (value.kind, value.origin, value.spacing) = (PTK_PRECISION_KIND_STEPPED, origin, spacing)
  case .lines(let list):
    found = list
    (value.kind, value.line_count) = (PTK_PRECISION_KIND_LINES, list.count)
    value.lines = UnsafePointer(lines)
  }
  let status = store(value, to: precision, size: size)
  guard status == .ok else { return status }
  return fill(lines, capacity: capacity, count: count, total: found.count) {
    ptk_line(start: found[$0].start, length: found[$0].length)
  }
}

@c @implementation @_optimize(size)
public func ptk_engine_get_style_accessories(
  _ engine: OpaquePointer?, _ target: UInt64, _ resolved: Bool,
  _ accessories: UnsafeMutablePointer<ptk_accessory>?, _ size: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  guard let style = registeredStyle(of: target, in: engine, resolved: resolved) else { return .unknown }
  let list = style.accessories
  return fill(accessories, size: size, capacity: capacity, count: count, total: list.count) {
    ptk_accessory(
      size: UInt32(MemoryLayout<ptk_accessory>.size), shape: list[$0].shape.number, angle: list[$0].angle,
      offset: list[$0].offset, orientation_matches_angle: choice(list[$0].orientationMatchesAngle),
      reserved: 0, path: nil)
  }
}

@c @implementation @_optimize(size)
public func ptk_engine_get_style_accessory_path(
  _ engine: OpaquePointer?, _ target: UInt64, _ resolved: Bool, _ index: Int,
  _ path: UnsafeMutablePointer<ptk_path>?, _ size: Int, _ elements: UnsafeMutablePointer<ptk_path_element>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let count else { return .null }
  guard let style = registeredStyle(of: target, in: engine, resolved: resolved) else { return .unknown }
  count.pointee = 0
  guard index >= 0, index < style.accessories.count else { return .value }
  guard case .path(let outline) = style.accessories[index].shape else { return .absent }
  return fill(outline, path, size, elements, capacity, count)
}

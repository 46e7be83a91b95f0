// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

extension ptk_target {
  /// Creates the target without that to which its pointers point.
  init(_ target: PointerTarget) {
    self.init()
    size = UInt32(MemoryLayout<ptk_target>.size)
    kind = ptk_kind(number: target.kind)
    id = target.id.rawValue
    frame = ptk_rect(target.frame)
    space = target.space.rawValue
    z = target.z
    group = target.group?.rawValue ?? 0
    is_enabled = target.isEnabled
    has_bezel = target.hasBezel
    is_selectable = target.isSelectable
    if let padding = target.padding { (has_padding, self.padding) = (true, ptk_insets(padding)) }
    latching_axes = UInt32(target.latchingAxes.rawValue)
    corner_radius = target.cornerRadius
    is_dragged_by_scrolling = choice(target.isDraggedByScrolling)
    is_magnetic = choice(target.isMagnetic)
    if let luminance = target.luminance { (has_luminance, self.luminance) = (true, luminance) }
    if let color = target.color { (has_color, self.color) = (true, ptk_color(color)) }
    cursor = target.cursor.map { ptk_cursor(number: $0) } ?? PTK_CURSOR_DEFAULT
    reveal_count = target.reveals.count
    tracks_held_press = choice(target.tracksHeldPress)
    accepts_drops = choice(target.acceptsDrops)
    clicks_after_drag = choice(target.clicksAfterDrag)
    coasts = target.coasts
  }
}

/// The target that a struct describes; ignore the result if there is a mistake in `fault`.
func target(_ source: ptk_target, _ fault: inout Fault) -> PointerTarget {
  var target = PointerTarget(
    id: TargetID(rawValue: source.id), frame: Rect(source.frame), hasBezel: source.has_bezel,
    group: source.group == 0 ? nil : GroupID(rawValue: source.group))
  if source.id == 0 { fault.setID("id", 0, "another number") }
  if let kind: ElementKind = constant(source.kind, "kind", &fault) { target.kind = kind }
  target.space = SpaceID(rawValue: source.space)
  target.z = source.z
  target.isEnabled = source.is_enabled
  target.padding = source.has_padding ? Insets(source.padding) : nil
  if fault.status == .ok {
    target.style = style(source.style, &fault)
    fault.within("style->")
  }
  if fault.status == .ok, let options = source.preferred_hover {
    target.preferredHover = hoverOptions(options.pointee, &fault)
    fault.within("preferred_hover->")
  }
  target.cornerRadius = source.corner_radius
  target.isSelectable = source.is_selectable
  target.latchingAxes = axes(source.latching_axes, "latching_axes", &fault)
  target.isDraggedByScrolling = choice(source.is_dragged_by_scrolling)
  target.isMagnetic = choice(source.is_magnetic)
  target.luminance = source.has_luminance ? source.luminance : nil
  target.color = source.has_color ? LinearColor(source.color) : nil
  target.tracksHeldPress = choice(source.tracks_held_press)
  target.acceptsDrops = choice(source.accepts_drops)
  target.clicksAfterDrag = choice(source.clicks_after_drag)
  target.coasts = source.coasts
  if source.cursor != PTK_CURSOR_DEFAULT {
    if let cursor: CursorKind = PointerKitABI.constant(source.cursor) {
      target.cursor = cursor
    } else {
      fault.setNumber("cursor", Int64(source.cursor.rawValue), -1...Int64(CursorKind.allCases.count - 1))
    }
  }
  if let reveals = array(source.reveals, count: source.reveal_count, "reveals", "reveal_count", &fault),
    !reveals.isEmpty
  {
    target.reveals = reveals.map {
      $0.is_group ? .group(GroupID(rawValue: $0.id)) : .target(TargetID(rawValue: $0.id))
    }
  }
  return target
}

extension PointerTarget {
  /// Whether the size and the color are those of a struct; negative sizes become 0, and components of colors
  /// 0…1.
  ///
  /// The engine receives them clamped, and counts all other numbers by itself.
  fileprivate func hasNumbers(of source: ptk_target) -> Bool {
    if source.frame.width < 0 || source.frame.height < 0 { return false }
    guard source.has_color, let color else { return true }
    let given = source.color
    return color.red == given.red && color.green == given.green && color.blue == given.blue
  }
}

extension ptk_revealed {
  init(_ element: RevealedElement) {
    if case .group = element {
      self.init(id: element.rawValue, is_group: true, reserved: 0)
    } else {
      self.init(id: element.rawValue, is_group: false, reserved: 0)
    }
  }
}

extension ptk_space {
  init(_ space: PointerSpace) {
    self.init()
    size = UInt32(MemoryLayout<ptk_space>.size)
    is_enabled = space.isEnabled
    id = space.id.rawValue
    parent = space.parent.rawValue
    origin = ptk_point(space.origin)
    is_opaque = space.isOpaque
    lets_parent_band_in = space.letsParentBandIn
    if let clip = space.clip { (has_clip, self.clip) = (true, ptk_rect(clip)) }
    if let size = space.contentSize { (has_content_size, content_size) = (true, ptk_size(size)) }
    z = space.z
    coasts = space.coasts
  }
}

private func space(_ source: ptk_space, _ fault: inout Fault) -> PointerSpace {
  var space = PointerSpace(id: SpaceID(rawValue: source.id))
  if source.id == 0 { fault.setID("id", 0, "another number, since 0 is the window") }
  space.isEnabled = source.is_enabled
  space.parent = SpaceID(rawValue: source.parent)
  space.origin = Point(source.origin)
  space.isOpaque = source.is_opaque
  space.letsParentBandIn = source.lets_parent_band_in
  space.clip = source.has_clip ? Rect(source.clip) : nil
  space.contentSize = source.has_content_size ? Size(source.content_size) : nil
  space.z = source.z
  space.coasts = source.coasts
  return space
}

// MARK: Defaults

@c @implementation @_optimize(size)
public func ptk_target_init(_ target: UnsafeMutablePointer<ptk_target>?, _ size: Int) -> ptk_status {
  var value = ptk_target(PointerTarget(id: 0, frame: .zero))
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: target, size: size)
}

@c @implementation @_optimize(size)
public func ptk_space_init(_ space: UnsafeMutablePointer<ptk_space>?, _ size: Int) -> ptk_status {
  var value = ptk_space(PointerSpace(id: 0))
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: space, size: size)
}

// MARK: Changes

@c @implementation @_optimize(size)
public func ptk_engine_upsert_targets(
  _ engine: OpaquePointer?, _ targets: UnsafePointer<ptk_target>?, _ targetCount: Int,
  _ removed: UnsafePointer<UInt64>?, _ removedCount: Int, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  let elements = Elements(targets, count: targetCount, "targets", "target_count", &fault)
  guard fault.status == .ok,
    let removed = array(removed, count: removedCount, "removed", "removed_count", &fault)
  else { return engine.hosted.tell(fault) }
  var list: [PointerTarget] = []
  list.reserveCapacity(elements.count)
  for index in 0..<elements.count {
    let element = elements[index]
    list.append(target(element, &fault))
    if fault.status != .ok {
      fault.within("targets", index)
      fault.blame("target", element.id)
      return engine.hosted.tell(fault)
    }
  }
  for index in 0..<elements.count where !list[index].hasNumbers(of: elements[index]) {
    engine.hosted.tell(ofClampedNumbersIn: elements[index], list[index], index)
  }
  let time = Timestamp(nanoseconds: now)
  if list.count == 1, removed.isEmpty {
    engine.pointee.upsert(list[0], at: time)
  } else {
    engine.pointee.upsert(list, removing: removed.map { TargetID(rawValue: $0) }, at: time)
  }
  engine.hosted.noteStray(in: list)
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_move_targets(
  _ engine: OpaquePointer?, _ movements: UnsafePointer<ptk_movement>?, _ count: Int, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  guard let movements = array(movements, count: count, "movements", "count", &fault) else {
    return engine.hosted.tell(fault)
  }
  let time = Timestamp(nanoseconds: now)
  if movements.count == 1 {
    engine.pointee.move(TargetID(rawValue: movements[0].id), to: Rect(movements[0].frame), at: time)
  } else {
    engine.pointee.move(
      movements.map { MovedTarget(id: TargetID(rawValue: $0.id), frame: Rect($0.frame)) }, at: time)
  }
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_remove_target(_ engine: OpaquePointer?, _ target: UInt64, _ now: Int64) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  guard engine.pointee.target(TargetID(rawValue: target)) != nil else {
    return engine.unknown(target: target)
  }
  engine.pointee.remove(target: TargetID(rawValue: target), at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_upsert_spaces(
  _ engine: OpaquePointer?, _ spaces: UnsafePointer<ptk_space>?, _ count: Int, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  let elements = Elements(spaces, count: count, "spaces", "count", &fault)
  guard fault.status == .ok else { return engine.hosted.tell(fault) }
  var list: [PointerSpace] = []
  list.reserveCapacity(elements.count)
  for index in 0..<elements.count {
    let element = elements[index]
    list.append(space(element, &fault))
    if fault.status != .ok {
      fault.within("spaces", index)
      return engine.hosted.tell(fault)
    }
  }
  engine.pointee.upsert(list, at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation
public func ptk_engine_scroll_space(
  _ engine: OpaquePointer?, _ space: UInt64, _ origin: ptk_point, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  guard engine.pointee.space(SpaceID(rawValue: space)) != nil else {
    return engine.unknown(space: space)
  }
  engine.pointee.scroll(
    space: SpaceID(rawValue: space), to: Point(origin), at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_remove_space(_ engine: OpaquePointer?, _ space: UInt64, _ now: Int64) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  // The window cannot be removed.
  guard space != 0 else {
    var fault = Fault()
    fault.setID("space", 0, "another space than the window")
    return engine.hosted.tell(fault)
  }
  guard engine.pointee.space(SpaceID(rawValue: space)) != nil else {
    return engine.unknown(space: space)
  }
  engine.pointee.remove(space: SpaceID(rawValue: space), at: Timestamp(nanoseconds: now))
  return .ok
}

@c @implementation @_optimize(size)
public func ptk_engine_set_selection(
  _ engine: OpaquePointer?, _ targets: UnsafePointer<UInt64>?, _ count: Int, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var fault = Fault()
  guard let targets = array(targets, count: count, "targets", "count", &fault) else {
    return engine.hosted.tell(fault)
  }
  engine.pointee.setSelection(targets.map { TargetID(rawValue: $0) }, at: Timestamp(nanoseconds: now))
  return .ok
}

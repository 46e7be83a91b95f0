// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import Magnetism
import PointerKit

@c @implementation
public func ptk_frame_create(_ frame: UnsafeMutablePointer<OpaquePointer?>?) -> ptk_status {
  guard let frame else { return .null }
  frame.pointee = Frame.handle(to: PointerFrame())
  return .ok
}

@c @implementation
public func ptk_frame_destroy(_ frame: OpaquePointer?) { Frame(handle: frame)?.destroy() }

@c @implementation
public func ptk_frame_get_info(
  _ frame: OpaquePointer?, _ info: UnsafeMutablePointer<ptk_frame_info>?, _ size: Int
) -> ptk_status {
  guard let frame = Frame(handle: frame) else { return .null }
  var value = ptk_frame_info()
  value.time = frame.pointee.time.nanoseconds
  value.phase = Int32(frame.pointee.phase.rawValue)
  value.cursor = Int32(frame.pointee.cursor.rawValue)
  value.model = ptk_point(frame.pointee.model)
  value.precise = ptk_point(frame.pointee.precise)
  value.velocity = ptk_vector(frame.pointee.velocity)
  value.hovered = frame.pointee.hovered?.rawValue ?? 0
  value.is_at_rest = flag(frame.pointee.isAtRest)
  if let wake = frame.pointee.nextWake { (value.has_next_wake, value.next_wake) = (1, wake.nanoseconds) }
  if let damage = frame.pointee.damage { (value.has_damage, value.damage) = (1, ptk_rect(damage)) }
  if let warp = frame.pointee.warp { (value.has_warp, value.warp) = (1, ptk_point(warp)) }
  if let band = frame.pointee.band { (value.has_band, value.band) = (1, ptk_rect(band.rect)) }
  if let scroll = frame.pointee.autoscroll {
    (value.has_autoscroll, value.autoscroll_space) = (1, scroll.space.rawValue)
    value.autoscroll_velocity = ptk_vector(scroll.velocity)
  }
  return store(value, to: info, size: size)
}

@c @implementation
public func ptk_frame_get_pointer(
  _ frame: OpaquePointer?, _ pointer: UnsafeMutablePointer<ptk_pointer>?, _ size: Int
) -> ptk_status {
  guard let frame = Frame(handle: frame) else { return .null }
  let source = frame.pointee.pointer
  var value = ptk_pointer()
  value.outline = Int32(source.outline.rawValue)
  value.center = ptk_point(source.center)
  value.size = ptk_size(source.size)
  (value.corner_radius, value.opacity, value.scale) = (source.cornerRadius, source.opacity, source.scale)
  value.behind = source.behind?.rawValue ?? 0
  (value.luminance, value.contrast) = (source.luminance, source.contrast)
  return store(value, to: pointer, size: size)
}

@c @implementation
public func ptk_frame_get_outline(
  _ frame: OpaquePointer?, _ points: UnsafeMutablePointer<ptk_point>?, _ pointCapacity: Int,
  _ pointCount: UnsafeMutablePointer<Int>?, _ ends: UnsafeMutablePointer<Int>?, _ endCapacity: Int,
  _ endCount: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame), pointCount != nil, endCount != nil else { return .null }
  let outline = frame.pointee.outline
  let first = fill(points, capacity: pointCapacity, count: pointCount, total: outline.points.count) {
    ptk_point(outline.points[$0])
  }
  let second = fill(ends, capacity: endCapacity, count: endCount, total: outline.ends.count) {
    outline.ends[$0]
  }
  return first < 0 ? first : second < 0 ? second : max(first, second)
}

// MARK: By element

@c @implementation
public func ptk_frame_get_redrawn(
  _ frame: OpaquePointer?, _ targets: UnsafeMutablePointer<UInt64>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame) else { return .null }
  return fill(targets, capacity: capacity, count: count, frame.pointee.redrawn)
}

@c @implementation
public func ptk_frame_get_element(
  _ frame: OpaquePointer?, _ target: UInt64, _ element: UnsafeMutablePointer<ptk_element>?, _ size: Int
) -> ptk_status {
  guard let frame = Frame(handle: frame), element != nil else { return .null }
  guard let found = frame.pointee.drawing(of: TargetID(rawValue: target)) else { return .absent }
  return store(
    ptk_element(
      beneath_count: found.beneath.count, above_count: found.above.count, center: ptk_point(found.center),
      scale: found.scale, translation: ptk_vector(found.translation), is_raised: flag(found.isRaised),
      reserved: 0), to: element, size: size)
}

@c @implementation
public func ptk_frame_get_contents(
  _ frame: OpaquePointer?, _ contents: UnsafeMutablePointer<ptk_content>?, _ size: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame) else { return .null }
  return fill(
    contents, size: size, capacity: capacity, count: count, total: frame.pointee.contents.count
  ) { ptk_content(frame.pointee.contents[$0]) }
}

extension ptk_content {
  init(_ content: ContentState) {
    self.init(
      target: content.target.rawValue, frame: ptk_rect(content.frame), corner_radius: content.cornerRadius,
      color: ptk_color(content.color), progress: content.progress, scale: content.scale,
      translation: ptk_vector(content.translation), shadow_opacity: content.shadow.opacity,
      shadow_radius: content.shadow.radius, shadow_offset: ptk_vector(content.shadow.offset),
      light_opacity: content.specular.opacity, light_radius: content.specular.radius,
      light_center: ptk_point(content.specular.center), light_clip: ptk_rounded_rect(content.specular.clip),
      radiosity: content.radiosity, tint_mode: Int32(content.tintMode.rawValue),
      is_raised: flag(content.isRaised), tint_color: ptk_color(content.tintColor),
      tint_opacity: content.tintOpacity)
  }
}

// MARK: Around the pointer

@c @implementation
public func ptk_frame_get_accessories(
  _ frame: OpaquePointer?, _ accessories: UnsafeMutablePointer<ptk_accessory_state>?, _ size: Int,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame) else { return .null }
  return fill(
    accessories, size: size, capacity: capacity, count: count, total: frame.pointee.accessories.count
  ) {
    let accessory = frame.pointee.accessories[$0]
    return ptk_accessory_state(
      shape: accessory.shape.number, reserved: 0, center: ptk_point(accessory.center), angle: accessory.angle,
      opacity: accessory.opacity, scale: accessory.scale)
  }
}

@c @implementation
public func ptk_frame_get_annotation(
  _ frame: OpaquePointer?, _ state: UnsafeMutablePointer<ptk_annotation_state>?, _ size: Int,
  _ values: UnsafeMutablePointer<ptk_annotation_value>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame), state != nil, let count else { return .null }
  count.pointee = 0
  guard let found = frame.pointee.annotation else { return .absent }
  let status = store(
    ptk_annotation_state(
      platter: ptk_rounded_rect(found.platter), opacity: found.opacity,
      appearance: Int32(found.appearance.rawValue), reserved: 0), to: state, size: size)
  guard status == .ok else { return status }
  let list = found.annotation.values
  return fill(values, capacity: capacity, count: count, total: list.count) { ptk_annotation_value(list[$0]) }
}

@c @implementation
public func ptk_frame_get_band_targets(
  _ frame: OpaquePointer?, _ targets: UnsafeMutablePointer<UInt64>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame) else { return .null }
  return fill(targets, capacity: capacity, count: count, frame.pointee.band?.selected ?? [])
}

@c @implementation
public func ptk_frame_get_revealed(
  _ frame: OpaquePointer?, _ revealed: UnsafeMutablePointer<ptk_revealed>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame) else { return .null }
  return fill(revealed, capacity: capacity, count: count, total: frame.pointee.revealed.count) {
    ptk_revealed(frame.pointee.revealed[$0])
  }
}

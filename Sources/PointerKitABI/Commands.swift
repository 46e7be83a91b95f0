// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import Magnetism
import PointerKit

/// A list of drawing commands of a frame.
///
/// The result is nil for an unknown list, with the status `value`. It is also nil for an element that needs
/// no commands, with the status `absent`. Such an element is in its plain state, and the pointer is not
/// directly beneath it.
private func commands(
  of frame: Frame, _ list: Int32, _ target: UInt64, status: inout ptk_status
) -> ArraySlice<DrawingCommand>? {
  switch Int(list) {
  case PTK_LIST_ALL: return frame.pointee.drawing[...]
  case PTK_LIST_FRONT: return frame.pointee.front
  case PTK_LIST_BENEATH, PTK_LIST_ABOVE:
    guard let element = frame.pointee.drawing(of: TargetID(rawValue: target)) else {
      status = .absent
      return nil
    }
    return Int(list) == PTK_LIST_BENEATH ? element.beneath : element.above
  default:
    status = .value
    return nil
  }
}

@c @implementation
public func ptk_frame_get_commands(
  _ frame: OpaquePointer?, _ list: Int32, _ target: UInt64, _ buffer: UnsafeMutablePointer<ptk_command>?,
  _ size: Int, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame), let count else { return .null }
  var status = ptk_status.ok
  count.pointee = 0
  guard let commands = commands(of: frame, list, target, status: &status) else { return status }
  return fill(buffer, size: size, capacity: capacity, count: count, total: commands.count) {
    ptk_command(commands[commands.startIndex + $0])
  }
}

@c @implementation
public func ptk_frame_get_command_path(
  _ frame: OpaquePointer?, _ list: Int32, _ target: UInt64, _ index: Int,
  _ path: UnsafeMutablePointer<ptk_path>?, _ size: Int, _ elements: UnsafeMutablePointer<ptk_path_element>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame), let count else { return .null }
  var status = ptk_status.ok
  count.pointee = 0
  guard let commands = commands(of: frame, list, target, status: &status) else { return status }
  guard index >= 0, index < commands.count else { return .value }
  guard case .path(let outline, _, _, _, _) = commands[commands.startIndex + index].kind else {
    return .absent
  }
  return fill(outline, path, size, elements, capacity, count)
}

@c @implementation
public func ptk_frame_get_groups(
  _ frame: OpaquePointer?, _ groups: UnsafeMutablePointer<ptk_group>?, _ size: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let frame = Frame(handle: frame) else { return .null }
  return fill(groups, size: size, capacity: capacity, count: count, total: frame.pointee.groups.count) {
    let group = frame.pointee.groups[$0]
    return ptk_group(
      space: group.space.rawValue, first: group.commands.lowerBound, count: group.commands.count,
      has_clip: flag(group.clip != nil), reserved: 0, clip: group.clip.map { ptk_rect($0) } ?? ptk_rect())
  }
}

extension ptk_command {
  @inline(__always)
  init(_ command: DrawingCommand) {
    self.init()
    target = command.target?.rawValue ?? 0
    space = command.space.rawValue
    switch command.kind {
    case .shadow(let shape, let radius, let color, let opacity):
      set(PTK_COMMAND_SHADOW, shape, color, opacity)
      self.radius = radius
    case .roundedRect(let shape, let color, let opacity): set(PTK_COMMAND_ROUNDED_RECT, shape, color, opacity)
    case .path(let path, let rect, let rotation, let color, let opacity):
      set(PTK_COMMAND_PATH, RoundedRect(rect, cornerRadius: 0), color, opacity)
      self.rotation = rotation
      element_count = Int32(clamping: path.elements.count)
    case .outline(_, let center, let scale, let color, let opacity):
      set(PTK_COMMAND_OUTLINE, RoundedRect(.zero, cornerRadius: 0), color, opacity)
      (self.center, self.scale) = (ptk_point(center), scale)
    case .contentBegin(let center, let scale, let translation):
      kind = Int32(PTK_COMMAND_CONTENT_BEGIN)
      (self.center, self.scale, self.translation) = (ptk_point(center), scale, ptk_vector(translation))
    case .contentEnd: kind = Int32(PTK_COMMAND_CONTENT_END)
    case .tint(let shape, let color, let opacity): set(PTK_COMMAND_TINT, shape, color, opacity)
    case .radialLight(let center, let radius, let opacity, let clip):
      set(PTK_COMMAND_RADIAL_LIGHT, clip, LinearColor(luminance: 1), opacity)
      (self.center, self.radius) = (ptk_point(center), radius)
    case .annotation(_, let rect, let color, let opacity):
      set(PTK_COMMAND_ANNOTATION, RoundedRect(rect, cornerRadius: 0), color, opacity)
    }
  }

  @inline(__always)
  private mutating func set(_ kind: Int, _ shape: RoundedRect, _ color: LinearColor, _ opacity: Double) {
    self.kind = Int32(kind)
    self.shape = ptk_rounded_rect(shape)
    (self.color, self.opacity) = (ptk_color(color), opacity)
  }
}

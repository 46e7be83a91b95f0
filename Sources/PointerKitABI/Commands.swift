import CPointerKit
import Kinematics
import PointerKit

extension ptk_command {
  /// Replaces the command, whose fields are 0; its path is one of the transient lists.
  @inline(__always)
  mutating func set(_ command: DrawingCommand, _ lists: inout TransientLists) {
    target = command.target?.rawValue ?? 0
    space = command.space.rawValue
    switch command.kind {
    case .shadow(let shape, let offset, let radius, let color, let opacity):
      set(PTK_COMMAND_KIND_SHADOW, shape, color, opacity)
      (self.translation, self.radius) = (ptk_vector(offset), radius)
    case .roundedRect(let shape, let color, let opacity):
      set(PTK_COMMAND_KIND_ROUNDED_RECT, shape, color, opacity)
    case .path(let path, let rect, let rotation, let color, let opacity):
      set(PTK_COMMAND_KIND_PATH, RoundedRect(rect, cornerRadius: 0), color, opacity)
      self.rotation = rotation
      self.path = lists.append(path)
    case .outline(_, let center, let scale, let color, let opacity):
      set(PTK_COMMAND_KIND_OUTLINE, RoundedRect(.zero, cornerRadius: 0), color, opacity)
      (self.center, self.scale) = (ptk_point(center), scale)
    case .contentBegin(let center, let scale, let translation):
      kind = PTK_COMMAND_KIND_CONTENT_BEGIN
      (self.center, self.scale, self.translation) = (ptk_point(center), scale, ptk_vector(translation))
    case .contentEnd: kind = PTK_COMMAND_KIND_CONTENT_END
    case .tint(let shape, let color, let opacity): set(PTK_COMMAND_KIND_TINT, shape, color, opacity)
    case .radialLight(let center, let radius, let opacity, let clip):
      set(PTK_COMMAND_KIND_RADIAL_LIGHT, clip, LinearColor(luminance: 1), opacity)
      (self.center, self.radius) = (ptk_point(center), radius)
    case .annotation(_, let rect, let color, let opacity):
      set(PTK_COMMAND_KIND_ANNOTATION, RoundedRect(rect, cornerRadius: 0), color, opacity)
    }
  }

  @inline(__always)
  private mutating func set(
    _ kind: ptk_command_kind, _ shape: RoundedRect, _ color: LinearColor, _ opacity: Double
  ) {
    self.kind = kind
    self.shape = ptk_rounded_rect(shape)
    (self.color, self.opacity) = (ptk_color(color), opacity)
  }
}

extension TransientLists {
  /// A path with its elements.
  fileprivate mutating func append(_ path: PointerPath) -> UnsafePointer<ptk_path> {
    let elements = append(path.elements.count, of: ptk_path_element.self)
    for index in path.elements.indices { elements[index] = ptk_path_element(path.elements[index]) }
    let result = append(1, of: ptk_path.self)
    result.pointee = ptk_path(path, elements: elements)
    return UnsafePointer(result)
  }
}

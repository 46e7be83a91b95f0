import CPointerKit
import PointerKit

/// Writes styles as a host in C does, in memory that lives as long as the writer.
final class StyleWriter {
  private var memory: [UnsafeMutableRawPointer] = []

  deinit { for address in memory { address.deallocate() } }

  func pointer<Value>(_ values: [Value]) -> UnsafePointer<Value>? {
    guard !values.isEmpty else { return nil }
    let list = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
    list.initialize(from: values, count: values.count)
    memory.append(UnsafeMutableRawPointer(list))
    return UnsafePointer(list)
  }

  func element(_ element: PointerPath.Element) -> ptk_path_element {
    var result = ptk_path_element()
    func point(_ point: Point) -> ptk_point { ptk_point(x: point.x, y: point.y) }
    switch element {
    case .move(let to): (result.kind, result.to) = (PTK_PATH_KIND_MOVE, point(to))
    case .line(let to): (result.kind, result.to) = (PTK_PATH_KIND_LINE, point(to))
    case .quadratic(let to, let control):
      (result.kind, result.to, result.control1) = (PTK_PATH_KIND_QUADRATIC, point(to), point(control))
    case .cubic(let to, let first, let second):
      (result.kind, result.to) = (PTK_PATH_KIND_CUBIC, point(to))
      (result.control1, result.control2) = (point(first), point(second))
    case .close: result.kind = PTK_PATH_KIND_CLOSE
    }
    return result
  }

  func path(_ path: PointerPath) -> ptk_path {
    var result = ptk_default_path()
    (result.elements, result.element_count) = (pointer(path.elements.map(element)), path.elements.count)
    (result.has_anchor, result.anchor) = (true, ptk_point(x: path.anchor.x, y: path.anchor.y))
    result.stroke_width = path.strokeWidth ?? 0
    return result
  }

  func shape(_ shape: PointerShape) -> ptk_shape {
    var result = ptk_default_shape()
    switch shape {
    case .circle(let diameter): result.diameter = diameter
    case .roundedRect(let size, let radius):
      (result.kind, result.rect_size) = (
        PTK_SHAPE_KIND_ROUNDED_RECT, ptk_size(width: size.width, height: size.height)
      )
      result.corner_radius = radius
    case .verticalBeam(let length): (result.kind, result.length) = (PTK_SHAPE_KIND_VERTICAL_BEAM, length)
    case .horizontalBeam(let length): (result.kind, result.length) = (PTK_SHAPE_KIND_HORIZONTAL_BEAM, length)
    case .path(let path): (result.kind, result.path) = (PTK_SHAPE_KIND_PATH, pointer([self.path(path)]))
    }
    return result
  }

  func precision(_ precision: AxisPrecision?) -> ptk_precision {
    var result = ptk_default_precision()
    switch precision {
    case nil: break
    case .whole: result.kind = PTK_PRECISION_KIND_WHOLE
    case .continuous: result.kind = PTK_PRECISION_KIND_CONTINUOUS
    case .stepped(let origin, let spacing):
      (result.kind, result.origin, result.spacing) = (PTK_PRECISION_KIND_STEPPED, origin, spacing)
    case .lines(let lines):
      (result.kind, result.line_count) = (PTK_PRECISION_KIND_LINES, lines.count)
      result.lines = pointer(lines.map { ptk_line(start: $0.start, length: $0.length) })
    }
    return result
  }

  func accessory(_ accessory: PointerAccessory) -> ptk_accessory {
    var result = ptk_default_accessory()
    (result.angle, result.offset) = (accessory.angle, accessory.offset)
    result.orientation_matches_angle = accessory.orientationMatchesAngle ? PTK_CHOICE_YES : PTK_CHOICE_NO
    switch accessory.shape {
    case .arrow: result.shape = PTK_ACCESSORY_SHAPE_ARROW
    case .plus: result.shape = PTK_ACCESSORY_SHAPE_PLUS
    case .minus: result.shape = PTK_ACCESSORY_SHAPE_MINUS
    case .circle: result.shape = PTK_ACCESSORY_SHAPE_CIRCLE
    case .circleSlash: result.shape = PTK_ACCESSORY_SHAPE_CIRCLE_SLASH
    case .menu: result.shape = PTK_ACCESSORY_SHAPE_MENU
    case .path(let path): (result.shape, result.path) = (PTK_ACCESSORY_SHAPE_PATH, pointer([self.path(path)]))
    }
    return result
  }

  func hover(_ options: HoverOptions) -> ptk_hover_options {
    ptk_hover_options(
      tint_mode: ptk_tint(UInt32(options.preferredTintMode.rawValue)),
      prefers_shadow: options.prefersShadow,
      prefers_scaled_content: options.prefersScaledContent, reserved: 0)
  }

  func style(_ style: PointerStyle) -> ptk_style {
    var result = ptk_default_style()
    switch style.effect {
    case .automatic: result.effect = PTK_EFFECT_AUTOMATIC
    case .highlight: result.effect = PTK_EFFECT_HIGHLIGHT
    case .lift: result.effect = PTK_EFFECT_LIFT
    case .hover(let options): (result.effect, result.hover) = (PTK_EFFECT_HOVER, hover(options))
    case .none: result.effect = PTK_EFFECT_NONE
    }
    if style.isHidden { result.is_hidden = true }
    result.constrained_axes = ptk_axes(style.constrainedAxes.rawValue)
    result.shape = style.shape.flatMap { pointer([shape($0)]) }
    result.horizontal = style.horizontalPrecision.flatMap { pointer([precision($0)]) }
    result.vertical = style.verticalPrecision.flatMap { pointer([precision($0)]) }
    result.shape_offset = ptk_vector(dx: style.shapeOffset.dx, dy: style.shapeOffset.dy)
    result.accessories = pointer(style.accessories.map(accessory))
    result.accessory_count = style.accessories.count
    return result
  }
}

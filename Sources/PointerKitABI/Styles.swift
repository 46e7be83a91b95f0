// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

// MARK: From C

/// The path that a struct describes; nil if the struct is invalid, with a mistake in `fault`.
@_optimize(size)
func path(_ pointer: UnsafePointer<ptk_path>?, _ fault: inout Fault) -> PointerPath? {
  guard let pointer else {
    fault.setNull("path")
    return nil
  }
  guard let path = load(pointer, &fault),
    let elements = array(path.elements, count: path.element_count, "elements", "element_count", &fault)
  else {
    fault.within("path->")
    return nil
  }
  var result: [PointerPath.Element] = []
  result.reserveCapacity(elements.count)
  for index in elements.indices {
    let element = elements[index]
    let to = Point(element.to)
    switch element.kind {
    case PTK_PATH_KIND_MOVE: result.append(.move(to: to))
    case PTK_PATH_KIND_LINE: result.append(.line(to: to))
    case PTK_PATH_KIND_QUADRATIC: result.append(.quadratic(to: to, control: Point(element.control1)))
    case PTK_PATH_KIND_CUBIC:
      result.append(.cubic(to: to, first: Point(element.control1), second: Point(element.control2)))
    case PTK_PATH_KIND_CLOSE: result.append(.close)
    default:
      fault.setNumber("kind", Int64(Int32(truncatingIfNeeded: element.kind.rawValue)), 0...4)
      fault.within("elements", index)
      fault.within("path->")
      return nil
    }
  }
  return PointerPath(
    result, anchor: path.has_anchor ? Point(path.anchor) : nil,
    strokeWidth: path.stroke_width == 0 ? nil : path.stroke_width)
}

@_optimize(size)
private func shape(_ pointer: UnsafePointer<ptk_shape>, _ fault: inout Fault) -> PointerShape? {
  guard let shape = load(pointer, &fault) else { return nil }
  switch shape.kind {
  case PTK_SHAPE_KIND_CIRCLE: return .circle(diameter: shape.diameter)
  case PTK_SHAPE_KIND_ROUNDED_RECT: return .roundedRect(Size(shape.rect_size), radius: shape.corner_radius)
  case PTK_SHAPE_KIND_VERTICAL_BEAM: return .verticalBeam(length: shape.length)
  case PTK_SHAPE_KIND_HORIZONTAL_BEAM: return .horizontalBeam(length: shape.length)
  case PTK_SHAPE_KIND_PATH: return path(shape.path, &fault).map { .path($0) }
  case PTK_SHAPE_KIND_PILL: return .pill
  case PTK_SHAPE_KIND_CROSS: return .cross
  case PTK_SHAPE_KIND_GRABBER: return .grabber
  case PTK_SHAPE_KIND_HORIZONTAL_ARROWS: return .horizontalArrows
  case PTK_SHAPE_KIND_VERTICAL_ARROWS: return .verticalArrows
  case PTK_SHAPE_KIND_MARKER_TIP: return .markerTip
  case PTK_SHAPE_KIND_BULLSEYE: return .bullseye
  default:
    fault.setNumber("kind", Int64(Int32(truncatingIfNeeded: shape.kind.rawValue)), 0...11)
    return nil
  }
}

@_optimize(size)
private func precision(
  _ pointer: UnsafePointer<ptk_precision>?, _ fault: inout Fault
) -> AxisPrecision? {
  guard let pointer else { return nil }
  guard let precision = load(pointer, &fault) else { return nil }
  switch precision.kind {
  case PTK_PRECISION_KIND_AUTOMATIC: return nil
  case PTK_PRECISION_KIND_WHOLE: return .whole
  case PTK_PRECISION_KIND_CONTINUOUS: return .continuous
  case PTK_PRECISION_KIND_STEPPED: return .stepped(origin: precision.origin, spacing: precision.spacing)
  case PTK_PRECISION_KIND_LINES:
    guard let lines = array(precision.lines, count: precision.line_count, "lines", "line_count", &fault)
    else {
      return nil
    }
    return .lines(lines.map { AxisPrecision.Line(start: $0.start, length: $0.length) })
  default:
    fault.setNumber("kind", Int64(Int32(truncatingIfNeeded: precision.kind.rawValue)), 0...4)
    return nil
  }
}

@_optimize(size)
private func accessory(_ accessory: ptk_accessory, _ fault: inout Fault) -> PointerAccessory? {
  let shape: PointerAccessory.Shape
  switch accessory.shape {
  case PTK_ACCESSORY_SHAPE_ARROW: shape = .arrow
  case PTK_ACCESSORY_SHAPE_PLUS: shape = .plus
  case PTK_ACCESSORY_SHAPE_MINUS: shape = .minus
  case PTK_ACCESSORY_SHAPE_CIRCLE: shape = .circle
  case PTK_ACCESSORY_SHAPE_CIRCLE_SLASH: shape = .circleSlash
  case PTK_ACCESSORY_SHAPE_MENU: shape = .menu
  case PTK_ACCESSORY_SHAPE_PATH:
    guard let path = path(accessory.path, &fault) else { return nil }
    shape = .path(path)
  default:
    fault.setNumber("shape", Int64(Int32(truncatingIfNeeded: accessory.shape.rawValue)), 0...6)
    return nil
  }
  return PointerAccessory(
    shape, angle: accessory.angle, offset: accessory.offset,
    orientationMatchesAngle: choice(accessory.orientation_matches_angle))
}

func hoverOptions(_ options: ptk_hover_options, _ fault: inout Fault) -> HoverOptions {
  guard let mode: TintMode = constant(options.tint_mode, "tint_mode", &fault) else { return HoverOptions() }
  return HoverOptions(
    preferredTintMode: mode, prefersShadow: options.prefers_shadow,
    prefersScaledContent: options.prefers_scaled_content)
}

/// The style that a struct describes; the automatic style for NULL.
///
/// If there is a mistake in `fault`, ignore the result.
@_optimize(size)
func style(_ pointer: UnsafePointer<ptk_style>?, _ fault: inout Fault) -> PointerStyle {
  guard let pointer else { return .automatic }
  guard let source = load(pointer, &fault) else { return .automatic }
  if source.is_hidden { return .hidden }
  var style = PointerStyle.system
  switch source.effect {
  case PTK_EFFECT_NONE: break
  case PTK_EFFECT_AUTOMATIC: style.effect = .automatic
  case PTK_EFFECT_HIGHLIGHT: style.effect = .highlight
  case PTK_EFFECT_LIFT: style.effect = .lift
  case PTK_EFFECT_HOVER:
    style.effect = .hover(hoverOptions(source.hover, &fault))
    fault.within("hover.")
  default: fault.setNumber("effect", Int64(Int32(truncatingIfNeeded: source.effect.rawValue)), 0...4)
  }
  if fault.status == .ok, let pointer = source.shape {
    style.shape = shape(pointer, &fault)
    fault.within("shape->")
  }
  if fault.status == .ok {
    style.constrainedAxes = axes(source.constrained_axes, "constrained_axes", &fault)
  }
  if fault.status == .ok {
    style.horizontalPrecision = precision(source.horizontal, &fault)
    fault.within("horizontal->")
  }
  if fault.status == .ok {
    style.verticalPrecision = precision(source.vertical, &fault)
    fault.within("vertical->")
  }
  style.shapeOffset = Vector(source.shape_offset)
  guard fault.status == .ok else { return style }
  let accessories = Elements(
    source.accessories, count: source.accessory_count, "accessories", "accessory_count", &fault)
  guard fault.status == .ok, accessories.count > 0 else { return style }
  var list: [PointerAccessory] = []
  for index in 0..<accessories.count {
    guard let accessory = accessory(accessories[index], &fault) else {
      fault.within("accessories", index)
      return style
    }
    list.append(accessory)
  }
  style.accessories = list
  return style
}

// MARK: To C

extension ptk_path_element {
  init(_ element: PointerPath.Element) {
    self.init()
    switch element {
    case .move(let point): (kind, to) = (PTK_PATH_KIND_MOVE, ptk_point(point))
    case .line(let point): (kind, to) = (PTK_PATH_KIND_LINE, ptk_point(point))
    case .quadratic(let point, let control):
      (kind, to, control1) = (PTK_PATH_KIND_QUADRATIC, ptk_point(point), ptk_point(control))
    case .cubic(let point, let first, let second):
      (kind, to) = (PTK_PATH_KIND_CUBIC, ptk_point(point))
      (control1, control2) = (ptk_point(first), ptk_point(second))
    case .close: kind = PTK_PATH_KIND_CLOSE
    }
  }
}

extension ptk_path {
  /// Creates the struct for a path, whose elements are in a caller's buffer.
  init(_ path: PointerPath, elements: UnsafePointer<ptk_path_element>?) {
    self.init()
    size = UInt32(MemoryLayout<ptk_path>.size)
    self.elements = elements
    element_count = path.elements.count
    has_anchor = true
    anchor = ptk_point(path.anchor)
    stroke_width = path.strokeWidth ?? 0
  }
}

extension ptk_shape {
  /// Creates the shape; the path of the shape is left out.
  init(_ shape: PointerShape) {
    self.init()
    size = UInt32(MemoryLayout<ptk_shape>.size)
    switch shape {
    case .circle(let diameter): self.diameter = diameter
    case .roundedRect(let size, let radius):
      (kind, rect_size, corner_radius) = (PTK_SHAPE_KIND_ROUNDED_RECT, ptk_size(size), radius)
    case .verticalBeam(let length): (kind, self.length) = (PTK_SHAPE_KIND_VERTICAL_BEAM, length)
    case .horizontalBeam(let length): (kind, self.length) = (PTK_SHAPE_KIND_HORIZONTAL_BEAM, length)
    case .path: kind = PTK_SHAPE_KIND_PATH
    }
  }
}

extension ptk_hover_options {
  init(_ options: HoverOptions) {
    self.init(
      tint_mode: ptk_tint(number: options.preferredTintMode), prefers_shadow: options.prefersShadow,
      prefers_scaled_content: options.prefersScaledContent, reserved: 0)
  }
}

extension ptk_style {
  /// Creates the style without its shape, precisions and accessories, for which there are other functions.
  init(_ style: PointerStyle) {
    self.init()
    size = UInt32(MemoryLayout<ptk_style>.size)
    hover = ptk_hover_options(HoverOptions())
    switch style.effect {
    case .automatic: effect = PTK_EFFECT_AUTOMATIC
    case .highlight: effect = PTK_EFFECT_HIGHLIGHT
    case .lift: effect = PTK_EFFECT_LIFT
    case .hover(let options): (effect, hover) = (PTK_EFFECT_HOVER, ptk_hover_options(options))
    case .none: effect = PTK_EFFECT_NONE
    }
    is_hidden = style.isHidden
    constrained_axes = UInt32(style.constrainedAxes.rawValue)
    shape_offset = ptk_vector(style.shapeOffset)
    accessory_count = style.accessories.count
  }
}

extension PointerAccessory.Shape {
  /// The constant of the shape.
  var number: ptk_accessory_shape {
    switch self {
    case .arrow: PTK_ACCESSORY_SHAPE_ARROW
    case .plus: PTK_ACCESSORY_SHAPE_PLUS
    case .minus: PTK_ACCESSORY_SHAPE_MINUS
    case .circle: PTK_ACCESSORY_SHAPE_CIRCLE
    case .circleSlash: PTK_ACCESSORY_SHAPE_CIRCLE_SLASH
    case .menu: PTK_ACCESSORY_SHAPE_MENU
    case .path: PTK_ACCESSORY_SHAPE_PATH
    }
  }
}

// MARK: Defaults

@c @implementation @_optimize(size)
public func ptk_path_init(_ path: UnsafeMutablePointer<ptk_path>?, _ size: Int) -> ptk_status {
  var value = ptk_path()
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: path, size: size)
}

@c @implementation @_optimize(size)
public func ptk_shape_init(_ shape: UnsafeMutablePointer<ptk_shape>?, _ size: Int) -> ptk_status {
  var value = ptk_shape()
  value.size = UInt32(truncatingIfNeeded: size)
  (value.diameter, value.corner_radius) = (19, 8)
  return store(value, to: shape, size: size)
}

@c @implementation @_optimize(size)
public func ptk_precision_init(_ precision: UnsafeMutablePointer<ptk_precision>?, _ size: Int) -> ptk_status {
  var value = ptk_precision()
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: precision, size: size)
}

@c @implementation @_optimize(size)
public func ptk_accessory_init(_ accessory: UnsafeMutablePointer<ptk_accessory>?, _ size: Int) -> ptk_status {
  var value = ptk_accessory()
  value.size = UInt32(truncatingIfNeeded: size)
  value.offset = PointerAccessory.Position.defaultOffset
  value.orientation_matches_angle = PTK_CHOICE_AUTOMATIC
  return store(value, to: accessory, size: size)
}

@c @implementation @_optimize(size)
public func ptk_style_init(_ style: UnsafeMutablePointer<ptk_style>?, _ size: Int) -> ptk_status {
  var value = ptk_style(PointerStyle.automatic)
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: style, size: size)
}

// MARK: Measures

@c @implementation @_optimize(size)
public func ptk_path_get_bounds(
  _ path: UnsafePointer<ptk_path>?, _ bounds: UnsafeMutablePointer<ptk_rect>?
) -> ptk_status {
  guard let bounds else { return .null }
  var fault = Fault()
  guard let outline = PointerKitABI.path(path, &fault) else { return fault.status }
  bounds.pointee = ptk_rect(outline.bounds)
  return .ok
}

// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

// MARK: From C

/// The path that a struct describes; nil if the struct is invalid, with an error in `status`.
@_optimize(size)
func path(_ pointer: UnsafePointer<pk_path>?, status: inout pk_status) -> PointerPath? {
  guard let pointer else {
    status = .null
    return nil
  }
  guard let path = load(pointer) else {
    status = .size
    return nil
  }
  guard let elements = array(path.elements, count: path.element_count, status: &status) else { return nil }
  var result: [PointerPath.Element] = []
  result.reserveCapacity(elements.count)
  for element in elements {
    let to = Point(element.to)
    switch Int(element.kind) {
    case PK_PATH_MOVE: result.append(.move(to: to))
    case PK_PATH_LINE: result.append(.line(to: to))
    case PK_PATH_QUADRATIC: result.append(.quadratic(to: to, control: Point(element.control1)))
    case PK_PATH_CUBIC:
      result.append(.cubic(to: to, first: Point(element.control1), second: Point(element.control2)))
    case PK_PATH_CLOSE: result.append(.close)
    default:
      status = .value
      return nil
    }
  }
  return PointerPath(
    result, anchor: path.has_anchor != 0 ? Point(path.anchor) : nil,
    strokeWidth: path.stroke_width == 0 ? nil : path.stroke_width)
}

@_optimize(size)
private func shape(_ pointer: UnsafePointer<pk_shape>, status: inout pk_status) -> PointerShape? {
  guard let shape = load(pointer) else {
    status = .size
    return nil
  }
  switch Int(shape.kind) {
  case PK_SHAPE_CIRCLE: return .circle(diameter: shape.diameter)
  case PK_SHAPE_ROUNDED_RECT: return .roundedRect(Size(shape.rect_size), radius: shape.corner_radius)
  case PK_SHAPE_VERTICAL_BEAM: return .verticalBeam(length: shape.length)
  case PK_SHAPE_HORIZONTAL_BEAM: return .horizontalBeam(length: shape.length)
  case PK_SHAPE_PATH: return path(shape.path, status: &status).map { .path($0) }
  case PK_SHAPE_PILL: return .pill
  case PK_SHAPE_CROSS: return .cross
  case PK_SHAPE_GRABBER: return .grabber
  case PK_SHAPE_HORIZONTAL_ARROWS: return .horizontalArrows
  case PK_SHAPE_VERTICAL_ARROWS: return .verticalArrows
  case PK_SHAPE_MARKER_TIP: return .markerTip
  case PK_SHAPE_TARGET: return .target
  default:
    status = .value
    return nil
  }
}

@_optimize(size)
private func precision(
  _ pointer: UnsafePointer<pk_precision>?, status: inout pk_status
) -> AxisPrecision? {
  guard let pointer else { return nil }
  guard let precision = load(pointer) else {
    status = .size
    return nil
  }
  switch Int(precision.kind) {
  case PK_PRECISION_AUTOMATIC: return nil
  case PK_PRECISION_WHOLE: return .whole
  case PK_PRECISION_CONTINUOUS: return .continuous
  case PK_PRECISION_STEPPED: return .stepped(origin: precision.origin, spacing: precision.spacing)
  case PK_PRECISION_LINES:
    guard let lines = array(precision.lines, count: precision.line_count, status: &status) else { return nil }
    return .lines(lines.map { AxisPrecision.Line(start: $0.start, length: $0.length) })
  default:
    status = .value
    return nil
  }
}

@_optimize(size)
private func accessory(_ accessory: pk_accessory, status: inout pk_status) -> PointerAccessory? {
  let shape: PointerAccessory.Shape
  switch Int(accessory.shape) {
  case PK_ACCESSORY_ARROW: shape = .arrow
  case PK_ACCESSORY_PLUS: shape = .plus
  case PK_ACCESSORY_MINUS: shape = .minus
  case PK_ACCESSORY_CIRCLE: shape = .circle
  case PK_ACCESSORY_CIRCLE_SLASH: shape = .circleSlash
  case PK_ACCESSORY_MENU: shape = .menu
  case PK_ACCESSORY_PATH:
    guard let path = path(accessory.path, status: &status) else { return nil }
    shape = .path(path)
  default:
    status = .value
    return nil
  }
  return PointerAccessory(
    shape, angle: accessory.angle, offset: accessory.offset,
    orientationMatchesAngle: choice(accessory.orientation_matches_angle))
}

func hoverOptions(_ options: pk_hover_options, status: inout pk_status) -> HoverOptions {
  guard let mode: TintMode = constant(options.tint_mode) else {
    status = .value
    return HoverOptions()
  }
  return HoverOptions(
    preferredTintMode: mode, prefersShadow: options.prefers_shadow != 0,
    prefersScaledContent: options.prefers_scaled_content != 0)
}

/// The style that a struct describes; the automatic style for NULL.
///
/// If `status` is an error, ignore the result.
@_optimize(size)
func style(_ pointer: UnsafePointer<pk_style>?, status: inout pk_status) -> PointerStyle {
  guard let pointer else { return .automatic }
  guard let source = load(pointer) else {
    status = .size
    return .automatic
  }
  if source.is_hidden != 0 { return .hidden }
  var style = PointerStyle.system
  switch Int(source.effect) {
  case PK_EFFECT_NONE: break
  case PK_EFFECT_AUTOMATIC: style.effect = .automatic
  case PK_EFFECT_HIGHLIGHT: style.effect = .highlight
  case PK_EFFECT_LIFT: style.effect = .lift
  case PK_EFFECT_HOVER: style.effect = .hover(hoverOptions(source.hover, status: &status))
  default: status = .value
  }
  if let pointer = source.shape { style.shape = shape(pointer, status: &status) }
  style.constrainedAxes = axes(source.constrained_axes)
  style.horizontalPrecision = precision(source.horizontal, status: &status)
  style.verticalPrecision = precision(source.vertical, status: &status)
  style.shapeOffset = Vector(source.shape_offset)
  let accessories = Elements(source.accessories, count: source.accessory_count, status: &status)
  guard status == .ok, accessories.count > 0 else { return style }
  var list: [PointerAccessory] = []
  for index in 0..<accessories.count {
    guard let accessory = accessory(accessories[index], status: &status) else { return style }
    list.append(accessory)
  }
  style.accessories = list
  return style
}

// MARK: To C

extension pk_path_element {
  init(_ element: PointerPath.Element) {
    self.init()
    switch element {
    case .move(let point): (kind, to) = (Int32(PK_PATH_MOVE), pk_point(point))
    case .line(let point): (kind, to) = (Int32(PK_PATH_LINE), pk_point(point))
    case .quadratic(let point, let control):
      (kind, to, control1) = (Int32(PK_PATH_QUADRATIC), pk_point(point), pk_point(control))
    case .cubic(let point, let first, let second):
      (kind, to) = (Int32(PK_PATH_CUBIC), pk_point(point))
      (control1, control2) = (pk_point(first), pk_point(second))
    case .close: kind = Int32(PK_PATH_CLOSE)
    }
  }
}

extension pk_path {
  /// Creates the struct for a path, whose elements are in a caller's buffer.
  init(_ path: PointerPath, elements: UnsafePointer<pk_path_element>?) {
    self.init()
    size = UInt32(MemoryLayout<pk_path>.size)
    self.elements = elements
    element_count = path.elements.count
    has_anchor = 1
    anchor = pk_point(path.anchor)
    stroke_width = path.strokeWidth ?? 0
  }
}

extension pk_shape {
  /// Creates the shape; the path of the shape is left out.
  init(_ shape: PointerShape) {
    self.init()
    size = UInt32(MemoryLayout<pk_shape>.size)
    switch shape {
    case .circle(let diameter): self.diameter = diameter
    case .roundedRect(let size, let radius):
      (kind, rect_size, corner_radius) = (Int32(PK_SHAPE_ROUNDED_RECT), pk_size(size), radius)
    case .verticalBeam(let length): (kind, self.length) = (Int32(PK_SHAPE_VERTICAL_BEAM), length)
    case .horizontalBeam(let length): (kind, self.length) = (Int32(PK_SHAPE_HORIZONTAL_BEAM), length)
    case .path: kind = Int32(PK_SHAPE_PATH)
    }
  }
}

extension pk_hover_options {
  init(_ options: HoverOptions) {
    self.init(
      tint_mode: Int32(options.preferredTintMode.rawValue), prefers_shadow: flag(options.prefersShadow),
      prefers_scaled_content: flag(options.prefersScaledContent), reserved: 0)
  }
}

extension pk_style {
  /// Creates the style without its shape, precisions and accessories, for which there are other functions.
  init(_ style: PointerStyle) {
    self.init()
    size = UInt32(MemoryLayout<pk_style>.size)
    hover = pk_hover_options(HoverOptions())
    switch style.effect {
    case .automatic: effect = Int32(PK_EFFECT_AUTOMATIC)
    case .highlight: effect = Int32(PK_EFFECT_HIGHLIGHT)
    case .lift: effect = Int32(PK_EFFECT_LIFT)
    case .hover(let options): (effect, hover) = (Int32(PK_EFFECT_HOVER), pk_hover_options(options))
    case nil: effect = Int32(PK_EFFECT_NONE)
    }
    is_hidden = flag(style.isHidden)
    constrained_axes = Int32(style.constrainedAxes.rawValue)
    shape_offset = pk_vector(style.shapeOffset)
    accessory_count = style.accessories.count
  }
}

extension PointerAccessory.Shape {
  /// The PK_ACCESSORY_… number of the shape.
  var number: Int32 {
    switch self {
    case .arrow: Int32(PK_ACCESSORY_ARROW)
    case .plus: Int32(PK_ACCESSORY_PLUS)
    case .minus: Int32(PK_ACCESSORY_MINUS)
    case .circle: Int32(PK_ACCESSORY_CIRCLE)
    case .circleSlash: Int32(PK_ACCESSORY_CIRCLE_SLASH)
    case .menu: Int32(PK_ACCESSORY_MENU)
    case .path: Int32(PK_ACCESSORY_PATH)
    }
  }
}

// MARK: Defaults

@c @implementation
public func pk_path_init(_ path: UnsafeMutablePointer<pk_path>?, _ size: Int) -> pk_status {
  var value = pk_path()
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: path, size: size)
}

@c @implementation
public func pk_shape_init(_ shape: UnsafeMutablePointer<pk_shape>?, _ size: Int) -> pk_status {
  var value = pk_shape()
  value.size = UInt32(truncatingIfNeeded: size)
  (value.diameter, value.corner_radius) = (19, 8)
  return store(value, to: shape, size: size)
}

@c @implementation
public func pk_precision_init(_ precision: UnsafeMutablePointer<pk_precision>?, _ size: Int) -> pk_status {
  var value = pk_precision()
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: precision, size: size)
}

@c @implementation
public func pk_accessory_init(_ accessory: UnsafeMutablePointer<pk_accessory>?, _ size: Int) -> pk_status {
  var value = pk_accessory()
  value.size = UInt32(truncatingIfNeeded: size)
  value.offset = PointerAccessory.Position.defaultOffset
  value.orientation_matches_angle = pk_choice(PK_AUTOMATIC)
  return store(value, to: accessory, size: size)
}

@c @implementation
public func pk_style_init(_ style: UnsafeMutablePointer<pk_style>?, _ size: Int) -> pk_status {
  var value = pk_style(PointerStyle.automatic)
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: style, size: size)
}

// MARK: Measures

@c @implementation
public func pk_path_get_bounds(
  _ path: UnsafePointer<pk_path>?, _ bounds: UnsafeMutablePointer<pk_rect>?
) -> pk_status {
  guard let bounds else { return .null }
  var status = pk_status.ok
  guard let outline = PointerKitABI.path(path, status: &status) else { return status }
  bounds.pointee = pk_rect(outline.bounds)
  return .ok
}

public import Kinematics

/// One accessory beside the pointer at one instant.
public struct AccessoryState: Hashable, Sendable {
  /// The shape of the accessory.
  public internal(set) var shape: PointerAccessory.Shape
  /// The center, in window points.
  public internal(set) var center: Point
  /// The rotation about the center, in radians, clockwise.
  public internal(set) var angle: Double
  /// The opacity, 0…1.
  public internal(set) var opacity: Double
  /// The scale about the center, 0…8.
  public internal(set) var scale: Double

  /// The rectangle that the glyph fills before it is rotated, in window points.
  public var frame: Rect {
    let size = shape.glyph.bounds.size
    return Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale))
  }

  /// The square around the glyph at any rotation, in window points.
  var extent: Rect {
    let radius = Vector(dx: frame.width, dy: frame.height).length / 2
    return Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
  }
}

/// The annotation beside the pointer at one instant.
public struct AnnotationState: Hashable, Sendable {
  /// The annotation that the host set.
  public internal(set) var annotation: PointerAnnotation
  /// The top left corner of the platter, the background of the annotation, in window points.
  public internal(set) var position: Point
  /// The size of the platter, in points; see ``AnnotationMetrics/size(of:)``.
  public internal(set) var size: Size
  /// The opacity, 0…1.
  public internal(set) var opacity: Double
  /// The appearance of the platter: dark on a light interface, and light on a dark interface.
  public internal(set) var appearance: Appearance

  /// The blur of the platter's shadow as a standard deviation, in points.
  static let shadowRadius = 3.0

  /// The platter with its shadow, which lies a point lower and is invisible beyond three standard deviations.
  var extent: Rect { platter.rect.outset(by: 3 * AnnotationState.shadowRadius + 1) }

  /// The background of the values, in window points.
  public var platter: RoundedRect {
    RoundedRect(Rect(origin: position, size: size), cornerRadius: AnnotationMetrics.cornerRadius)
  }
}

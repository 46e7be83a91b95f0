public import Kinematics

/// One accessory beside the pointer at one instant (A1, A2).
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

  /// A rectangle that contains the glyph at every rotation.
  var extent: Rect {
    let radius = Vector(dx: frame.width, dy: frame.height).length / 2
    return Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
  }
}

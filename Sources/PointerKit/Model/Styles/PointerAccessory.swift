/// A small secondary shape beside the pointer (A1).
public struct PointerAccessory: Hashable, Sendable {
  /// The shape of an accessory; ``glyph`` is its outline, a simple one (A3).
  public enum Shape: Hashable, Sendable {
    /// An arrow that points away from the pointer.
    case arrow
    /// A plus, such as for copying.
    case plus
    /// A minus, such as for deleting.
    case minus
    /// A circle.
    case circle
    /// A circle with a slash, such as for a drop that is not allowed.
    case circleSlash
    /// Short lines, such as for a menu.
    case menu
    /// Any outline.
    case path(PointerPath)
  }

  /// The maximum number of accessories of one pointer.
  public static let capacity = 4

  /// The shape.
  public var shape: Shape
  /// The direction from the pointer's center, in radians, clockwise from the top; −6434…6434 (1,024 turns).
  ///
  /// An angle outside this range, or NaN, becomes 0.
  public var angle: Double { didSet { angle = PointerAccessory.clamped(angle: angle) } }
  /// The distance of the accessory's center from the pointer's edge, in points, 0…1000; 12 by default.
  ///
  /// A distance that is negative or not finite becomes 0.
  public var offset: Double { didSet { offset = PointerAccessory.clamped(offset: offset) } }
  /// Whether the accessory is rotated by its angle; true by default, which suits arrows.
  public var orientsToAngle: Bool

  /// Creates an accessory; the angle and the offset are clamped.
  public init(_ shape: Shape, angle: Double, offset: Double = 12, orientsToAngle: Bool = true) {
    self.shape = shape
    self.angle = PointerAccessory.clamped(angle: angle)
    self.offset = PointerAccessory.clamped(offset: offset)
    self.orientsToAngle = orientsToAngle
  }

  private static func clamped(angle: Double) -> Double { angle.magnitude <= 6434 ? angle : 0 }
  private static func clamped(offset: Double) -> Double {
    offset > 0 && offset.isFinite ? min(offset, 1000) : 0
  }
}

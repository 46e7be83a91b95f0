/// A small secondary shape placed around the pointer (A1).
public struct PointerAccessory: Hashable, Sendable {
  /// What it shows.
  public enum Shape: Hashable, Sendable {
    /// An arrow that points away from the pointer.
    case arrow
    /// A plus, as while copying.
    case plus
    /// A minus, as over a place that removes.
    case minus
    /// A circle.
    case circle
    /// A circle with a slash, as over a place that refuses.
    case circleSlash
    /// Short lines, as for a menu.
    case menu
    /// Any outline.
    case path(PointerPath)
  }

  /// The most accessories of one pointer.
  public static let capacity = 4

  /// What it shows.
  public var shape: Shape
  /// The direction from the pointer's center, in radians, clockwise from the top; −6434…6434 (1,024 turns).
  ///
  /// One that is beyond, or not finite, becomes 0.
  public var angle: Double { didSet { angle = PointerAccessory.clamped(angle: angle) } }
  /// The distance of its center from the pointer's edge, in points, 0…1000; 12 by default.
  ///
  /// A negative one, or one that is not finite, becomes 0.
  public var offset: Double { didSet { offset = PointerAccessory.clamped(offset: offset) } }
  /// Whether it turns with its angle; true by default, as for arrows.
  public var orientsToAngle: Bool

  /// Creates an accessory; its angle and offset are clamped as above.
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

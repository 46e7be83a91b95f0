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

  /// What it shows.
  public var shape: Shape
  /// The direction from the pointer's middle, in radians, clockwise from the top.
  public var angle: Double
  /// The distance from the pointer's edge, in points, 0 or more; 12 by default.
  public var offset: Double
  /// Whether it turns with its angle; true by default, as for arrows.
  public var orientsToAngle: Bool

  /// Creates an accessory; an offset that is negative or not finite becomes 0, such an angle too.
  public init(_ shape: Shape, angle: Double, offset: Double = 12, orientsToAngle: Bool = true) {
    self.shape = shape
    self.angle = angle.isFinite ? angle : 0
    self.offset = offset > 0 && offset.isFinite ? offset : 0
    self.orientsToAngle = orientsToAngle
  }
}

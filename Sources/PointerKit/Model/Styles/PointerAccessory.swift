/// A small secondary shape beside the pointer (A1).
public struct PointerAccessory: Hashable, Sendable {
  /// The shape of an accessory; ``glyph`` is its simple outline (A3).
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
  /// The position around the pointer.
  ///
  /// If the position changes, the accessory moves around the pointer in the shorter direction. If both
  /// directions are equally long, it moves clockwise.
  public var position: Position
  /// Whether the accessory is rotated by its ``angle``, as in UIKit; by default true for arrows only.
  ///
  /// A plus stays upright by default, since a plus that is rotated by 135° would look like a ×.
  public var orientationMatchesAngle: Bool

  /// Creates an accessory; with nil for `orientationMatchesAngle`, only an arrow is rotated by its angle.
  public init(_ shape: Shape, position: Position, orientationMatchesAngle: Bool? = nil) {
    self.shape = shape
    self.position = position
    self.orientationMatchesAngle = orientationMatchesAngle ?? (shape == .arrow)
  }

  /// Creates an accessory from an angle, in radians clockwise from the top, and an offset, in points.
  public init(
    _ shape: Shape, angle: Double, offset: Double = Position.defaultOffset,
    orientationMatchesAngle: Bool? = nil
  ) {
    self.init(
      shape, position: Position(offset: offset, angle: angle),
      orientationMatchesAngle: orientationMatchesAngle)
  }

  /// An arrow that points away from the pointer.
  public static func arrow(_ position: Position) -> PointerAccessory {
    PointerAccessory(.arrow, position: position)
  }

  /// The angle of the ``position``, in radians.
  public var angle: Double {
    get { position.angle }
    set { position.angle = newValue }
  }

  /// The offset of the ``position``, in points.
  public var offset: Double {
    get { position.offset }
    set { position.offset = newValue }
  }
}

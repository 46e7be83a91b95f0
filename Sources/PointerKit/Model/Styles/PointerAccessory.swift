// Rows of Behaviors.md: A3.

/// A small secondary shape beside the pointer, with a simple outline.
public struct PointerAccessory: Hashable, Sendable {
  /// The shape of an accessory; ``glyph`` is its outline.
  public enum Shape: Hashable, Sendable {
    /// An arrow that points away from the pointer.
    case arrow
    /// A plus, such as for copying, or a minus, such as for deleting.
    case plus, minus
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
  /// The position around the pointer; if it changes, the accessory moves around the pointer in the shorter
  /// direction, or clockwise if both are equally long.
  public var position: Position
  /// Whether the accessory is rotated by its ``angle``, as in UIKit; by default true for arrows only, since a
  /// plus that is rotated by 135° would look like a ×.
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

/// Positions around the pointer.
extension PointerAccessory {
  /// A position of an accessory around the pointer.
  public struct Position: Hashable, Sendable {
    /// The default of ``offset``, in points, which leaves room for a small shape beside the pointer.
    public static let defaultOffset = 12.0

    /// The distance of the accessory's center from the pointer's edge, in points, 0…1000.
    ///
    /// The default is ``defaultOffset``. A distance that is negative or not finite becomes 0.
    public var offset: Double { didSet { offset = Position.clamped(offset: offset) } }
    /// The direction from the pointer's center, in radians, clockwise from the top; 0 by default.
    ///
    /// The range is ±6434, which is 1,024 turns either way. Any other angle, and NaN, becomes 0.
    public var angle: Double { didSet { angle = Position.clamped(angle: angle) } }

    /// Creates a position; see ``offset`` and ``angle`` for their ranges.
    public init(offset: Double = defaultOffset, angle: Double = 0) {
      self.offset = Position.clamped(offset: offset)
      self.angle = Position.clamped(angle: angle)
    }

    /// Above the pointer.
    public static let top = Position(eighth: 0)
    /// Above the pointer, to the right.
    public static let topRight = Position(eighth: 1)
    /// To the right of the pointer.
    public static let right = Position(eighth: 2)
    /// Below the pointer, to the right.
    public static let bottomRight = Position(eighth: 3)
    /// Below the pointer.
    public static let bottom = Position(eighth: 4)
    /// Below the pointer, to the left.
    public static let bottomLeft = Position(eighth: 5)
    /// To the left of the pointer.
    public static let left = Position(eighth: 6)
    /// Above the pointer, to the left.
    public static let topLeft = Position(eighth: 7)

    private init(eighth: Double) { self.init(angle: eighth * 0.25 * Double.pi) }

    /// Beyond 1,024 turns, an angle counts as 0.
    private static func clamped(angle: Double) -> Double { angle.magnitude <= 6434 ? angle : 0 }
    /// At least 0 and at most 1,000 points; 0 for NaN and infinity.
    private static func clamped(offset: Double) -> Double {
      offset > 0 && offset.isFinite ? min(offset, 1000) : 0
    }
  }
}

/// The outlines of the accessories: simple (A3), 8 to 10 points across, with less weight than the pointer.
extension PointerAccessory.Shape {
  /// The outline of the shape, centered on the origin, or the given path; it is shared, so that only its
  /// first use allocates memory.
  public var glyph: PointerPath {
    switch self {
    case .arrow: Self.glyphs[0]
    case .plus: Self.glyphs[1]
    case .minus: Self.glyphs[2]
    case .circle: Self.glyphs[3]
    case .circleSlash: Self.glyphs[4]
    case .menu: Self.glyphs[5]
    case .path(let path): path
    }
  }

  // Created together, since the optimizer generates 3 kB of code for each separate constant.
  private static let glyphs: [PointerPath] = glyphElements.map {
    PointerPath($0.elements, strokeWidth: $0.stroke)
  }

  private static let glyphElements: [(elements: [PointerPath.Element], stroke: Double?)] = [
    // An arrowhead that points up, with round corners.
    (
      [
        .move(to: Point(x: 0.9, y: -2.675)), .line(to: Point(x: 4.2, y: 1.725)),
        .quadratic(to: Point(x: 3.4, y: 3.225), control: Point(x: 5, y: 3.225)),
        .line(to: Point(x: -3.4, y: 3.225)),
        .quadratic(to: Point(x: -4.2, y: 1.725), control: Point(x: -5, y: 3.225)),
        .line(to: Point(x: -0.9, y: -2.675)),
        .quadratic(to: Point(x: 0.9, y: -2.675), control: Point(x: 0, y: -3.775)), .close,
      ], nil
    ),
    (
      [
        .move(to: Point(x: -4, y: 0)), .line(to: Point(x: 4, y: 0)),
        .move(to: Point(x: 0, y: -4)), .line(to: Point(x: 0, y: 4)),
      ], 2.25
    ),
    ([.move(to: Point(x: -4, y: 0)), .line(to: Point(x: 4, y: 0))], 2.25),
    (PointerPath.circle(4), 2),
    (PointerPath.circle(4) + [.move(to: Point(x: -2.8, y: -2.8)), .line(to: Point(x: 2.8, y: 2.8))], 2),
    (
      [
        .move(to: Point(x: -4, y: -3.5)), .line(to: Point(x: 4, y: -3.5)),
        .move(to: Point(x: -4, y: 0)), .line(to: Point(x: 4, y: 0)),
        .move(to: Point(x: -4, y: 3.5)), .line(to: Point(x: 4, y: 3.5)),
      ], 2
    ),
  ]
}

extension PointerAccessory {
  /// A position of an accessory around the pointer.
  public struct Position: Hashable, Sendable {
    /// The default of ``offset``, in points, which leaves room for a small shape beside the pointer.
    public static let defaultOffset = 12.0

    /// The distance of the accessory's center from the pointer's edge, in points, 0…1000;
    /// ``defaultOffset`` by default.
    ///
    /// A distance that is negative or not finite becomes 0.
    public var offset: Double { didSet { offset = Position.clamped(offset: offset) } }
    /// The direction from the pointer's center, in radians, clockwise from the top.
    ///
    /// The range is −6434…6434, which is 1,024 turns either way. Any other angle, and NaN, becomes 0.
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

    private static func clamped(angle: Double) -> Double { angle.magnitude <= 6434 ? angle : 0 }
    private static func clamped(offset: Double) -> Double {
      offset > 0 && offset.isFinite ? min(offset, 1000) : 0
    }
  }
}

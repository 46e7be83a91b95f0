public import Kinematics

/// What the hand did last: where the pointer was when the finger lifted, and how fast it was moving.
public struct Flick: Hashable, Sendable {
  /// Where the pointer was at the lift, in points, held within ±10⁹; NaN becomes 0.
  public let position: Point
  /// How fast the pointer moved at the lift, in points a second along each axis, held within ±10⁹; NaN
  /// becomes 0.
  public let velocity: Vector
  /// Where the pointer may be, in points: every landing is inside it; edges held within ±10⁹, a NaN edge that
  /// far out.
  public let bounds: Rect
  /// What the stroke was like before the lift.
  public let stroke: Stroke
  /// Whether the hand had come to where it wanted, as its owner could tell by other signs: then nothing
  /// attracts (F8).
  public let isDeliberate: Bool

  /// Creates a flick; the default bounds hold nothing back, and without a stroke it is a throw.
  public init(
    position: Point, velocity: Vector, bounds: Rect = Flick.unbounded, stroke: Stroke? = nil,
    isDeliberate: Bool = false
  ) {
    self.position = Limits.hold(position, ifNaN: .zero)
    self.velocity = Vector(
      dx: Limits.hold(velocity.dx, ifNaN: 0), dy: Limits.hold(velocity.dy, ifNaN: 0))
    self.bounds = Limits.hold(bounds)
    self.stroke = stroke ?? .thrown(self.velocity)
    self.isDeliberate = isDeliberate
  }

  /// Bounds that hold nothing back: ±10⁹ points along both axes.
  public static var unbounded: Rect {
    Rect(minX: -Limits.farthest, minY: -Limits.farthest, maxX: Limits.farthest, maxY: Limits.farthest)
  }
}

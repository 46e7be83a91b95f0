public import Kinematics

/// The end of a stroke: where the pointer was when the finger lifted, and how fast it was moving.
public struct Flick: Hashable, Sendable {
  /// The pointer's position at the lift, in points, clamped to ±10⁹; NaN becomes 0.
  public let position: Point
  /// The velocity at the lift, in points per second, clamped to ±10⁹ along each axis; NaN becomes 0.
  public let velocity: Vector
  /// The rectangle that the pointer cannot leave, in points; edges are clamped to ±10⁹, NaN moves there.
  public let bounds: Rect
  /// The stroke before the lift.
  public let stroke: Stroke
  /// Whether the person had arrived, as far as the host knows; then no target attracts the pointer (F8).
  public let isDeliberate: Bool

  /// Creates a flick; by default it is not bounded, and a missing stroke counts as a throw.
  public init(
    position: Point, velocity: Vector, bounds: Rect = Flick.unbounded, stroke: Stroke? = nil,
    isDeliberate: Bool = false
  ) {
    self.position = position.clampedToPlane()
    self.velocity = velocity.clampedToPlane()
    self.bounds = bounds.clampedToPlane()
    self.stroke = stroke ?? .thrown(self.velocity)
    self.isDeliberate = isDeliberate
  }

  /// The whole plane: ±10⁹ points along both axes.
  public static var unbounded: Rect {
    Rect(minX: -Plane.limit, minY: -Plane.limit, maxX: Plane.limit, maxY: Plane.limit)
  }
}

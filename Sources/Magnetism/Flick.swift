public import Kinematics

/// The end of a stroke: position and velocity as the finger lifts, and where inertia alone would lead.
public struct Flick: Hashable, Sendable {
  /// The pointer's position at the lift, in points, clamped to ±10⁹; NaN becomes 0.
  public let position: Point
  /// The velocity at the lift, in points per second, clamped to ±10⁹ along each axis; NaN becomes 0.
  public let velocity: Vector
  /// The rectangle that the pointer cannot leave, in points.
  ///
  /// Edges are clamped to ±10⁹; a NaN edge becomes −10⁹ on the left or top, and 10⁹ on the right or bottom.
  public let bounds: Rect
  /// Whether the pointer is already where the person wants it; if so, no target attracts it.
  public let isDeliberate: Bool
  /// Whether the person was pushing the pointer against an edge of the bounds.
  ///
  /// If so, only a target whose region contains the projected point attracts the pointer. Without such a
  /// target, the pointer stays at that edge.
  public let isAgainstEdge: Bool

  /// Creates a flick; by default it is not bounded.
  public init(
    position: Point, velocity: Vector, bounds: Rect = Flick.unbounded, isDeliberate: Bool = false,
    isAgainstEdge: Bool = false
  ) {
    self.position = position.clampedToPlane()
    self.velocity = velocity.clampedToPlane()
    self.bounds = bounds.clampedToPlane()
    self.isDeliberate = isDeliberate
    self.isAgainstEdge = isAgainstEdge
  }

  /// The movement by inertia alone, in points.
  func coast(_ decay: Decay) -> Vector { decay.projectedDistance(velocity: velocity) }

  /// The end of the movement by inertia alone, clamped to the bounds.
  func projected(by decay: Decay) -> Point { (position + coast(decay)).clampedToPlane().clamped(to: bounds) }

  /// The whole plane: ±10⁹ points along both axes.
  public static var unbounded: Rect {
    Rect(minX: -Plane.limit, minY: -Plane.limit, maxX: Plane.limit, maxY: Plane.limit)
  }
}

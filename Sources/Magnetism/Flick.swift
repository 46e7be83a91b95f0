public import Kinematics

/// The end of a stroke: position and velocity as the finger lifts, and where inertia alone would lead (F2).
public struct Flick: Hashable, Sendable {
  /// The pointer's position at the lift, in points, clamped to ±10⁹; NaN becomes 0.
  public let position: Point
  /// The velocity at the lift, in points per second, clamped to ±10⁹ along each axis; NaN becomes 0.
  public let velocity: Vector
  /// The rectangle that the pointer cannot leave, in points.
  ///
  /// Edges are clamped to ±10⁹; a NaN edge becomes −10⁹ on the left or top, and 10⁹ on the right or bottom.
  public let bounds: Rect
  /// Whether the pointer is already where the person wants it; if so, no target attracts it (F8).
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

  /// The movement by inertia alone, in points (F2).
  func coast(_ decay: Decay) -> Vector { decay.projectedDistance(velocity: velocity) }

  /// The end of the movement by inertia alone, clamped to the bounds (F2).
  func projected(by decay: Decay) -> Point { (position + coast(decay)).clampedToPlane().clamped(to: bounds) }

  /// The whole plane: ±10⁹ points along both axes.
  public static var unbounded: Rect {
    Rect(minX: -Plane.limit, minY: -Plane.limit, maxX: Plane.limit, maxY: Plane.limit)
  }
}

/// An element that may attract a flick: its id and its rectangles.
///
/// Pass the controls to which the pointer snaps: controls with a lift or highlight effect, and lines of text
/// (F5–F7). What does not snap, such as a card, a film or a row beneath a button, neither attracts nor
/// hinders, so leave it out.
public struct MagneticTarget: Hashable, Sendable {
  /// The id, unique among the targets of one flick; of equally near targets, the one with the lower id wins.
  public let id: TargetID
  /// The visible rectangle, in points; the pointer goes to its center (F4).
  ///
  /// Edges are clamped to ±10⁹. A target with a NaN edge is never chosen.
  public let frame: Rect
  /// The hit region, usually the padded frame; in points, including its edges (R3).
  ///
  /// Its edges are clamped in the same way as the edges of ``frame``.
  public let region: Rect
  /// Whether no edge was NaN.
  let isValid: Bool

  /// Creates a target; the region is the frame unless it is stated.
  public init(id: TargetID, frame: Rect, region: Rect? = nil) {
    let region = region ?? frame
    self.id = id
    // A maximum is NaN only together with its minimum.
    isValid = !(frame.minX.isNaN || frame.minY.isNaN || region.minX.isNaN || region.minY.isNaN)
    self.frame = frame.clampedToPlane()
    self.region = region.clampedToPlane()
  }

  /// Creates a target whose region is its padded frame.
  ///
  /// The usual padding is 12 points with a bezel, and 24 points without (R1, R2).
  public init(id: TargetID, frame: Rect, padding: Insets) {
    self.init(id: id, frame: frame, region: frame.outset(by: padding))
  }
}

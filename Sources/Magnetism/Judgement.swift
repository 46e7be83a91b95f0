import Kinematics

/// One target measured against one flick: all that the choice and its explanation are made of.
struct Judgement {
  /// Whether the target may be chosen.
  enum Standing {
    /// A circle reaches it, and it lies in the direction of the swipe.
    case eligible
    /// It lies too far off the swipe.
    case offCourse
    /// No circle reaches it, or it lies outside the bounds.
    case outOfReach
    /// One of its edges is not a number.
    case invalid
  }

  var standing: Standing
  /// From the place of the lift or the projected point, whichever is nearer, to the region, in square points.
  var distanceSquared: Double
  /// Whether the region holds the projected point.
  var isLanded: Bool
  /// The first circle that touches the region; −1 if none does.
  var ring: Int
  /// How likely the movement was to end about its middle, for each square point, times its weight.
  var density = 0.0
  /// The frame's centre, held to the bounds.
  var landing: Point
  /// The target's id.
  var id: TargetID

  /// Whether this target is preferred to another: the likelier, then the nearer, then the one with the lower
  /// id.
  @inline(__always)
  func isPreferred(to other: Judgement) -> Bool {
    if density != other.density { return density > other.density }
    if distanceSquared != other.distanceSquared { return distanceSquared < other.distanceSquared }
    return id < other.id
  }
}

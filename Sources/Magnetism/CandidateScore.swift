import Kinematics

/// The measures of one target for one flick, from which the choice and its explanation are made.
struct CandidateScore {
  enum Eligibility {
    /// The target may be chosen: a circle reaches it, and it is in the direction of the swipe.
    case eligible
    /// It is too far off the direction of the swipe.
    case offCourse
    /// No circle reaches it, or it is outside the bounds.
    case outOfReach
    /// One of its edges is NaN.
    case invalid
  }

  var eligibility: Eligibility
  /// The squared distance from the region to the lift or to the projected point, whichever is nearer.
  var distanceSquared: Double
  /// Whether the region contains the projected point.
  var isLanded: Bool
  /// The first circle that touches the region; −1 if none does.
  var ring: Int
  /// The density of the movement's end at the target's center, per square point, times its weight.
  var density = 0.0
  /// The frame's center, clamped to the bounds.
  var landing: Point
  var id: TargetID

  /// Whether this target wins over another: the more probable, then the nearer, then the lower id.
  @inline(__always)
  func isPreferred(to other: CandidateScore) -> Bool {
    if density != other.density { return density > other.density }
    if distanceSquared != other.distanceSquared { return distanceSquared < other.distanceSquared }
    return id < other.id
  }
}

import Kinematics

/// The measures of one target for one flick, by which the most probable one is chosen (F4) and the choice explained.
struct CandidateScore {
  enum Eligibility {
    /// The target may be chosen.
    case eligible
    /// No circle reaches it, it is too far off for a finger that kept its speed, or it is outside the bounds.
    case outOfReach
    /// One of its edges is NaN.
    case invalid
  }

  var eligibility: Eligibility
  /// The squared distance from the region to the projected point.
  var distanceSquared: Double
  /// The first circle that touches the region; −1 if none does.
  var ring: Int
  /// The squared distance from the frame to the projected point, where that decides: for a region that holds
  /// the projected point of a stroke that kept its speed; else ∞.
  var frameDistanceSquared = Double.infinity
  /// The density of the movement's end at the target's center, per square point, times its weight and the
  /// preference for where the pointer would coast.
  var density = 0.0
  /// The frame's center, clamped to the bounds.
  var landing: Point
  var id: TargetID

  /// Whether the region contains the projected point.
  var isLanded: Bool { distanceSquared == 0 }
  /// Whether nothing but another such target can win over it.
  var isCertain: Bool { frameDistanceSquared < .infinity }

  /// Whether this target wins over another: the more probable, then the nearer, then the lower id; before all,
  /// of those that hold the projected point of a stroke that kept its speed, that with the nearer frame.
  @inline(__always)
  func isPreferred(to other: CandidateScore) -> Bool {
    if frameDistanceSquared != other.frameDistanceSquared {
      return frameDistanceSquared < other.frameDistanceSquared
    }
    if density != other.density { return density > other.density }
    if distanceSquared != other.distanceSquared { return distanceSquared < other.distanceSquared }
    return id < other.id
  }
}

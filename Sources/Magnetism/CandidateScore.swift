import Kinematics

/// The measures of one target for one flick, which decide the choice (F4) and its explanation.
struct CandidateScore {
  enum Eligibility {
    /// The target may be chosen.
    case eligible
    /// The target is outside all circles, outside the bounds, or too far away for a finger that kept its
    /// speed.
    case outOfReach
    /// An edge of the target is NaN.
    case invalid
  }

  var eligibility: Eligibility
  /// The squared distance from the region to the projected point.
  var distanceSquared: Double
  /// The smallest search circle that touches the region, counted from 0 outward; −1 if none does.
  var ring: Int
  /// The squared distance from the frame to the projected point.
  ///
  /// It is finite only if the stroke kept its speed and the region contains the projected point; otherwise it
  /// is ∞.
  var frameDistanceSquared = Double.infinity
  /// The density by which targets are compared, per square point.
  ///
  /// It is the probability density of the movement's end at the target's center, times the target's weight
  /// and the factor of the ``CoastPreference``.
  var density = 0.0
  /// The frame's center, clamped to the bounds.
  var landing: Point
  var id: TargetID

  /// The score in the unused entries of a ranking.
  static let none = CandidateScore(
    eligibility: .invalid, distanceSquared: .infinity, ring: -1, landing: .zero, id: 0)

  /// Whether the region contains the projected point.
  var isLanded: Bool { distanceSquared == 0 }
  /// Whether the stroke kept its speed and the region contains the projected point.
  ///
  /// Such a target wins over all targets that are not certain.
  var isCertain: Bool { frameDistanceSquared < .infinity }

  /// Whether this target wins over another.
  ///
  /// A certain target (``isCertain``) wins over a target that is not certain. Of two certain targets, the one
  /// with the nearer frame wins. In all other cases the greater density wins, then the smaller distance, and
  /// then the lower id.
  func isPreferred(to other: CandidateScore) -> Bool {
    if frameDistanceSquared != other.frameDistanceSquared {
      return frameDistanceSquared < other.frameDistanceSquared
    }
    if density != other.density { return density > other.density }
    if distanceSquared != other.distanceSquared { return distanceSquared < other.distanceSquared }
    return id < other.id
  }
}

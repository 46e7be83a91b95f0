import Kinematics

/// One target measured against one flick: all that the choice and its explanation are made of.
struct Judgement {
  /// What the target may be chosen for, if anything.
  enum Standing {
    /// The projection is in its region.
    case landed
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
  /// From the projection to the nearest point of the region, in points.
  var distance: Double
  /// The distance divided by the weight.
  var effectiveDistance: Double
  /// The first circle that touches the region; −1 if none does.
  var ring: Int
  /// The cosine between the swipe and the way from the lift to the centre; NaN if either has no direction.
  var cosine: Double
  /// From the projection to the visible frame, in points; 0 inside.
  var frameDistance: Double
  /// From the projection to the landing, in points.
  var centerDistance: Double
  /// The frame's centre, held to the bounds.
  var landing: Point
  /// The target's id.
  var id: UInt64

  /// How one judgement compares with another: the first rule that tells them apart.
  enum Margin {
    case distance, angle, id, none
  }

  /// Whether this target is preferred to another, and what decides it.
  ///
  /// Only the landed and the eligible are compared. Landed ones come first: nearer visible frame (0 inside),
  /// nearer centre, lower id. Then nearer ring, lesser effective distance, smaller angle, lower id.
  func isPreferred(to other: Judgement) -> (Bool, by: Margin) {
    if standing == .landed || other.standing == .landed {
      if standing != other.standing { return (standing == .landed, .distance) }
      if frameDistance != other.frameDistance { return (frameDistance < other.frameDistance, .distance) }
      if centerDistance != other.centerDistance { return (centerDistance < other.centerDistance, .distance) }
    } else {
      if ring != other.ring { return (ring < other.ring, .distance) }
      if effectiveDistance != other.effectiveDistance {
        return (effectiveDistance < other.effectiveDistance, .distance)
      }
      if cosine != other.cosine { return (cosine > other.cosine, .angle) }
    }
    return id == other.id ? (false, .none) : (id < other.id, .id)
  }
}

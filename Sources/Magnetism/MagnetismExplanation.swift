public import Kinematics

/// Whether a target was chosen, or why not.
public enum MagnetismVerdict: UInt8, Hashable, Sendable, CaseIterable {
  /// The target attracts the pointer.
  case chosen
  /// Another target is nearer, is as near and has a lower id, or contains the projected point.
  case farther
  /// The target's center is not in the direction of the swipe.
  case behind
  /// The target's center is outside the circle, its frame is outside the bounds, or an edge is NaN.
  case outOfReach
  /// The target does not attract, or something covers the point where the pointer would rest.
  case inert
  /// The lift was no flick: too slow, or deliberate.
  case tooSlow
}

/// One target in an explanation, with its measures and its verdict.
public struct MagnetismCandidate: Hashable, Sendable {
  /// The target's id.
  public let id: TargetID
  /// The distance of the target's center from the projected point, in points.
  ///
  /// A center beyond the bounds is clamped to them, here and for the angle.
  public let distance: Double
  /// The angle between the swipe and the direction from the lift to the target's center, 0…π radians.
  ///
  /// It is nil without a velocity, or if the center is the position of the lift.
  public let angle: Double?
  /// Whether the target was chosen, or why not.
  public internal(set) var verdict: MagnetismVerdict
  /// The distance of the frame from the projected point; ∞ if the region does not contain that point.
  let landedDistance: Double

  /// Whether this target is preferred to another: one that contains the projected point to one that does
  /// not, then the nearer frame of those that contain it, the nearer center and the lower id.
  func isPreferred(to other: MagnetismCandidate) -> Bool {
    (landedDistance, distance, id) < (other.landedDistance, other.distance, other.id)
  }
}

/// An explanation of a flick's end: the outcome, with the projected point and the circle, and a verdict on
/// every target.
///
/// The code that makes the choice also creates the explanation, so that both agree.
public struct MagnetismExplanation: Hashable, Sendable {
  /// The flick.
  public let flick: Flick
  /// The outcome.
  public let attraction: Attraction
  /// Every target, in the order given.
  public let candidates: [MagnetismCandidate]
}

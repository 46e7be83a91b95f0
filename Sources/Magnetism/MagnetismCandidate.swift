/// One target in an explanation, with its measures and its verdict.
public struct MagnetismCandidate: Hashable, Sendable {
  /// The target's id.
  public let id: TargetID
  /// The distance from the region to the projected point, in points; 0 inside, ∞ for an invalid target.
  public let distance: Double
  /// The smallest search circle that touches the region, counted from 0 outward; nil if none does.
  public let ring: Int?
  /// The angle between the heading and the direction from the lift to the target's center, 0…π radians.
  ///
  /// The center is clamped to the bounds. The angle is nil without a heading, if the center is the position
  /// of the lift, or for an invalid target.
  public let angle: Double?
  /// The density by which targets are compared, per square point; 0 for an invalid target.
  ///
  /// It is the probability density of the intended end at the target's center, times the target's weight. It
  /// is reduced according to ``MagnetismConfiguration/coastPreference``.
  public let density: Double
  /// The probability that the person meant this target rather than another or none.
  ///
  /// It is 0 if the target is out of reach or invalid, or if the flick is too slow. If the stroke kept its
  /// speed and a target that contains the projected point wins, the probability is 1 for that target and 0
  /// for all others.
  public let probability: Double
  /// Whether the target was chosen, or why not.
  public let verdict: MagnetismVerdict
}

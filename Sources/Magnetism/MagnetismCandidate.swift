/// One target in an explanation: its measures and its verdict.
public struct MagnetismCandidate: Hashable, Sendable {
  /// The target's id.
  public let id: TargetID
  /// The distance from the region to the projected point, in points; 0 inside, ∞ for NaN.
  public let distance: Double
  /// The first circle that touches the region, counted from 0 outward; nil beyond the radius.
  public let ring: Int?
  /// The angle between the heading and the direction from the lift to the target's center, 0…π radians.
  ///
  /// The center is clamped to the bounds. The angle is nil if there is no heading, if the center is the
  /// position of the lift, or for NaN.
  public let angle: Double?
  /// The density by which targets are compared, per square point; 0 for NaN.
  ///
  /// It is the probability density that the movement ends at the target's center, times the target's weight.
  /// It is reduced if the pointer would not rest about as far away as it would coast
  /// (``MagnetismConfiguration/coastPreference``).
  public let density: Double
  /// The probability that the person meant this target rather than another or none.
  ///
  /// It is 0 if the target is out of reach or invalid, or if the flick is too slow.
  public let probability: Double
  /// Whether the target was chosen, or why not.
  public let verdict: MagnetismVerdict
}

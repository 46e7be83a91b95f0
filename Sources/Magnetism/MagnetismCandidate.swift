/// One target in an explanation: its measures and its verdict.
public struct MagnetismCandidate: Hashable, Sendable {
  /// The target's id.
  public let id: TargetID
  /// The distance from the region to the lift or to the projected point, whichever is nearer, in points; 0
  /// inside, infinite for a target with a NaN edge.
  public let distance: Double
  /// The first circle that touches the region, counted from 0 outward; nil beyond the radius.
  public let ring: Int?
  /// The angle between the heading and the direction from the lift to the center, in radians: 0 straight
  /// ahead, π behind; nil if either has no direction.
  public let angle: Double?
  /// The density of the movement's end at the center, per square point, times the weight: it decides.
  public let density: Double
  /// The probability that it was meant, among all targets scanned and none; 0 if it cannot be chosen.
  public let probability: Double
  /// Whether it was chosen, or why not.
  public let verdict: MagnetismVerdict
}

/// One target in an explanation: its measures and its verdict.
public struct MagnetismCandidate: Hashable, Sendable {
  /// The target's id.
  public let id: TargetID
  /// The distance from the region to the projected point, in points; 0 inside, ∞ for NaN.
  public let distance: Double
  /// The first circle that touches the region, counted from 0 outward; nil beyond the radius.
  public let ring: Int?
  /// The angle at the lift from the heading to the center, 0…π radians; nil if either has no direction.
  public let angle: Double?
  /// The density of the movement's end at the center, per square point, times the weight, and less where the pointer
  /// would not come to rest about where it coasts (``MagnetismConfiguration/coastPreference``): it decides.
  public let density: Double
  /// The probability that it was meant, among all targets scanned and none; 0 if it cannot be chosen.
  public let probability: Double
  /// Whether it was chosen, or why not.
  public let verdict: MagnetismVerdict
}

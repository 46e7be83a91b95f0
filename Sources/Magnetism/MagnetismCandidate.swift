/// One target in an explanation: how it measured, and what became of it.
public struct MagnetismCandidate: Hashable, Sendable {
  /// The target's id.
  public let id: TargetID
  /// From the place of the lift or the projected point, whichever is nearer, to the region, in points; 0
  /// inside.
  public let distance: Double
  /// The first circle that touches the region, counted from 0 outward; nil beyond the radius.
  public let ring: Int?
  /// Between the heading and the way from the lift to the centre, in radians: 0 straight ahead, π behind.
  ///
  /// nil if either has no direction.
  public let angle: Double?
  /// How likely the movement was to end about its middle, for each square point, times its weight: what
  /// decides.
  public let density: Double
  /// How likely it was meant, among all in the circles scanned and none of them; 0 if it could not be chosen.
  public let probability: Double
  /// What became of it.
  public let verdict: MagnetismVerdict
}

/// One target in an explanation: how it measured, and what became of it.
public struct MagnetismCandidate: Hashable, Sendable {
  /// The target's id.
  public let id: UInt64
  /// From the projected point to the nearest point of the region, in points; 0 inside.
  public let distance: Double
  /// The distance divided by the weight, in points: what decides within a ring.
  public let effectiveDistance: Double
  /// The first circle that touches the region, counted from 0 outward; nil beyond the radius.
  public let ring: Int?
  /// Between the swipe and the way from the lift to the centre, in radians: 0 straight ahead, π behind.
  ///
  /// nil if either has no direction.
  public let angle: Double?
  /// What became of it.
  public let verdict: MagnetismVerdict
}

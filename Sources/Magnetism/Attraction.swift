public import Kinematics

/// What becomes of a flick: the target that attracts it, if any, and where the pointer comes to rest.
public struct Attraction: Hashable, Sendable {
  /// Why it ends there.
  public let reason: MagnetismReason
  /// The target's id; nil if the pointer coasts or was too slow.
  public let target: TargetID?
  /// The target that was likeliest in the circles scanned, whether or not it was likely enough; nil if none
  /// was in reach.
  public let likeliest: TargetID?
  /// How likely that one was meant, among all in the circles scanned and none of them: 0…1.
  public let probability: Double
  /// The velocity at the lift, in points a second.
  public let velocity: Vector
  /// Where inertia alone would land, in points, held to the bounds; the position itself if the flick is too
  /// slow.
  public let projected: Point
  /// Where the pointer comes to rest, in points: the target's centre, or else ``projected``.
  ///
  /// Always within the flick's bounds. A caller that snaps one axis only takes the other from ``projected``.
  public let landing: Point
  /// The circle that first touched the target, counted from 0 outward; nil without a target.
  public let ring: Int?
}

public import Kinematics

/// The outcome of a flick: the target that attracts the pointer, if any, and where the pointer comes to rest.
public struct Attraction: Hashable, Sendable {
  /// The reason for the outcome.
  public let reason: MagnetismReason
  /// The target's id; nil if the pointer coasts or stays.
  public let target: TargetID?
  /// The likeliest target that attracts, even if it is too unlikely to be chosen; nil if none was found.
  ///
  /// If the likeliest target of all does not attract, the next ones are checked only as long as they are
  /// likely enough to be chosen, and at most eight targets in all.
  public let likeliest: TargetID?
  /// The probability, 0…1, that the person meant ``likeliest`` rather than another scanned target or none.
  public let probability: Double
  /// The velocity at the lift, in points per second.
  public let velocity: Vector
  /// The end of the movement by inertia alone, or the flick's position if the flick is too slow or
  /// deliberate.
  ///
  /// The point is clamped to the bounds.
  public let projected: Point
  /// The point where the pointer comes to rest: the target's center, or ``projected`` without a target.
  ///
  /// It is always within the flick's bounds. If only one axis snaps, take the other coordinate from
  /// ``projected``.
  public let landing: Point
  /// The smallest search circle that touches the target, counted from 0 outward; nil without a target.
  public let ring: Int?
}

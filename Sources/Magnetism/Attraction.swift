public import Kinematics

/// The reason for the end of a flick.
public enum MagnetismReason: UInt8, Hashable, Sendable, CaseIterable {
  /// A target was chosen whose region contains the end of inertia.
  case landed
  /// A target was chosen by the circles; inertia alone would not have ended in its region.
  case scan
  /// No target attracts: the pointer coasts.
  case coasted
  /// The pointer stays: it was too slow, had slowed down on a control, or the lift was deliberate.
  case tooSlow
}

/// The outcome of a flick: the target that attracts the pointer, if any, and where the pointer comes to rest.
public struct Attraction: Hashable, Sendable {
  /// The reason for the outcome.
  public let reason: MagnetismReason
  /// The target's id; nil if the pointer coasts or stays.
  public let target: TargetID?
  /// The velocity at the lift, in points per second.
  public let velocity: Vector
  /// The end of the movement by inertia alone, clamped to the bounds.
  ///
  /// It is the flick's position if the flick is too slow or deliberate.
  public let projected: Point
  /// The radius of the circle around ``projected`` that was searched, in points.
  ///
  /// It is 0 if the flick is too slow, deliberate, or against an edge.
  public let reach: Double
  /// The point where the pointer comes to rest, always within the bounds.
  ///
  /// It is the center of the target, or ``projected`` without a target. In the engine it is the location on
  /// the target that its style allows, such as a line of text in the column of ``projected``.
  public let landing: Point
}

/// Whether a target was chosen, or why not.
public enum MagnetismVerdict: UInt8, Hashable, Sendable, CaseIterable {
  /// The target attracts the pointer.
  case chosen
  /// Another target is more probable, or the stroke kept its speed and another target contains its projected
  /// point.
  case lessLikely
  /// The target is the most probable of those that may attract, but not probable enough.
  case unlikely
  /// The target has the same density as the best one.
  ///
  /// The best one is nearer, has a lower id, or has the same id and came first.
  case tied
  /// The target is outside all search circles, outside the bounds, or too far away for a finger that
  /// kept its speed.
  case outOfReach
  /// The target does not attract, or something covers the point where the pointer would rest.
  case inert
  /// An edge of the target is NaN.
  case invalid
  /// The lift was no flick: too slow, or deliberate (F8).
  case tooSlow
}

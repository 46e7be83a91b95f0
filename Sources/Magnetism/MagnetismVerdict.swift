/// Whether a target was chosen, or why not.
public enum MagnetismVerdict: UInt8, Hashable, Sendable, CaseIterable {
  /// It attracts the pointer.
  case chosen
  /// Another target is more probable, or holds the projected point of a stroke that kept its speed.
  case lessLikely
  /// It is the most probable target, but not probable enough.
  case unlikely
  /// It is as probable as the best target, which is nearer or has the lower id; of one id the first is taken.
  case tied
  /// No circle touches its region, it is too far off for a finger that kept its speed, or outside the bounds.
  case outOfReach
  /// It is not magnetic, or something covers the point where the pointer would rest.
  case inert
  /// One of its edges is NaN.
  case invalid
  /// The lift was no flick: too slow, or deliberate (F8).
  case tooSlow
}

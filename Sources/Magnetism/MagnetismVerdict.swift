/// What became of one target: chosen, or why not.
public enum MagnetismVerdict: UInt8, Hashable, Sendable, CaseIterable {
  /// It attracts the pointer.
  case chosen
  /// The chosen one, or another that was likeliest, is likelier.
  case lessLikely
  /// It is the likeliest, and not likely enough.
  case unlikely
  /// Just as likely as the chosen one; the nearer, then the lower id, or of one id the first, was taken.
  case tied
  /// It lies beyond the circle at which the choice was made: it could not have been likelier, or nothing was
  /// likely enough.
  case beyond
  /// It lies farther off the swipe than the tolerance allows.
  case offCourse
  /// Even the last circle does not touch its region, or it is wholly outside the bounds.
  case outOfReach
  /// It is not magnetic, or something covers the place where the pointer would rest.
  case inert
  /// One of its edges is not a number.
  case invalid
  /// The lift was no flick: too slow, or a deliberate end (F8).
  case tooSlow
}

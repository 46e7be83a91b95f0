/// What became of one target: chosen, or why not.
public enum MagnetismVerdict: UInt8, Hashable, Sendable, CaseIterable {
  /// It attracts the pointer.
  case chosen
  /// The projection, or the same circle, was nearer to the chosen one; or only the chosen one held the projection.
  case farther
  /// Just as near as the chosen one, but farther off the swipe.
  case wider
  /// Equal to the chosen one in every respect; the lower id, or of one id the first, was taken.
  case tied
  /// It lies farther off the swipe than the tolerance allows, or its centre is exactly where the finger lifted.
  case offCourse
  /// Even the last circle does not touch its region, or it is wholly outside the bounds.
  case outOfReach
  /// One of its edges is not a number.
  case invalid
  /// The flick was too slow for any target.
  case tooSlow
}

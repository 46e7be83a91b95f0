/// The reason for the end of a flick.
public enum MagnetismReason: UInt8, Hashable, Sendable, CaseIterable {
  /// A target was chosen, and inertia alone would have ended in its region (F2).
  case landed
  /// A target was chosen by the circles; inertia alone would not have ended in its region (F3, F4).
  case scan
  /// No target was in reach or probable enough: the pointer coasts (F8).
  case coasted
  /// The pointer stays: it was too slow, had slowed down on a control, or the lift was deliberate (F8).
  case tooSlow
}

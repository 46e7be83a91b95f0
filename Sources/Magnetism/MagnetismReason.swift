/// Why a flick ended where it did.
public enum MagnetismReason: UInt8, Hashable, Sendable, CaseIterable {
  /// The target was chosen, and inertia alone would have landed in its region (F2).
  case landed
  /// The target was chosen, and inertia alone would not have landed in its region: the circles found it (F3,
  /// F4).
  case scan
  /// No target was in reach, or none likely enough: the pointer coasts freely (F8).
  case coasted
  /// It was too slow to coast, or the hand had slowed down on a control (F8): the pointer stays where it is.
  case tooSlow
}

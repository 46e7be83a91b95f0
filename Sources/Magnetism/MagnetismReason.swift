/// Why a flick ended where it did.
public enum MagnetismReason: UInt8, Hashable, Sendable, CaseIterable {
  /// Inertia alone would have landed in the target's region (F2).
  case landed
  /// Inertia would have landed in no target; the circles around that point found one (F3, F4).
  case scan
  /// No target was near enough in the direction of the swipe: the pointer coasts freely (F8).
  case coasted
  /// The pointer was too slow to coast: it stays where it is.
  case tooSlow
}

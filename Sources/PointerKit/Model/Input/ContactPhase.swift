/// The phase of a contact or gesture.
public enum ContactPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// It began.
  case began
  /// It changed.
  case changed
  /// It ended.
  case ended
  /// It was interrupted and has no effect.
  case cancelled
}

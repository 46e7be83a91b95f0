/// The phase of a contact or gesture.
public enum ContactPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The contact or gesture began.
  case began
  /// The contact or gesture changed.
  case changed
  /// The contact or gesture ended.
  case ended
  /// The contact or gesture was interrupted and has no effect.
  case cancelled
}

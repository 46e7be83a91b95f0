/// Which of the system's pointers is imitated.
public enum PointerGeneration: UInt8, Hashable, Sendable {
  /// iPadOS 13.4–18: a circle that becomes the control it points at. The only one so far.
  case adaptive
}

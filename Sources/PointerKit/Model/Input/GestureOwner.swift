/// The receiver of a gesture, by its number of fingers (I6).
public enum GestureOwner: UInt8, Hashable, Sendable, CaseIterable {
  /// One finger, or none: the gesture points and clicks.
  case pointer
  /// Two fingers: the gesture acts on what is under the pointer.
  case app
  /// Three fingers or more: the gesture belongs to the system, and reaches no target.
  ///
  /// The exception is a gesture to which the person has assigned its number of fingers (I10). Such a gesture
  /// belongs to the app; see ``GestureAssignments``.
  case system

  /// Creates the receiver of a gesture with a number of fingers.
  public init(fingers: Int) { self = fingers < 2 ? .pointer : fingers == 2 ? .app : .system }
}

/// Whom a touch on the device is for, by the number of fingers (I6).
public enum GestureOwner: UInt8, Hashable, Sendable, CaseIterable {
  /// One finger, or none, points and clicks.
  case pointer
  /// Two fingers act on what is under the pointer.
  case app
  /// Three fingers and more are the system's.
  case system

  /// Creates the owner of a gesture of so many fingers.
  public init(fingers: Int) {
    self = fingers < 2 ? .pointer : fingers == 2 ? .app : .system
  }
}

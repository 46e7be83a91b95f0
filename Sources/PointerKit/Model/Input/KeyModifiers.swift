/// A set of pressed modifier keys.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8
  /// Creates a set from its bits; unknown bits are dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1f }
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Option, or Alt.
  public static let option = KeyModifiers(rawValue: 4)
  /// Command, or Super.
  public static let command = KeyModifiers(rawValue: 8)
  /// Caps Lock, while it is on.
  public static let capsLock = KeyModifiers(rawValue: 16)
}

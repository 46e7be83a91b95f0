/// A set of finger counts: with how many fingers a gesture may be made (I10).
public struct FingerCounts: OptionSet, Hashable, Sendable {
  /// Bit 0 is one finger, bit 4 five.
  public let rawValue: UInt8
  /// Creates a set from its bits; bits beyond five fingers are dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1f }

  /// One finger.
  public static let one = FingerCounts(rawValue: 1)
  /// Two fingers.
  public static let two = FingerCounts(rawValue: 2)
  /// Three fingers.
  public static let three = FingerCounts(rawValue: 4)
  /// Four fingers.
  public static let four = FingerCounts(rawValue: 8)
  /// Five fingers, or more.
  public static let five = FingerCounts(rawValue: 16)
  /// However many fingers.
  public static let any: FingerCounts = [.one, .two, .three, .four, .five]

  /// Whether a gesture of so many fingers is in the set; 0 or less is a host that does not say, which any set
  /// but the empty one admits.
  public func admits(fingers: Int) -> Bool {
    guard fingers > 0 else { return !isEmpty }
    return contains(FingerCounts(rawValue: 1 << UInt8(min(fingers, 5) - 1)))
  }
}

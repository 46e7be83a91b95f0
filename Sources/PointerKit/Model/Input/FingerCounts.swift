/// A set of numbers of fingers with which a gesture may be made (I10).
public struct FingerCounts: OptionSet, Hashable, Sendable {
  /// The bits: bit 0 is one finger, and bit 4 is five or more.
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
  /// Five fingers or more.
  public static let five = FingerCounts(rawValue: 16)
  /// Any number of fingers.
  public static let any: FingerCounts = [.one, .two, .three, .four, .five]

  /// Whether the set contains a number of fingers.
  ///
  /// 0 or less means an unknown number; every set except the empty set admits an unknown number.
  public func admits(fingers: Int) -> Bool {
    guard fingers > 0 else { return !isEmpty }
    return contains(FingerCounts(rawValue: 1 << UInt8(min(fingers, 5) - 1)))
  }
}

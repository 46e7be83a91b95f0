/// A 64-bit fingerprint of numbers, equal exactly when every bit that was fed is equal.
///
/// FNV-1a over bytes, little end first (http://www.isthe.com/chongo/tech/comp/fnv). For comparing runs, not
/// for security.
public struct StateDigest: Hashable, Sendable {
  /// The fingerprint so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the fingerprint of nothing.
  public init() {}

  /// Feeds eight bytes.
  public mutating func combine(_ bits: UInt64) {
    var rest = bits
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x0000_0100_0000_01b3
      rest >>= 8
    }
  }

  /// Feeds a number's exact bits: 0 and −0 differ, and so do two NaNs of different payload.
  public mutating func combine(_ number: Double) { combine(number.bitPattern) }
  /// Feeds a whole number.
  public mutating func combine(_ number: Int64) { combine(UInt64(bitPattern: number)) }
  /// Feeds a truth value.
  public mutating func combine(_ flag: Bool) { combine(flag ? 1 as UInt64 : 0) }
  /// Feeds a point.
  public mutating func combine(_ point: Point) {
    combine(point.x)
    combine(point.y)
  }
  /// Feeds a vector.
  public mutating func combine(_ vector: Vector) {
    combine(vector.dx)
    combine(vector.dy)
  }
  /// Feeds a rectangle.
  public mutating func combine(_ rect: Rect) {
    combine(rect.minX)
    combine(rect.minY)
    combine(rect.maxX)
    combine(rect.maxY)
  }
}

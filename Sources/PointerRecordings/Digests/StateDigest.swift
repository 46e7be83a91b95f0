package import Kinematics

/// A 64-bit fingerprint of numbers, which tests and the command-line tool compare between runs.
///
/// Equal bits give equal fingerprints, and different bits almost surely give different ones. The function is
/// FNV-1a over the bytes of each number, the least significant first
/// (http://www.isthe.com/chongo/tech/comp/fnv). It is not cryptographic.
package struct StateDigest: Hashable, Sendable {
  /// The fingerprint of everything added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the fingerprint of nothing.
  package init() {}

  /// Creates a fingerprint that continues from the value of an earlier fingerprint.
  package init(continuing value: UInt64) { self.value = value }

  /// Adds eight bytes.
  package mutating func combine(_ bits: UInt64) {
    var rest = bits
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x0000_0100_0000_01b3
      rest >>= 8
    }
  }

  /// Adds the exact bits of a number: 0 and −0 differ, and so do two NaNs with different payloads.
  package mutating func combine(_ number: Double) { combine(number.bitPattern) }
  package mutating func combine(_ number: Int64) { combine(UInt64(bitPattern: number)) }
  package mutating func combine(_ flag: Bool) { combine(flag ? 1 as UInt64 : 0) }
  package mutating func combine(_ point: Point) {
    combine(point.x)
    combine(point.y)
  }
  package mutating func combine(_ vector: Vector) {
    combine(vector.dx)
    combine(vector.dy)
  }
  package mutating func combine(_ rect: Rect) {
    combine(rect.minX)
    combine(rect.minY)
    combine(rect.maxX)
    combine(rect.maxY)
  }
}

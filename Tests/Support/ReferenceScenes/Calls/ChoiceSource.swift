/// A source of choices for random calls: dice, or the bytes of a fuzzer.
public protocol ChoiceSource {
  /// The next choice among 256; 0 once there are no more.
  mutating func byte() -> UInt8
}

extension Dice: ChoiceSource {
  /// The next choice among 256.
  public mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}

/// The bytes that a fuzzer wrote.
public struct FuzzedBytes: ChoiceSource {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Creates a reader of bytes, which must outlive it.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all bytes have been read.
  public var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; 0 at the end.
  public mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }
}

extension ChoiceSource {
  /// One element of a list that is not empty.
  public mutating func pick<Element>(_ list: [Element]) -> Element { list[Int(byte()) % list.count] }

  /// Yes or no.
  public mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A whole number from 0, below a limit of at most 256.
  public mutating func below(_ limit: Int) -> Int { Int(byte()) % limit }

  /// Eight choices at once.
  public mutating func bits() -> UInt64 {
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
    return bits
  }

  /// A number in a range, on a grid of 65,536.
  public mutating func number(within range: ClosedRange<Double>) -> Double {
    let share = Double(Int(byte()) << 8 | Int(byte())) / 65_535
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}

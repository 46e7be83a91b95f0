/// The error for a record with a correct checksum and invalid contents.
struct MalformedRecord: Error {}

/// The bytes of a record that is read; reading beyond their end throws an error.
struct ByteReader: Sendable {
  private let bytes: [UInt8]
  /// The index of the next byte.
  private(set) var position: Int
  private let end: Int

  /// Creates a reader of the bytes from `start` to `end`, which must lie within `bytes`; all by default.
  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    position = start
    self.end = end ?? bytes.count
  }

  /// The number of bytes that are left.
  var count: Int { end - position }

  mutating func byte() throws(MalformedRecord) -> UInt8 {
    guard position < end else { throw MalformedRecord() }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads all bytes of a number, the least significant first.
  mutating func fixed<Value: FixedWidthInteger & UnsignedInteger>() throws(MalformedRecord) -> Value {
    var value: UInt64 = 0
    for index in 0..<Value.bitWidth / 8 { value |= UInt64(try byte()) << UInt64(8 * index) }
    return Value(truncatingIfNeeded: value)
  }
}

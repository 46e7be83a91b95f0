/// The bytes of a record that is written; see <doc:RecordingFormat>.
struct ByteWriter: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  /// Removes the bytes without freeing their memory.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Writes all bytes of a number, the least significant first.
  mutating func writeFixed(_ value: some FixedWidthInteger & UnsignedInteger) {
    var rest = UInt64(value)
    for _ in 0..<value.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}

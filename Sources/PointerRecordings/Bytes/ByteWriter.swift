import Kinematics

/// Writes values as the bytes of a record; see <doc:RecordingFormat>.
struct ByteWriter: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  /// Removes the bytes without freeing their memory.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(contentsOf other: ByteWriter) { bytes.append(contentsOf: other.bytes) }

  /// Writes an unsigned integer as LEB128: seven bits in each byte, the lowest first.
  mutating func write(_ value: UInt64) {
    var rest = value
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a signed integer: 0, −1, 1, −2 and so on are written as 0, 1, 2, 3 and so on.
  mutating func write(_ value: Int64) { write(UInt64(bitPattern: (value << 1) ^ (value >> 63))) }

  /// Writes the exact bits of a number, with its bytes reversed.
  ///
  /// The lowest bytes of a number with few digits are zeros. After the reversal these are the highest bytes,
  /// which LEB128 leaves out.
  mutating func write(_ number: Double) { write(number.bitPattern.byteSwapped) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ vector: Vector) {
    write(vector.dx)
    write(vector.dy)
  }

  mutating func write(_ size: Size) {
    write(size.width)
    write(size.height)
  }

  /// Writes the four edges of a rectangle; a width computed from them would be rounded.
  mutating func write(_ rect: Rect) {
    write(rect.minX)
    write(rect.minY)
    write(rect.maxX)
    write(rect.maxY)
  }

  /// Writes a value that may be absent: a flag, then the value if there is one.
  mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Writes all bytes of a number, the least significant first.
  mutating func writeFixed(_ value: some FixedWidthInteger & UnsignedInteger) {
    var rest = UInt64(value)
    for _ in 0..<value.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}

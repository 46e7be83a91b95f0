import Kinematics

/// The error for a record with a correct checksum and invalid contents.
struct MalformedRecord: Error {}

/// A reader of values that ``ByteWriter`` has written; reading beyond the end of the bytes throws an error.
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

  mutating func unsigned() throws(MalformedRecord) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      let bits = UInt64(next & 0x7f)
      // Only one bit of the tenth byte is used: the highest bit of the number.
      guard shift < 63 || (shift == 63 && bits <= 1) else { throw MalformedRecord() }
      value |= bits << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  mutating func signed() throws(MalformedRecord) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// An unsigned integer of a given type; throws if the number does not fit into the type.
  mutating func integer<Value: FixedWidthInteger & UnsignedInteger>() throws(MalformedRecord) -> Value {
    guard let value = Value(exactly: try unsigned()) else { throw MalformedRecord() }
    return value
  }

  mutating func number() throws(MalformedRecord) -> Double {
    Double(bitPattern: try unsigned().byteSwapped)
  }

  mutating func flag() throws(MalformedRecord) -> Bool {
    let value = try byte()
    guard value <= 1 else { throw MalformedRecord() }
    return value == 1
  }

  mutating func point() throws(MalformedRecord) -> Point { Point(x: try number(), y: try number()) }

  mutating func vector() throws(MalformedRecord) -> Vector { Vector(dx: try number(), dy: try number()) }

  mutating func size() throws(MalformedRecord) -> Size { Size(width: try number(), height: try number()) }

  mutating func rect() throws(MalformedRecord) -> Rect {
    Rect(minX: try number(), minY: try number(), maxX: try number(), maxY: try number())
  }

  /// One of an enumeration's cases.
  mutating func choice<Value: RawRepresentable>() throws(MalformedRecord) -> Value
  where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: try byte()) else { throw MalformedRecord() }
    return value
  }

  /// A value that may be absent.
  mutating func optional<Value>(
    _ body: (inout ByteReader) throws(MalformedRecord) -> Value
  ) throws(MalformedRecord) -> Value? {
    try flag() ? try body(&self) : nil
  }

  /// The values of a list.
  ///
  /// Each value takes at least a byte. A list with more values than remaining bytes is therefore an error.
  mutating func list<Value>(
    _ body: (inout ByteReader) throws(MalformedRecord) -> Value
  ) throws(MalformedRecord) -> [Value] {
    let count: UInt64 = try unsigned()
    guard count <= UInt64(self.count) else { throw MalformedRecord() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  mutating func fixed<Value: FixedWidthInteger & UnsignedInteger>() throws(MalformedRecord) -> Value {
    var value: UInt64 = 0
    for index in 0..<Value.bitWidth / 8 { value |= UInt64(try byte()) << UInt64(8 * index) }
    return Value(truncatingIfNeeded: value)
  }
}

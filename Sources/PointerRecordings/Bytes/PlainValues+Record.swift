import Kinematics

/// A byte as it is.
extension UInt8: Recorded {
  func write(to writer: inout ByteWriter) { writer.append(self) }
  init(from reader: inout ByteReader) throws(MalformedRecord) { self = try reader.byte() }
}

/// An unsigned integer as LEB128: seven bits in each byte, the lowest first.
extension UInt64: Recorded {
  func write(to writer: inout ByteWriter) {
    var rest = self
    while rest > 0x7f {
      writer.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    writer.append(UInt8(truncatingIfNeeded: rest))
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self = 0
    var shift: UInt64 = 0
    while true {
      let next = try reader.byte()
      let bits = UInt64(next & 0x7f)
      // Only one bit of the tenth byte is used: the highest bit of the number.
      guard shift < 63 || (shift == 63 && bits <= 1) else { throw MalformedRecord() }
      self |= bits << shift
      if next < 0x80 { return }
      shift += 7
    }
  }
}

/// A shorter unsigned integer as one of 64 bits, which must fit when it is read.
protocol RecordedUnsigned: Recorded, FixedWidthInteger, UnsignedInteger {}

extension RecordedUnsigned {
  func write(to writer: inout ByteWriter) { UInt64(self).write(to: &writer) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    guard let value = Self(exactly: try UInt64(from: &reader)) else { throw MalformedRecord() }
    self = value
  }
}

extension UInt16: RecordedUnsigned {}
extension UInt32: RecordedUnsigned {}

/// A signed integer: 0, −1, 1, −2 and so on are written as 0, 1, 2, 3 and so on.
extension Int64: Recorded {
  func write(to writer: inout ByteWriter) {
    UInt64(bitPattern: (self << 1) ^ (self >> 63)).write(to: &writer)
  }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    let value = try UInt64(from: &reader)
    self = Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}

/// An integer of 64 bits, whatever the machine has.
extension Int: Recorded {
  func write(to writer: inout ByteWriter) { Int64(self).write(to: &writer) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self.init(truncatingIfNeeded: try Int64(from: &reader))
  }
}

/// The exact bits of a number, with its bytes reversed.
///
/// The lowest bytes of a number with few digits are zeros. After the reversal these are the highest bytes, which
/// LEB128 leaves out.
extension Double: Recorded {
  func write(to writer: inout ByteWriter) { bitPattern.byteSwapped.write(to: &writer) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self.init(bitPattern: try UInt64(from: &reader).byteSwapped)
  }
}

extension Bool: Recorded {
  func write(to writer: inout ByteWriter) { writer.append(self ? 1 : 0) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    let value = try reader.byte()
    guard value <= 1 else { throw MalformedRecord() }
    self = value == 1
  }
}

/// A value that may be absent: a flag, then the value if there is one.
extension Optional: Recorded where Wrapped: Recorded {
  func write(to writer: inout ByteWriter) {
    (self != nil).write(to: &writer)
    self?.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

/// The number of elements, then the elements.
///
/// Each element takes at least a byte. A list with more elements than remaining bytes is therefore an error.
extension Array: Recorded where Element: Recorded {
  func write(to writer: inout ByteWriter) {
    UInt64(count).write(to: &writer)
    for element in self { element.write(to: &writer) }
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    let count = try UInt64(from: &reader)
    guard count <= UInt64(reader.count) else { throw MalformedRecord() }
    self = []
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

// MARK: Geometry

extension Point: RecordedFields {
  static var blank: Point { .zero }
  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&x)
    try codec.code(&y)
  }
}

extension Vector: RecordedFields {
  static var blank: Vector { .zero }
  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&dx)
    try codec.code(&dy)
  }
}

extension Size: Recorded {
  func write(to writer: inout ByteWriter) { writer.write(width, height) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self.init(width: try reader.read(), height: try reader.read())
  }
}

/// The four edges; a width computed from them would be rounded.
extension Rect: Recorded {
  func write(to writer: inout ByteWriter) { writer.write(minX, minY, maxX, maxY) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self.init(
      minX: try reader.read(), minY: try reader.read(), maxX: try reader.read(), maxY: try reader.read())
  }
}

/// Writes the values of a record, or reads them: a type that has fields describes them once for both.
protocol RecordCodec {
  /// The error for invalid bytes; `Never` for the writer.
  associatedtype Failure: Error
  /// Writes a value, or replaces it by the one that is read.
  mutating func code<Value: Recorded>(_ value: inout Value) throws(Failure)
  /// Writes a value that is not nil, or replaces it by the one that is read, without a flag.
  mutating func present<Value: Recorded>(_ value: inout Value?) throws(Failure)
}

extension ByteWriter: RecordCodec {
  mutating func code<Value: Recorded>(_ value: inout Value) { value.write(to: &self) }
  mutating func present<Value: Recorded>(_ value: inout Value?) { value?.write(to: &self) }
}

extension ByteReader: RecordCodec {
  mutating func code<Value: Recorded>(_ value: inout Value) throws(MalformedRecord) { value = try read() }
  mutating func present<Value: Recorded>(_ value: inout Value?) throws(MalformedRecord) {
    value = try Value(from: &self)
  }
}

/// A value that records contain.
protocol Recorded {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(MalformedRecord)
}

/// A value that is written as its fields, one after the other.
protocol RecordedFields: Recorded {
  /// A value with any fields, which are replaced by those that are read.
  static var blank: Self { get }
  /// Codes all fields.
  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure)
}

extension RecordedFields {
  func write(to writer: inout ByteWriter) {
    var copy = self
    copy.code(with: &writer)
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self = .blank
    try code(with: &reader)
  }
}

/// A value that is written as its raw value: an id, an enumeration, or a set of options.
protocol RecordedRawValue: Recorded, RawRepresentable where RawValue: Recorded {}

extension RecordedRawValue {
  func write(to writer: inout ByteWriter) { rawValue.write(to: &writer) }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    guard let value = Self(rawValue: try reader.read()) else { throw MalformedRecord() }
    self = value
  }
}

/// No value, in place of arguments that are left out.
struct Nothing: Recorded {
  init() {}
  init(from reader: inout ByteReader) throws(MalformedRecord) {}
  func write(to writer: inout ByteWriter) {}
}

extension ByteWriter {
  /// Writes the number of an enumeration's case, and its values.
  mutating func writeCase<A: Recorded, B: Recorded, C: Recorded, D: Recorded, E: Recorded>(
    _ number: UInt8, _ a: A = Nothing(), _ b: B = Nothing(), _ c: C = Nothing(), _ d: D = Nothing(),
    _ e: E = Nothing()
  ) {
    append(number)
    write(a, b, c, d, e)
  }

  /// Writes values.
  mutating func write<A: Recorded, B: Recorded, C: Recorded, D: Recorded, E: Recorded>(
    _ a: A, _ b: B = Nothing(), _ c: C = Nothing(), _ d: D = Nothing(), _ e: E = Nothing()
  ) {
    a.write(to: &self)
    b.write(to: &self)
    c.write(to: &self)
    d.write(to: &self)
    e.write(to: &self)
  }
}

extension ByteReader {
  /// Throws an error if a condition about what was read is false.
  func require(_ condition: Bool) throws(MalformedRecord) {
    if !condition { throw MalformedRecord() }
  }

  /// Reads a value of the type that the context asks for.
  mutating func read<Value: Recorded>() throws(MalformedRecord) -> Value { try Value(from: &self) }
}

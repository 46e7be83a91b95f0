import Kinematics
package import PointerKit

/// Visits the fields of settings or of a configuration.
///
/// Each field has its own number, which never changes. Its value is written as a `Double`.
protocol RecordFields {
  mutating func visit(_ field: UInt64, _ value: inout Double)
}

extension RecordFields {
  mutating func visit(_ field: UInt64, _ value: inout Bool) {
    var number: Double = value ? 1 : 0
    visit(field, &number)
    value = number != 0
  }

  mutating func visit(_ field: UInt64, _ value: inout Int) {
    var number = Double(value)
    visit(field, &number)
    // The limits exceed the range of every field, and fit into `Int`.
    value = Int(number.clamped(to: -1e15...1e15))
  }

  /// Visits an optional number; NaN stands for nil.
  mutating func visit(_ field: UInt64, _ value: inout Double?) {
    var number = value ?? .nan
    visit(field, &number)
    value = number.isNaN ? nil : number
  }

  /// Visits an enumeration by its raw value; a number without a case does not change the field.
  mutating func visit<Value: RawRepresentable>(_ field: UInt64, _ value: inout Value)
  where Value.RawValue == UInt8 {
    var number = Double(value.rawValue)
    visit(field, &number)
    value = Value(rawValue: UInt8(number.clamped(to: 0...255))) ?? value
  }

  /// Visits the damping ratio and the response of a spring, as two fields.
  mutating func visit(_ field: UInt64, _ value: inout Spring) {
    var (ratio, response) = (value.dampingRatio, value.response)
    visit(field, &ratio)
    visit(field + 1, &response)
    value = Spring(dampingRatio: ratio, response: response)
  }
}

/// Writes the number and the value of each field.
struct FieldWriter: RecordFields {
  var writer: ByteWriter
  private(set) var count: UInt64 = 0

  init() { writer = ByteWriter() }

  mutating func visit(_ field: UInt64, _ value: inout Double) {
    writer.write(field)
    writer.write(value)
    count += 1
  }
}

/// Sets the one field that has a given number.
struct FieldSetter: RecordFields {
  /// The number of the field to set.
  let field: UInt64
  /// The new value of the field.
  let number: Double
  /// Whether a visited field had the number `field`.
  private(set) var isSet = false

  init(_ field: UInt64, _ number: Double) {
    self.field = field
    self.number = number
  }

  mutating func visit(_ field: UInt64, _ value: inout Double) {
    guard field == self.field else { return }
    value = number
    isSet = true
  }
}

extension PointerConfiguration {
  /// Sets the field with a given number; without such a field nothing changes.
  ///
  /// Tests use this method to create random configurations.
  package mutating func set(field: UInt64, to number: Double) {
    var setter = FieldSetter(field, number)
    visit(&setter)
  }
}

extension ByteWriter {
  /// Writes the number of fields, then each field.
  mutating func write(fields body: (inout FieldWriter) -> Void) {
    var fields = FieldWriter()
    body(&fields)
    write(fields.count)
    append(contentsOf: fields.writer)
  }
}

extension ByteReader {
  /// Reads fields in any order; a missing field keeps its default, and an unknown field is an error.
  ///
  /// A retired field, which an earlier version of the package wrote, has no effect.
  mutating func fields(
    retired: ClosedRange<UInt64>? = nil, _ body: (inout FieldSetter) -> Void
  ) throws(MalformedRecord) {
    let count: UInt64 = try unsigned()
    guard count <= UInt64(self.count) else { throw MalformedRecord() }
    for _ in 0..<count {
      var setter = FieldSetter(try unsigned(), try number())
      body(&setter)
      guard setter.isSet || retired?.contains(setter.field) == true else { throw MalformedRecord() }
    }
  }
}

import Kinematics
package import PointerKit

/// A visit to the fields of settings or of a configuration, each of which has a number of its own for ever and is
/// written as a number of type `Double`.
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
    // Beyond every range, and within that of the type.
    value = Int(number.clamped(to: -1e15...1e15))
  }

  /// NaN stands for none.
  mutating func visit(_ field: UInt64, _ value: inout Double?) {
    var number = value ?? .nan
    visit(field, &number)
    value = number.isNaN ? nil : number
  }

  /// A number that no case has leaves the field as it is.
  mutating func visit<Value: RawRepresentable>(_ field: UInt64, _ value: inout Value)
  where Value.RawValue == UInt8 {
    var number = Double(value.rawValue)
    visit(field, &number)
    value = Value(rawValue: UInt8(number.clamped(to: 0...255))) ?? value
  }

  /// The damping ratio and the response.
  mutating func visit(_ field: UInt64, _ value: inout Spring) {
    var (ratio, response) = (value.dampingRatio, value.response)
    visit(field, &ratio)
    visit(field + 1, &response)
    value = Spring(dampingRatio: ratio, response: response)
  }
}

/// Writes all fields: for each its number, then its value.
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

/// Sets one field.
struct FieldSetter: RecordFields {
  let field: UInt64
  let number: Double
  /// Whether the field was there.
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
  /// Sets the field with a number, if there is one, for random configurations.
  package mutating func set(field: UInt64, to number: Double) {
    var setter = FieldSetter(field, number)
    visit(&setter)
  }
}

extension ByteWriter {
  /// The number of fields, then each.
  mutating func write(fields body: (inout FieldWriter) -> Void) {
    var fields = FieldWriter()
    body(&fields)
    write(fields.count)
    append(contentsOf: fields.writer)
  }
}

extension ByteReader {
  /// Reads fields in any order; those that are missing keep their defaults, and an unknown one is an error.
  mutating func fields(_ body: (inout FieldSetter) -> Void) throws(MalformedRecord) {
    let count: UInt64 = try unsigned()
    guard count <= UInt64(self.count) else { throw MalformedRecord() }
    for _ in 0..<count {
      var setter = FieldSetter(try unsigned(), try number())
      body(&setter)
      guard setter.isSet else { throw MalformedRecord() }
    }
  }
}

import Kinematics
package import Magnetism
import PointerKit

extension ConfigurationField {
  /// Whether the field has a number in recordings; a decay is written by itself.
  fileprivate var isRecorded: Bool { kind != .decay }
}

extension ConfigurationFields {
  /// Sets the field with a given number; NaN sets an optional number to nil.
  ///
  /// Without such a field nothing changes. Tests use this method to create random configurations.
  package mutating func set(field number: UInt64, to value: Double) {
    visit { field, current in
      if field.number == number, field.isRecorded { current = field.value(recorded: value) }
    }
  }
}

extension ConfigurationField {
  fileprivate func value(recorded number: Double) -> Double {
    kind == .optional && number.isNaN ? ConfigurationField.absent : number
  }
}

extension ByteWriter {
  /// Writes the number of fields, then the number and the value of each field; NaN stands for nil.
  private mutating func write(fields value: some ConfigurationFields) {
    var fields: [(number: UInt64, value: Double)] = []
    var copy = value
    copy.visit { field, number in
      guard field.isRecorded else { return }
      let isNil = field.kind == .optional && number == ConfigurationField.absent
      fields.append((field.number, isNil ? .nan : number))
    }
    fields.sort { $0.number < $1.number }
    write(UInt64(fields.count))
    for field in fields {
      write(field.number)
      write(field.value)
    }
  }

  mutating func write(_ settings: PointerSettings) { write(fields: settings) }

  mutating func write(_ configuration: PointerConfiguration) {
    write(fields: configuration)
    // A decay is created from one of these two numbers, and the other number is computed and rounded. A
    // reader needs both numbers to find out which one was given.
    write(configuration.magnetism.decay.timeConstant)
    write(configuration.magnetism.decay.decelerationRate)
  }
}

extension ByteReader {
  /// Reads fields in any order; a missing field keeps its default, and an unknown field is an error.
  ///
  /// A retired field, which an earlier version of the package wrote, has no effect.
  private mutating func fields<Value: ConfigurationFields>(
    retired: ClosedRange<UInt64>? = nil
  ) throws(MalformedRecord) -> Value {
    var fields = try list { (reader) throws(MalformedRecord) in
      (number: try reader.unsigned(), value: try reader.number(), isKnown: false)
    }
    var value = Value()
    value.visit { field, current in
      for index in fields.indices where fields[index].number == field.number && field.isRecorded {
        current = field.value(recorded: fields[index].value)
        fields[index].isKnown = true
      }
    }
    guard fields.allSatisfy({ $0.isKnown || retired?.contains($0.number) == true }) else {
      throw MalformedRecord()
    }
    return value
  }

  mutating func settings() throws(MalformedRecord) -> PointerSettings { try fields() }

  mutating func configuration() throws(MalformedRecord) -> PointerConfiguration {
    // The constants of the former density of magnetism.
    var configuration: PointerConfiguration = try fields(retired: 70...79)
    let (timeConstant, rate) = (try number(), try number())
    let decay = Decay(decelerationRate: rate)
    configuration.magnetism.decay =
      decay.timeConstant == timeConstant ? decay : Decay(timeConstant: timeConstant)
    return configuration
  }
}

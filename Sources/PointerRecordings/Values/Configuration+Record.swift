package import Kinematics
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

extension ConfigurationFields {
  /// Writes the number of fields, then the number and the value of each field.
  ///
  /// A field that the first version of the format did not have is written only if it has not its default, so that
  /// earlier readers can read the recording.
  fileprivate func writeFields(to writer: inout ByteWriter) {
    let lastOfFirstVersion: UInt64 = 82
    var fields = zip(recordedFields, Self().recordedFields)
      .filter { $0.number <= lastOfFirstVersion || $0.value != $1.value }.map { $0.0 }
    fields.sort { $0.number < $1.number }
    writer.write(fields)
  }

  /// All fields, in the order of the description; NaN stands for nil.
  private var recordedFields: [RecordedField] {
    var fields: [RecordedField] = []
    var copy = self
    copy.visit { field, number in
      guard field.isRecorded else { return }
      let isNil = field.kind == .optional && number == ConfigurationField.absent
      fields.append(RecordedField(number: field.number, value: isNil ? .nan : number))
    }
    return fields
  }

  /// Reads fields in any order; a missing field keeps its default, and an unknown field is an error.
  ///
  /// A retired field, which an earlier version of the package wrote, has no effect.
  fileprivate init(
    fieldsFrom reader: inout ByteReader, retired: ClosedRange<UInt64>? = nil
  ) throws(MalformedRecord) {
    var fields: [RecordedField] = try reader.read()
    self.init()
    visit { field, current in
      for index in fields.indices where fields[index].number == field.number && field.isRecorded {
        current = field.value(recorded: fields[index].value)
        fields[index].isKnown = true
      }
    }
    try reader.require(fields.allSatisfy { $0.isKnown || retired?.contains($0.number) == true })
  }
}

/// The number and the value of a field.
private struct RecordedField: RecordedFields {
  static var blank: RecordedField { RecordedField(number: 0, value: 0) }
  var number: UInt64
  var value: Double
  /// Whether a field with this number exists.
  var isKnown = false

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&number)
    try codec.code(&value)
  }
}

extension PointerSettings: Recorded {
  func write(to writer: inout ByteWriter) { writeFields(to: &writer) }
  init(from reader: inout ByteReader) throws(MalformedRecord) { try self.init(fieldsFrom: &reader) }
}

/// A configuration and the facts about its host, which share one list of fields in recordings: in the first
/// version of the format, they were one value.
struct TunedHost {
  var configuration = PointerConfiguration()
  var host = HostTraits()
}

extension TunedHost: ConfigurationFields {
  mutating func describe(to visitor: FieldVisitor) {
    configuration.describe(to: visitor)
    visitor.describe("host", &host)
  }
}

extension TunedHost: Recorded {
  func write(to writer: inout ByteWriter) {
    writeFields(to: &writer)
    // A decay is created from one of these two numbers, and the other number is computed and rounded. A
    // reader needs both numbers to find out which one was given.
    let decay = configuration.magnetism.decay
    writer.write(decay.timeConstant, decay.decelerationRate)
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    // The constants of the former density of magnetism.
    try self.init(fieldsFrom: &reader, retired: 70...79)
    let (timeConstant, rate): (Double, Double) = (try reader.read(), try reader.read())
    let decay = Decay(decelerationRate: rate)
    configuration.magnetism.decay =
      decay.timeConstant == timeConstant ? decay : Decay(timeConstant: timeConstant)
  }
}

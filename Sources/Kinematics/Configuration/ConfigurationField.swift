/// A number of a configuration or of the person's settings, as files, recordings, the structs in C and the
/// tables of the documentation know it.
///
/// Each type with such numbers describes them in one place; see ``ConfigurationFields``.
package struct ConfigurationField {
  /// The meaning of a field's number.
  package enum Kind: Hashable {
    /// A number.
    case number
    /// A number that may be nil; ``ConfigurationField/absent`` stands for nil.
    case optional
    /// Whether something is the case; 0 or 1.
    case flag
    /// The raw value of an enumeration.
    case choice
    /// A set of finger counts, as bits; and the same for one of the standard gestures.
    case fingers, gesture
    /// The damping ratio or the response of a spring.
    case dampingRatio, response
    /// The deceleration rate of a decay.
    case decay
  }

  /// The number that stands for nil in an optional field.
  package static var absent: Double { -.infinity }

  /// The field's number in recordings, which never changes.
  package let number: UInt64
  /// The name of the property, which is also the key in files, and in snake case the name of the C struct's
  /// field.
  package let name: StaticString
  /// The key in files of the first version, in which all fields were at the top.
  package let former: StaticString
  /// The name of the property whose type has the field, such as `magnetism`; empty at the top.
  package let group: StaticString
  /// The meaning of the number.
  package let kind: Kind
  /// The unit, for documentation; for a choice the names of its cases.
  package let unit: StaticString
  /// The range to which the number is clamped.
  package let range: ClosedRange<Double>
}

/// A type with fields that are clamped, written to files and recordings, and converted to a struct in C.
package protocol ConfigurationFields {
  /// Creates a value whose fields have their defaults.
  init()
  /// Describes each field, in the order of the fields of the struct in C.
  mutating func describe(to visitor: FieldVisitor)
}

extension ConfigurationFields {
  /// Calls a closure with each field and its number, in the order of the description.
  ///
  /// The closure may change the number. Before and after the call, numbers outside their range are clamped,
  /// and NaN is replaced by the default.
  package mutating func visit(_ body: @escaping (ConfigurationField, inout Double) -> Void) {
    let defaults = FieldVisitor { _, _ in }
    var standard = Self()
    standard.describe(to: defaults)
    describe(to: FieldVisitor(defaults: defaults.visited, body))
  }

  /// This value with its numbers clamped to their ranges, and defaults in place of NaN.
  package var clamped: Self {
    var copy = self
    copy.visit { _, _ in }
    return copy
  }
}

/// Takes the description of the fields of a type; see ``ConfigurationFields``.
package final class FieldVisitor {
  /// The group of the fields that are described next.
  private var group: StaticString = ""

  private let body: (ConfigurationField, inout Double) -> Void
  /// The defaults of numbers and optional numbers, in the order of the description; empty while they are
  /// gathered.
  private let defaults: [Double]
  /// The numbers and optional numbers that were visited.
  fileprivate private(set) var visited: [Double] = []

  fileprivate init(defaults: [Double] = [], _ body: @escaping (ConfigurationField, inout Double) -> Void) {
    self.defaults = defaults
    self.body = body
  }

  /// The fields of a group.
  package func describe(_ group: StaticString, _ value: inout some ConfigurationFields) {
    self.group = group
    value.describe(to: self)
    self.group = ""
  }

  /// A number; with `negative`, every number below 0 is replaced by this one.
  @inline(never)
  package func number(
    _ number: UInt64, _ name: StaticString, _ unit: StaticString, _ range: ClosedRange<Double>,
    negative: Double? = nil, former: StaticString? = nil, _ value: inout Double
  ) {
    let standard = visited.count < defaults.count ? defaults[visited.count] : value
    func clamp() {
      if let negative, value < 0 { value = negative } else { value.clamp(range, or: standard) }
    }
    clamp()
    visit(number, name, former: former, .number, unit, range, &value)
    clamp()
    visited.append(value)
  }

  /// An optional number; with `zeroIsNil`, 0 and every negative number are nil.
  @inline(never)
  package func optional(
    _ number: UInt64, _ name: StaticString, _ unit: StaticString, _ range: ClosedRange<Double>,
    zeroIsNil: Bool = false, _ value: inout Double?
  ) {
    let absent = ConfigurationField.absent
    let standard = visited.count < defaults.count ? defaults[visited.count] : value ?? absent
    func clamped(_ value: Double) -> Double {
      zeroIsNil && value <= 0 ? absent : value.clamped(to: range, default: standard)
    }
    var current = value.map(clamped) ?? absent
    visit(number, name, .optional, unit, range, &current)
    if current != absent { current = clamped(current) }
    value = current == absent ? nil : current
    visited.append(current)
  }

  /// Whether something is the case.
  @inline(never)
  package func flag(
    _ number: UInt64, _ name: StaticString, former: StaticString? = nil, _ value: inout Bool
  ) {
    var current: Double = value ? 1 : 0
    visit(number, name, former: former, .flag, "", 0...1, &current)
    value = current != 0
  }

  /// An enumeration with raw values from 0; a number without a case changes nothing.
  package func choice<Value: RawRepresentable & CaseIterable>(
    _ number: UInt64, _ name: StaticString, _ words: StaticString, _ value: inout Value
  ) where Value.RawValue == UInt8 {
    var current = Double(value.rawValue)
    visit(number, name, .choice, words, 0...Double(Value.allCases.count - 1), &current)
    value = Value(rawValue: UInt8(current.clamped(to: 0...255))) ?? value
  }

  /// The damping ratio and the response of a spring, with successive numbers.
  @inline(never)
  package func spring(_ number: UInt64, _ name: StaticString, _ value: inout Spring) {
    var (ratio, response) = (value.dampingRatio, value.response)
    visit(number, name, .dampingRatio, "damping ratio", 0.05...10, &ratio)
    visit(number + 1, name, .response, "s", 0.001...100, &response)
    value = Spring(dampingRatio: ratio, response: response)
  }

  /// The deceleration rate of a decay, which has no number of its own.
  package func decay(_ name: StaticString, _ value: inout Decay) {
    var rate = value.decelerationRate
    visit(.max, name, .decay, "share per ms", 0...1, &rate)
    if rate != value.decelerationRate { value = Decay(decelerationRate: rate) }
  }

  /// Bits of finger counts, of the setting itself or of one of the standard gestures.
  @inline(never)
  package func fingers<Counts: OptionSet>(
    _ number: UInt64, _ name: StaticString, kind: ConfigurationField.Kind = .fingers, _ value: inout Counts
  ) where Counts.RawValue == UInt8 {
    var current = Double(value.rawValue)
    visit(number, name, kind, "", 0...255, &current)
    // Any integer in the file or the struct; its low byte has the bits.
    value = Counts(rawValue: UInt8(truncatingIfNeeded: Int(current.clamped(to: -1e15...1e15))))
  }

  private func visit(
    _ number: UInt64, _ name: StaticString, former: StaticString? = nil, _ kind: ConfigurationField.Kind,
    _ unit: StaticString, _ range: ClosedRange<Double>, _ value: inout Double
  ) {
    body(
      ConfigurationField(
        number: number, name: name, former: former ?? name, group: group, kind: kind, unit: unit, range: range
      ),
      &value)
  }
}

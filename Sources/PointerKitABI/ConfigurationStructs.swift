import CPointerKit
import Kinematics
import PointerKit

// The fields of these structs are those of a Swift type, in the order in which the type describes them.

extension ptk_configuration {
  init(_ configuration: PointerConfiguration) {
    self.init()
    size = UInt32(MemoryLayout<ptk_configuration>.size)
    copyFields(of: configuration, to: &self, from: PointerConfiguration.start)
  }
}

extension ptk_settings {
  init(_ settings: PointerSettings) {
    self.init()
    size = UInt32(MemoryLayout<ptk_settings>.size)
    copyFields(of: settings, to: &self, from: PointerSettings.start)
  }
}

extension ptk_host_traits {
  init(_ host: HostTraits) {
    self.init()
    size = UInt32(MemoryLayout<ptk_host_traits>.size)
    copyFields(of: host, to: &self, from: HostTraits.start)
  }
}

extension PointerConfiguration {
  /// The offset of the first field in `ptk_configuration`.
  fileprivate static let start = 8

  /// Creates the configuration that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<ptk_configuration>?, _ fault: inout Fault) {
    self.init(struct: pointer, from: PointerConfiguration.start, "configuration->", &fault)
  }

  func tell(
    ofClampedNumbersIn pointer: UnsafePointer<ptk_configuration>, _ argument: StaticString,
    _ engine: UnsafeMutablePointer<HostedEngine>, in function: StaticString
  ) { tell(ofClampedNumbersIn: pointer, from: Self.start, argument, engine, in: function) }
}

extension PointerSettings {
  /// The offset of the first field in `ptk_settings`.
  fileprivate static let start = 4

  /// Creates the settings that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<ptk_settings>?, _ fault: inout Fault) {
    self.init(struct: pointer, from: PointerSettings.start, "settings->", &fault)
  }

  func tell(
    ofClampedNumbersIn pointer: UnsafePointer<ptk_settings>, _ argument: StaticString,
    _ engine: UnsafeMutablePointer<HostedEngine>, in function: StaticString
  ) { tell(ofClampedNumbersIn: pointer, from: Self.start, argument, engine, in: function) }
}

extension HostTraits {
  /// The offset of the first field in `ptk_host_traits`.
  fileprivate static let start = 4

  /// Creates the traits that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<ptk_host_traits>?, _ fault: inout Fault) {
    self.init(struct: pointer, from: HostTraits.start, "host->", &fault)
  }

  func tell(
    ofClampedNumbersIn pointer: UnsafePointer<ptk_host_traits>, _ argument: StaticString,
    _ engine: UnsafeMutablePointer<HostedEngine>, in function: StaticString
  ) { tell(ofClampedNumbersIn: pointer, from: Self.start, argument, engine, in: function) }
}

// MARK: Any struct

/// Writes the fields of a value into a struct, the first of them at the offset `start`.
func copyFields<Struct: BitwiseCopyable>(
  of value: some ConfigurationFields, to target: inout Struct, from start: Int
) {
  withUnsafeMutableBytes(of: &target) { bytes in
    var (copy, offsets) = (value, FieldOffsets(end: start))
    copy.visit { field, number in
      let place = offsets.next(field.kind)
      switch field.kind {
      case .choice, .fingers: bytes.storeBytes(of: Int32(number), toByteOffset: place, as: Int32.self)
      case .flag, .gesture: bytes.storeBytes(of: UInt8(number), toByteOffset: place, as: UInt8.self)
      case .optional, .number, .dampingRatio, .response, .decay:
        let value = number == ConfigurationField.absent ? 0 : number
        bytes.storeBytes(of: value, toByteOffset: place, as: Double.self)
      }
    }
  }
}

extension ConfigurationFields {
  /// Creates the value whose fields a struct has, the first of them at the offset `start`; the defaults for
  /// NULL.
  ///
  /// `fault` has the mistake if the struct, whose name is `name`, is too small, or if an enumeration has no such
  /// case.
  init<Struct: BitwiseCopyable>(
    struct pointer: UnsafePointer<Struct>?, from start: Int, _ name: StaticString, _ fault: inout Fault
  ) {
    self.init()
    guard let pointer else { return }
    guard load(pointer, &fault) != nil else {
      fault.within(name)
      return
    }
    let bytes = UnsafeRawPointer(pointer)
    var (offsets, unknown) = (FieldOffsets(end: start), nil as UnknownConstant?)
    visit { field, number in
      let place = offsets.next(field.kind)
      switch field.kind {
      case .choice, .fingers:
        number = Double(bytes.loadUnaligned(fromByteOffset: place, as: Int32.self))
        if field.kind == .choice, !field.range.contains(number), unknown == nil {
          unknown = UnknownConstant(field: field, number: Int64(number))
        }
      case .flag, .gesture: number = Double(bytes.load(fromByteOffset: place, as: UInt8.self))
      case .optional, .number, .dampingRatio, .response, .decay:
        number = bytes.loadUnaligned(fromByteOffset: place, as: Double.self)
        if field.kind == .optional, number <= 0 { number = ConfigurationField.absent }
      }
    }
    if let unknown {
      fault.setNumber(unknown.field.name, unknown.number, 0...Int64(unknown.field.range.upperBound))
      fault.within(name)
    }
  }

  /// Logs the numbers of a struct that are not those of this value, because they had to be clamped.
  ///
  /// A negative number means what every other negative number means.
  fileprivate func tell(
    ofClampedNumbersIn pointer: UnsafePointer<some BitwiseCopyable>, from start: Int,
    _ argument: StaticString,
    _ engine: UnsafeMutablePointer<HostedEngine>, in function: StaticString
  ) {
    let bytes = UnsafeRawPointer(pointer)
    var (copy, offsets) = (self, FieldOffsets(end: start))
    copy.visit { field, number in
      let place = offsets.next(field.kind)
      var part: StaticString = ""
      switch field.kind {
      case .flag, .choice, .fingers, .gesture: return
      case .dampingRatio: part = "damping_ratio"
      case .response: part = "response"
      case .optional, .number, .decay: break
      }
      let given = bytes.loadUnaligned(fromByteOffset: place, as: Double.self)
      if given == number || (given < 0 && number < 0) { return }
      if field.kind == .optional, given <= 0, number == ConfigurationField.absent { return }
      var clamped = ClampedNumber(
        argument: argument, name: field.name, part: part, found: given, used: number, range: field.range)
      if field.kind == .decay { clamped.name = "deceleration_rate" }
      clamped.group = field.group
      clamped.tell(engine, in: function)
    }
  }
}

/// A field whose constant has no case.
private struct UnknownConstant {
  let field: ConfigurationField
  let number: Int64
}

/// The offsets of the fields of a struct, one after the other.
private struct FieldOffsets {
  /// The end of the last field.
  var end: Int
  private var gestureCount = 0

  init(end: Int) { self.end = end }

  /// The offset of the next field.
  mutating func next(_ kind: ConfigurationField.Kind) -> Int {
    let size =
      switch kind {
      case .choice, .fingers: 4
      case .flag, .gesture: 1
      case .number, .optional, .dampingRatio, .response, .decay: 8
      }
    if kind == .gesture {
      // Each list of gestures has room for 32.
      if gestureCount == StandardGesture.allCases.count { end += 32 - gestureCount }
      gestureCount += 1
    }
    let start = (end + size - 1) & -size
    end = start + size
    return start
  }
}

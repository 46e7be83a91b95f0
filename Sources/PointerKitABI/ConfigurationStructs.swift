import CPointerKit
import Kinematics
import PointerKit

// The fields of these structs are those of a Swift type, in the order in which the type describes them.

extension ptk_config {
  init(_ configuration: PointerConfiguration) {
    self.init()
    size = UInt32(MemoryLayout<ptk_config>.size)
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
  /// The offset of the first field in `ptk_config`.
  fileprivate static let start = 8

  /// Creates the configuration that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<ptk_config>?, status: inout ptk_status) {
    self.init(struct: pointer, from: PointerConfiguration.start, status: &status)
  }

  func hasNumbers(of pointer: UnsafePointer<ptk_config>) -> Bool {
    hasNumbers(of: pointer, from: PointerConfiguration.start)
  }
}

extension PointerSettings {
  /// The offset of the first field in `ptk_settings`.
  fileprivate static let start = 4

  /// Creates the settings that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<ptk_settings>?, status: inout ptk_status) {
    self.init(struct: pointer, from: PointerSettings.start, status: &status)
  }

  func hasNumbers(of pointer: UnsafePointer<ptk_settings>) -> Bool {
    hasNumbers(of: pointer, from: PointerSettings.start)
  }
}

extension HostTraits {
  /// The offset of the first field in `ptk_host_traits`.
  fileprivate static let start = 4

  /// Creates the traits that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<ptk_host_traits>?, status: inout ptk_status) {
    self.init(struct: pointer, from: HostTraits.start, status: &status)
  }

  func hasNumbers(of pointer: UnsafePointer<ptk_host_traits>) -> Bool {
    hasNumbers(of: pointer, from: HostTraits.start)
  }
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
      case .flag, .choice, .fingers: bytes.storeBytes(of: Int32(number), toByteOffset: place, as: Int32.self)
      case .gesture: bytes.storeBytes(of: UInt8(number), toByteOffset: place, as: UInt8.self)
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
  /// `status` becomes an error if the struct is too small, or if an enumeration has no such case.
  init<Struct: BitwiseCopyable>(
    struct pointer: UnsafePointer<Struct>?, from start: Int, status: inout ptk_status
  ) {
    self.init()
    guard let pointer else { return }
    guard load(pointer) != nil else {
      status = .size
      return
    }
    let bytes = UnsafeRawPointer(pointer)
    var (offsets, areConstantsKnown) = (FieldOffsets(end: start), true)
    visit { field, number in
      let place = offsets.next(field.kind)
      switch field.kind {
      case .flag, .choice, .fingers:
        number = Double(bytes.loadUnaligned(fromByteOffset: place, as: Int32.self))
        if field.kind == .choice, !field.range.contains(number) { areConstantsKnown = false }
      case .gesture: number = Double(bytes.load(fromByteOffset: place, as: UInt8.self))
      case .optional, .number, .dampingRatio, .response, .decay:
        number = bytes.loadUnaligned(fromByteOffset: place, as: Double.self)
        if field.kind == .optional, number <= 0 { number = ConfigurationField.absent }
      }
    }
    if !areConstantsKnown { status = .value }
  }

  /// Whether the numbers of a struct are those of this value, so that none had to be clamped.
  ///
  /// A negative number means what every other negative number means.
  fileprivate func hasNumbers(of pointer: UnsafePointer<some BitwiseCopyable>, from start: Int) -> Bool {
    let bytes = UnsafeRawPointer(pointer)
    var (copy, offsets, areEqual) = (self, FieldOffsets(end: start), true)
    copy.visit { field, number in
      let place = offsets.next(field.kind)
      switch field.kind {
      case .flag, .choice, .fingers, .gesture: break
      case .optional, .number, .dampingRatio, .response, .decay:
        let given = bytes.loadUnaligned(fromByteOffset: place, as: Double.self)
        if given == number || (given < 0 && number < 0) { return }
        if field.kind == .optional, given <= 0, number == ConfigurationField.absent { return }
        areEqual = false
      }
    }
    return areEqual
  }
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
      case .flag, .choice, .fingers: 4
      case .gesture: 1
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

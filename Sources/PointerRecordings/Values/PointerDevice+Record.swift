import Kinematics
import PointerKit

extension DeviceID: RecordedRawValue {}
extension PointerDevice.Kind: RecordedRawValue {}

extension PointerDevice: RecordedFields {
  static var blank: PointerDevice { .mouse }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&kind)
    try codec.code(&unit)
    try codec.code(&reportsContact)
    try codec.code(&curve)
    try codec.code(&profile)
  }
}

extension DeviceUnit: Recorded {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .points: writer.append(0)
    case .millimeters: writer.append(1)
    case .counts(let perInch): writer.writeCase(2, perInch)
    }
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    switch try reader.byte() {
    case 0: self = .points
    case 1: self = .millimeters
    case 2: self = .counts(perInch: try reader.read())
    default: throw MalformedRecord()
    }
  }
}

extension AccelerationCurve: Recorded {
  func write(to writer: inout ByteWriter) { writer.write(kind.rawValue, trackingSpeed) }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw MalformedRecord() }
    self.init(kind, trackingSpeed: try reader.read())
  }
}

extension DeviceProfile: RecordedFields {
  static var blank: DeviceProfile { .mouse }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&hasLift)
    try codec.code(&restingPauseFactor)
    try codec.code(&hideDelayFactor)
  }
}

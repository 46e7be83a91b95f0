import Kinematics
import PointerKit

extension ByteWriter {
  mutating func write(_ device: PointerDevice) {
    append(device.kind.rawValue)
    switch device.unit {
    case .points: append(0)
    case .millimeters: append(1)
    case .counts(let perInch):
      append(2)
      write(perInch)
    }
    write(device.reportsContact)
    write(device.curve) { writer, curve in
      let numbers = curve.numbers
      writer.append(numbers.form)
      writer.write(UInt64(numbers.parameters.count))
      for number in numbers.parameters { writer.write(number) }
    }
    write(device.profile.hasLift)
    write(device.profile.restingPauseFactor) { $0.write($1) }
    write(device.profile.hideDelayFactor)
  }
}

extension ByteReader {
  mutating func device() throws(MalformedRecord) -> PointerDevice {
    var device = PointerDevice(kind: try choice())
    switch try byte() {
    case 0: device.unit = .points
    case 1: device.unit = .millimeters
    case 2: device.unit = .counts(perInch: try number())
    default: throw MalformedRecord()
    }
    device.reportsContact = try flag()
    device.curve = try optional { (reader) throws(MalformedRecord) in try reader.curve() }
    let hasLift = try flag()
    let pause = try optional { (reader) throws(MalformedRecord) in try reader.number() }
    device.profile = DeviceProfile(
      hasLift: hasLift, restingPauseFactor: pause, hideDelayFactor: try number())
    return device
  }

  private mutating func curve() throws(MalformedRecord) -> AccelerationCurve {
    let form = try byte()
    let parameters = try list { (reader) throws(MalformedRecord) in try reader.number() }
    guard let curve = AccelerationCurve(form: form, parameters: parameters) else { throw MalformedRecord() }
    return curve
  }
}

import Kinematics

extension PointerDevice {
  /// The device with a valid resolution; see ``DeviceUnit/counts(perInch:)``.
  var clamped: PointerDevice {
    var device = self
    device.unit = unit.clamped
    return device
  }
}

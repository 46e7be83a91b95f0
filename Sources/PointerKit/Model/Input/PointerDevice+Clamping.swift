import Kinematics

extension PointerDevice {
  /// The device with a resolution within its range; see ``DeviceUnit/counts(perInch:)``.
  var clamped: PointerDevice {
    var device = self
    device.unit = unit.clamped
    return device
  }
}

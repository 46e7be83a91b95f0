import Kinematics

extension PointerDevice {
  /// The device with its resolution clamped to its range; see ``DeviceUnit/counts(perInch:)``.
  var clamped: PointerDevice {
    var device = self
    device.unit = unit.clamped
    return device
  }
}

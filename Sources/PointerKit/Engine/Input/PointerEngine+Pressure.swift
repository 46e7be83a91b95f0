import Kinematics
import Magnetism

/// The pressure of a press, until the release (I13).
extension PointerEngine {
  /// Applies the pressure that a device reports (I13).
  mutating func pressure(_ value: Double, device: Int) -> Invalidation {
    let id = input.devices[device].id
    guard let index = input.buttons.lastPress(of: id) else {
      if value != 0 { diagnostics.unbalancedInputs.count(id) }
      return []
    }
    let pressure = value.clamped(to: 0...1)
    if pressure != value { diagnostics.clampedValues.count(nil) }
    if let press = input.buttons.setPressure(pressure, ofPress: index) {
      recordPressure(of: press, pressure)
    }
    return []
  }

  /// Records a pressure of 0 at the end of a press whose last pressure was not 0.
  ///
  /// So a control that showed the pressure returns to its plain state.
  mutating func endPressure(of press: ButtonState.Press) {
    if let pressure = press.pressure, pressure > 0 { recordPressure(of: press, 0) }
  }

  private mutating func recordPressure(of press: ButtonState.Press, _ pressure: Double) {
    record(
      .pressureChanged(
        PointerEvent.Press(
          target: present(press.target), button: press.button, location: hover.location(of: position),
          device: press.device), pressure: pressure))
  }
}

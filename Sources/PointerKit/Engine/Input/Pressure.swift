import Kinematics

/// The pressure of a press, from the press to the release (I13).
extension PointerEngine {
  mutating func pressure(_ value: Double, device: Int) -> Changes {
    let id = input.devices[device].id
    guard let index = input.buttons.lastPress(of: id) else { return value == 0 ? [] : unbalanced(id) }
    let pressure = value.clamped(to: 0...1)
    if pressure != value { diagnostics.clampedValues.count(nil) }
    if let press = input.buttons.setPressure(pressure, ofPress: index) { recordPressure(of: press, pressure) }
    return []
  }

  mutating func endPressure(of press: ButtonState.Press) {
    if let pressure = press.pressure, pressure > 0 { recordPressure(of: press, 0) }
  }

  private mutating func recordPressure(of press: ButtonState.Press, _ pressure: Double) {
    record(
      .pressureChanged(
        PointerEvent.Press(
          target: present(press.target), button: press.button, location: clickLocation,
          device: press.device), pressure: pressure))
  }
}

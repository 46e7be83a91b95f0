import Kinematics

/// Presses, clicks, and what they mean (I1).
extension PointerEngine {
  mutating func press(_ button: PointerButton, isDown: Bool, device: Int) {
    noteInput()
    revelation.lastActivity = now
    stopMotion()
    if isDown { press(button, device: device) } else { release(button, device: device) }
  }

  private mutating func press(_ physical: PointerButton, device: Int) {
    // A press on a hidden pointer goes where it is, and shows where that was.
    if visibility == .hidden {
      show()
      updateHover()
    }
    let (id, fingers) = (devices[device].id, devices[device].fingers)
    let button = settings.gestures.meaning(of: physical, fingers: fingers, modifiers: modifiers)
    guard buttons.press(ButtonState.Press(physical: physical, button: button, device: id), on: hovered)
    else {
      diagnostics.unbalancedEvents += 1
      return
    }
    record(.pressed(eventPress(button, device: id)))
    if button == .secondary { record(.secondaryClicked(eventPress(button, device: id))) }
    if button == .primary {
      primaryPress = PrimaryPress(
        device: id, target: hovered, model: model.position(at: now), place: precise(at: now))
      latch()
    }
    updateGoals()
  }

  private mutating func release(_ physical: PointerButton, device: Int) {
    guard let button = buttons.release(physical) else {
      diagnostics.unbalancedEvents += 1
      return
    }
    let id = devices[device].id
    let press = button == .primary ? primaryPress : nil
    if press != nil { endPress(.ended) }
    record(.released(eventPress(button, device: id)))
    if let press, let hovered, hovered == press.target, isClick(press, on: hovered) {
      let count = buttons.click(
        at: precise(at: now), time: now, interval: settings.doubleClickInterval,
        distance: configuration.clickDistance)
      record(.clicked(eventPress(button, device: id), count: count))
    }
    if press != nil { forgetPress() }
    updateGoals()
  }

  /// Whether a release over the pressed target is a click: after a drag only where nothing was dragged (I4).
  private func isClick(_ press: PrimaryPress, on target: TargetID) -> Bool {
    switch press.stage {
    case .pressed: true
    case .dragging: !press.isLatched && store[target]?.kind.clicksAfterDrag == true
    case .banding: false
    }
  }

  /// Ends what the primary button was doing, while all is still as it was.
  mutating func endPress(_ phase: ContactPhase) {
    switch primaryPress?.stage {
    case .dragging: endDrag(phase)
    case .banding: endBand(phase)
    case .pressed, nil: break
    }
  }

  /// The primary button does nothing any more: hover is asked anew where it was held or suspended.
  mutating func forgetPress() {
    guard let press = primaryPress else { return }
    primaryPress = nil
    if press.isLatched { resolveStyle() }
    if press.isLatched || press.stage == .banding { updateHover() }
  }

  /// The hand has moved with the primary button down.
  mutating func followPress() {
    guard let press = primaryPress else { return }
    if press.stage == .banding {
      updateBand()
    } else if press.stage == .pressed,
      model.position(at: now).distance(to: press.model) > configuration.dragDistance
    {
      if press.target == nil, configuration.bandSelection, press.mayBand { beginBand() } else { beginDrag() }
    }
  }

  /// Lets go of everything that is held, without a click: each press, drag and gesture has its end.
  mutating func letGo() {
    revelation.lastActivity = now
    endPress(.cancelled)
    while let press = buttons.releaseAny() {
      record(.cancelled(eventPress(press.button, device: press.device)))
    }
    cancelGestures()
    forgetPress()
    for index in devices.indices {
      devices[index].fingers = 0
      devices[index].endStroke()
    }
  }

  private func eventPress(_ button: PointerButton, device: DeviceID) -> PointerEvent.Press {
    PointerEvent.Press(target: hovered, button: button, location: precise(at: now), device: device)
  }
}

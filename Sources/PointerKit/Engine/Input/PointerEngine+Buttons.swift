import Kinematics
import Magnetism

/// Presses and clicks (I1).
extension PointerEngine {
  /// Applies the press of a button.
  mutating func press(_ physical: PointerButton, device: Int) -> Invalidation {
    noteAction()
    let fingers = input.devices[device].fingers
    // A button that the person has switched off does nothing.
    guard let button = meaning(of: physical, fingers: fingers, device) else { return [] }
    return press(physical, as: button, device: device)
  }

  private mutating func press(_ physical: PointerButton, as button: PointerButton, device: Int)
    -> Invalidation
  {
    let id = input.devices[device].id
    let pressed = ButtonState.Press(physical: physical, button: button, device: id, target: hover.target)
    guard input.buttons.press(pressed) else {
      diagnostics.unbalancedInputs.count(id)
      return []
    }
    if button != .primary { input.buttons.endClicks() }
    record(.pressed(eventPress(button, device: id)))
    if button == .secondary { record(.secondaryClicked(eventPress(button, device: id))) }
    guard button == .primary else { return [] }
    let model = model.position(at: now)
    let target = hover.target.flatMap { scene[$0] }
    let isLatched = target?.latchingAxes.isEmpty == false
    input.press = PrimaryPress(
      device: id, target: hover.target, model: model, location: hover.location(of: model),
      dragStart: hover.dragLocation(of: model, isLatched: isLatched),
      movesInPlace: target?.movesInPlace == true, isLatched: isLatched)
    return isLatched ? [.latch, .look] : .look
  }

  /// Applies the release of a button.
  mutating func release(_ physical: PointerButton, device: Int) -> Invalidation {
    noteAction()
    let id = input.devices[device].id
    guard let released = input.buttons.release(physical, device: id) else {
      if meaning(of: physical, fingers: 0, device) != nil { diagnostics.unbalancedInputs.count(id) }
      return []
    }
    let button = released.button
    let press = button == .primary ? input.press : nil
    if press != nil { endPress(.ended) }
    endPressure(of: released)
    record(.released(eventPress(button, device: id)))
    guard let press else { return [] }
    if isClick(press) { click(press) } else { input.buttons.endClicks() }
    return forgetPress()
  }

  /// Applies a click that is made as a gesture, such as a tap: a press and a release at once (I8).
  mutating func click(_ physical: PointerButton, fingers: Int, device: Int) -> Invalidation {
    noteAction()
    guard let button = meaning(of: physical, fingers: fingers, device) else { return [] }
    guard !input.buttons.isDown(physical), !input.buttons.isDown(button) else {
      diagnostics.unbalancedInputs.count(input.devices[device].id)
      return []
    }
    return press(physical, as: button, device: device).union(release(physical, device: device))
  }

  /// The meaning that the person has given to a button of a device; nil if the button is switched off.
  private func meaning(of physical: PointerButton, fingers: Int, _ device: Int) -> PointerButton? {
    settings.gestures.meaning(
      of: physical, fingers: fingers, modifiers: input.modifiers, on: input.devices[device].device.kind)
  }

  /// Releases everything that is pressed, without a click: each press, drag and gesture ends.
  mutating func releaseAll() -> Invalidation {
    hover.reveals.lastActivity = now
    endPress(.cancelled)
    input.buttons.endClicks()
    while let press = input.buttons.releaseAny() {
      endPressure(of: press)
      record(.cancelled(eventPress(press.button, device: press.device)))
    }
    cancelGestures()
    input.endStrokes()
    return forgetPress()
  }

  /// Notes that the person did something, so that the pointer and the revealed controls stay longer.
  private mutating func noteAction() {
    input.lastInput = now
    hover.reveals.lastActivity = now
  }

  // MARK: Clicks

  /// Whether a release is a click.
  ///
  /// The pointer must still be on the target of the press, or on no target if the press was on none. After a
  /// drag, a release is a click only on targets that are not dragged themselves (I4).
  private func isClick(_ press: PrimaryPress) -> Bool {
    guard hover.target == press.target, hover.visibility == .shown else { return false }
    switch press.stage {
    case .pressed: return true
    case .dragging:
      return !press.isLatched && press.target.flatMap { scene[$0] }?.kind.clicksAfterDrag == true
    case .banding: return false
    }
  }

  private mutating func click(_ press: PrimaryPress) {
    let count = input.buttons.click(
      on: press.target, at: hover.location(of: position), time: now, interval: settings.doubleClickInterval,
      distance: configuration.clickDistance)
    record(.clicked(eventPress(.primary, device: press.device), count: count))
    // A click on no target, without Shift or Command, clears the selection, as a band that covers nothing
    // would (I7).
    if press.target == nil, configuration.bandSelection, press.mayBand,
      BandSelection.Mode(input.modifiers) == .exclusive
    {
      band.clear()
    }
  }

  /// The target of a press, as events name it; nil if it has been removed.
  func present(_ target: TargetID?) -> TargetID? {
    guard let target, scene.slot(of: target) != nil else { return nil }
    return target
  }

  private mutating func eventPress(_ button: PointerButton, device: DeviceID) -> PointerEvent.Press {
    PointerEvent.Press(
      target: hover.target, button: button, location: hover.location(of: position), device: device)
  }
}

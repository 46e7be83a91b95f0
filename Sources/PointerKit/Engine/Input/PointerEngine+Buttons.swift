import Kinematics
import Magnetism

/// Presses and clicks (I1).
extension PointerEngine {
  /// A button went down.
  mutating func press(_ physical: PointerButton, device: Int) -> Invalidation {
    noteAction()
    let (id, fingers) = (input.devices[device].id, input.devices[device].fingers)
    let button = settings.gestures.meaning(of: physical, fingers: fingers, modifiers: input.modifiers)
    guard input.buttons.press(ButtonState.Press(physical: physical, button: button, device: id)) else {
      diagnostics.unbalancedInputs.count(id)
      return []
    }
    record(.pressed(eventPress(button, device: id)))
    if button == .secondary { record(.secondaryClicked(eventPress(button, device: id))) }
    guard button == .primary else { return [] }
    let model = model.position(at: now)
    var press = PrimaryPress(
      device: id, target: hover.target, model: model, location: hover.location(of: model))
    if let target = press.target, let axes = scene[target]?.latchingAxes { press.isLatched = axes != [] }
    input.press = press
    return press.isLatched ? [.latch, .look] : .look
  }

  /// A button came up.
  mutating func release(_ physical: PointerButton, device: Int) -> Invalidation {
    noteAction()
    let id = input.devices[device].id
    guard let button = input.buttons.release(physical, device: id) else {
      diagnostics.unbalancedInputs.count(id)
      return []
    }
    let press = button == .primary ? input.press : nil
    if press != nil { endPress(.ended) }
    record(.released(eventPress(button, device: id)))
    guard let press else { return [] }
    if let target = hover.target, target == press.target, isClick(press, on: target) {
      let count = input.buttons.click(
        at: hover.location(of: position), time: now, interval: settings.doubleClickInterval,
        distance: configuration.clickDistance)
      record(.clicked(eventPress(button, device: id), count: count))
    }
    return forgetPress()
  }

  /// Releases everything that is pressed, without a click: each press, drag and gesture ends.
  mutating func releaseAll() -> Invalidation {
    hover.reveals.lastActivity = now
    endPress(.cancelled)
    while let press = input.buttons.releaseAny() {
      record(.cancelled(eventPress(press.button, device: press.device)))
    }
    cancelGestures()
    input.endStrokes()
    return forgetPress()
  }

  /// The person did something: the pointer stays visible, and so do the controls that it reveals.
  private mutating func noteAction() {
    input.lastInput = now
    hover.reveals.lastActivity = now
  }

  /// Whether a release over the pressed target is a click: after a drag only where nothing was dragged (I4).
  private func isClick(_ press: PrimaryPress, on target: TargetID) -> Bool {
    switch press.stage {
    case .pressed: true
    case .dragging: !press.isLatched && scene[target]?.kind.clicksAfterDrag == true
    case .banding: false
    }
  }

  private mutating func eventPress(_ button: PointerButton, device: DeviceID) -> PointerEvent.Press {
    PointerEvent.Press(
      target: hover.target, button: button, location: hover.location(of: position), device: device)
  }
}

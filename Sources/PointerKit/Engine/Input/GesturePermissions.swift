import Kinematics

/// Which gestures a device has (I8), the person has switched on (I10), and the system owns (I6, I9).
///
/// A gesture has an effect if the device has it and it is switched on. It then acts on what is under the
/// pointer, unless the system owns it.
extension PointerEngine {
  /// Whether an input begins, continues or reports a gesture that the device has and the person has switched
  /// on; clicks and force clicks do not count.
  func isEffectiveGesture(_ kind: PointerInput.Kind, _ device: Int) -> Bool {
    switch kind {
    case .scroll(let delta, let phase, let source):
      let acts = phase == .began || phase == .changed || (phase == .none && delta != .zero)
      return acts && mayScroll(source, device)
    case .transform(let phase, _, _, _, let fingers):
      return (phase == .began || phase == .changed) && mayTransform(fingers ?? 0, device)
    case .gesture(let name, let phase, let fingers):
      let isOngoing = input.gestures.index(of: .named(name), device: input.devices[device].id) != nil
      let acts = phase == .began || phase == .changed || (phase == .ended && !isOngoing)
      return acts && name.clickedButton == nil && name != .forceClick && hasEffect(name, fingers ?? 0, device)
    default: return false
    }
  }

  /// Whether an input is a click: a press, or a gesture that clicks.
  func isClickInput(_ kind: PointerInput.Kind, _ device: Int) -> Bool {
    switch kind {
    case .button(_, let isDown): isDown
    case .gesture(let name, .ended, let fingers):
      name.clickedButton != nil && hasEffect(name, fingers ?? 0, device)
        && !isSystemwide(name, self.fingers(fingers ?? 0, device), device)
    default: false
    }
  }

  /// Whether the device has a gesture; gestures of the system may come from any device.
  func deviceHas(_ name: StandardGesture, _ device: Int) -> Bool {
    name.isSystemwide || name.isAvailable(on: input.devices[device].device.kind)
  }

  /// Whether the person has switched on a gesture.
  func isSwitchedOn(_ name: StandardGesture, _ fingers: Int, _ device: Int) -> Bool {
    settings.gestures.allows(name, fingers: fingers, on: input.devices[device].device.kind)
  }

  func mayScroll(_ source: ScrollSource, _ device: Int) -> Bool {
    isSystemwideScroll(source, device) || isSwitchedOn(.scrolling, scrollingFingers(source, device), device)
  }

  func mayTransform(_ fingers: Int, _ device: Int) -> Bool {
    let fingers = self.fingers(fingers, device)
    return deviceHas(.zoom, device)
      && (isSystemwideTransform(fingers, device) || actsOnContent(.zoom, fingers, device)
        || actsOnContent(.rotate, fingers, device))
  }

  /// Whether a named gesture has an effect.
  func hasEffect(_ name: StandardGesture, _ fingers: Int, _ device: Int) -> Bool {
    deviceHas(name, device) && isSwitchedOn(name, self.fingers(fingers, device), device)
  }

  /// Whether a gesture acts on what is under the pointer.
  func actsOnContent(_ name: StandardGesture, _ fingers: Int, _ device: Int) -> Bool {
    isSwitchedOn(name, fingers, device) && !isSystemwide(name, fingers, device)
  }

  /// The stated number of fingers; if there is none, that of the fingers on the device if it is three or
  /// more; otherwise 0.
  func fingers(_ stated: Int, _ device: Int) -> Int {
    if stated > 0 { return stated }
    let touching = input.devices[device].fingers
    return GestureOwner(fingers: touching) == .system ? touching : 0
  }

  /// The number of fingers that scroll; 0 for a wheel and other sources.
  private func scrollingFingers(_ source: ScrollSource, _ device: Int) -> Int {
    source == .finger ? fingers(0, device) : 0
  }

  func isSystemwide(_ name: StandardGesture, _ fingers: Int, _ device: Int) -> Bool {
    settings.gestures.isSystemwide(name, fingers: fingers, on: input.devices[device].device.kind)
  }

  func isSystemwideScroll(_ source: ScrollSource, _ device: Int) -> Bool {
    isSystemwide(.scrolling, scrollingFingers(source, device), device)
  }

  func isSystemwideTransform(_ fingers: Int, _ device: Int) -> Bool {
    isSystemwide(.zoom, fingers, device) && isSystemwide(.rotate, fingers, device)
  }
}

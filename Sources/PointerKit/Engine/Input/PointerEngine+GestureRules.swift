import Kinematics
import Magnetism

/// The rules that decide which gestures exist on a device (I8), which of them the person has chosen (I10),
/// and which belong to the system (I6, I9).
extension PointerEngine {
  // MARK: What a device has, and what the person has chosen

  /// Whether the device has a gesture; gestures of the system may come from any device.
  func isPossible(_ name: StandardGesture, _ device: Int) -> Bool {
    name.isSystemwide || name.isAvailable(on: input.devices[device].device.kind)
  }

  /// Whether the person has switched a gesture on for a number of fingers.
  func allows(_ name: StandardGesture, fingers: Int, _ device: Int) -> Bool {
    settings.gestures.allows(name, fingers: fingers, on: input.devices[device].device.kind)
  }

  /// Whether an input is a gesture that the device has and the person has switched on.
  ///
  /// The input begins the gesture, continues it, or reports it as a whole. Clicks and force clicks do not
  /// count as gestures.
  func isGesture(_ kind: PointerInput.Kind, _ device: Int) -> Bool {
    switch kind {
    case .scroll(let delta, let phase, let source):
      switch phase {
      case .began, .changed: break
      case .none: if delta == .zero { return false }
      case .ended, .momentum: return false
      }
      return mayScroll(source, device)
    case .transform(let phase, _, _, _, let fingers):
      return (phase == .began || phase == .changed) && mayTransform(fingers, device)
    case .gesture(let name, let phase, let fingers):
      let isKnown = input.gestures.index(of: .named(name), device: input.devices[device].id) != nil
      guard phase == .began || phase == .changed || (phase == .ended && !isKnown),
        name.clickedButton == nil, name != .forceClick
      else { return false }
      return mayMake(name, fingers, device)
    default: return false
    }
  }

  /// Whether a scroll has an effect.
  func mayScroll(_ source: ScrollSource, _ device: Int) -> Bool {
    let fingers = scrollingFingers(source, device)
    return isSystemwide(.scrolling, fingers, device) || allows(.scrolling, fingers: fingers, device)
  }

  /// Whether a pinch or rotation has an effect.
  func mayTransform(_ fingers: Int, _ device: Int) -> Bool {
    let fingers = self.fingers(fingers, device)
    return isPossible(.zoom, device)
      && (isSystemwideTransform(fingers, device) || mayAct(.zoom, fingers, device)
        || mayAct(.rotate, fingers, device))
  }

  /// Whether a named gesture has an effect.
  func mayMake(_ name: StandardGesture, _ fingers: Int, _ device: Int) -> Bool {
    isPossible(name, device) && allows(name, fingers: self.fingers(fingers, device), device)
  }

  /// Whether an input is a click: a press, or a gesture that clicks.
  func isClick(_ kind: PointerInput.Kind, _ device: Int) -> Bool {
    switch kind {
    case .button(_, let isDown): isDown
    case .gesture(let name, .ended, let fingers):
      name.clickedButton != nil && mayMake(name, fingers, device)
        && !isSystemwide(name, self.fingers(fingers, device), device)
    default: false
    }
  }

  // MARK: What is the system's

  /// The number of fingers that make a gesture; 0 if it is unknown.
  ///
  /// This is the stated number. If no number is stated, it is the number of fingers on the device, if this is
  /// three or more.
  func fingers(_ stated: Int, _ device: Int) -> Int {
    if stated > 0 { return stated }
    let touching = input.devices[device].fingers
    return GestureOwner(fingers: touching) == .system ? touching : 0
  }

  /// The number of fingers that scroll; 0 for a wheel and other sources.
  private func scrollingFingers(_ source: ScrollSource, _ device: Int) -> Int {
    source == .finger ? fingers(0, device) : 0
  }

  /// Whether a gesture belongs to the system, because of its name (I9) or its number of fingers (I6).
  ///
  /// If the person has assigned this number of fingers to the gesture, the number does not make it a gesture
  /// of the system (I10).
  func isSystemwide(_ name: StandardGesture, _ fingers: Int, _ device: Int) -> Bool {
    if name.isSystemwide { return true }
    guard GestureOwner(fingers: fingers) == .system else { return false }
    return !settings.gestures.assigns(name, fingers: fingers, on: input.devices[device].device.kind)
  }

  func isSystemwideScroll(_ source: ScrollSource, _ device: Int) -> Bool {
    isSystemwide(.scrolling, scrollingFingers(source, device), device)
  }

  func isSystemwideTransform(_ fingers: Int, _ device: Int) -> Bool {
    isSystemwide(.zoom, fingers, device) && isSystemwide(.rotate, fingers, device)
  }

  /// Whether a gesture acts on what is under the pointer.
  func mayAct(_ name: StandardGesture, _ fingers: Int, _ device: Int) -> Bool {
    allows(name, fingers: fingers, device) && !isSystemwide(name, fingers, device)
  }
}

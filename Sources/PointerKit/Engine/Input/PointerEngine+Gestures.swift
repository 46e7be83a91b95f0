import Kinematics
import Magnetism

/// Pinches, rotations and named gestures: they go to what was under the pointer as they began (I3, I6, I8,
/// I9).
extension PointerEngine {
  /// Applies a gesture of any kind; one that changes something hides the pointer (V3).
  @inline(never)
  mutating func applyGesture(_ input: PointerInput.Kind, device: Int) -> Invalidation {
    let hides = hover.gaze.position != nil && isGesture(input, device)
    let changes: Invalidation
    switch input {
    case .scroll(let delta, let phase, let source):
      changes = scroll(delta, phase, source, device: device)
    case .transform(let phase, let scale, let rotation, let translation, let fingers):
      let totals = GestureTotals(scale: scale, rotation: rotation, translation: translation)
      changes = transform(phase, totals, fingers: fingers, device: device)
    case .gesture(let name, let phase, let fingers):
      changes = gesture(name, phase, fingers: fingers, device: device)
    default: changes = []
    }
    return hides ? changes.union(hideForGesture()) : changes
  }

  /// A step of a pinch or rotation.
  private mutating func transform(
    _ phase: ContactPhase, _ totals: GestureTotals, fingers: Int, device: Int
  ) -> Invalidation {
    let id = input.devices[device].id
    guard isPossible(.zoom, device) else {
      diagnostics.impossibleGestures.count(id)
      return []
    }
    input.lastInput = now
    // What is under way goes on as it began.
    let isKnown = phase != .began && input.gestures.index(of: .transform, device: id) != nil
    let fingers = self.fingers(fingers, device)
    let isSystemwide = isSystemwideTransform(fingers, device)
    guard isKnown || mayTransform(fingers, device),
      let index = continueGesture(.transform, phase, device: device, isSystemwide: isSystemwide)
    else { return [] }
    if !isKnown, !isSystemwide {
      input.gestures[index].zooms = mayAct(.zoom, fingers, device)
      input.gestures[index].rotates = mayAct(.rotate, fingers, device)
    }
    if phase != .cancelled {
      let scale = totals.scale.clamped(to: GestureTotals.scales)
      if scale != totals.scale { diagnostics.clampedValues.count(input.gestures[index].target) }
      input.gestures[index].totals = GestureTotals(
        scale: input.gestures[index].zooms ? scale : 1,
        rotation: input.gestures[index].rotates ? totals.rotation : 0,
        translation: clamped(totals.translation))
    }
    recordGesture(index, phase)
    return []
  }

  private mutating func gesture(
    _ name: StandardGesture, _ phase: ContactPhase, fingers: Int, device: Int
  ) -> Invalidation {
    // A gesture that the person switched off is no mistake of the host's; one that the device lacks is.
    guard isPossible(name, device) else {
      diagnostics.impossibleGestures.count(input.devices[device].id)
      return []
    }
    input.lastInput = now
    let fingers = self.fingers(fingers, device)
    let isKnown = input.gestures.index(of: .named(name), device: input.devices[device].id) != nil
    guard (isKnown && phase != .began) || allows(name, fingers: fingers, device) else { return [] }
    let isSystemwide = isSystemwide(name, fingers, device)
    // Some are reported only when they are over, such as a tap.
    if !isKnown, phase == .ended {
      _ = beginGesture(.named(name), device: device, isSystemwide: isSystemwide)
    }
    guard let index = continueGesture(.named(name), phase, device: device, isSystemwide: isSystemwide)
    else { return [] }
    let isClick = phase == .ended && !input.gestures[index].isSystemwide
    recordGesture(index, phase)
    guard isClick, let button = name.clickedButton else { return [] }
    return click(button, fingers: fingers, device: device)
  }

  // MARK: From beginning to end

  /// Finds the gesture that a step belongs to; nil if it belongs to none.
  ///
  /// A second beginning ends the first gesture; a change without a beginning begins one.
  private mutating func continueGesture(
    _ kind: OngoingGesture.Kind, _ phase: ContactPhase, device: Int, isSystemwide: Bool
  ) -> Int? {
    let id = input.devices[device].id
    let known = input.gestures.index(of: kind, device: id)
    switch phase {
    case .began, .changed:
      if phase == .began, let known {
        diagnostics.unbalancedInputs.count(id)
        recordGesture(known, .cancelled)
      } else if let known {
        input.gestures[known].isLifted = false
        return known
      }
      return beginGesture(kind, device: device, isSystemwide: isSystemwide)
    case .ended, .cancelled:
      if known == nil { diagnostics.unbalancedInputs.count(id) }
      return known
    }
  }

  /// Begins a gesture at the pointer, and returns its index.
  mutating func beginGesture(_ kind: OngoingGesture.Kind, device: Int, isSystemwide: Bool = false) -> Int {
    if input.gestures.isFull { cancelGesture(0) }
    return input.gestures.append(newGesture(kind, device: device, isSystemwide: isSystemwide))
  }

  /// A gesture for what is under the pointer, or for the system, whose gestures reach nothing.
  func newGesture(_ kind: OngoingGesture.Kind, device: Int, isSystemwide: Bool) -> OngoingGesture {
    let target = isSystemwide ? nil : targetBeneath
    return OngoingGesture(
      kind, device: input.devices[device].id, target: target,
      space: isSystemwide ? .window : space(beneath: target), at: position, isSystemwide: isSystemwide)
  }

  /// Records a step of a gesture, and forgets the gesture at its end.
  private mutating func recordGesture(_ index: Int, _ phase: ContactPhase) {
    let gesture = input.gestures[index]
    switch gesture.kind {
    case .scroll: break
    case .transform:
      record(
        .transformed(
          PointerEvent.Transform(
            recipient: gesture.recipient, scale: gesture.totals.scale, rotation: gesture.totals.rotation,
            translation: gesture.totals.translation, phase: phase)))
    case .named(let name):
      record(.gestured(PointerEvent.Gesture(recipient: gesture.recipient, name: name, phase: phase)))
    }
    if phase == .ended || phase == .cancelled { input.gestures.remove(at: index) }
  }

  /// Breaks off the gestures of a device; nil is every device.
  @discardableResult
  mutating func cancelGestures(of device: DeviceID? = nil) -> Invalidation {
    for index in input.gestures.indices.reversed()
    where device == nil || input.gestures[index].device == device {
      cancelGesture(index)
    }
    return []
  }

  private mutating func cancelGesture(_ index: Int) {
    if input.gestures[index].kind == .scroll { cancelScroll(index) } else { recordGesture(index, .cancelled) }
  }

  // MARK: What is under the pointer

  /// What a gesture goes to: the hovered target, or the one that would be hovered if the pointer were not
  /// hidden.
  var targetBeneath: TargetID? {
    hover.visibility == .hidden ? scene.topmost(at: position) : hover.target
  }

  /// The space of a target; without one, the space under the pointer.
  private func space(beneath target: TargetID?) -> SpaceID {
    if let target, let slot = scene.slot(of: target) { return scene.targets[slot].space }
    let isOnSurface = hover.visibility == .shown || hover.visibility == .hidden
    return !isOnSurface ? .window : scene.frontmostSpace(at: position)
  }
}

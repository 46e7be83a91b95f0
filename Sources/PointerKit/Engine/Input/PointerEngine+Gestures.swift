import Kinematics
import Magnetism

/// Scrolls, pinches, rotations and named gestures go to what was under the pointer when they began (I2, I3,
/// I6, I8, I9).
extension PointerEngine {
  /// Applies a gesture of any kind; on a surface with a gaze, a gesture that has an effect hides the pointer
  /// (V3).
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

  /// Applies a step of a pinch or rotation.
  private mutating func transform(
    _ phase: ContactPhase, _ totals: GestureTotals, fingers: Int, device: Int
  ) -> Invalidation {
    let id = input.devices[device].id
    guard isPossible(.zoom, device) else {
      diagnostics.impossibleGestures.count(id)
      return []
    }
    input.lastInput = now
    // A gesture that is under way goes on under the rules with which it began.
    let isKnown = phase != .began && input.gestures.index(of: .transform, device: id) != nil
    let fingers = self.fingers(fingers, device)
    let isSystemwide = isSystemwideTransform(fingers, device)
    guard isKnown || mayTransform(fingers, device),
      let (index, phase) = continueGesture(.transform, phase, device: device, isSystemwide: isSystemwide)
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
    // A gesture that the device lacks is a mistake of the host and is counted. A gesture that the person has
    // switched off is not counted.
    guard isPossible(name, device) else {
      diagnostics.impossibleGestures.count(input.devices[device].id)
      return []
    }
    input.lastInput = now
    let fingers = self.fingers(fingers, device)
    let isKnown = input.gestures.index(of: .named(name), device: input.devices[device].id) != nil
    guard (isKnown && phase != .began) || allows(name, fingers: fingers, device) else { return [] }
    let isSystemwide = isSystemwide(name, fingers, device)
    // Some gestures, such as a tap, are reported only when they are over.
    if !isKnown, phase == .ended {
      _ = beginGesture(.named(name), device: device, isSystemwide: isSystemwide)
    }
    guard
      let (index, phase) = continueGesture(.named(name), phase, device: device, isSystemwide: isSystemwide)
    else { return [] }
    let isClick = phase == .ended && !input.gestures[index].isSystemwide
    recordGesture(index, phase)
    guard isClick, let button = name.clickedButton else { return [] }
    return click(button, fingers: fingers, device: device)
  }

  // MARK: From beginning to end

  /// Finds the gesture to which a step belongs, and the phase of the step; nil if the step belongs to no
  /// gesture.
  ///
  /// A second beginning cancels the first gesture. A change without a beginning counts as a beginning. The
  /// beginning is missing if the host reports none, or if the engine has cancelled the gesture.
  private mutating func continueGesture(
    _ kind: OngoingGesture.Kind, _ phase: ContactPhase, device: Int, isSystemwide: Bool
  ) -> (index: Int, phase: ContactPhase)? {
    let id = input.devices[device].id
    let known = input.gestures.index(of: kind, device: id)
    switch phase {
    case .began, .changed:
      if phase == .began, let known {
        diagnostics.unbalancedInputs.count(id)
        recordGesture(known, .cancelled)
      } else if let known {
        input.gestures[known].isLifted = false
        return (known, .changed)
      }
      return (beginGesture(kind, device: device, isSystemwide: isSystemwide), .began)
    case .ended, .cancelled:
      if known == nil { diagnostics.unbalancedInputs.count(id) }
      return known.map { ($0, phase) }
    }
  }

  /// Begins a gesture at the pointer, and returns its index.
  mutating func beginGesture(_ kind: OngoingGesture.Kind, device: Int, isSystemwide: Bool = false) -> Int {
    if input.gestures.isFull { cancelGesture(0) }
    return input.gestures.append(newGesture(kind, device: device, isSystemwide: isSystemwide))
  }

  /// Returns a new gesture for what is under the pointer, or for the system, whose gestures have no target.
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

  /// Cancels the gestures of a device, or, with nil, of all devices.
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

  /// The target to which a gesture goes: the hovered target, or the target that would be hovered if the
  /// pointer were not hidden.
  var targetBeneath: TargetID? {
    hover.visibility == .hidden ? scene.topmost(at: position) : hover.target
  }

  /// The space of a target; without a target, the space under the pointer.
  private func space(beneath target: TargetID?) -> SpaceID {
    if let target, let slot = scene.slot(of: target) { return scene.targets[slot].space }
    let isOnSurface = hover.visibility == .shown || hover.visibility == .hidden
    return !isOnSurface ? .window : scene.frontmostSpace(at: position)
  }
}

import Kinematics

/// Pinches, rotations and named gestures: they go to what was under the pointer as they began (I3, I6, I8,
/// I9).
extension PointerEngine {
  /// The most gestures that are told apart; the oldest gives way.
  static let gestureCapacity = 32
  /// The least and the greatest scale of a pinch.
  static let scales = 1e-6...1e6

  mutating func transform(
    _ phase: ContactPhase, scale: Double, rotation: Double, translation: Vector, fingers: Int, device: Int
  ) {
    let assignments = settings.gestures
    let kind = devices[device].device.kind
    let isSystemwide = GestureOwner(fingers: fingers) == .system
    let mayZoom = isSystemwide || assignments.allows(.zoom, fingers: fingers, on: kind)
    let mayRotate = isSystemwide || assignments.allows(.rotate, fingers: fingers, on: kind)
    noteInput()
    guard mayZoom || mayRotate else { return }
    stopMotion()
    guard let index = step(.transform, phase, device: device, isSystemwide: isSystemwide) else {
      return
    }
    if phase != .cancelled {
      let factor = max(PointerEngine.scales.lowerBound, min(PointerEngine.scales.upperBound, scale))
      if factor != scale { diagnostics.clampedValues += 1 }
      gestures[index].scale = mayZoom ? factor : 1
      gestures[index].rotation = mayRotate ? rotation : 0
      gestures[index].translation = held(translation)
    }
    recordGesture(index, phase)
  }

  mutating func gesture(_ gesture: StandardGesture, _ phase: ContactPhase, fingers: Int, device: Int) {
    noteInput()
    let kind = devices[device].device.kind
    // What the person switched off is no mistake of the host's; what the device cannot do is.
    guard gesture.isSystemwide || gesture.isAvailable(on: kind) else {
      diagnostics.impossibleGestures += 1
      return
    }
    guard settings.gestures.allows(gesture, fingers: fingers, on: kind) else { return }
    stopMotion()
    let isKnown = gestureIndex(.named(gesture), device: devices[device].id) != nil
    // One that is told only when it is over, such as a tap.
    if !isKnown, phase == .ended {
      beginGesture(.named(gesture), device: device, isSystemwide: gesture.isSystemwide)
    }
    guard
      let index = step(.named(gesture), phase, device: device, isSystemwide: gesture.isSystemwide)
    else { return }
    recordGesture(index, phase)
  }

  // MARK: From beginning to end

  /// Finds the gesture that an event belongs to; nil if it belongs to none.
  ///
  /// A second beginning ends the first; a change without a beginning begins it all the same.
  private mutating func step(
    _ kind: OngoingGesture.Kind, _ phase: ContactPhase, device: Int, isSystemwide: Bool
  ) -> Int? {
    let known = gestureIndex(kind, device: devices[device].id)
    switch phase {
    case .began, .changed:
      if phase == .began, let known {
        diagnostics.unbalancedEvents += 1
        recordGesture(known, .cancelled)
      } else if let known {
        gestures[known].isLifted = false
        return known
      }
      beginGesture(kind, device: device, isSystemwide: isSystemwide)
      return gestures.count - 1
    case .ended, .cancelled:
      if let known { return known }
      diagnostics.unbalancedEvents += 1
      return nil
    }
  }

  func gestureIndex(_ kind: OngoingGesture.Kind, device: DeviceID) -> Int? {
    for index in gestures.indices where gestures[index].device == device && gestures[index].kind == kind {
      return index
    }
    return nil
  }

  /// Begins a gesture where the pointer is; it is the last of the list.
  mutating func beginGesture(_ kind: OngoingGesture.Kind, device: Int, isSystemwide: Bool = false) {
    if gestures.count >= PointerEngine.gestureCapacity { cancelGesture(0) }
    let place = model.position(at: now)
    let target = isSystemwide ? nil : targetBeneath
    var gesture = OngoingGesture(
      kind, device: devices[device].id, target: target, space: space(beneath: target), at: place)
    gesture.isSystemwide = isSystemwide
    gestures.append(gesture)
  }

  /// Tells of a gesture, and forgets it where this is its end.
  private mutating func recordGesture(_ index: Int, _ phase: ContactPhase) {
    let gesture = gestures[index]
    switch gesture.kind {
    case .scroll:
      record(.scrolled(.init(recipient: gesture.recipient, delta: .zero, phase: phase, isMomentum: false)))
    case .transform:
      record(
        .transformed(
          .init(
            recipient: gesture.recipient, scale: gesture.scale, rotation: gesture.rotation,
            translation: gesture.translation, phase: phase)))
    case .named(let name):
      record(.gestured(.init(recipient: gesture.recipient, name: name, phase: phase)))
    }
    if phase == .ended || phase == .cancelled { gestures.remove(at: index) }
  }

  // MARK: Ends that no event brings

  /// Breaks a gesture off.
  mutating func cancelGesture(_ index: Int) {
    if gestures[index].kind == .scroll { cancelScroll(index) } else { recordGesture(index, .cancelled) }
  }

  /// Breaks off what a device was doing; nil is every device.
  mutating func cancelGestures(of device: DeviceID? = nil) {
    for index in gestures.indices.reversed() where device == nil || gestures[index].device == device {
      cancelGesture(index)
    }
  }

  /// The fingers have left a device: its gestures are about to end.
  mutating func liftGestures(of device: DeviceID) {
    for index in gestures.indices where gestures[index].device == device { gestures[index].isLifted = true }
  }

  /// Fingers have come onto a device: what ran on by itself stops.
  mutating func stopMomentum(of device: DeviceID) {
    for index in gestures.indices where gestures[index].device == device && gestures[index].hasEnded {
      gestures[index].isStopped = true
    }
  }

  /// The device points: its fingers no longer make a gesture, though no end of it was told.
  mutating func pointAgain(_ device: DeviceID) {
    liftGestures(of: device)
    stopMomentum(of: device)
  }

  /// The layout changed: a target that is gone is told no more, the space under it is.
  mutating func forgetGoneTargets() {
    for index in gestures.indices {
      if let target = gestures[index].target, store.slot(of: target) == nil { gestures[index].target = nil }
    }
  }

  // MARK: What is under the pointer

  /// Whether a gesture of several fingers is under way.
  @inline(__always)
  var isGesturing: Bool {
    for gesture in gestures where gesture.isByFingers && !gesture.isLifted && !gesture.hasEnded {
      return true
    }
    return false
  }

  /// What a gesture goes to: what is hovered, or would be if the pointer were not hidden.
  var targetBeneath: TargetID? {
    visibility == .hidden ? target(at: model.position(at: now)) : hovered
  }

  /// The space of a target; without one, the space under the pointer.
  func space(beneath target: TargetID?) -> SpaceID {
    if let target, let slot = store.slot(of: target) { return store.targets[slot].space }
    return visibility == .away ? 0 : store.frontmostSpace(at: model.position(at: now))
  }
}

extension OngoingGesture {
  /// What it goes to.
  var recipient: PointerEvent.Recipient {
    PointerEvent.Recipient(
      target: target, space: space, location: anchor, isSystemwide: isSystemwide, device: device)
  }
}

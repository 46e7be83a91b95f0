import Kinematics

/// Scrolls: from beginning to end, momentum included, for what was under the pointer as they began (I2).
extension PointerEngine {
  mutating func scroll(_ delta: Vector, _ phase: ScrollPhase, _ source: ScrollSource, device: Int) {
    noteInput()
    guard settings.gestures.allows(.scrolling, fingers: 0, on: devices[device].device.kind) else { return }
    if source == .finger, phase == .began || phase == .changed { stopMotion() }
    let delta = held(delta)
    let known = gestureIndex(.scroll, device: devices[device].id)
    switch phase {
    case .none:
      // Each step of a wheel goes to what is under the pointer now.
      let target = targetBeneath
      let step = OngoingGesture(
        .scroll, device: devices[device].id, target: target, space: space(beneath: target),
        at: model.position(at: now))
      recordScroll(step, delta, nil)
    case .began, .changed:
      if phase == .changed, let known, !gestures[known].hasEnded {
        gestures[known].isLifted = false
        scroll(known, by: delta, .changed)
      } else {
        if let known { cancelScroll(known) }
        scroll(beginScroll(source, device: device), by: delta, phase == .began ? .began : .changed)
      }
    case .ended:
      guard let known else {
        diagnostics.unbalancedEvents += 1
        return
      }
      endScroll(known, delta)
    case .momentum: runOn(known, delta, device: device)
    }
  }

  /// Begins a scroll of fingers, which drags a slider or handle as a finger on the screen would (I11).
  private mutating func beginScroll(_ source: ScrollSource, device: Int) -> Int {
    beginGesture(.scroll, device: device)
    let index = gestures.count - 1
    gestures[index].isByFingers = source == .finger
    if source == .finger, let target = gestures[index].target, store[target]?.isDraggedDirectly == true {
      gestures[index].isDirect = true
      record(.dragBegan(directDrag(gestures[index])))
    }
    return index
  }

  private mutating func scroll(_ index: Int, by delta: Vector, _ phase: ContactPhase) {
    gestures[index].translation = (gestures[index].translation + delta).clampedToPlane()
    recordScroll(gestures[index], delta, phase)
  }

  /// The fingers lift, or what ran on has come to its end.
  private mutating func endScroll(_ index: Int, _ delta: Vector) {
    if gestures[index].hasEnded {
      gestures.remove(at: index)
      return
    }
    scroll(index, by: delta, .ended)
    if gestures[index].isDirect { record(.dragEnded(directDrag(gestures[index]), phase: .ended)) }
    gestures[index].hasEnded = true
  }

  /// The content runs on by itself: a host that begins with this means what is under the pointer.
  private mutating func runOn(_ known: Int?, _ delta: Vector, device: Int) {
    guard let known else {
      beginGesture(.scroll, device: device)
      let index = gestures.count - 1
      gestures[index].hasEnded = true
      recordScroll(gestures[index], delta, nil, isMomentum: true)
      return
    }
    // A slider does not run on; and what a touch has stopped, stays.
    if gestures[known].isStopped || gestures[known].isDirect { return }
    if !gestures[known].hasEnded { endScroll(known, .zero) }
    recordScroll(gestures[known], delta, nil, isMomentum: true)
  }

  /// Breaks a scroll off.
  mutating func cancelScroll(_ index: Int) {
    let gesture = gestures[index]
    gestures.remove(at: index)
    if gesture.hasEnded { return }
    recordScroll(gesture, .zero, .cancelled)
    if gesture.isDirect { record(.dragEnded(directDrag(gesture), phase: .cancelled)) }
  }

  private mutating func recordScroll(
    _ gesture: OngoingGesture, _ delta: Vector, _ phase: ContactPhase?, isMomentum: Bool = false
  ) {
    // A slider goes with the fingers, whichever way content scrolls.
    let sign = settings.naturalScrolling || gesture.isDirect ? 1.0 : -1
    let delta = delta * (gesture.isDirect ? 1 : sign * settings.scrollingSpeed)
    record(
      .scrolled(.init(recipient: gesture.recipient, delta: delta, phase: phase, isMomentum: isMomentum)))
  }

  private func directDrag(_ gesture: OngoingGesture) -> PointerEvent.Drag {
    PointerEvent.Drag(
      target: gesture.target, space: gesture.space, location: gesture.anchor,
      translation: gesture.translation, button: nil, device: gesture.device)
  }
}

extension PointerTarget {
  /// Whether two fingers drag it as one finger on the screen would (I11).
  fileprivate var isDraggedDirectly: Bool {
    kind == .slider || kind == .handle || kind == .divider || latchingAxes != []
  }
}

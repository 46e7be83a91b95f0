import Kinematics

/// Scrolls: all of a scroll, momentum included, goes to what was under the pointer when it began, and to the innermost
/// space that could move that way then (I2).
extension PointerEngine {
  mutating func scroll(_ delta: Vector, _ phase: ScrollPhase, _ source: ScrollSource, device: Int) {
    input.lastInput = now
    let delta = clamped(delta)
    let id = input.devices[device].id
    let known = input.gestures.index(of: .scroll, device: id)
    // A scroll that is under way goes on under the rules with which it began.
    let goesOn = goesOn(known, phase)
    guard goesOn || mayScroll(source, device) else { return }
    switch phase {
    case .none:
      // Each step of a wheel goes to what is under the pointer now.
      let isSystemwide = isSystemwideScroll(source, device)
      var step = newGesture(.scroll, device: device, isSystemwide: isSystemwide)
      settleSpace(of: &step, delta)
      recordScroll(step, delta, nil)
    case .began, .changed:
      if goesOn, let known {
        input.gestures[known].isLifted = false
        scroll(known, by: delta, .changed)
      } else {
        if let known {
          if phase == .began, !input.gestures[known].hasEnded { diagnostics.unbalancedInputs.count(id) }
          cancelScroll(known)
        }
        // A change without a beginning is a beginning.
        scroll(beginScroll(source, device: device), by: delta, .began)
      }
    case .ended:
      if let known { endScroll(known, delta) } else { diagnostics.unbalancedInputs.count(id) }
    case .momentum: continueByMomentum(known, delta, device: device)
    }
  }

  /// Whether a step belongs to the scroll that is under way.
  private func goesOn(_ known: Int?, _ phase: ScrollPhase) -> Bool {
    guard let known, phase != .none, phase != .began else { return false }
    return phase != .changed || !input.gestures[known].hasEnded
  }

  private mutating func beginScroll(_ source: ScrollSource, device: Int) -> Int {
    let index = beginGesture(.scroll, device: device, isSystemwide: isSystemwideScroll(source, device))
    input.gestures[index].isByFingers = source == .finger
    if source == .finger { beginTwoFingerDrag(index) }
    return index
  }

  private mutating func scroll(_ index: Int, by delta: Vector, _ phase: ContactPhase) {
    settleSpace(ofGesture: index, delta)
    let before = input.gestures[index].totals.translation
    input.gestures[index].totals.translation = (before + delta).clampedToPlane()
    recordScroll(input.gestures[index], delta, phase)
    guard input.gestures[index].isDirect, input.gestures[index].totals.translation != before else { return }
    record(.dragChanged(input.gestures[index].directDrag))
  }

  private mutating func endScroll(_ index: Int, _ delta: Vector) {
    if input.gestures[index].hasEnded {
      input.gestures.remove(at: index)
      return
    }
    scroll(index, by: delta, .ended)
    if input.gestures[index].isDirect { record(.dragEnded(input.gestures[index].directDrag, phase: .ended)) }
    input.gestures[index].hasEnded = true
  }

  private mutating func continueByMomentum(_ known: Int?, _ delta: Vector, device: Int) {
    guard let known else {
      let index = beginGesture(.scroll, device: device)
      input.gestures[index].hasEnded = true
      settleSpace(ofGesture: index, delta)
      recordScroll(input.gestures[index], delta, nil, isMomentum: true)
      return
    }
    // A dragged slider has no momentum, and a touch stops that of any other scroll.
    if input.gestures[known].isStopped || input.gestures[known].isDirect { return }
    if !input.gestures[known].hasEnded { endScroll(known, .zero) }
    recordScroll(input.gestures[known], delta, nil, isMomentum: true)
  }

  mutating func cancelScroll(_ index: Int) {
    let gesture = input.gestures.remove(at: index)
    if gesture.hasEnded { return }
    recordScroll(gesture, .zero, .cancelled)
    if gesture.isDirect { record(.dragEnded(gesture.directDrag, phase: .cancelled)) }
  }

  /// Finds the space that a scroll moves, at its first movement.
  private func settleSpace(of gesture: inout OngoingGesture, _ delta: Vector) {
    if gesture.hasMoved || gesture.isDirect || gesture.isSystemwide || delta == .zero { return }
    gesture.hasMoved = true
    gesture.space = scene.scrolledSpace(from: gesture.space, by: delta * direction)
  }

  private mutating func settleSpace(ofGesture index: Int, _ delta: Vector) {
    var gesture = input.gestures[index]
    settleSpace(of: &gesture, delta)
    input.gestures[index] = gesture
  }

  /// The sign of the content's movement for that of the fingers.
  private var direction: Double { settings.naturalScrolling ? 1 : -1 }

  private mutating func recordScroll(
    _ gesture: OngoingGesture, _ delta: Vector, _ phase: ContactPhase?, isMomentum: Bool = false
  ) {
    // Direction and speed do not apply to a dragged slider, which follows the fingers, or to the system.
    let isPlain = gesture.isDirect || gesture.isSystemwide
    let factor = isPlain ? 1 : direction * settings.scrollingSpeed
    record(
      .scrolled(
        PointerEvent.Scroll(
          recipient: gesture.recipient, delta: delta * factor, phase: phase, isMomentum: isMomentum)))
  }
}

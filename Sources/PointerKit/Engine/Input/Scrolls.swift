import Kinematics

/// Scrolls (I2), and what two fingers drag by a scroll (I11).
///
/// All of a scroll, momentum included, goes to what was under the pointer when it began, and to the innermost
/// space that could move that way then.
extension PointerEngine {
  /// Applies a step of a scroll.
  mutating func applyScroll(_ delta: Vector, _ phase: ScrollPhase, _ source: ScrollSource, device: Int) {
    input.lastInput = now
    let delta = clampAndCount(delta)
    let id = input.devices[device].id
    let ongoing = input.gestures.index(of: .scroll, device: id)
    // A scroll that is under way goes on under the rules with which it began.
    let isContinued = continuesScroll(ongoing, phase)
    guard isContinued || mayScroll(source, device) else { return }
    switch phase {
    case .none:
      // Each step of a wheel goes to what is under the pointer now.
      let isSystemwide = isSystemwideScroll(source, device)
      var step = newGesture(.scroll, device: device, isSystemwide: isSystemwide)
      chooseScrolledSpace(of: &step, delta)
      recordScroll(step, delta, nil)
    case .began, .changed:
      if isContinued, let ongoing {
        input.gestures[ongoing].isLifted = false
        continueScroll(ongoing, by: delta, .changed)
        return
      }
      if let ongoing {
        if phase == .began, !input.gestures[ongoing].hasEnded { diagnostics.unbalancedInputs.count(id) }
        cancelScroll(ongoing)
      }
      // A change without a beginning is a beginning.
      continueScroll(beginScroll(source, device: device), by: delta, .began)
    case .ended:
      if let ongoing { endScroll(ongoing, delta) } else { diagnostics.unbalancedInputs.count(id) }
    case .momentum: continueByMomentum(ongoing, delta, device: device)
    }
  }

  /// Whether a step belongs to the scroll that is under way.
  private func continuesScroll(_ ongoing: Int?, _ phase: ScrollPhase) -> Bool {
    guard let ongoing, phase != .none, phase != .began else { return false }
    return phase != .changed || !input.gestures[ongoing].hasEnded
  }

  /// Begins a scroll; fingers over a slider or handle drag it as one finger would on the screen (I11).
  private mutating func beginScroll(_ source: ScrollSource, device: Int) -> Int {
    let index = beginGesture(.scroll, device: device, isSystemwide: isSystemwideScroll(source, device))
    input.gestures[index].isByFingers = source == .finger
    if source == .finger { beginTwoFingerDrag(index) }
    return index
  }

  private mutating func continueScroll(_ index: Int, by delta: Vector, _ phase: ContactPhase) {
    chooseScrolledSpace(ofGesture: index, delta)
    let before = input.gestures[index].totals.translation
    input.gestures[index].totals.translation = (before + delta).clampedToPlane()
    recordScroll(input.gestures[index], delta, phase)
    guard input.gestures[index].isDirect, input.gestures[index].totals.translation != before else { return }
    record(.dragChanged(input.gestures[index].directDrag))
  }

  /// Ends the part of a scroll that fingers make, or its momentum.
  private mutating func endScroll(_ index: Int, _ delta: Vector) {
    if input.gestures[index].hasEnded {
      input.gestures.remove(at: index)
      return
    }
    continueScroll(index, by: delta, .ended)
    if input.gestures[index].isDirect { record(.dragEnded(input.gestures[index].directDrag, phase: .ended)) }
    input.gestures[index].hasEnded = true
  }

  /// Continues a scroll by momentum; momentum without an earlier scroll goes to what is under the pointer.
  private mutating func continueByMomentum(_ ongoing: Int?, _ delta: Vector, device: Int) {
    guard let ongoing else {
      let index = beginGesture(.scroll, device: device)
      input.gestures[index].hasEnded = true
      chooseScrolledSpace(ofGesture: index, delta)
      recordScroll(input.gestures[index], delta, nil, isMomentum: true)
      return
    }
    // A dragged slider has no momentum, and a touch stops that of any other scroll.
    if input.gestures[ongoing].isStopped || input.gestures[ongoing].isDirect { return }
    if !input.gestures[ongoing].hasEnded { endScroll(ongoing, .zero) }
    recordScroll(input.gestures[ongoing], delta, nil, isMomentum: true)
  }

  mutating func cancelScroll(_ index: Int) {
    let gesture = input.gestures.remove(at: index)
    if gesture.hasEnded { return }
    recordScroll(gesture, .zero, .cancelled)
    if gesture.isDirect { record(.dragEnded(gesture.directDrag, phase: .cancelled)) }
  }

  /// Chooses the space that a scroll moves, at its first movement.
  private func chooseScrolledSpace(of gesture: inout OngoingGesture, _ delta: Vector) {
    if gesture.hasMoved || gesture.isDirect || gesture.isSystemwide || delta == .zero { return }
    gesture.hasMoved = true
    gesture.space = scene.scrolledSpace(from: gesture.space, by: delta * contentDirection)
  }

  private mutating func chooseScrolledSpace(ofGesture index: Int, _ delta: Vector) {
    var gesture = input.gestures[index]
    chooseScrolledSpace(of: &gesture, delta)
    input.gestures[index] = gesture
  }

  /// The sign of the content's movement for that of the fingers.
  private var contentDirection: Double { settings.naturalScrolling ? 1 : -1 }

  private mutating func recordScroll(
    _ gesture: OngoingGesture, _ delta: Vector, _ phase: ContactPhase?, isMomentum: Bool = false
  ) {
    // Direction and speed do not apply to a dragged slider, which follows the fingers, or to the system.
    let isPlain = gesture.isDirect || gesture.isSystemwide
    let factor = isPlain ? 1 : contentDirection * settings.scrollingSpeed
    record(
      .scrolled(
        PointerEvent.Scroll(
          recipient: gesture.recipient, delta: delta * factor, phase: phase, isMomentum: isMomentum)))
  }
}

// MARK: - Drags of two fingers on a trackpad (I11)

extension PointerEngine {
  /// Begins to drag a slider or handle by a scroll of two fingers, as one finger would on the screen.
  private mutating func beginTwoFingerDrag(_ gesture: Int) {
    guard let target = input.gestures[gesture].target.flatMap({ scene[$0] }),
      target.behavior.isDraggedByScrolling.answer ?? target.movesInPlace
    else { return }
    input.gestures[gesture].isDirect = true
    record(.dragBegan(input.gestures[gesture].directDrag))
  }
}

extension OngoingGesture {
  /// The contents of a drag event for a target that the fingers drag directly (I11).
  var directDrag: PointerEvent.Drag {
    PointerEvent.Drag(
      target: target, dropTarget: nil, space: space, location: anchor + totals.translation,
      translation: totals.translation, button: nil, device: device)
  }
}

extension OngoingGestures {
  /// The target that fingers drag directly at present (I11); nil if there is none.
  var draggedTarget: TargetID? {
    indices.first { self[$0].isDirect && self[$0].isActive }.flatMap { self[$0].target }
  }
}

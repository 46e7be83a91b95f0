public import Kinematics

/// The reading stage: a pure look at one instant.
extension PointerEngine {
  /// Reads the frame of an instant into a frame that the host keeps.
  ///
  /// Nothing of the engine changes, and what the frame shows does not depend on what was read before, ``PointerFrame/damage``
  /// aside: that is the difference to what `frame` held. An instant before the latest call counts as that call's; for one
  /// after it, springs and coasts are evaluated but timers are not run: ``advance(to:)`` first. Allocates nothing once the
  /// frame's lists have grown.
  public func read(at time: Timestamp, into frame: inout PointerFrame) {
    let time = max(time, now)
    let place = model.position(at: time)
    let oldPointer = frame.pointer
    swap(&frame.contents, &frame.before.contents)
    swap(&frame.outline, &frame.before.outline)
    // The commands hold the outline as well: they let go of it before it is written.
    frame.drawing.removeAll(keepingCapacity: true)

    frame.time = time
    frame.phase = phase
    frame.model = place
    frame.velocity = modelVelocity(at: time)
    frame.hovered = hovered
    let windowFrame = hovered.flatMap { store.windowFrame(of: $0) }
    frame.precise = windowFrame.map { style.precise(place, in: $0, holding: lineHold) } ?? place
    frame.cursor = cursor
    visible.read(model: place, at: time, into: &frame.pointer, &frame.outline)
    frame.pointer.contrast = Material.contrast(
      of: frame.pointer.luminance, opacity: frame.pointer.opacity, over: luminanceBeneath)
    readContents(model: place, at: time, into: &frame)
    if !revelation.isEmpty || !frame.revealed.isEmpty {
      frame.revealed.removeAll(keepingCapacity: true)
      for entry in revelation.entries { frame.revealed.append(entry.id) }
    }
    readBand(into: &frame)
    // Mostly there is nothing around the pointer, and was nothing: then this is all that it costs.
    let changesSurroundings = frame.before.hasSurroundings || hasSurroundings(at: time)
    if changesSurroundings { readSurroundings(at: time, into: &frame) }
    frame.isAtRest = isAtRest(at: time)
    frame.nextWake = frame.isAtRest ? nextTimer()?.due : nil

    DrawingList.draw(
      &frame, materialOpacity: frame.accessories.isEmpty ? 0 : effectFactors.values(at: time).materialOpacity)
    frame.damage = Damage.between(
      oldPointer, frame.before.contents, and: frame.pointer, frame.contents,
      isReshaped: frame.outline != frame.before.outline,
      surroundings: changesSurroundings ? Damage.surroundings(of: frame, after: oldPointer) : nil,
      displayScale: configuration.displayScale)
  }

  private func readContents(model: Point, at time: Timestamp, into frame: inout PointerFrame) {
    frame.contents.removeAll(keepingCapacity: true)
    if contents.isEmpty { return }
    let factors = effectFactors.values(at: time)
    for index in contents.indices where !contents[index].isPlain(at: time) {
      guard let rect = store.windowFrame(of: contents[index].target) else { continue }
      frame.contents.append(
        ContentAppearance.state(
          of: contents[index], frame: rect, model: model, factors: factors, in: self, at: time))
    }
  }

  private var phase: PointerPhase {
    switch visibility {
    case .away: return .away
    case .hidden: return .hidden
    case .shown: break
    }
    if primaryPress?.stage == .banding { return .banding }
    if isGesturing { return .gesturing }
    switch model.motion {
    case .coasting: return .coasting
    case .attracted: return .attracted
    case .still: break
    }
    for index in devices.indices where devices[index].isMoving || devices[index].fingers > 0 {
      return .tracking
    }
    return .resting
  }

  /// Whether nothing moves at an instant and nothing is about to move by an inferred lift.
  private func isAtRest(at time: Timestamp) -> Bool {
    if model.isMoving || !visible.isSettled(at: time) || !lightOffset.isSettled(at: time)
      || !areSurroundingsSettled(at: time) || !effectFactors.isSettled(at: time)
    {
      return false
    }
    for content in contents where !content.isSettled(at: time) { return false }
    for index in devices.indices where devices[index].isMoving {
      if let silent = devices[index].silentFrom, time < silent { return false }
      if let lift = devices[index].liftDue(configuration: configuration), time < lift { return false }
    }
    return true
  }

  /// The system cursor that a host would show which does not draw the pointer.
  private var cursor: CursorKind { resolvedDrag.cursor ?? style.cursor }
}

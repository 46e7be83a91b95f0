public import Kinematics

/// The reading stage: a pure look at one instant.
extension PointerEngine {
  /// Reads the frame of an instant into a frame that the host keeps.
  ///
  /// Nothing of the engine changes, and what the frame shows does not depend on what was read before,
  /// ``PointerFrame/damage`` aside: that is the difference to what `frame` held. An instant before the latest
  /// call counts as that call's; for one after it, springs and coasts are evaluated but timers are not run:
  /// ``advance(to:)`` first. Allocates nothing once the frame's lists have grown.
  ///
  /// Copies the engine, though not its lists: ``step(to:into:)`` copies nothing.
  public func read(at time: Timestamp, into frame: inout PointerFrame) {
    var copy = self
    copy.write(at: time, into: &frame)
  }

  /// Advances to an instant and reads its frame into one that the host keeps.
  ///
  /// The same as ``advance(to:)`` and ``read(at:into:)``, and the cheapest way to a frame: wherever the
  /// engine is kept, nothing of it is copied. Allocates nothing once the frame's lists have grown.
  public mutating func step(to time: Timestamp, into frame: inout PointerFrame) {
    advance(to: time)
    write(at: time, into: &frame)
  }

  // Mutating, though nothing changes: where an engine may change, a call of what cannot change it copies all
  // of it first.
  private mutating func write(at time: Timestamp, into frame: inout PointerFrame) {
    let time = max(time, now)
    let isMoving = model.isMoving
    let place = isMoving ? model.position(at: time) : model.position
    let old = Damage.Pointer(frame.pointer)
    let oldPath = frame.pointer.path
    swap(&frame.contents, &frame.before.contents)
    if !frame.outline.isEmpty || !frame.before.outline.isEmpty {
      swap(&frame.outline, &frame.before.outline)
      // The commands hold the outline as well: they let go of it before it is written.
      frame.drawing.removeAll(keepingCapacity: true)
    }

    frame.time = time
    frame.phase = phase
    frame.model = place
    frame.velocity = modelVelocity(at: time)
    frame.hovered = hovered
    if isMoving, let hoveredFrame {
      frame.precise = style.precise(place, in: hoveredFrame, holding: lineHold)
    } else {
      frame.precise = isMoving ? place : precisePlace
    }
    frame.cursor = cursor
    if visible.isPlain(at: time) {
      if !frame.outline.isEmpty { frame.outline.removeAll() }
      visible.readAtRest(model: place, into: &frame.pointer)
    } else {
      visible.read(model: place, at: time, into: &frame.pointer, &frame.outline)
    }
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
      &frame, hasSurroundings: changesSurroundings,
      materialOpacity: frame.accessories.isEmpty ? 0 : effectFactors.values(at: time).materialOpacity)
    frame.damage = Damage.of(
      &frame, after: old,
      isReshaped: frame.outline != frame.before.outline || frame.pointer.path != oldPath,
      surroundings: changesSurroundings ? Damage.surroundings(of: &frame, after: old) : nil,
      displayScale: configuration.displayScale)
  }

  private mutating func readContents(model: Point, at time: Timestamp, into frame: inout PointerFrame) {
    var count = 0
    if !contents.isEmpty {
      let factors = effectFactors.values(at: time)
      let offset = lightOffset.value(at: time)
      let light = Point(x: model.x + offset.x, y: model.y + offset.y)
      for index in contents.indices where !contents[index].isPlain(at: time) {
        let target = contents[index].target
        guard let rect = target == hovered ? hoveredFrame : store.windowFrame(of: target) else { continue }
        // What was there two frames ago is written over.
        if count == frame.contents.count { frame.contents.append(ContentState(target: target, frame: rect)) }
        ContentAppearance.write(
          contents[index].look(at: time), frame: rect, light: light, factors: factors,
          into: &frame.contents[count]
        )
        count += 1
      }
    }
    if count < frame.contents.count { frame.contents.removeLast(frame.contents.count - count) }
  }

  @inline(__always)
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
  private mutating func isAtRest(at time: Timestamp) -> Bool {
    // Mostly it is the hand that moves: then nothing else need be asked.
    for index in devices.indices where devices[index].isMoving {
      if let silent = devices[index].silentFrom, time < silent { return false }
      if let lift = devices[index].liftDue(configuration: configuration), time < lift { return false }
    }
    if model.isMoving || !visible.isSettled(at: time) || !lightOffset.isSettled(at: time)
      || !areSurroundingsSettled(at: time) || !effectFactors.isSettled(at: time)
    {
      return false
    }
    for index in contents.indices where !contents[index].isSettled(at: time) { return false }
    return true
  }

  /// The system cursor that a host would show which does not draw the pointer.
  @inline(__always)
  private var cursor: CursorKind { resolvedDrag.cursor ?? style.cursor }
}

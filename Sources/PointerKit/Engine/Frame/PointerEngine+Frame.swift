public import Kinematics

/// Frames: a pure view of one instant.
extension PointerEngine {
  /// Advances to an instant and returns its frame.
  public mutating func step(to time: Timestamp) -> PointerFrame {
    var frame = PointerFrame()
    step(to: time, into: &frame)
    return frame
  }

  /// Advances to an instant and reads its frame into one that the host keeps.
  ///
  /// The same as ``advance(to:)`` and ``read(at:into:)``, and cheaper, since the engine is not copied.
  /// Allocates nothing once the frame's lists have grown.
  public mutating func step(to time: Timestamp, into frame: inout PointerFrame) {
    advance(to: time)
    write(at: time, into: &frame)
  }

  /// The frame of an instant; see ``read(at:into:)``.
  public func frame(at time: Timestamp) -> PointerFrame {
    var frame = PointerFrame()
    read(at: time, into: &frame)
    return frame
  }

  /// Reads the frame of an instant into a frame that the host keeps.
  ///
  /// Nothing of the engine changes, and the frame does not depend on what was read before, except for
  /// ``PointerFrame/damage``, which is the difference to what `frame` contained. An instant before the latest
  /// call counts as that call's. For one after it springs and coasts are evaluated, but timers do not run:
  /// call ``advance(to:)`` first. Allocates nothing once the frame's lists have grown.
  public func read(at time: Timestamp, into frame: inout PointerFrame) {
    var copy = self
    copy.write(at: time, into: &frame)
  }

  // Mutating, though nothing changes: a method that cannot change a large value is passed a copy of it.
  private mutating func write(at time: Timestamp, into frame: inout PointerFrame) {
    let time = max(time, now)
    let position = model.isMoving ? model.position(at: time) : model.position
    frame.keepBefore()

    frame.time = time
    frame.phase = phase
    frame.model = position
    frame.velocity = velocity(at: time)
    frame.hovered = hover.target
    frame.precise = hover.location(of: position)
    frame.cursor = input.resolvedDrag.cursor ?? hover.style.cursor
    presentation.readPointer(model: position, at: time, into: &frame)
    presentation.readContents(model: position, at: time, into: &frame) {
      $0 == hover.target ? hover.frame : scene.windowFrame(of: $0)
    }
    presentation.readHosts(at: time, in: &scene, into: &frame)
    frame.readReveals(hover.reveals)
    frame.readBand(input.isBanding ? band : nil)
    frame.autoscroll = input.press == nil ? nil : autoscroll(at: position)
    let changesSurroundings = presentation.readSurroundings(
      at: time, appearance: lighting.appearance, into: &frame)
    frame.isAtRest = frame.autoscroll == nil && isAtRest(at: time)
    frame.nextWake = frame.isAtRest ? nextTimer()?.due : nil

    draw(into: &frame, hasSurroundings: changesSurroundings, at: time)
    frame.damage = Damage.of(
      &frame, surroundings: changesSurroundings ? Damage.surroundings(of: &frame) : nil,
      displayScale: configuration.displayScale)
  }

  /// Fills in the drawing commands, in the engine's order, or in the frame's own if that does not hold for it.
  @inline(__always)
  private mutating func draw(into frame: inout PointerFrame, hasSurroundings: Bool, at time: Timestamp) {
    let opacity = frame.accessories.isEmpty ? 0 : presentation.materialOpacity(at: time)
    let outcome = DrawingList.draw(
      &frame, &presentation.order, in: &scene, hasSurroundings: hasSurroundings, materialOpacity: opacity)
    if outcome != .drawn { redraw(&frame, outcome, hasSurroundings: hasSurroundings, materialOpacity: opacity) }
  }

  @inline(never)
  private mutating func redraw(
    _ frame: inout PointerFrame, _ outcome: DrawingList.Outcome, hasSurroundings: Bool, materialOpacity: Double
  ) {
    if outcome == .pointerIsElsewhere {
      frame.arrange(pointerIn: presentation.order, in: scene)
      var order = frame.before.order
      let outcome = DrawingList.draw(
        &frame, &order, in: &scene, hasSurroundings: hasSurroundings, materialOpacity: materialOpacity)
      if outcome == .drawn { return }
    }
    frame.arrange(in: scene)
    var order = frame.before.order
    _ = DrawingList.draw(
      &frame, &order, isCertain: true, in: &scene, hasSurroundings: hasSurroundings,
      materialOpacity: materialOpacity)
  }

  @inline(__always)
  private var phase: PointerPhase {
    switch hover.visibility {
    case .away: return .away
    case .hidden: return .hidden
    case .shown: break
    }
    if input.isBanding { return .banding }
    if input.gestures.isActive { return .gesturing }
    switch model.motion {
    case .coasting: return .coasting
    case .attracted: return .attracted
    case .still: return input.isTracking ? .tracking : .resting
    }
  }

  /// Whether nothing moves at an instant, and no lift is about to be inferred.
  private mutating func isAtRest(at time: Timestamp) -> Bool {
    // Usually a device moves the pointer, and nothing else needs to be checked.
    for index in input.devices.indices where input.devices[index].isMoving {
      if let silent = input.devices[index].silentFrom, time < silent { return false }
      if let lift = input.devices[index].liftDue(configuration: configuration), time < lift { return false }
    }
    return !model.isMoving && presentation.isSettled(at: time)
  }
}

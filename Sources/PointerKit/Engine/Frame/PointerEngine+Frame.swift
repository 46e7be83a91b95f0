public import Kinematics

/// The frames that a host reads, each of which shows one instant.
extension PointerEngine {
  /// The longest time by which a step reads ahead of now: a quarter of a second, six frames at 24 Hz.
  static let longestPreview: Int64 = 250_000_000

  /// Advances to now and returns the frame that will be seen at a later instant; see
  /// ``step(now:presenting:into:)``.
  public mutating func step(now: Timestamp, presenting: Timestamp? = nil) -> PointerFrame {
    var frame = PointerFrame()
    step(now: now, presenting: presenting, into: &frame)
    return frame
  }

  /// Advances to now, and writes what will be seen at a later instant into a frame that the host keeps.
  ///
  /// Timers run up to `now` and not beyond, since an input may still come before the next timer is due.
  /// Springs and coasts are shown as they will be at the later instant.
  ///
  /// The frame is the same as after ``advance(to:)`` and ``read(at:into:)``. This method takes less time,
  /// since the engine is not copied. Nothing is allocated once the frame's lists have grown.
  ///
  /// - Parameters:
  ///   - now: The host's time at this call.
  ///   - presenting: The time at which the frame will be visible; nil, the default, stands for `now`. It is
  ///     clamped to the quarter of a second that follows `now`.
  ///   - frame: The frame to write, whose storage is reused.
  public mutating func step(
    now: Timestamp, presenting: Timestamp? = nil, into frame: inout PointerFrame
  ) {
    advance(to: now)
    let latest = self.now.advanced(byNanoseconds: PointerEngine.longestPreview)
    write(at: min(presenting.map { clock.engineTime(of: $0) } ?? self.now, latest), into: &frame)
  }

  /// The frame of an instant; see ``read(at:into:)``.
  public func frame(at time: Timestamp) -> PointerFrame {
    var frame = PointerFrame()
    read(at: time, into: &frame)
    return frame
  }

  /// Writes what is visible at an instant into a frame that the host keeps.
  ///
  /// The engine does not change. The frame does not depend on earlier reads, except for
  /// ``PointerFrame/damage``: this is the area in which the new frame differs from the previous content of
  /// `frame`. Nothing is allocated once the frame's lists have grown.
  ///
  /// An instant before the latest call counts as the instant of that call. For a later instant, springs and
  /// coasts are evaluated, but timers do not run. A device that is moving now counts as moving at the later
  /// instant too. Call ``advance(to:)`` first to run the timers.
  public func read(at time: Timestamp, into frame: inout PointerFrame) {
    var copy = self
    copy.write(at: clock.engineTime(of: time), into: &frame)
  }

  // `time` is the engine's time. The method is mutating although it does not change the engine, since Swift
  // passes a copy of so large a value to a nonmutating method.
  private mutating func write(at time: Timestamp, into frame: inout PointerFrame) {
    let time = max(time, now)
    let position = model.isMoving ? model.position(at: time) : model.position
    frame.keepBefore()

    frame.time = clock.hostTime(of: time)
    frame.phase = phase
    frame.model = position
    frame.velocity = (model.isMoving ? model.velocity(at: time) : input.velocity(at: now)).clamped(
      to: Plane.limit)
    frame.hovered = hover.target
    frame.precise = hover.location(of: position)
    frame.warp = warp(to: position)
    frame.cursor = cursor
    presentation.readPointer(model: position, at: time, into: &frame)
    presentation.readContents(model: position, at: time, into: &frame) {
      $0 == hover.target ? hover.frame : scene.windowFrame(of: $0)
    }
    presentation.readCoveringElements(at: time, in: &scene, into: &frame)
    frame.readReveals(hover.reveals)
    frame.readBand(input.isBanding ? band : nil)
    frame.autoscroll = input.press == nil ? nil : autoscroll(at: position)
    let changesSurroundings = presentation.readSurroundings(
      at: time, appearance: lighting.appearance, into: &frame)
    readRest(at: time, into: &frame)

    let isSame = !changesSurroundings && Damage.isSame(&frame)
    if changesSurroundings
      || !DrawingList.update(&frame, &presentation.order, isSame: isSame, in: &scene)
    {
      draw(into: &frame, hasSurroundings: changesSurroundings, at: time)
    }
    if isSame, frame.pointer.behind == frame.before.pointer.behind {
      frame.damage = nil
      return
    }
    frame.damage = Damage.of(
      &frame, surroundings: changesSurroundings ? Damage.surroundings(of: &frame) : nil,
      displayScale: configuration.displayScale)
  }

  /// Fills in the drawing commands, in the order that was found when the engine last changed.
  ///
  /// If that order is no longer right at the frame's instant, the commands are ordered for this frame alone.
  private mutating func draw(into frame: inout PointerFrame, hasSurroundings: Bool, at time: Timestamp) {
    let surroundings = hasSurroundings ? presentation.materialOpacity(at: time) : nil
    let outcome = DrawingList.draw(&frame, &presentation.order, in: &scene, surroundings: surroundings)
    if outcome != .drawn { redraw(&frame, outcome, surroundings: surroundings) }
  }

  @inline(never)
  private mutating func redraw(
    _ frame: inout PointerFrame, _ outcome: DrawingList.Outcome, surroundings: Double?
  ) {
    if outcome == .pointerIsElsewhere {
      frame.arrange(pointerIn: &presentation.order, in: scene)
      var order = frame.before.order
      if DrawingList.draw(&frame, &order, in: &scene, surroundings: surroundings) == .drawn { return }
    }
    frame.arrange(in: scene)
    var order = frame.before.order
    _ = DrawingList.draw(&frame, &order, isCertain: true, in: &scene, surroundings: surroundings)
  }

  private var phase: PointerPhase {
    switch hover.visibility {
    case .away, .unseen: return .away
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

  /// Sets whether the frame is at rest, and the next wake.
  ///
  /// A frame is at rest if nothing moves or scrolls at its instant, and no timer with a visible effect is due
  /// by then. A host that reads ahead goes on drawing until every timer that is due before the frame's
  /// instant has run. So the next wake is always later than the frame's instant.
  private mutating func readRest(at time: Timestamp, into frame: inout PointerFrame) {
    frame.nextWake = nil
    frame.isAtRest = false
    guard frame.autoscroll == nil, isAtRest(at: time) else { return }
    let change = nextVisibleChange(frame.phase)
    if let change, change <= time { return }
    frame.isAtRest = true
    // The host's clock may have reached the end of its range, beyond which there is no instant for a wake.
    if let wake = change.map({ clock.hostTime(of: $0) }), wake > frame.time { frame.nextWake = wake }
  }

  /// Whether nothing moves at an instant, and no device's silence is about to count as the lift of a finger.
  mutating func isAtRest(at time: Timestamp) -> Bool {
    // Usually a device moves the pointer, and nothing else needs to be checked.
    for index in input.devices.indices where input.devices[index].isMoving {
      if let silent = input.devices[index].silentFrom, now < silent { return false }
      if input.devices[index].liftDue(configuration: configuration) != nil { return false }
    }
    return !model.isMoving && presentation.isSettled(at: time)
  }
}

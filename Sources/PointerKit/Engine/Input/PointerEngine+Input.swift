public import Kinematics

/// The input from devices and the surface (I5).
extension PointerEngine {
  /// Handles an input that arrives at `now`; everything that is due before, such as auto-hide, happens first.
  ///
  /// The input has the time of the device or the system. Up to 50 ms later than `now` it counts as `now`.
  /// More than 50 ms later, or more than a second earlier, it is of another clock and is counted in
  /// ``PointerDiagnostics/foreignStamps``. The next times of the device are translated by the same
  /// difference, so that velocities stay correct.
  ///
  /// An input with a time before the latest call takes effect at the time of that call, but its own time is
  /// used for velocities. If an input stops the pointer's own motion, or shows a hidden pointer, this takes
  /// effect first. The input then acts on the target that is hovered as a result.
  public mutating func handle(_ input: PointerInput, now: Timestamp) {
    handle(input, present: now)
  }

  /// Handles an input of a simulation, a test or a recording, whose own time is trusted as the present time.
  ///
  /// A host has a present time, and calls ``handle(_:now:)``. Here a time is of another clock if it is more
  /// than a second behind the latest call, and it may be ahead by any time.
  package mutating func simulate(_ input: PointerInput) {
    handle(input, present: nil)
  }

  /// Handles an input; `present` is the host's *now*, or nil if it is not known.
  private mutating func handle(_ input: PointerInput, present: Timestamp?) {
    guard input.kind.isFinite else { return diagnostics.nonFiniteInputs.count(input.device) }
    if let present, clock.lead(ofHost: present) < 0 { advanceHost(to: present) }
    let time = resolve(stamp: input.time, of: input.device, present: present)
    if case .position(let position) = input.kind {
      if dropEcho(position, of: input.device) { return }
    }
    switch input.kind {
    case .touch(let phase, _, let id):
      // Nothing else changes: touches and the pointer do not affect each other (M8).
      if !self.input.touches.touch(phase, id: id) { diagnostics.unbalancedInputs.count(input.device) }
    case .gaze(let position): applyGaze(at: position)
    default:
      let device = self.input.useDevice(input.device, settings: settings, diagnostics: &diagnostics)
      settle(interrupt(for: input.kind, device))
      settle(apply(input, device, at: time))
    }
  }

  /// Describes a device, or changes its description; a stroke of the device ends.
  ///
  /// At most 16 devices are told apart; further devices are refused and counted.
  public mutating func setDevice(_ device: PointerDevice, id: DeviceID = 0, at time: Timestamp) {
    advanceHost(to: time)
    if !input.setDevice(device, id: id, settings: settings) { input.noteExcess(id, &diagnostics) }
  }

  /// Applies an input to the states to which it belongs.
  mutating func apply(_ input: PointerInput, _ device: Int, at time: Timestamp) -> Changes {
    switch input.kind {
    case .motion(let delta): return applyMotion(delta, device: device, at: time)
    case .position(let position): return applyPosition(position, device: device, at: time)
    case .contact(let phase, let fingers):
      return applyContact(phase, fingers: fingers, device: device, at: time)
    case .hold(let phase): return applyHold(phase, device: device)
    case .button(let button, true): return applyPress(button, device: device)
    case .button(let button, false): return applyRelease(button, device: device)
    case .pressure(let value): return applyPressure(value, device: device)
    case .scroll, .transform, .gesture: return applyGesture(input.kind, device: device)
    case .modifiers(let keys): return setModifiers(keys)
    case .typing: return hideForTyping()
    case .dragOperation(let operation):
      guard operation != self.input.dragOperation else { return [] }
      self.input.dragOperation = operation
      // During a press, it decides what may be hovered (I15).
      return self.input.buttons.isAnyDown ? [.style, .look, .hover, .dragMoved] : [.style, .look]
    case .luminance(let value):
      lighting.measured = value?.clamped(to: 0...1)
      return .look
    case .leave: return leave()
    case .enter(let position): return enter(at: position, device)
    case .cancel: return cancel()
    case .touch, .gaze: return []
    }
  }

  // MARK: Interruptions

  /// Prepares the pointer before an input acts: the pointer moves to the gaze (V2), its own motion stops
  /// (M7), and a hidden pointer appears (M6).
  private mutating func interrupt(for input: PointerInput.Kind, _ device: Int) -> Changes {
    var changes: Changes = []
    if hover.gaze.isPending { changes.add(moveToGaze(before: input, device)) }
    if tentativeCoast.liftDue != nil, interruptsMotion(input, device) { endTentativeCoast() }
    if model.isMoving, interruptsMotion(input, device) {
      if isClickInput(input, device), now <= model.tapDeadline {
        // The finger rolled as it tapped: the click is meant for what was under the pointer (F8).
        changes.add(cancelFlick())
      } else if let goal = model.goal, hover.hoveredTarget == model.attractor, isClickInput(input, device) {
        // A click on the way to a control that is hovered already is meant for this control (I14).
        presentation.modelJumped(by: goal - position, movesLight: true, at: now)
        model.move(to: goal, at: now)
        changes.add(.hover)
      } else {
        changes.add(stopMotion())
      }
    }
    if hover.visibility == .hidden, isClickInput(input, device) { changes.add(show()) }
    return changes
  }

  /// Whether an input stops the pointer's own motion before it acts; movements and contacts do so when they
  /// act.
  private func interruptsMotion(_ kind: PointerInput.Kind, _ device: Int) -> Bool {
    switch kind {
    case .button: true
    case .scroll(_, let phase, let source):
      source == .finger && phase != .none && isEffectiveGesture(kind, device)
    case .transform(_, _, _, _, let fingers): mayTransform(fingers ?? 0, device)
    case .gesture(let name, _, let fingers): hasEffect(name, fingers ?? 0, device)
    default: false
    }
  }

  // MARK: The surface

  /// Takes the pointer off the surface: everything pressed is released, and nothing is hovered.
  private mutating func leave() -> Changes {
    var changes = releaseAll().union(stopMotion())
    model.leaveSurface()
    if hover.visibility == .visible { changes.add(.pointerHid) }
    if hover.visibility != .neverSeen { hover.visibility = .away }
    return changes.union([.hover, .look, .reveals])
  }

  private mutating func enter(at position: Point?, _ device: Int) -> Changes {
    if let position {
      // Entering is a jump, not a movement, so it does not count for the velocity.
      input.devices[device].endStroke()
      model.enterSurface(at: position, at: now)
      tentativeCoast.reset()
    }
    input.lastInput = now
    // A pointer that was never seen appears only if its position is known.
    let changes = position == nil && hover.visibility == .neverSeen ? [] : show()
    return changes.union(continuePress()).union(.hover)
  }

  /// Releases everything that is pressed, without a click, since a grab was broken or focus was lost.
  private mutating func cancel() -> Changes {
    // The end of a long press restarts the delay of auto-hide, just as a release does.
    input.lastInput = now
    return releaseAll().union(stopMotion()).union(.hover)
  }

  // MARK: Keys

  /// The modifier keys that are pressed.
  public var pressedModifiers: KeyModifiers { input.modifiers }

  /// Sets the modifier keys; the style of the hovered target may depend on them (I5, C2).
  private mutating func setModifiers(_ keys: KeyModifiers) -> Changes {
    guard keys != input.modifiers else { return [] }
    input.modifiers = keys
    return .style
  }

  // MARK: What is counted

  /// Counts an input that does not fit the inputs before it.
  mutating func countUnbalanced(_ device: DeviceID) -> Changes {
    diagnostics.unbalancedInputs.count(device)
    return []
  }

  // Numbers beyond ±1e9 are clamped and counted.

  mutating func clampAndCount(_ point: Point) -> Point { count(clamped: point.clampedToPlane(), from: point) }
  mutating func clampAndCount(_ vector: Vector) -> Vector {
    count(clamped: vector.clampedToPlane(), from: vector)
  }
  mutating func clampAndCount(_ size: Size) -> Size {
    count(
      clamped: Size(width: min(size.width, Plane.limit), height: min(size.height, Plane.limit)), from: size)
  }
  mutating func clampAndCount(_ rect: Rect, of id: TargetID? = nil) -> Rect {
    count(clamped: rect.clampedToPlane(), from: rect, of: id)
  }

  private mutating func count<Value: Equatable>(
    clamped: Value, from value: Value, of id: TargetID? = nil
  ) -> Value {
    if clamped != value { diagnostics.clampedValues.count(id) }
    return clamped
  }
}

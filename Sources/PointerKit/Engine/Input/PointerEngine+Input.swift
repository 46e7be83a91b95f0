public import Kinematics
public import Magnetism

/// Input: what devices and the surface do.
extension PointerEngine {
  /// Takes an input; everything that time causes before it happens first.
  ///
  /// An input with a time before the latest call takes effect now, but keeps its own time for velocity. One
  /// whose time is of another clock takes effect now and is counted; see ``handle(_:now:)``. An input that
  /// interrupts the pointer's own motion, or brings back a hidden pointer, does so first, so that it acts on
  /// what is then hovered.
  public mutating func handle(_ input: PointerInput) {
    guard input.kind.isFinite else {
      diagnostics.nonFiniteInputs.count(input.device)
      return
    }
    let time = pass(to: input)
    take(input, at: time)
  }

  /// Takes an input whose time is of the device or the system, and may be of another clock than the host's.
  ///
  /// The time counts as now if it is later, and from 50 ms later, or a second earlier, it is of another clock:
  /// then it is counted in ``PointerDiagnostics/foreignStamps``, and the device's times count from this one on.
  /// The intervals between them keep their worth for velocities.
  public mutating func handle(_ input: PointerInput, now: Timestamp) {
    guard input.kind.isFinite else {
      diagnostics.nonFiniteInputs.count(input.device)
      return
    }
    if clock.lead(of: now) < 0 { follow(now) }
    let time = passDoubting(input.time, of: input.device, present: now)
    take(input, at: time)
  }

  /// Takes an input at the engine's time of it.
  @inline(__always)
  private mutating func take(_ input: PointerInput, at time: Timestamp) {
    switch input.kind {
    case .touch(let phase, _, let id):
      // Nothing else changes: touches and the pointer do not affect each other (M8).
      if !self.input.touches.touch(phase, id: id) { diagnostics.unbalancedInputs.count(input.device) }
    case .gaze(let position): look(at: position)
    case .position(let position) where dropEcho(position, of: input.device): break
    default:
      let device = self.input.useDevice(input.device, settings: settings, diagnostics: &diagnostics)
      settle(interrupt(for: input.kind, device))
      settle(apply(input, device, at: time))
    }
  }

  /// Describes a device, or describes it again; its stroke, if any, is over.
  ///
  /// At most 16 devices are told apart; further ones are refused and counted.
  public mutating func setDevice(_ device: PointerDevice, id: DeviceID = 0, at time: Timestamp) {
    follow(time)
    if !input.setDevice(device, id: id, settings: settings) { input.noteExcess(id, &diagnostics) }
  }

  /// Applies an input to the states that it belongs to; returns what has become out of date.
  mutating func apply(_ input: PointerInput, _ device: Int, at time: Timestamp) -> Invalidation {
    switch input.kind {
    case .motion(let delta): return move(device, by: delta, at: time)
    case .position(let position): return move(device, to: position, at: time)
    case .contact(let phase, let fingers): return contact(device, phase, fingers: fingers, at: time)
    case .hold(let phase): return hold(device, phase)
    case .button(let button, true): return press(button, device: device)
    case .button(let button, false): return release(button, device: device)
    case .pressure(let value): return pressure(value, device: device)
    case .scroll, .transform, .gesture: return applyGesture(input.kind, device: device)
    case .modifiers(let keys): return setModifiers(keys)
    case .drag(let operation):
      guard operation != self.input.dragOperation else { return [] }
      self.input.dragOperation = operation
      return [.style, .look]
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

  /// What an input interrupts before it acts: it stops a motion of the pointer's own (M7), shows a hidden
  /// pointer (M6), and brings the pointer to where the person looks (V2).
  @inline(__always)
  private mutating func interrupt(for input: PointerInput.Kind, _ device: Int) -> Invalidation {
    var changes: Invalidation = []
    if hover.gaze.isPending { changes.formUnion(arrive(for: input, device)) }
    if model.isMoving, interruptsMotion(input, device) {
      model.stop(at: now)
      changes.formUnion(.position)
    }
    if hover.visibility == .hidden, isClick(input, device) { changes.formUnion(show()) }
    return changes
  }

  /// Whether an input stops a coast or an attraction before it acts; movements and contacts stop it as they
  /// act.
  private func interruptsMotion(_ kind: PointerInput.Kind, _ device: Int) -> Bool {
    switch kind {
    case .button: true
    case .scroll(_, let phase, let source):
      source == .finger && phase != .none && isGesture(kind, device)
    case .transform(_, _, _, _, let fingers): mayTransform(fingers, device)
    case .gesture(let name, _, let fingers): mayMake(name, fingers, device)
    default: false
    }
  }

  // MARK: The surface

  /// The pointer left the surface: everything pressed is released, and nothing is hovered.
  private mutating func leave() -> Invalidation {
    var changes = releaseAll()
    model.stop(at: now)
    model.leaveSurface()
    if hover.visibility == .shown { changes.formUnion(.hiding) }
    if hover.visibility != .unseen { hover.visibility = .away }
    return changes.union([.position, .hover, .look, .reveals])
  }

  private mutating func enter(at position: Point?, _ device: Int) -> Invalidation {
    if let position {
      // A jump rather than a movement: it does not count as speed.
      input.devices[device].endStroke()
      model.enterSurface(at: position, at: now)
    }
    input.lastInput = now
    // Somewhere on the surface is not enough for a pointer that was never seen.
    let changes = position == nil && hover.visibility == .unseen ? [] : show()
    return changes.union(followPress()).union(.position)
  }

  /// A grab was broken: everything pressed is released, without a click.
  private mutating func cancel() -> Invalidation {
    // As after a release, a pointer that was shown during a long press does not hide at once.
    input.lastInput = now
    let changes = releaseAll()
    model.stop(at: now)
    return changes.union(.position)
  }

  // MARK: Clamping

  /// Clamps a point to ±1e9, and counts a clamped value in the diagnostics if the point changes.
  mutating func clamped(_ point: Point) -> Point {
    let clamped = point.clampedToPlane()
    if clamped != point { diagnostics.clampedValues.count(nil) }
    return clamped
  }

  /// Clamps a vector to ±1e9, and counts a clamped value in the diagnostics if the vector changes.
  @inline(__always)
  mutating func clamped(_ vector: Vector) -> Vector {
    let clamped = vector.clampedToPlane()
    if clamped != vector { diagnostics.clampedValues.count(nil) }
    return clamped
  }

  /// Clamps a size to 1e9, and counts a clamped value in the diagnostics if the size changes.
  mutating func clamped(_ size: Size) -> Size {
    let clamped = Size(width: min(size.width, Plane.limit), height: min(size.height, Plane.limit))
    if clamped != size { diagnostics.clampedValues.count(nil) }
    return clamped
  }

  /// Clamps a rectangle to ±1e9, and counts a clamped value in the diagnostics if the rectangle changes.
  @inline(__always)
  mutating func clamped(_ rect: Rect, of id: TargetID? = nil) -> Rect {
    let clamped = rect.clampedToPlane()
    if clamped != rect { diagnostics.clampedValues.count(id) }
    return clamped
  }
}

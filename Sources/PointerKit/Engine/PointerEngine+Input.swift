import Kinematics

/// The input stage: what the hand and the surface do.
extension PointerEngine {
  /// The most devices that are told apart.
  static let deviceCapacity = 16
  /// The most fingers on the screen that are told apart.
  static let touchCapacity = 64

  /// Describes a device, or describes it anew; its stroke, if any, is over.
  public mutating func setDevice(_ device: PointerDevice, id: DeviceID = 0) {
    let state = DeviceState(id: id, device: device, settings: settings)
    if let index = devices.firstIndex(where: { $0.id == id }) {
      devices[index] = state
    } else if devices.count < PointerEngine.deviceCapacity {
      devices.append(state)
    } else {
      diagnostics.excessDevices += 1
    }
  }

  /// Takes one event; everything that time caused before it happens first.
  ///
  /// A time before the latest call takes effect now, but keeps its own time for velocity.
  public mutating func handle(_ event: PointerInput) {
    guard event.kind.isFinite else {
      diagnostics.nonFiniteEvents += 1
      return
    }
    if event.time < now { diagnostics.lateEvents += 1 }
    advance(to: event.time)
    if case .touch(let phase, _, let id) = event.kind {
      touch(phase, id: id)
      return
    }
    if case .gaze(let place) = event.kind {
      look(at: place)
      return
    }
    let device = deviceIndex(event.device)
    inputDevice = device
    if gaze.isCalling { arrive(for: event.kind) }
    switch event.kind {
    case .motion(let delta): move(device, by: delta, at: event.time)
    case .position(let position): move(device, to: position, at: event.time)
    case .contact(let phase, let fingers): contact(device, phase, fingers: fingers, at: event.time)
    case .button(let button, let isDown): press(button, isDown: isDown, device: device)
    case .scroll(let delta, let phase, let source): scroll(delta, phase, source, device: device)
    case .transform(let phase, let scale, let rotation, let translation, let fingers):
      transform(
        phase, scale: scale, rotation: rotation, translation: translation, fingers: fingers, device: device)
    case .gesture(let name, let phase, let fingers): gesture(name, phase, fingers: fingers, device: device)
    case .modifiers(let keys): setModifiers(keys)
    case .drag(let operation): setDragOperation(operation)
    case .luminance(let value):
      measuredLuminance = value.map { max(0, min(1, $0)) }
      updateGoals()
    case .leave: leave()
    case .enter(let place): enter(at: place, device)
    case .cancel: cancel()
    case .touch, .gaze: break
    }
    if gaze.place != nil { hideForGesture(event.kind) }
  }

  /// Modifier keys that are pressed alone may change what the pointer does (I5).
  private mutating func setModifiers(_ keys: KeyModifiers) {
    guard keys != modifiers else { return }
    modifiers = keys
    reconsiderStyle()
  }

  private mutating func setDragOperation(_ operation: DragOperation) {
    guard operation != dragOperation else { return }
    dragOperation = operation
    reconsiderStyle()
  }

  private mutating func deviceIndex(_ id: DeviceID) -> Int {
    if let index = devices.firstIndex(where: { $0.id == id }) { return index }
    setDevice(.trackpad, id: id)
    return devices.firstIndex { $0.id == id } ?? devices.count - 1
  }

  // MARK: Motion

  private mutating func move(_ device: Int, by delta: Vector, at time: Timestamp) {
    let points = devices[device].move(by: held(delta), at: time)
    hostOwnsPosition = false
    if !gestures.isEmpty { pointAgain(devices[device].id) }
    // Motion without movement: a finger rests there, which stops a coast but wakes nothing.
    guard points != .zero else {
      stopMotion()
      return
    }
    follow(device, to: (model.isMoving ? model.position(at: now) : model.position) + points)
  }

  private mutating func move(_ device: Int, to position: Point, at time: Timestamp) {
    let position = held(position)
    devices[device].move(to: position, at: time)
    hostOwnsPosition = true
    if !gestures.isEmpty { pointAgain(devices[device].id) }
    guard visibility == .away || position.clamped(to: bounds) != model.position(at: now) else { return }
    follow(device, to: position)
  }

  /// The hand has moved the model pointer: any motion of its own is over (M3, M7).
  private mutating func follow(_ device: Int, to place: Point) {
    movingDevice = device
    if visibility == .away { visibility = .hidden }
    model.place(at: place.clamped(to: bounds), time: now)
    noteInput()
    show()
    if primaryPress != nil { followPress() }
    updateHover()
    notePointerMoved()
  }

  private mutating func contact(_ device: Int, _ phase: ContactPhase, fingers: Int, at time: Timestamp) {
    let fingers = max(0, min(fingers, 64))
    let before = devices[device].fingers
    noteInput()
    switch phase {
    case .began, .changed:
      // A new touch stops the pointer at once (M7).
      if before == 0 {
        devices[device].beginStroke(at: time)
        stopMotion()
        stopMomentum(of: devices[device].id)
      }
      devices[device].fingers = max(1, fingers)
    case .ended:
      guard before > 0 else {
        diagnostics.unbalancedEvents += 1
        return
      }
      devices[device].fingers = fingers
      if fingers == 0 {
        liftGestures(of: devices[device].id)
        lift(device, at: time)
      }
    case .cancelled:
      devices[device].fingers = 0
      devices[device].endStroke()
      cancelGestures(of: devices[device].id)
    }
  }

  // MARK: The surface

  private mutating func leave() {
    letGo()
    stopMotion()
    let wasShown = visibility == .shown
    visibility = .away
    setHovered(nil)
    if wasShown { record(.hidden) }
  }

  private mutating func enter(at place: Point?, _ device: Int) {
    if visibility == .away { visibility = .hidden }
    if let place {
      // A jump, not a movement: it must not read as speed.
      devices[device].endStroke()
      model.place(at: place.clamped(to: bounds), time: now)
    }
    noteInput()
    show()
    if primaryPress != nil { followPress() }
    updateHover()
  }

  private mutating func cancel() {
    // As a release does: a pointer that a long hold kept shown must not hide at once.
    noteInput()
    letGo()
    stopMotion()
    updateGoals()
  }

  /// A direct touch (M8): it works beside the pointer and changes nothing of it, and the pointer nothing of
  /// the touch.
  private mutating func touch(_ phase: ContactPhase, id: TargetID) {
    let index = touches.firstIndex(of: id)
    switch phase {
    case .began:
      guard index == nil, touches.count < PointerEngine.touchCapacity else {
        diagnostics.unbalancedEvents += 1
        return
      }
      touches.append(id)
    case .changed: if index == nil { diagnostics.unbalancedEvents += 1 }
    case .ended, .cancelled:
      if let index { touches.remove(at: index) } else { diagnostics.unbalancedEvents += 1 }
    }
  }

  /// The hand did something: the pointer does not hide for a while.
  mutating func noteInput() { lastInput = now }
}

extension PointerInput.Kind {
  /// Whether every number in it is finite.
  var isFinite: Bool {
    switch self {
    case .motion(let delta): delta.isFinite
    case .position(let position), .touch(_, let position, _), .gaze(let position): position.isFinite
    case .scroll(let delta, _, _): delta.isFinite
    case .transform(_, let scale, let rotation, let translation, _):
      scale.isFinite && rotation.isFinite && translation.isFinite
    case .luminance(let value): value?.isFinite ?? true
    case .enter(let place): place?.isFinite ?? true
    case .contact, .button, .gesture, .modifiers, .drag, .leave, .cancel: true
    }
  }
}

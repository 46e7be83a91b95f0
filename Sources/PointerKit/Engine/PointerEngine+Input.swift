import Kinematics

/// The input stage: what the hand and the surface do.
extension PointerEngine {
  /// The most devices that are told apart.
  static let deviceCapacity = 16

  /// Describes a device, or describes it anew; its stroke, if any, is over.
  public mutating func setDevice(_ device: PointerDevice, id: UInt32 = 0) {
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
  public mutating func handle(_ event: PointerEvent) {
    guard event.kind.isFinite else {
      diagnostics.nonFiniteEvents += 1
      return
    }
    if event.time < now { diagnostics.lateEvents += 1 }
    advance(to: event.time)
    let device = deviceIndex(event.device)
    switch event.kind {
    case .motion(let delta): move(device, by: delta, at: event.time)
    case .position(let position): move(device, to: position, at: event.time)
    case .contact(let phase, let fingers): contact(device, phase, fingers: fingers, at: event.time)
    case .button(let button, let isDown): press(button, isDown: isDown, device: event.device)
    case .scroll(let delta, let phase, let source): scroll(delta, phase, source, device: event.device)
    case .transform(let phase, let scale, let rotation, let translation, _):
      var occurrence = gestureOccurrence(.transformed, phase, device: event.device)
      occurrence.scale = scale
      occurrence.rotation = rotation
      occurrence.delta = translation
      record(occurrence)
    case .gesture(let gesture, let phase, _):
      var occurrence = gestureOccurrence(.gestured, phase, device: event.device)
      occurrence.gesture = gesture
      record(occurrence)
    case .modifiers(let keys): modifiers = keys
    case .drag(let operation): dragOperation = operation
    case .luminance(let value):
      measuredLuminance = value.map { max(0, min(1, $0)) }
      updateGoals()
    case .leave: leave()
    case .enter(let place): enter(at: place, device)
    case .cancel: cancel()
    // Touch works beside the pointer and moves nothing of it (M8); gaze contexts are not in this version.
    case .touch, .gaze: break
    }
  }

  private mutating func deviceIndex(_ id: UInt32) -> Int {
    if let index = devices.firstIndex(where: { $0.id == id }) { return index }
    setDevice(.trackpad, id: id)
    return devices.firstIndex { $0.id == id } ?? devices.count - 1
  }

  // MARK: Motion

  private mutating func move(_ device: Int, by delta: Vector, at time: Timestamp) {
    let points = devices[device].move(by: held(delta), at: time)
    hostOwnsPosition = false
    // Motion without movement: a finger rests there, which stops a coast but wakes nothing.
    guard points != .zero else {
      stopMotion()
      return
    }
    follow(device, to: model.position(at: now) + points)
  }

  private mutating func move(_ device: Int, to position: Point, at time: Timestamp) {
    let position = held(position)
    devices[device].move(to: position, at: time)
    hostOwnsPosition = true
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
      }
      devices[device].fingers = max(1, fingers)
    case .ended:
      guard before > 0 else {
        diagnostics.unbalancedEvents += 1
        return
      }
      devices[device].fingers = fingers
      if fingers == 0 {
        isGesturing = false
        lift(device, at: time)
      }
    case .cancelled:
      devices[device].fingers = 0
      devices[device].endStroke()
      isGesturing = false
    }
  }

  // MARK: Buttons

  private mutating func press(_ button: PointerButton, isDown: Bool, device: UInt32) {
    noteInput()
    revelation.lastActivity = now
    stopMotion()
    // A press on a hidden pointer goes where it is, and shows where that was.
    if isDown, visibility == .hidden {
      show()
      updateHover()
    }
    let isBalanced = isDown ? buttons.press(button, on: hovered) : buttons.release(button)
    guard isBalanced else {
      diagnostics.unbalancedEvents += 1
      return
    }
    recordButton(isDown ? .pressed : .released, button, device: device)
    if isDown, button == .secondary { recordButton(.secondaryClicked, button, device: device, count: 1) }
    if !isDown, button == .primary, let hovered, hovered == buttons.pressedTarget {
      let count = buttons.click(at: precise(at: now), time: now)
      recordButton(.clicked, button, device: device, count: count)
    }
    updateGoals()
  }

  private mutating func recordButton(
    _ kind: PointerOccurrence.Kind, _ button: PointerButton, device: UInt32, count: Int = 0
  ) {
    var occurrence = PointerOccurrence(kind, target: hovered, at: now)
    occurrence.device = device
    occurrence.button = button
    occurrence.count = count
    occurrence.location = precise(at: now)
    record(occurrence)
  }

  // MARK: Scrolls and gestures

  private mutating func scroll(_ delta: Vector, _ phase: ScrollPhase, _ source: ScrollSource, device: UInt32)
  {
    noteInput()
    if source == .finger, phase == .began || phase == .changed { stopMotion() }
    var occurrence = PointerOccurrence(.scrolled, target: targetBeneath, at: now)
    occurrence.device = device
    occurrence.location = model.position(at: now)
    occurrence.delta =
      held(delta) * (settings.naturalScrolling ? settings.scrollingSpeed : -settings.scrollingSpeed)
    occurrence.phase = phase.contact
    record(occurrence)
  }

  private mutating func gestureOccurrence(
    _ kind: PointerOccurrence.Kind, _ phase: ContactPhase, device: UInt32
  ) -> PointerOccurrence {
    noteInput()
    stopMotion()
    isGesturing = phase == .began || phase == .changed
    var occurrence = PointerOccurrence(kind, target: targetBeneath, at: now)
    occurrence.device = device
    occurrence.location = model.position(at: now)
    occurrence.phase = phase
    return occurrence
  }

  /// What a gesture goes to: what is hovered, or would be if the pointer were not hidden.
  private var targetBeneath: UInt64? {
    visibility == .hidden ? target(at: model.position(at: now)) : hovered
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
    updateHover()
  }

  private mutating func cancel() {
    // As a release does: a pointer that a long hold kept shown must not hide at once.
    noteInput()
    letGo()
    stopMotion()
    updateGoals()
  }

  /// Lets go of everything that is held, without a click: each press has its end.
  private mutating func letGo() {
    revelation.lastActivity = now
    while let button = buttons.releaseAny() { recordButton(.cancelled, button, device: 0) }
    for index in devices.indices {
      devices[index].fingers = 0
      devices[index].endStroke()
    }
    isGesturing = false
  }

  /// The hand did something: the pointer does not hide for a while.
  mutating func noteInput() { lastInput = now }
}

extension PointerEvent.Kind {
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

extension ScrollPhase {
  /// The phase of the fingers; nil where none are on the device.
  fileprivate var contact: ContactPhase? {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .momentum, .none: nil
    }
  }
}

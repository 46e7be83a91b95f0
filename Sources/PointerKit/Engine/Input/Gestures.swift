public import Kinematics

/// A scroll, a pinch or a named gesture, from its beginning to its end (I2, I3, I6, I8, I9).
///
/// All its events go to what was under the pointer when it began (I3), or to a space around it that scrolls
/// (I2).
struct OngoingGesture: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case scroll
    case transform
    case named(StandardGesture)
  }

  /// The totals of a scroll, pinch or rotation since it began.
  struct Totals: Hashable, Sendable {
    /// The range to which the total scale of a pinch is clamped.
    static let scales = 1e-6...1e6

    var scale: Double = 1
    var rotation: Double = 0
    var translation = Vector.zero
  }

  let kind: Kind
  let device: DeviceID
  /// The target that was under the pointer, unless it has been removed.
  var target: TargetID?
  /// The space that was under the pointer; for a scroll that has moved its content, the space that it
  /// scrolls.
  var space: SpaceID
  /// The position of the pointer when the gesture began.
  let anchor: Point
  /// Whether the gesture belongs to the system (I6, I9).
  var isSystemwide = false
  /// Whether the gesture zooms, and whether it rotates, according to the person's assignments when it began
  /// (I8).
  var zooms = true
  var rotates = true
  /// Whether fingers on the device make the gesture.
  var isByFingers = true
  /// Whether the gesture drags its target as a finger on the screen would (I11).
  var isDirect = false
  /// Whether the fingers have left the device, so that the end is expected.
  var isLifted = false
  /// Whether a scroll has ended and may continue by momentum.
  var hasEnded = false
  /// Whether a new touch has stopped the momentum.
  var isStopped = false
  /// Whether a scroll has moved its content, so that the space that it scrolls is chosen.
  var hasMoved = false
  var totals = Totals()

  /// Whether fingers are making the gesture now.
  var isActive: Bool { isByFingers && !isLifted && !hasEnded }

  var recipient: PointerEvent.Recipient {
    PointerEvent.Recipient(
      target: target, space: space, position: anchor, isSystemwide: isSystemwide, device: device)
  }
}

/// The gestures that are under way, oldest first: at most one of each kind for each device.
struct OngoingGestures: Hashable, Sendable {
  /// The greatest number of gestures that are told apart; a further gesture cancels the oldest.
  static let capacity = 32

  private var gestures: [OngoingGesture] = []

  init() { gestures.reserveCapacity(OngoingGestures.capacity) }

  var isEmpty: Bool { gestures.isEmpty }
  var isFull: Bool { gestures.count >= OngoingGestures.capacity }
  var indices: Range<Int> { gestures.indices }
  subscript(_ index: Int) -> OngoingGesture {
    get { gestures[index] }
    _modify { yield &gestures[index] }
  }

  func index(of kind: OngoingGesture.Kind, device: DeviceID) -> Int? {
    gestures.firstIndex { $0.device == device && $0.kind == kind }
  }

  /// Adds a gesture, and returns its index.
  mutating func append(_ gesture: OngoingGesture) -> Int {
    gestures.append(gesture)
    return gestures.count - 1
  }

  @discardableResult
  mutating func remove(at index: Int) -> OngoingGesture { gestures.remove(at: index) }

  /// Whether fingers are making a gesture now.
  var isActive: Bool { gestures.contains { $0.isActive } }

  /// Notes that the fingers have left a device, so that the ends of its gestures are expected.
  mutating func noteLift(of device: DeviceID) {
    for index in gestures.indices where gestures[index].device == device { gestures[index].isLifted = true }
  }

  /// Stops the momentum of the scrolls of a device that fingers touch.
  mutating func stopMomentum(of device: DeviceID) {
    for index in gestures.indices where gestures[index].device == device && gestures[index].hasEnded {
      gestures[index].isStopped = true
    }
  }

  /// Forgets targets that no longer exist; further events of their gestures name only the space.
  mutating func forgetTargets(missingFrom scene: borrowing TargetStore) {
    for index in gestures.indices {
      if let target = gestures[index].target, scene.slot(of: target) == nil { gestures[index].target = nil }
    }
  }
}

// MARK: - Gestures from their beginning to their end

/// Scrolls, pinches, rotations and named gestures go to what was under the pointer when they began (I2, I3,
/// I6, I8, I9).
extension PointerEngine {
  /// Applies a gesture of any kind; on a surface with a gaze, a gesture that has an effect hides the pointer
  /// (V3).
  mutating func applyGesture(_ input: PointerInput.Kind, device: Int) -> Changes {
    let hides = hover.gaze.isKnown && isEffectiveGesture(input, device)
    if isByFingers(input) { self.input.devices[device].noteGesture(at: now) }
    var changes: Changes = []
    switch input {
    case .scroll(let delta, let phase, let source): applyScroll(delta, phase, source, device: device)
    case .transform(let phase, let scale, let rotation, let translation, let fingers):
      let totals = OngoingGesture.Totals(scale: scale, rotation: rotation, translation: translation)
      applyTransform(phase, totals, fingers: fingers ?? 0, device: device)
    case .gesture(let name, let phase, let fingers):
      changes = applyNamedGesture(name, phase, fingers: fingers ?? 0, device: device)
    default: break
    }
    return hides ? changes.union(hideForGesture()) : changes
  }

  /// Whether several fingers on the device make a gesture, so that the last of them is no flick.
  private func isByFingers(_ input: PointerInput.Kind) -> Bool {
    switch input {
    case .scroll(_, let phase, let source): source == .finger && phase != .none && phase != .momentum
    case .transform: true
    case .gesture(_, _, let fingers): (fingers ?? 0) > 1
    default: false
    }
  }

  // MARK: Pinches and rotations (I3)

  /// Applies a step of a pinch or rotation.
  private mutating func applyTransform(
    _ phase: ContactPhase, _ totals: OngoingGesture.Totals, fingers: Int, device: Int
  ) {
    let id = input.devices[device].id
    guard deviceHas(.zoom, device) else { return diagnostics.impossibleGestures.count(id) }
    input.lastInput = now
    // A gesture that is under way goes on under the rules with which it began.
    let isOngoing = phase != .began && input.gestures.index(of: .transform, device: id) != nil
    let fingers = self.fingers(fingers, device)
    let isSystemwide = isSystemwideTransform(fingers, device)
    guard isOngoing || mayTransform(fingers, device),
      let (index, phase) = continueGesture(.transform, phase, device: device, isSystemwide: isSystemwide)
    else { return }
    if !isOngoing, !isSystemwide {
      input.gestures[index].zooms = actsOnContent(.zoom, fingers, device)
      input.gestures[index].rotates = actsOnContent(.rotate, fingers, device)
    }
    if phase != .cancelled {
      let scale = totals.scale.clamped(to: OngoingGesture.Totals.scales)
      if scale != totals.scale { diagnostics.clampedValues.count(input.gestures[index].target) }
      input.gestures[index].totals = OngoingGesture.Totals(
        scale: input.gestures[index].zooms ? scale : 1,
        rotation: input.gestures[index].rotates ? totals.rotation : 0,
        translation: clampAndCount(totals.translation))
    }
    recordGesture(index, phase)
  }

  // MARK: Named gestures (I8)

  private mutating func applyNamedGesture(
    _ name: StandardGesture, _ phase: ContactPhase, fingers: Int, device: Int
  ) -> Changes {
    // A gesture that the device lacks is a mistake of the host and is counted. A gesture that the person has
    // switched off is not counted.
    guard deviceHas(name, device) else {
      diagnostics.impossibleGestures.count(input.devices[device].id)
      return []
    }
    input.lastInput = now
    let fingers = self.fingers(fingers, device)
    let isOngoing = input.gestures.index(of: .named(name), device: input.devices[device].id) != nil
    guard (isOngoing && phase != .began) || isSwitchedOn(name, fingers, device) else { return [] }
    let isSystemwide = isSystemwide(name, fingers, device)
    // Some gestures, such as a tap, are reported only when they are over.
    if !isOngoing, phase == .ended {
      _ = beginGesture(.named(name), device: device, isSystemwide: isSystemwide)
    }
    guard
      let (index, phase) = continueGesture(.named(name), phase, device: device, isSystemwide: isSystemwide)
    else { return [] }
    let isClick = phase == .ended && !input.gestures[index].isSystemwide
    recordGesture(index, phase)
    guard isClick, let button = name.clickedButton else { return [] }
    return applyClickGesture(button, fingers: fingers, device: device)
  }

  // MARK: From beginning to end

  /// Finds the gesture to which a step belongs, and the phase of the step; nil if the step belongs to no
  /// gesture.
  ///
  /// A second beginning cancels the first gesture, and a change without a beginning counts as one.
  private mutating func continueGesture(
    _ kind: OngoingGesture.Kind, _ phase: ContactPhase, device: Int, isSystemwide: Bool
  ) -> (index: Int, phase: ContactPhase)? {
    let id = input.devices[device].id
    let ongoing = input.gestures.index(of: kind, device: id)
    switch phase {
    case .began, .changed:
      if phase == .began, let ongoing {
        diagnostics.unbalancedInputs.count(id)
        recordGesture(ongoing, .cancelled)
      } else if let ongoing {
        input.gestures[ongoing].isLifted = false
        return (ongoing, .changed)
      }
      return (beginGesture(kind, device: device, isSystemwide: isSystemwide), .began)
    case .ended, .cancelled:
      if ongoing == nil { diagnostics.unbalancedInputs.count(id) }
      return ongoing.map { ($0, phase) }
    }
  }

  /// Begins a gesture at the pointer, and returns its index.
  mutating func beginGesture(_ kind: OngoingGesture.Kind, device: Int, isSystemwide: Bool = false) -> Int {
    if input.gestures.isFull { cancelGesture(0) }
    return input.gestures.append(newGesture(kind, device: device, isSystemwide: isSystemwide))
  }

  /// A new gesture for what is under the pointer, or for the system, whose gestures have no target.
  func newGesture(_ kind: OngoingGesture.Kind, device: Int, isSystemwide: Bool) -> OngoingGesture {
    let target = isSystemwide ? nil : targetBeneath
    let isOnSurface = hover.visibility == .visible || hover.visibility == .hidden
    let space =
      target.flatMap { scene[$0]?.space }
      ?? (isSystemwide || !isOnSurface ? .window : scene.frontmostSpace(at: position))
    return OngoingGesture(
      kind: kind, device: input.devices[device].id, target: target, space: space, anchor: position,
      isSystemwide: isSystemwide)
  }

  /// Records a step of a gesture other than a scroll, and forgets the gesture at its end.
  private mutating func recordGesture(_ index: Int, _ phase: ContactPhase) {
    let gesture = input.gestures[index]
    if case .named(let name) = gesture.kind {
      record(.gestured(PointerEvent.Gesture(recipient: gesture.recipient, name: name, phase: phase)))
    } else {
      record(
        .transformed(
          PointerEvent.Transform(
            recipient: gesture.recipient, scale: gesture.totals.scale, rotation: gesture.totals.rotation,
            translation: gesture.totals.translation, phase: phase)))
    }
    if phase == .ended || phase == .cancelled { input.gestures.remove(at: index) }
  }

  /// Cancels the gestures of a device, or, with nil, of all devices.
  mutating func cancelGestures(of device: DeviceID? = nil) {
    for index in input.gestures.indices.reversed()
    where device == nil || input.gestures[index].device == device {
      cancelGesture(index)
    }
  }

  private mutating func cancelGesture(_ index: Int) {
    if input.gestures[index].kind == .scroll { cancelScroll(index) } else { recordGesture(index, .cancelled) }
  }

  /// The hovered target, or the target that would be hovered if the pointer were not hidden and no press
  /// owned it.
  var targetBeneath: TargetID? {
    if hover.visibility == .hidden { return scene.topmost(at: position) }
    let isOwned = input.buttons.isAnyDown && input.primary.keepingPress == nil && mayHover
    return isOwned ? scene.topmost(at: hoverPosition) : hover.hoveredTarget
  }
}

extension PointerEvent.Transform {
  /// The transform of the content, in window points: about the pointer's first position, then translated.
  public var transform: AffineTransform {
    AffineTransform(scale: scale, rotation: rotation, about: recipient.position, translation: translation)
  }
}

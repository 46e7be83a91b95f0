import Kinematics
import Magnetism

/// The totals of a pinch or rotation since it began.
struct GestureTotals {
  /// The least and the greatest scale.
  static let scales = 1e-6...1e6

  var scale: Double
  var rotation: Double
  var translation: Vector
}

/// Pinches, rotations and named gestures: they go to what was under the pointer as they began (I3, I6, I8,
/// I9).
extension PointerEngine {
  /// A step of a pinch or rotation.
  mutating func transform(_ phase: ContactPhase, _ totals: GestureTotals, fingers: Int, device: Int)
    -> Invalidation
  {
    input.lastInput = now
    let isSystemwide = GestureOwner(fingers: fingers) == .system
    let mayZoom = isSystemwide || allows(.zoom, fingers: fingers, device)
    let mayRotate = isSystemwide || allows(.rotate, fingers: fingers, device)
    guard mayZoom || mayRotate,
      let index = continueGesture(.transform, phase, device: device, isSystemwide: isSystemwide)
    else { return [] }
    if phase != .cancelled {
      let scale = totals.scale.clamped(to: GestureTotals.scales)
      if scale != totals.scale { diagnostics.clampedValues.count(input.gestures[index].target) }
      input.gestures[index].scale = mayZoom ? scale : 1
      input.gestures[index].rotation = mayRotate ? totals.rotation : 0
      input.gestures[index].translation = clamped(totals.translation)
    }
    recordGesture(index, phase)
    return []
  }

  mutating func gesture(_ name: StandardGesture, _ phase: ContactPhase, fingers: Int, device: Int)
    -> Invalidation
  {
    input.lastInput = now
    // A gesture that the person switched off is no mistake of the host's; one that the device lacks is.
    guard isPossible(name, device) else {
      diagnostics.impossibleGestures.count(input.devices[device].id)
      return []
    }
    guard allows(name, fingers: fingers, device) else { return [] }
    let isKnown = input.gestures.index(of: .named(name), device: input.devices[device].id) != nil
    // Some are reported only when they are over, such as a tap.
    if !isKnown, phase == .ended {
      _ = beginGesture(.named(name), device: device, isSystemwide: name.isSystemwide)
    }
    if let index = continueGesture(.named(name), phase, device: device, isSystemwide: name.isSystemwide) {
      recordGesture(index, phase)
    }
    return []
  }

  /// Whether the device has a gesture; the system's may come from anywhere.
  func isPossible(_ name: StandardGesture, _ device: Int) -> Bool {
    name.isSystemwide || name.isAvailable(on: input.devices[device].device.kind)
  }

  /// Whether the person has a gesture switched on for so many fingers.
  func allows(_ name: StandardGesture, fingers: Int, _ device: Int) -> Bool {
    settings.gestures.allows(name, fingers: fingers, on: input.devices[device].device.kind)
  }

  // MARK: From beginning to end

  /// Finds the gesture that a step belongs to; nil if it belongs to none.
  ///
  /// A second beginning ends the first gesture; a change without a beginning begins one.
  private mutating func continueGesture(
    _ kind: OngoingGesture.Kind, _ phase: ContactPhase, device: Int, isSystemwide: Bool
  ) -> Int? {
    let id = input.devices[device].id
    let known = input.gestures.index(of: kind, device: id)
    switch phase {
    case .began, .changed:
      if phase == .began, let known {
        diagnostics.unbalancedInputs.count(id)
        recordGesture(known, .cancelled)
      } else if let known {
        input.gestures[known].isLifted = false
        return known
      }
      return beginGesture(kind, device: device, isSystemwide: isSystemwide)
    case .ended, .cancelled:
      if known == nil { diagnostics.unbalancedInputs.count(id) }
      return known
    }
  }

  /// Begins a gesture at the pointer, and returns its index.
  mutating func beginGesture(_ kind: OngoingGesture.Kind, device: Int, isSystemwide: Bool = false) -> Int {
    if input.gestures.isFull { cancelGesture(0) }
    var gesture = newGesture(kind, device: device, target: isSystemwide ? nil : targetBeneath)
    gesture.isSystemwide = isSystemwide
    return input.gestures.append(gesture)
  }

  func newGesture(_ kind: OngoingGesture.Kind, device: Int, target: TargetID?) -> OngoingGesture {
    OngoingGesture(
      kind, device: input.devices[device].id, target: target, space: space(beneath: target), at: position)
  }

  /// Records a step of a gesture, and forgets the gesture at its end.
  private mutating func recordGesture(_ index: Int, _ phase: ContactPhase) {
    let gesture = input.gestures[index]
    switch gesture.kind {
    case .scroll: break
    case .transform:
      record(
        .transformed(
          PointerEvent.Transform(
            recipient: gesture.recipient, scale: gesture.scale, rotation: gesture.rotation,
            translation: gesture.translation, phase: phase)))
    case .named(let name):
      record(.gestured(PointerEvent.Gesture(recipient: gesture.recipient, name: name, phase: phase)))
    }
    if phase == .ended || phase == .cancelled { input.gestures.remove(at: index) }
  }

  /// Breaks off the gestures of a device; nil is every device.
  @discardableResult
  mutating func cancelGestures(of device: DeviceID? = nil) -> Invalidation {
    for index in input.gestures.indices.reversed()
    where device == nil || input.gestures[index].device == device {
      cancelGesture(index)
    }
    return []
  }

  private mutating func cancelGesture(_ index: Int) {
    if input.gestures[index].kind == .scroll { cancelScroll(index) } else { recordGesture(index, .cancelled) }
  }

  // MARK: What is under the pointer

  /// What a gesture goes to: the hovered target, or the one that would be hovered if the pointer were not
  /// hidden.
  var targetBeneath: TargetID? {
    hover.visibility == .hidden ? scene.topmost(at: position) : hover.target
  }

  /// The space of a target; without one, the space under the pointer.
  private func space(beneath target: TargetID?) -> SpaceID {
    if let target, let slot = scene.slot(of: target) { return scene.targets[slot].space }
    let isOnSurface = hover.visibility == .shown || hover.visibility == .hidden
    return !isOnSurface ? .window : scene.frontmostSpace(at: position)
  }
}

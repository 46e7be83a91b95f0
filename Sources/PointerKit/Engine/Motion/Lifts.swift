import Kinematics

/// Fingers touch a device, rest on it and leave it.
///
/// After a lift the pointer coasts (M7) or is attracted (F2). If the finger had stopped (F8), the pointer
/// only recenters (M5).
extension PointerEngine {
  /// Applies the number of fingers that touch a device.
  mutating func applyContact(
    _ phase: ContactPhase, fingers: Int, device: Int, at time: Timestamp
  ) -> Changes {
    let fingers = max(0, min(fingers, 64))
    let id = input.devices[device].id
    let before = input.devices[device].fingers
    input.lastInput = now
    input.devices[device].hasReportedContact = true
    switch phase {
    case .began, .changed:
      if before == 0 { input.devices[device].beginStroke(at: time) }
      input.devices[device].touch(fingers: max(1, fingers))
      guard before == 0 else { return [] }
      // A new touch stops the pointer at once (M7).
      input.gestures.stopMomentum(of: id)
      return stopMotion()
    case .ended:
      guard before > 0 else { return countUnbalanced(id) }
      input.devices[device].fingers = fingers
      guard fingers == 0 else { return [] }
      input.gestures.noteLift(of: id)
      return applyLift(of: device, at: time)
    case .cancelled:
      input.devices[device].fingers = 0
      input.devices[device].endStroke()
      cancelGestures(of: id)
      return []
    }
  }

  /// Applies that a finger began or ceased to rest on a device that reports no contact.
  mutating func applyHold(_ phase: ContactPhase, device: Int) -> Changes {
    let id = input.devices[device].id
    guard input.devices[device].isHeld != (phase == .began) else { return countUnbalanced(id) }
    input.lastInput = now
    switch phase {
    case .began:
      input.devices[device].beginHold()
      input.gestures.stopMomentum(of: id)
      return stopMotion()
    case .changed: return []
    case .ended:
      input.devices[device].endHold()
      // A device that reports contact says by itself when the fingers leave.
      guard input.devices[device].fingers == 0 else { return [] }
      input.gestures.noteLift(of: id)
      input.devices[device].endStroke()
      // Letting go of a mouse is not a lift (M5).
      return input.devices[device].hasLift ? recenteringChange(after: device) : []
    case .cancelled:
      input.devices[device].endHold(stillFrom: now)
      return []
    }
  }

  // MARK: Lifts

  /// Lets the pointer coast, be attracted, or recenter after the finger has left a device.
  mutating func applyLift(of device: Int, at time: Timestamp) -> Changes {
    let lift = input.devices[device].measuredLift(at: time, configuration: configuration)
    let flick = strokeEnd(velocity: lift.velocity, isDeliberate: !lift.isFlick)
    let mayFlick = mayFlick(device)
    let isMoving = input.devices[device].isMoving
    noteTap(lift.mayBeTap)
    input.devices[device].endStroke()
    guard isMoving || hover.hoveredTarget != nil else { return [] }
    if mayFlick, startFlick(flick) { return .hover }
    return recenteringChange(after: device)
  }

  /// Decides whether the silence of a device is a lift.
  ///
  /// After a movement that was slow or that braked, the finger may be resting on the device. The movement is
  /// then over only after the pause ``PointerConfiguration/Lifts/restingPause``. If the movement goes on at once,
  /// the finger had only paused; see `cancelFlickIfStrokeContinues(_:)`.
  mutating func inferLift(_ device: Int) -> Changes {
    if let (flick, mayBeTap) = inferredFlick(device), startFlick(flick) {
      noteTap(mayBeTap)
      input.devices[device].endStrokeInFlick()
      return .hover
    }
    endTentativeCoast()
    input.devices[device].stopWaiting()
    return []
  }

  /// The flick of a finger that would have left a device after the last report; nil if it may be resting
  /// there.
  func inferredFlick(_ device: Int) -> (flick: Flick, mayBeTap: Bool)? {
    guard let last = input.devices[device].lastMotion, mayFlick(device) else { return nil }
    let lift = input.devices[device].measuredLift(at: last, configuration: configuration)
    let flick = strokeEnd(velocity: lift.velocity, isDeliberate: !lift.isFlick)
    guard !flick.isDeliberate, lift.speedShare >= configuration.lifts.inferredFlickShare else { return nil }
    return (flick, lift.mayBeTap)
  }

  /// Moves the pointer back to where the last flick began, if a report comes sooner than a finger can come
  /// back: it had never left, and a pause is a stop (F8).
  mutating func cancelFlickIfStrokeContinues(_ device: Int) -> Changes {
    let continuesStroke = input.devices[device].continuesStroke(at: now)
    input.devices[device].forgetInferredFlick()
    return continuesStroke && model.isMoving && input.movingDevice == device ? cancelFlick() : []
  }

  private mutating func noteTap(_ mayBeTap: Bool) {
    model.tapDeadline = mayBeTap ? now.advanced(byNanoseconds: DeviceState.longestTapDelay) : .distantPast
  }

  /// Moves the pointer back to where the last flick began.
  mutating func cancelFlick() -> Changes {
    guard let start = model.lastFlick?.position.clamped(to: model.bounds) else { return [] }
    let vector = position - start
    tentativeCoast.modelFellBack(by: vector, at: now)
    presentation.modelMovedBeneathPointer(by: -vector, at: now)
    model.move(to: start, at: now)
    return .hover
  }

  private func mayFlick(_ device: Int) -> Bool {
    input.devices[device].hasLift && settings.inertia && hover.visibility == .visible && mayMovePointer
      && !input.buttons.isAnyDown && scene.mayCoast(at: position)
  }

  /// The end of the stroke of a finger that leaves a device.
  ///
  /// It is deliberate, and no motion follows, if the finger was slow or had stopped, or slowed down on a
  /// control that snaps (F8).
  private func strokeEnd(velocity: Vector, isDeliberate: Bool) -> Flick {
    var velocity = velocity
    let beyond = model.push.beyond
    for axis in Axis.allCases where beyond[axis] != 0 { velocity[axis] = 0 }
    let hasArrived =
      hover.hoveredTarget != nil && hover.style.snappedAxes != []
      && velocity.length < configuration.magnetism.settlingSpeed
    return Flick(
      position: position, velocity: velocity, bounds: model.bounds,
      isDeliberate: isDeliberate || hasArrived, isAgainstEdge: beyond != .zero)
  }

  /// Starts the motion that follows a flick; returns whether there is one.
  private mutating func startFlick(_ flick: Flick) -> Bool {
    let attraction = attraction(of: flick)
    let before = model.position(at: now)
    let start = tentativeCoast.confirm(
      flick.velocity, configuration.magnetism.decay, from: before, within: model.bounds, at: now)
    model.start(flick, attraction, configuration: configuration, since: start, at: now)
    guard model.isMoving else { return false }
    if start < now { presentation.modelMovedBeneathPointer(by: position - before, at: now) }
    if let target = attraction.target {
      record(.attracted(target, velocity: attraction.velocity, landing: attraction.landing))
    } else {
      record(.coasted(velocity: attraction.velocity, landing: attraction.landing))
    }
    return true
  }
}

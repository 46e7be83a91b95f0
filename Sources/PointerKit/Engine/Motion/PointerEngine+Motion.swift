import Kinematics

/// Movements and contacts of devices.
extension PointerEngine {
  /// The position of the model pointer now.
  ///
  /// The position is computed only while the pointer moves by itself, since Swift copies the pointer for the
  /// computation.
  var modelPosition: Point {
    mutating get { model.isMoving ? model.position(at: now) : model.position }
  }

  /// Applies a relative movement, in the device's own unit.
  mutating func move(_ device: Int, by delta: Vector, at time: Timestamp) -> Invalidation {
    let delta = clamped(delta)
    let points = input.devices[device].move(by: delta, at: time, received: now)
    model.cursor.isOwner = false
    pointAgain(device)
    // A report without movement means that a finger rests on the device. The report stops a coast, but does
    // not show a hidden pointer.
    guard points != .zero else {
      guard model.isMoving else { return [] }
      model.stop(at: now)
      return .position
    }
    let wanted = modelPosition + points
    let push = model.push.push(by: points, to: wanted, within: model.bounds)
    let changes = move(device, to: wanted)
    if push != .zero { recordPush(push, device) }
    return changes
  }

  /// Applies an absolute position, in window points; from then on the host owns the position.
  mutating func move(_ device: Int, to position: Point, at time: Timestamp) -> Invalidation {
    var position = clamped(position)
    let before = modelPosition
    if configuration.hostWarpsCursor {
      let (base, wanted) = model.cursor.take(position, model: before)
      input.devices[device].continueStroke(from: base)
      input.devices[device].move(to: position, at: time, received: now)
      position = wanted
    } else {
      input.devices[device].move(to: position, at: time, received: now)
    }
    model.cursor.isOwner = true
    pointAgain(device)
    let push = model.push.push(to: position, within: model.bounds)
    if push != .zero { recordPush(push, device) }
    let isOnSurface = hover.visibility == .shown || hover.visibility == .hidden
    guard !isOnSurface || position.clamped(to: model.bounds) != before else { return [] }
    return move(device, to: position)
  }

  /// Moves the model pointer, ends any motion of its own (M3, M7), and shows the pointer.
  private mutating func move(_ device: Int, to position: Point) -> Invalidation {
    input.movingDevice = device
    model.move(to: position, at: now)
    input.lastInput = now
    var changes = Invalidation.position
    if hover.visibility != .shown { changes.formUnion(show()) }
    if input.press != nil { changes.formUnion(followPress()) }
    return changes.union(noteMovement())
  }

  /// Notes that no fingers make gestures on a device that points again, even if the end of a gesture was not
  /// reported, and stops the device's scroll momentum.
  private mutating func pointAgain(_ device: Int) {
    if input.gestures.isEmpty { return }
    let id = input.devices[device].id
    input.gestures.lift(id)
    input.gestures.stopMomentum(of: id)
  }

  /// Applies a contact: fingers touch a device or leave it.
  mutating func contact(_ device: Int, _ phase: ContactPhase, fingers: Int, at time: Timestamp)
    -> Invalidation
  {
    let fingers = max(0, min(fingers, 64))
    let (id, before) = (input.devices[device].id, input.devices[device].fingers)
    input.lastInput = now
    switch phase {
    case .began, .changed:
      if before == 0 { input.devices[device].beginStroke(at: time) }
      input.devices[device].fingers = max(1, fingers)
      guard before == 0 else { return [] }
      // A new touch stops the pointer at once (M7).
      input.gestures.stopMomentum(of: id)
      guard model.isMoving else { return [] }
      model.stop(at: now)
      return .position
    case .ended:
      guard before > 0 else {
        diagnostics.unbalancedInputs.count(id)
        return []
      }
      input.devices[device].fingers = fingers
      guard fingers == 0 else { return [] }
      input.gestures.lift(id)
      return lift(device, at: time)
    case .cancelled:
      input.devices[device].fingers = 0
      input.devices[device].endStroke()
      return cancelGestures(of: id)
    }
  }

  /// Notes that a finger begins or ceases to rest on a device that reports no contact.
  mutating func hold(_ device: Int, _ phase: ContactPhase) -> Invalidation {
    let id = input.devices[device].id
    guard input.devices[device].isHeld != (phase == .began) else {
      diagnostics.unbalancedInputs.count(id)
      return []
    }
    input.lastInput = now
    switch phase {
    case .began:
      input.devices[device].hold()
      input.gestures.stopMomentum(of: id)
      guard model.isMoving else { return [] }
      model.stop(at: now)
      return .position
    case .changed: return []
    case .ended:
      input.devices[device].endHold(at: nil)
      // A device that reports contact says by itself when the fingers leave.
      guard input.devices[device].fingers == 0 else { return [] }
      input.gestures.lift(id)
      input.devices[device].endStroke()
      // Letting go of a mouse is not a lift (M5).
      return input.devices[device].hasLift ? recentering(after: device) : []
    case .cancelled:
      input.devices[device].endHold(at: now)
      return []
    }
  }

  /// The velocity of the model pointer by its own motion, or by the device that moves it.
  func velocity(at time: Timestamp) -> Vector {
    model.isMoving ? model.velocity(at: time) : input.velocity(at: time)
  }

  /// Keeps everything visible where it is after the engine has moved the model pointer (M3, E5).
  mutating func modelJumped(by vector: Vector, movesLight: Bool = false) {
    presentation.modelJumped(by: vector, movesLight: movesLight, at: now)
  }
}

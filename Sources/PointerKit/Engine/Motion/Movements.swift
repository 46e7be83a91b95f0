import Kinematics

/// Movements of devices, and what they push beyond the edges of the surface.
///
/// The pointer's own motion after a lift (M7) begins in `Lifts`, and `ModelPointer` has its path.
extension PointerEngine {
  /// Applies a relative movement, in the device's own unit.
  ///
  /// `time` is the engine time of the report, which may be before `now`.
  mutating func applyMotion(_ delta: Vector, device: Int, at time: Timestamp) -> Changes {
    let delta = clampAndCount(delta)
    // The movement of three fingers belongs to the system (I6), unless a button is held.
    if GestureOwner(fingers: input.devices[device].fingers) == .system, !input.buttons.isAnyDown { return [] }
    let changes = cancelFlickIfStrokeContinues(device)
    let points = input.devices[device].addMovement(by: delta, at: time, received: now)
    model.cursor.ownsPosition = false
    endGesturesAndMomentum(of: device)
    // A report without movement means that a finger rests on the device: it stops a coast.
    guard points != .zero else { return changes.union(stopMotion()) }
    let wanted = model.readPosition(at: now) + points
    let push = model.push.push(by: points, to: wanted, within: model.bounds)
    let moved = movePointer(to: wanted, by: device)
    if push != .zero { recordPush(push, device) }
    return moved
  }

  /// Applies an absolute position, in window points; from then on the host owns the position.
  mutating func applyPosition(_ position: Point, device: Int, at time: Timestamp) -> Changes {
    let changes = cancelFlickIfStrokeContinues(device)
    let before = self.position
    var position = clampAndCount(position)
    if host.warpsCursor {
      let (base, wanted) = model.cursor.resolveMovement(to: position, model: before)
      input.devices[device].continueStroke(from: base)
      input.devices[device].addMovement(to: position, at: time, received: now)
      position = wanted
    } else {
      input.devices[device].addMovement(to: position, at: time, received: now)
    }
    model.cursor.ownsPosition = true
    endGesturesAndMomentum(of: device)
    let push = model.push.push(to: position, within: model.bounds)
    if push != .zero { recordPush(push, device) }
    let isOnSurface = hover.visibility == .visible || hover.visibility == .hidden
    guard !isOnSurface || position.clamped(to: model.bounds) != before else {
      endTentativeCoast()
      return changes
    }
    return changes.union(movePointer(to: position, by: device))
  }

  /// Moves the model pointer, ends any motion of its own (M3, M7), and shows the pointer (M6).
  private mutating func movePointer(to position: Point, by device: Int) -> Changes {
    input.movingDevice = device
    endTentativeCoast(movingBy: position.clamped(to: model.bounds) - model.readPosition(at: now))
    model.move(to: position, at: now)
    input.lastInput = now
    var changes = Changes.hover
    if hover.visibility != .visible { changes.add(show()) }
    changes.add(continuePress())
    return changes.union(revealAgainAfterMovement())
  }

  /// Stops a motion that the pointer has by itself.
  mutating func stopMotion() -> Changes {
    endTentativeCoast()
    guard model.isMoving else { return [] }
    model.stop(at: now)
    return .hover
  }

  /// Ends the gestures and the momentum of a device that points again, even if their end was not reported.
  private mutating func endGesturesAndMomentum(of device: Int) {
    let id = input.devices[device].id
    input.gestures.noteLift(of: id)
    input.gestures.stopMomentum(of: id)
  }

  /// The velocity of the model pointer by its own motion, or by the device that moves it, in points per
  /// second.
  mutating func readVelocity(at time: Timestamp) -> Vector {
    model.isMoving ? model.velocity(at: time) : input.readVelocity(at: time)
  }

  /// The position that a latched target follows: that of the press until the pointer has moved by the drag
  /// distance (R6 in `Latching.swift`, I14), and then the position of the model pointer, which all other
  /// targets follow at once.
  @inline(__always) func presentedPosition(_ position: Point) -> Point {
    if input.primary.state == .pressed, let press = input.primary.press, press.isLatched {
      return press.position
    }
    return position
  }

  /// Records that the person pushes the pointer beyond an edge, or, in a corner, beyond two edges.
  private mutating func recordPush(_ movement: Vector, _ device: Int) {
    let id = input.devices[device].id
    for axis in Axis.allCases where movement[axis] != 0 {
      let edge: PointerEvent.Edge
      switch axis {
      case .horizontal: edge = movement.dx < 0 ? .left : .right
      case .vertical: edge = movement.dy < 0 ? .top : .bottom
      }
      let push = PointerEvent.Push(
        edge: edge, distance: model.push.beyond[axis].magnitude, movement: movement[axis].magnitude,
        device: id)
      record(.pushedEdge(push))
    }
  }
}

import Kinematics

/// Movements of devices, and what they push beyond the edges of the surface.
///
/// The pointer's own motion after a lift (M7) begins in `PointerEngine+Contact`, and `ModelPointer` has its
/// path.
extension PointerEngine {
  /// Applies a relative movement, in the device's own unit.
  ///
  /// `time` is the engine time of the report, which may be before `now`.
  mutating func move(_ device: Int, by delta: Vector, at time: Timestamp) -> Changes {
    let delta = clampAndCount(delta)
    // The movement of three fingers belongs to the system (I6), unless a button is held.
    if GestureOwner(fingers: input.devices[device].fingers) == .system, !input.buttons.isAnyDown { return [] }
    let changes = takeBackFlick(device)
    let points = input.devices[device].move(by: delta, at: time, received: now)
    model.cursor.isOwner = false
    pointAgain(device)
    // A report without movement means that a finger rests on the device: it stops a coast.
    guard points != .zero else { return changes.union(stopMotion()) }
    let wanted = model.presentPosition(at: now) + points
    let push = model.push.push(by: points, to: wanted, within: model.bounds)
    let moved = move(device, to: wanted)
    if push != .zero { recordPush(push, device) }
    return moved
  }

  /// Applies an absolute position, in window points; from then on the host owns the position.
  mutating func move(_ device: Int, to position: Point, at time: Timestamp) -> Changes {
    let before = self.position
    var position = clampAndCount(position)
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
    let isOnSurface = hover.visibility == .visible || hover.visibility == .hidden
    guard !isOnSurface || position.clamped(to: model.bounds) != before else {
      endTentativeCoast()
      return []
    }
    return move(device, to: position)
  }

  /// Moves the model pointer, ends any motion of its own (M3, M7), and shows the pointer (M6).
  private mutating func move(_ device: Int, to position: Point) -> Changes {
    input.movingDevice = device
    endTentativeCoast(movingBy: position.clamped(to: model.bounds) - model.presentPosition(at: now))
    model.move(to: position, at: now)
    input.lastInput = now
    var changes = Changes.hover
    if hover.visibility != .visible { changes.add(show()) }
    changes.add(continuePress())
    return changes.union(noteMovement())
  }

  /// Stops a motion that the pointer has by itself.
  mutating func stopMotion() -> Changes {
    endTentativeCoast()
    guard model.isMoving else { return [] }
    model.stop(at: now)
    return .hover
  }

  /// Ends the gestures and the momentum of a device that points again, even if their end was not reported.
  private mutating func pointAgain(_ device: Int) {
    let id = input.devices[device].id
    input.gestures.noteLift(of: id)
    input.gestures.stopMomentum(of: id)
  }

  /// The velocity of the model pointer by its own motion, or by the device that moves it, in points per
  /// second.
  @inline(__always) func velocity(at time: Timestamp) -> Vector {
    model.isMoving ? model.velocity(at: time) : input.velocity(at: time)
  }

  /// The position that a latched target follows: that of the press until the pointer has moved by the drag
  /// distance (R6 in `Latching.swift`, I14), and then the position of the model pointer, which all other
  /// targets follow at once.
  @inline(__always) func presentedPosition(_ position: Point) -> Point {
    if case .pressed(let press) = input.primary, press.isLatched { return press.position }
    return position
  }

  /// Records that the person pushes the pointer beyond an edge, or, in a corner, beyond two edges.
  private mutating func recordPush(_ movement: Vector, _ device: Int) {
    let id = input.devices[device].id
    for axis in Axis.allCases where movement[axis] != 0 {
      let isBackward = movement[axis] < 0
      let push = PointerEvent.Push(
        edge: axis == .horizontal ? (isBackward ? .left : .right) : (isBackward ? .top : .bottom),
        distance: model.push.beyond[axis].magnitude, movement: movement[axis].magnitude, device: id)
      record(.pushedEdge(push))
    }
  }
}

/// The distance by which movements lead beyond the edges of the surface, at which the pointer stops.
///
/// A pointer that is pushed against an edge stays there when the finger leaves the device (F8).
struct EdgePush: Hashable, Sendable {
  /// In points; negative beyond the left and top edges.
  private(set) var beyond = Vector.zero
  /// The least distance that is a push, in points; what is less is a rounding error of coordinates.
  private static let least = 1e-6

  /// The vector from the surface to a wanted position.
  private static func excess(of wanted: Point, _ bounds: Rect) -> Vector {
    var excess = wanted - wanted.clamped(to: bounds)
    for axis in Axis.allCases where excess[axis].magnitude < least { excess[axis] = 0 }
    return excess
  }

  /// Adds the part of a relative movement that leads beyond the surface, and returns it; a movement away from
  /// an edge resets the distance.
  mutating func push(by movement: Vector, to wanted: Point, within bounds: Rect) -> Vector {
    let excess = EdgePush.excess(of: wanted, bounds)
    if excess == .zero, beyond == .zero { return .zero }
    var total = beyond
    for axis in Axis.allCases {
      if excess[axis] != 0 {
        total[axis] = total[axis] * excess[axis] > 0 ? total[axis] + excess[axis] : excess[axis]
      } else if movement[axis] != 0 {
        total[axis] = 0
      }
    }
    beyond = total.clampedToPlane()
    return excess.clampedToPlane()
  }

  /// Sets the distance beyond the edges for an absolute position; returns how much it has grown on each axis.
  mutating func push(to position: Point, within bounds: Rect) -> Vector {
    let excess = EdgePush.excess(of: position, bounds).clampedToPlane()
    if excess == .zero, beyond == .zero { return .zero }
    var added = Vector.zero
    for axis in Axis.allCases {
      let before = beyond[axis] * excess[axis] > 0 ? beyond[axis] : 0
      if excess[axis].magnitude > before.magnitude { added[axis] = excess[axis] - before }
    }
    beyond = excess
    return added
  }
}

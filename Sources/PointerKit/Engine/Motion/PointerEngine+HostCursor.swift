public import Kinematics

/// The host's cursor and the edges of the surface; see <doc:Position>.
extension PointerEngine {
  /// Notes that the host has warped its cursor, as ``PointerFrame/warp`` asked for.
  ///
  /// A host that warps its cursor gets a report of the new position from the system. For a second, such a
  /// report is recognized and dropped, even if it is late, or rounded to whole points or pixels. Movements by
  /// the person in the meantime are kept. Pass the position that the frame asked for, not the position to
  /// which the system has rounded it. If ``PointerConfiguration/hostWarpsCursor`` is false, or the position
  /// is not finite, nothing happens.
  public mutating func cursorWarped(to position: Point, at time: Timestamp) {
    follow(time)
    guard configuration.hostWarpsCursor, position.isFinite else { return }
    model.cursor.warped(to: clamped(position), at: now)
  }

  /// The position to which the host has to warp its cursor while the model pointer is at a position.
  ///
  /// It is nil if the cursor is there already, or if there is no cursor to warp.
  func warp(to position: Point) -> Point? {
    guard configuration.hostWarpsCursor, model.isOwnedByHost, hover.visibility != .away else { return nil }
    return model.cursor.warp(to: position)
  }

  /// Drops a reported position that is the echo of a warp; returns false if it is a movement.
  mutating func dropEcho(_ position: Point, of device: DeviceID) -> Bool {
    guard configuration.hostWarpsCursor else { return false }
    return dropPossibleEcho(position, of: device)
  }

  @inline(never)
  private mutating func dropPossibleEcho(_ position: Point, of device: DeviceID) -> Bool {
    guard hover.visibility != .away,
      model.cursor.takeEcho(
        position, tolerance: HostCursor.tolerance(displayScale: configuration.displayScale), at: now)
    else { return false }
    for index in input.devices.indices where input.devices[index].id == device {
      input.devices[index].continueStroke(from: position)
    }
    return true
  }

  /// Records that the person pushes the pointer beyond an edge, or, in a corner, beyond two edges.
  @inline(never)
  mutating func recordPush(_ movement: Vector, _ device: Int) {
    let id = input.devices[device].id
    for axis in Axis.allCases where movement[axis] != 0 {
      let edges: (PointerEvent.Edge, PointerEvent.Edge) =
        axis == .horizontal ? (.left, .right) : (.top, .bottom)
      record(
        .pushedEdge(
          PointerEvent.Push(
            edge: movement[axis] < 0 ? edges.0 : edges.1, distance: model.push.beyond[axis].magnitude,
            movement: movement[axis].magnitude, device: id)))
    }
  }
}

import Kinematics

/// The distance by which the person's movements lead beyond the edges of the surface; the pointer itself
/// stops at the edges.
///
/// A pointer that is pushed against an edge stays there when the finger leaves the device (F8).
struct EdgePush: Hashable, Sendable {
  /// The distance beyond the edges, in points: negative beyond the left and top edges, and zero while nothing
  /// is pushed.
  private(set) var beyond = Vector.zero

  /// Adds the part of a relative movement that leads beyond the surface, and returns that part.
  ///
  /// A movement away from an edge resets the distance beyond it.
  mutating func push(by movement: Vector, to wanted: Point, within bounds: Rect) -> Vector {
    let excess = wanted - wanted.clamped(to: bounds)
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
    let excess = (position - position.clamped(to: bounds)).clampedToPlane()
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

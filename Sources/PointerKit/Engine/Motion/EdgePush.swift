import Kinematics

/// How far the person has pushed the pointer beyond the edges of the surface, where it cannot go; a pointer that is
/// pushed stays there at a lift (F8).
struct EdgePush: Hashable, Sendable {
  /// Beyond the left and top edges it is negative; zero while nothing is pushed.
  private(set) var beyond = Vector.zero

  /// Takes a relative movement, the part of which beyond the surface adds up, and returns what it adds.
  ///
  /// A movement away from an edge begins anew there.
  @inline(__always)
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

  /// Takes an absolute position, which may be beyond the surface, and returns what it adds.
  @inline(__always)
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

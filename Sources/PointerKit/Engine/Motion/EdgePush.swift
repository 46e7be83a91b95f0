import Kinematics

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
    if excess == .zero { return excess }
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

import Kinematics
import Magnetism

/// How far recentering has moved the pointer on the hovered target where a lift was only inferred (M5).
///
/// The finger may still touch the device then. So recentering costs a person who leaves by nudges with pauses no
/// more than half the size of what the pointer snaps to: the control, the step or the line.
struct InferredRecentering: Hashable, Sendable {
  /// The sum of the shifts, by which the pointer is elsewhere than the movements alone would have led it.
  private var shift = Vector.zero
  /// Where the pointer entered the target, or rested on it last.
  private var origin: Point
  private var hasRested = false

  /// The target, also while the pointer is hidden on it: who goes on nudging when it comes back has not left.
  let target: TargetID?

  /// Begins as the pointer enters a target at a position; nil is beside all targets.
  init(on target: TargetID?, enteredAt position: Point) { (self.target, origin) = (target, position) }

  /// Shortens the way from where the pointer rests to where it would be centered, and counts it.
  ///
  /// The sizes are those of what it snaps to along each axis.
  mutating func shorten(_ way: Vector, from position: Point, sizes: Size) -> Vector {
    let allowed = Vector(
      dx: shorten(way, from: position, size: sizes.width, along: .horizontal),
      dy: shorten(way, from: position, size: sizes.height, along: .vertical))
    shift += allowed
    origin = position + allowed
    hasRested = true
    return allowed
  }

  private func shorten(_ way: Vector, from position: Point, size: Double, along axis: Axis) -> Double {
    let half = size / 2
    let (way, movement) = (way[axis], position[axis] - origin[axis])
    // Beyond the element, in its padding: the pointer is leaving.
    if way * movement < 0, way.magnitude > half { return 0 }
    // Someone who nudges leaves after whole nudges: those that fit into half the size may be undone.
    let nudge = movement.magnitude
    let limit = hasRested && nudge > 0 ? min(half, (half / nudge).rounded(.down) * nudge) : half
    let total = (shift[axis] + way).clamped(to: -limit...limit)
    let allowed = total - shift[axis]
    return allowed * way > 0 ? allowed : 0
  }
}

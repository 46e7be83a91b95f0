import Kinematics
import Magnetism

/// The distance by which recentering has moved the pointer on the hovered target after lifts that were only
/// inferred (M5).
///
/// After such a lift, the finger may still touch the device, and the person may be nudging the pointer off
/// the target with pauses. So the shifts by recentering add up to at most half the size of the control, step
/// or line to which the pointer snaps.
struct InferredRecentering: Hashable, Sendable {
  /// The sum of the shifts: the offset of the pointer from the position to which the movements alone would
  /// have led.
  private var shift = Vector.zero
  /// The position at which the pointer entered the target, or last rested on it.
  private var origin: Point
  private var hasRested = false

  /// The target on which the pointer is recentered; nil if there is none.
  ///
  /// The target stays the same while the pointer is hidden on it. A person who then goes on nudging has not
  /// left the target.
  let target: TargetID?

  /// Creates the state of a pointer that enters a target at a position; nil stands for no target.
  init(on target: TargetID?, enteredAt position: Point) { (self.target, origin) = (target, position) }

  /// Returns the allowed part of the vector from the pointer's resting position to the center, and adds this
  /// part to the shifts.
  ///
  /// For each axis, `sizes` has the length of the control, step or line to which the pointer snaps.
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
    // The pointer is in the padding, beyond the element, and is leaving.
    if way * movement < 0, way.magnitude > half { return 0 }
    // A person who nudges leaves after a whole number of nudges. As many nudges as fit into half the size may
    // be undone.
    let nudge = movement.magnitude
    let limit = hasRested && nudge > 0 ? min(half, (half / nudge).rounded(.down) * nudge) : half
    let total = (shift[axis] + way).clamped(to: -limit...limit)
    let allowed = total - shift[axis]
    return allowed * way > 0 ? allowed : 0
  }
}

import Kinematics

/// Recentering: after a lift, the model pointer moves to the center of the hovered target (M5).
extension PointerEngine {
  /// The change that makes the pointer recenter after a finger has left a device; empty if the pointer stays.
  ///
  /// The pointer does not recenter while another device moves it, or while it moves by itself; it recenters
  /// afterward. A mouse has no lift (M5).
  mutating func recentering(after device: Int, isCertain: Bool = true) -> Changes {
    guard mayRecenter(after: device), !input.isTracking(except: device) else { return [] }
    return .recentering(after: isCertain ? .lift : .inferredLift)
  }

  /// Whether the pause of a device would move the pointer if the movements of all other devices were over.
  mutating func recenters(afterPauseOf device: Int) -> Bool {
    guard mayRecenter(after: device) else { return false }
    var recentering = hover.recentering
    return recenteringGoal(isCertain: false, &recentering) != nil
  }

  private mutating func mayRecenter(after device: Int) -> Bool {
    input.devices[device].hasLift && mayMovePointer && !input.buttons.isAnyDown && !model.isMoving
  }

  /// Moves the model pointer to the center of the hovered target, along the snapped axes only (M5).
  ///
  /// If the lift is only inferred, the pointer may move less; see ``InferredRecentering``.
  mutating func recenter(isCertain: Bool) {
    guard let target = hover.hoveredTarget else { return }
    var recentering = hover.recentering
    let goal = recenteringGoal(isCertain: isCertain, &recentering)
    hover.recentering = recentering
    guard let goal else { return }
    // The light moves along even if the target was entered only just now and has no content yet.
    presentation.modelJumped(by: goal - position, movesLight: hover.style.effect != .none, at: now)
    model.move(to: goal, at: now)
    record(.recentered(target))
  }

  /// The position to which the pointer recenters; nil if it stays.
  ///
  /// The pointer stays if another target would be hovered there, such as a badge on an icon.
  private mutating func recenteringGoal(isCertain: Bool, _ recentering: inout InferredRecentering) -> Point? {
    guard hover.visibility == .visible, let target = hover.hoveredTarget, let frame = hover.frame,
      hover.style.snappedAxes != []
    else { return nil }
    let position = position
    var goal = hover.location(of: position).clamped(to: model.bounds)
    if isCertain {
      recentering = InferredRecentering(on: target, enteredAt: goal)
    } else {
      let sizes = hover.style.snappedSizes(at: position, in: frame)
      goal = position + recentering.shorten(goal - position, from: position, sizes: sizes)
    }
    return goal != position && scene.topmost(at: goal) == target ? goal : nil
  }
}

/// The distance by which recentering has moved the pointer on the hovered target after inferred lifts (M5).
///
/// After such a lift, the person may be nudging the pointer off the target with pauses. So the shifts add up
/// to at most half the size of the control, step or line to which the pointer snaps.
struct InferredRecentering: Hashable, Sendable {
  /// The sum of the shifts.
  private var shift = Vector.zero
  /// The position at which the pointer entered the target, or last rested on it.
  private var origin: Point
  /// Whether the pointer has rested at `origin`, after an inferred lift on the target.
  private var hasRested = false

  /// The target on which the pointer is recentered, even while the pointer is hidden on it.
  let target: TargetID?

  init(on target: TargetID?, enteredAt position: Point) { (self.target, origin) = (target, position) }

  /// Returns the allowed part of the vector to the center, and adds this part to the shifts.
  mutating func shorten(_ vector: Vector, from position: Point, sizes: Size) -> Vector {
    let allowed = Vector(
      dx: shorten(vector, from: position, size: sizes.width, along: .horizontal),
      dy: shorten(vector, from: position, size: sizes.height, along: .vertical))
    shift += allowed
    origin = position + allowed
    hasRested = true
    return allowed
  }

  private func shorten(_ vector: Vector, from position: Point, size: Double, along axis: Axis) -> Double {
    let half = size / 2
    let (distance, movement) = (vector[axis], position[axis] - origin[axis])
    // The pointer is in the padding, beyond the element, and is leaving.
    if distance * movement < 0, distance.magnitude > half { return 0 }
    // A person who nudges leaves after a whole number of nudges. As many nudges as fit into half the size may
    // be undone.
    let nudge = movement.magnitude
    let limit = hasRested && nudge > 0 ? min(half, (half / nudge).rounded(.down) * nudge) : half
    let total = (shift[axis] + distance).clamped(to: -limit...limit)
    let allowed = total - shift[axis]
    return allowed * distance > 0 ? allowed : 0
  }
}

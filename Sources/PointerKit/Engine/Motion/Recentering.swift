import Kinematics

/// Recentering: after a lift, the model pointer moves to the center of the hovered target (M5).
extension PointerEngine {
  /// The change that makes the pointer recenter after a finger has left a device; empty if the pointer stays.
  ///
  /// The pointer does not recenter while another device moves it, or while it moves by itself; it recenters
  /// afterward. A mouse has no lift (M5).
  func recenteringChange(after device: Int, isCertain: Bool = true) -> Changes {
    guard mayRecenter(after: device), !input.isTracking(except: device) else { return [] }
    return .recentering(after: isCertain ? .lift : .inferredLift)
  }

  /// Whether the pause of a device would move the pointer if the movements of all other devices were over.
  func recenters(afterPauseOf device: Int) -> Bool {
    guard mayRecenter(after: device), let center = recenteringCenter else { return false }
    return mayRecenter(to: position + recenteringShift(to: center))
  }

  /// Moves the model pointer to the center of the hovered target, along the snapped axes only (M5).
  ///
  /// If the lift is only inferred, the pointer may move less; see ``RecenteringAllowance``.
  mutating func recenter(isCertain: Bool) {
    guard let target = hover.hoveredTarget, let center = recenteringCenter else { return }
    let position = position
    var goal = center
    if isCertain {
      hover.recenteringAllowance = RecenteringAllowance(on: target, enteredAt: goal)
    } else {
      let shift = recenteringShift(to: center)
      hover.recenteringAllowance.noteShift(shift, from: position)
      goal = position + shift
    }
    guard mayRecenter(to: goal) else { return }
    // The light moves along even if the target was entered only just now and has no content yet.
    presentation.modelJumped(by: goal - position, movesLight: hover.style.effect != .none, at: now)
    model.move(to: goal, at: now)
    record(.recentered(target))
  }

  private func mayRecenter(after device: Int) -> Bool {
    input.devices[device].hasLift && mayMovePointer && !input.buttons.isAnyDown && !model.isMoving
  }

  /// Whether the pointer recenters to a position.
  ///
  /// It stays if another target would be hovered there, such as a badge on an icon.
  private func mayRecenter(to goal: Point) -> Bool {
    goal != position && scene.topmost(at: goal) == hover.hoveredTarget
  }

  /// The position to which the pointer recenters after a certain lift; nil if it does not snap to the hovered
  /// target.
  private var recenteringCenter: Point? {
    guard hover.visibility == .visible, hover.hoveredTarget != nil, hover.frame != nil,
      hover.style.snappedAxes != []
    else { return nil }
    return hover.location(of: position).clamped(to: model.bounds)
  }

  /// The part of the way to the center that the pointer moves after an inferred lift.
  private func recenteringShift(to center: Point) -> Vector {
    let position = position
    guard let frame = hover.frame else { return .zero }
    let sizes = hover.style.snappedSizes(at: position, in: frame)
    return hover.recenteringAllowance.allowedShift(center - position, from: position, sizes: sizes)
  }
}

/// The distance by which recentering has moved the pointer on the hovered target after inferred lifts (M5).
///
/// After such a lift, the person may be nudging the pointer off the target with pauses. So the shifts add up
/// to at most half the size of the control, step or line to which the pointer snaps.
struct RecenteringAllowance: Hashable, Sendable {
  /// The sum of the shifts.
  private var shift = Vector.zero
  /// The position at which the pointer entered the target, or last rested on it.
  private var origin: Point
  /// Whether the pointer has rested at `origin`, after an inferred lift on the target.
  private var hasRested = false

  /// The target on which the pointer is recentered, even while the pointer is hidden on it.
  let target: TargetID?

  init(on target: TargetID?, enteredAt position: Point) {
    self.target = target
    origin = position
  }

  /// The allowed part of the vector to the center.
  func allowedShift(_ vector: Vector, from position: Point, sizes: Size) -> Vector {
    Vector(
      dx: allowedPart(vector, from: position, size: sizes.width, along: .horizontal),
      dy: allowedPart(vector, from: position, size: sizes.height, along: .vertical))
  }

  /// Notes that the pointer rests after a shift from a position.
  mutating func noteShift(_ allowed: Vector, from position: Point) {
    shift += allowed
    origin = position + allowed
    hasRested = true
  }

  private func allowedPart(
    _ vector: Vector, from position: Point, size: Double, along axis: Axis
  ) -> Double {
    let half = size / 2
    let distance = vector[axis]
    let movement = position[axis] - origin[axis]
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

import Kinematics
import Magnetism

/// Recentering: after a lift, the model pointer moves to the center of the hovered target (M5).
extension PointerEngine {
  /// Returns the change that makes the pointer recenter after a finger has left a device; empty if the
  /// pointer stays.
  ///
  /// If the lift is only inferred, `isCertain` is false, and the change contains `inferred`. The pointer does
  /// not recenter while another device moves it, or while it moves by itself; it recenters afterward. A mouse
  /// has no lift, so it never recenters the pointer (M5).
  func recentering(after device: Int, isCertain: Bool = true) -> Invalidation {
    let isDue =
      input.devices[device].hasLift && mayMovePointer && !input.buttons.isAnyDown && !model.isMoving
      && !input.isTracking(except: device)
    guard isDue else { return [] }
    return isCertain ? .recentering : [.recentering, .inferred]
  }

  /// Moves the model pointer to the center of the hovered target, along the snapped axes only (M5).
  ///
  /// The pointer stays if another target would be hovered at the center, such as a badge on an icon. If the
  /// lift is only inferred, the pointer may move less; see ``InferredRecentering``.
  mutating func recenter(isCertain: Bool) {
    guard hover.visibility == .shown, let target = hover.target, let frame = hover.frame,
      hover.style.snappedAxes != []
    else { return }
    let position = model.position(at: now)
    var goal = hover.style.location(of: position, in: frame).clamped(to: model.bounds)
    if isCertain {
      hover.recentering = InferredRecentering(on: target, enteredAt: goal)
    } else {
      let sizes = hover.style.snappedSizes(at: position, in: frame)
      goal = position + hover.recentering.shorten(goal - position, from: position, sizes: sizes)
    }
    guard goal != position, scene.topmost(at: goal) == target else { return }
    // The light moves along even if the target was entered only just now and has no content yet.
    modelJumped(by: goal - position, movesLight: hover.style.effect != .none)
    model.move(to: goal, at: now)
    record(.recentered(target))
  }
}

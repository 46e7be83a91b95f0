import Kinematics
import Magnetism

/// Stage 2 of ``PointerEngine/settle(_:)``: the hovered target, whose region contains the model pointer (M2).
///
/// A target is hovered as soon as the pointer crosses the edge of its region (R3, F1). But a latched target
/// stays hovered until the release (R6), and no target is hovered during a band. An attraction hovers no
/// target on its way. Along a group, however, one of the members is always hovered (P3, E15).
extension PointerEngine {
  /// Finds the target whose region contains the model pointer (M2); returns whether the hovered target has
  /// changed.
  @inline(__always)
  mutating func updateHover(layoutChanged: Bool) -> Bool {
    let target = hoverCandidate()
    if target == hover.target {
      if layoutChanged, let target { followContent(of: target) }
      return false
    }
    changeHover(to: target)
    return true
  }

  /// The target that is to be hovered, or nil.
  @inline(__always)
  private mutating func hoverCandidate() -> TargetID? {
    guard hover.visibility == .shown, !input.isBanding else { return nil }
    // Reading the press in place avoids a copy.
    if input.press?.isLatched == true, let target = input.press?.target {
      if scene.isPresent(target) { return target }
      // A target that is gone unlocks its style (R6).
      input.press?.isLatched = false
    }
    let position = modelPosition
    guard model.isMoving, let attractor = model.attractor else { return scene.topmost(at: position) }
    // Along a group the pointer goes straight from one member to another (E15), so that one of them is always
    // its target (P3).
    if let hovered = hover.target, hovered == attractor || scene.areInSameGroup(hovered, attractor) {
      return attractor
    }
    // Elsewhere the pointer hovers none of the targets that it passes. The target that was hovered stays
    // hovered while the pointer is on it, since a finger may swing back when it leaves.
    let target = scene.topmost(at: position)
    return target == attractor || target == hover.target ? target : nil
  }

  /// Adopts the present frame of the hovered target.
  ///
  /// If its content was scrolled or moved, everything attached to the content moves with it at once. Springs
  /// go on relative to the content (E15).
  @inline(never)
  private mutating func followContent(of target: TargetID) {
    let movement = hover.follow(frame: scene.windowFrame(of: target))
    if movement != .zero { presentation.contentMoved(by: movement) }
  }

  /// Leaves one target and enters another, in one transition (E15).
  @inline(never)
  private mutating func changeHover(to target: TargetID?) {
    if let old = hover.target { record(.exited(old)) }
    if let target { record(.entered(target)) }
    if hover.visibility == .shown, target != hover.recentering.target {
      hover.recentering = InferredRecentering(on: target, enteredAt: modelPosition)
    }
    hover.hover(target, frame: target.flatMap { scene.windowFrame(of: $0) })
  }
}

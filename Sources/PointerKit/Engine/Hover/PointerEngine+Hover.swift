import Kinematics
import Magnetism

/// Stage 2 of ``PointerEngine/settle(_:)``: the hovered target, whose region contains the model pointer (M2).
///
/// A target is hovered as soon as the pointer crosses the edge of its region (R3, F1). But a latched target
/// stays hovered until the release (R6), and no target is hovered during a band. A pointer that is attracted
/// hovers none of the targets that it passes. If it moves within a group, however, the member that attracts
/// it is hovered from the start (P3, E15).
extension PointerEngine {
  /// Finds the target whose region contains the model pointer (M2); returns whether the hovered target has
  /// changed.
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
  private mutating func hoverCandidate() -> TargetID? {
    guard hover.visibility == .shown, !input.isBanding else { return nil }
    // Reading the press in place avoids a copy.
    if input.press?.isLatched == true, let target = input.press?.target {
      if scene.isPresent(target) { return target }
      // If the target is removed, its style is unlocked (R6).
      input.press?.isLatched = false
    }
    let position = modelPosition
    guard let attractor = model.attractor else { return scene.topmost(at: position) }
    // Within a group, the pointer goes straight from one member to another (E15). One of the two is always
    // hovered (P3).
    if let hovered = hover.target, hovered == attractor || scene.areInSameGroup(hovered, attractor) {
      return attractor
    }
    // Elsewhere the pointer hovers none of the targets that it passes. The target that was hovered stays
    // hovered while the pointer is on it, since a finger may swing back as it lifts.
    let target = scene.topmost(at: position)
    return target == attractor || target == hover.target ? target : nil
  }

  /// Adopts the present frame of the hovered target.
  ///
  /// If the target was scrolled or moved, everything attached to its content moves along at once. Springs go
  /// on relative to the content (E15).
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

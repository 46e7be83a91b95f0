import Kinematics
import Magnetism

/// Stage 2 of ``PointerEngine/settle(_:)``: the hovered target, whose region contains the model pointer (M2): from the
/// edge of the region on (R3, F1), and always one along a group (P3, E15).
extension PointerEngine {
  /// Finds the target whose region contains the model pointer (M2); returns what a change of it makes out of
  /// date.
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
    // The press is not copied.
    if input.press?.isLatched == true, let target = input.press?.target {
      if scene.isPresent(target) { return target }
      // A target that is gone unlocks its style (R6).
      input.press?.isLatched = false
    }
    let position = model.isMoving ? model.position(at: now) : model.position
    guard model.isMoving, let attractor = model.attractor else { return scene.topmost(at: position) }
    // Along a group the pointer goes straight from one member to the other (E15), so that it always shows one of them
    // as its target (P3).
    if let hovered = hover.target, hovered == attractor || scene.areInSameGroup(hovered, attractor) {
      return attractor
    }
    // Elsewhere it hovers nothing that it passes, and what was hovered stays so: a finger that was leaving may have
    // swung back.
    let target = scene.topmost(at: position)
    return target == attractor || target == hover.target ? target : nil
  }

  /// Takes the present frame of the hovered target: what is attached to content that was scrolled or moved moves with
  /// it at once, while springs go on relative to it (E15).
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
      hover.recentering = InferredRecentering(on: target, enteredAt: model.position(at: now))
    }
    hover.hover(target, frame: target.flatMap { scene.windowFrame(of: $0) })
  }
}

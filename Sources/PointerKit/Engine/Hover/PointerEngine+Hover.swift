import Kinematics
import Magnetism

/// Stages 2 and 3 of ``PointerEngine/settle(_:)``: the hovered target and its style.
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
    if let press = input.press, press.isLatched, let target = press.target {
      if scene.isPresent(target) { return target }
      // A target that is gone unlocks its style.
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
  /// it at once, while springs go on relative to it.
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

  /// Resolves the style of the hovered target; true if it changes.
  mutating func updateStyle(locksLatch: Bool) -> Bool {
    let old = hover.style
    if let press = input.press, press.isLatched, press.target == hover.target {
      // A latched style is locked until the release (R6). Without pointer animations nothing snaps anyway.
      guard locksLatch, old.latch == nil, settings.animations, let target = press.target,
        let axes = scene[target]?.latchingAxes
      else { return false }
      hover.style.lock(
        freeing: axes, at: press.location, model: press.model, center: hover.frame?.center ?? press.location)
      return true
    }
    if let id = hover.target, let target = scene[id] {
      hover.style = styleResolution.resolve(target, among: scene)
    } else {
      hover.style = ResolvedStyle(configuration: configuration, settings: settings)
    }
    return hover.style != old
  }

  // MARK: Visibility

  /// Hides the pointer.
  mutating func hide() -> Invalidation {
    hover.visibility = .hidden
    return [.hover, .look, .reveals, .hiding]
  }

  /// Shows the pointer where it is, as if an input had placed it there long ago: for the beginning of a recording.
  package mutating func placePointer(at time: Timestamp) {
    follow(time)
    settle(show())
  }

  /// Shows a pointer that is hidden or not on the surface (M6).
  ///
  /// The first time it is there at once, and no event says so.
  mutating func show() -> Invalidation {
    if hover.visibility == .shown { return [] }
    let isFirst = hover.visibility == .unseen
    hover.visibility = .shown
    presentation.appear(at: now)
    if !isFirst { record(.shown) }
    // What was revealed stayed while it was hidden, and goes now if the pointer is elsewhere.
    return hover.reveals.isEmpty ? [.hover, .look] : [.hover, .look, .reveals]
  }
}

import Kinematics

/// The target stage: which region holds the model pointer.
extension PointerEngine {
  /// Asks again which target the model pointer hovers (M2), then sends the springs after the answer.
  mutating func updateHover() {
    var hit: TargetID?
    if let held = latchedTarget() {
      hit = held
    } else if visibility == .shown, primaryPress?.stage != .banding {
      let place = model.isMoving ? model.position(at: now) : model.position
      hit = store.topmost(at: place)
      if model.isMoving, let attractor = model.attractor {
        // On its way to a target the pointer lights none that it merely passes, and what it has lit stays
        // lit: a hand that was leaving swings back.
        if hovered == attractor { hit = attractor } else if hit != attractor, hit != hovered { hit = nil }
      }
    }
    if hit == hovered { updateGoals() } else { setHovered(hit) }
  }

  /// Leaves one target and enters another, in one transition (E15).
  mutating func setHovered(_ target: TargetID?) {
    // What hides the pointer ends a latch too.
    if let press = primaryPress, press.isLatched, press.target != target { primaryPress?.isLatched = false }
    if let old = hovered, old != target {
      record(.exited(old))
      hovered = nil
    }
    if let target, target != hovered {
      record(.entered(target))
      hovered = target
    }
    resolveStyle()
    updateGoals()
    updateReveals()
  }

  /// The style of what is hovered, with every rule applied.
  mutating func resolveStyle() {
    // A latched style is locked in until the release (R6).
    if let press = primaryPress, press.isLatched, press.target == hovered { return }
    guard let hovered, let target = store[hovered] else {
      style = ResolvedStyle(configuration: configuration, settings: settings)
      return
    }
    style = StyleResolution.resolve(target, among: store, engine: context)
  }

  /// Keys or a drag may have changed what the hovered target looks like (I5).
  mutating func reconsiderStyle() {
    let before = style
    resolveStyle()
    if let hovered, style != before { record(.styleChanged(hovered)) }
    updateGoals()
  }

  var context: StyleResolution.Context {
    StyleResolution.Context(
      configuration: configuration, settings: settings,
      showsContextMenus: modifiers.contains(.control) && dragOperation == .none)
  }

  // MARK: Hiding

  mutating func hide() {
    visibility = .hidden
    setHovered(nil)
    record(.hidden)
  }

  /// The hand has moved: a hidden pointer comes back (M6).
  mutating func show() {
    guard visibility == .hidden else { return }
    visibility = .shown
    visible.appear(at: now)
    record(.shown)
  }
}

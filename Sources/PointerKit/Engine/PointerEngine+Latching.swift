import Kinematics

/// Latching: a target keeps the pointer while the primary button is held (R6).
extension PointerEngine {
  /// Locks the style in, if the pressed target asks for it.
  mutating func latch() {
    guard let press = primaryPress, let target = press.target, let axes = store[target]?.latchingAxes,
      axes != []
    else { return }
    primaryPress?.isLatched = true
    // Without pointer animations nothing holds the pointer; what is hovered stays so all the same.
    if settings.animations { style.latch(along: axes, at: press.place) }
  }

  /// The target that keeps the pointer, as long as it is there; one that goes lets go.
  mutating func latchedTarget() -> TargetID? {
    guard let press = primaryPress, press.isLatched, let target = press.target else { return nil }
    if store.isPresent(target) { return target }
    primaryPress?.isLatched = false
    resolveStyle()
    return nil
  }
}

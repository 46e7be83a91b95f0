import Kinematics
import Magnetism

/// Stage 5 of ``PointerEngine/settle(_:)``: the elements that the hovered target reveals.
///
/// Bars appear while the pointer is over the target that reveals them (H1). Controls hide while the pointer
/// rests (H2).
extension PointerEngine {
  /// Reveals and conceals elements after a change of the hovered target or the layout.
  mutating func updateReveals() {
    if hover.reveals.isEmpty, hover.target == nil { return }
    if hover.visibility != .shown, hover.visibility != .hidden {
      hover.reveals.releaseKept(at: .distantPast)
      conceal(dueBy: .distantFuture)
      return
    }
    let wasOverRevealed = hover.reveals.isOverRevealed
    if let target = hover.target, !hover.reveals.isDormant { reveal(by: target) }
    if hover.reveals.isEmpty { return }
    let due = now.advanced(bySeconds: configuration.concealDelay)
    // A hidden pointer still counts as over its target, so that a revealed bar stays.
    hover.reveals.keep(over: targetBeneath, concealingAt: due, among: scene)
    // Inactivity counts from the moment at which the pointer leaves the revealed elements.
    if wasOverRevealed, !hover.reveals.isOverRevealed { hover.reveals.lastActivity = now }
    if configuration.concealDelay == 0 { conceal(dueBy: now) }
  }

  private mutating func reveal(by source: TargetID) {
    guard let slot = scene.slot(of: source), !scene.targets[slot].reveals.isEmpty else { return }
    for element in scene.targets[slot].reveals where element.rawValue != 0 {
      switch hover.reveals.reveal(element, by: source) {
      case .revealed:
        hover.reveals.lastActivity = now
        record(.revealed(element))
      case .kept: break
      case .refused: diagnostics.excessReveals.count(source)
      }
    }
  }

  private mutating func conceal(dueBy time: Timestamp) {
    while let element = hover.reveals.removeDue(at: time) { record(.concealed(element)) }
  }

  /// Notes that the person moved the pointer, which reveals again what inactivity had concealed (H2).
  mutating func noteMovement() -> Invalidation {
    hover.reveals.lastActivity = now
    guard hover.reveals.isDormant else { return [] }
    hover.reveals.isDormant = false
    return .reveals
  }

  // MARK: Timers

  /// The time at which the next element is concealed; nil if none is due.
  var concealmentDue: Timestamp? {
    if hover.reveals.isEmpty { return nil }
    var due = inactivityDue ?? .distantFuture
    for entry in hover.reveals.entries where entry.due < due { due = entry.due }
    return due == .distantFuture ? nil : due
  }

  /// The time at which inactivity conceals what the hovered target reveals (H2); nil while nothing is due.
  private var inactivityDue: Timestamp? {
    guard let delay = configuration.revealInactivity, !hover.reveals.isOverRevealed,
      !input.buttons.isAnyDown, !model.isMoving, hover.reveals.entries.contains(where: { $0.isKept })
    else { return nil }
    return max(hover.reveals.lastActivity, model.end).advanced(bySeconds: delay)
  }

  mutating func concealDue() {
    if let inactivity = inactivityDue, inactivity <= now {
      hover.reveals.isDormant = true
      hover.reveals.releaseKept(at: .distantPast)
    }
    conceal(dueBy: now)
  }
}

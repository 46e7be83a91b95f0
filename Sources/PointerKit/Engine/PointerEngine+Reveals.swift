import Kinematics

/// Hover as intent: bars that come while the pointer is over them (H1), controls that hide when it rests
/// (H2).
extension PointerEngine {
  /// Asks again what is revealed, after the hovered target or the layout has changed.
  mutating func updateReveals() {
    if revelation.isEmpty, hovered == nil { return }
    if visibility != .shown {
      revelation.releaseHeld(at: .distantPast)
      concealDue(at: .distantFuture)
      return
    }
    let wasOverRevealed = revelation.isOverRevealed
    if let hovered, !revelation.isDormant { reveal(by: hovered) }
    if revelation.isEmpty { return }
    let release = now.advanced(bySeconds: configuration.concealDelay)
    revelation.hold(over: hovered, releasingAt: release, among: store)
    // What it was over is gone or left: from now on the pointer's rest counts.
    if wasOverRevealed, !revelation.isOverRevealed { revelation.lastActivity = now }
    if configuration.concealDelay == 0 { concealDue(at: now) }
  }

  private mutating func reveal(by source: TargetID) {
    guard let ids = store[source]?.reveals else { return }
    for id in ids where id.rawValue != 0 {
      switch revelation.reveal(id, by: source) {
      case .revealed:
        revelation.lastActivity = now
        record(.revealed(id))
      case .kept: break
      case .refused: diagnostics.excessReveals += 1
      }
    }
  }

  private mutating func concealDue(at time: Timestamp) {
    while let id = revelation.removeDue(at: time) { record(.concealed(id)) }
  }

  /// The hand has moved the pointer: what its rest had concealed comes back (H2).
  mutating func notePointerMoved() {
    revelation.lastActivity = now
    guard revelation.isDormant else { return }
    revelation.isDormant = false
    updateReveals()
  }

  /// When the next thing is concealed; nil if nothing is due.
  @inline(__always)
  var concealmentDue: Timestamp? {
    if revelation.isEmpty { return nil }
    var due = inactivityDue ?? .distantFuture
    for entry in revelation.entries where entry.due < due { due = entry.due }
    return due == .distantFuture ? nil : due
  }

  /// When rest conceals what the hovered target reveals (H2).
  @inline(__always)
  private var inactivityDue: Timestamp? {
    guard let delay = configuration.revealInactivity, !revelation.isOverRevealed, !buttons.anyDown,
      !model.isMoving, revelation.entries.contains(where: { $0.isHeld })
    else { return nil }
    return max(revelation.lastActivity, model.end).advanced(bySeconds: delay)
  }

  /// Conceals what is due now.
  mutating func conceal() {
    if let rest = inactivityDue, rest <= now {
      revelation.isDormant = true
      revelation.releaseHeld(at: .distantPast)
    }
    concealDue(at: now)
  }
}

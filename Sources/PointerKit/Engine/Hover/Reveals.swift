import Kinematics

/// The elements that are revealed because of the pointer's position (H1, H2), each once, in ascending order.
struct Reveals: Hashable, Sendable {
  /// The greatest number of elements that are revealed at once.
  static let capacity = 64

  struct Entry: Hashable, Sendable {
    var element: RevealedElement
    /// The target that revealed the element.
    var source: TargetID
    /// The time at which the element is concealed; the distant future while the pointer keeps it revealed.
    var due = Timestamp.distantFuture

    /// Whether the pointer keeps the element revealed.
    var isKept: Bool { due == .distantFuture }
  }

  private(set) var entries: [Entry] = []
  /// The time from which inactivity is measured (H2): the latest action of the person or reveal, or the time
  /// at which the pointer left the revealed elements.
  var lastActivity = Timestamp.distantPast
  /// Whether inactivity has concealed the elements of the hovered target; if so, they stay concealed until
  /// the pointer moves.
  var isDormant = false
  /// Whether the pointer is over an element that it revealed; inactivity does not conceal elements then.
  var isOverRevealed = false
  /// The targets that count as hovered; empty between calls.
  private var active: [TargetID] = []

  init() {
    entries.reserveCapacity(Reveals.capacity)
    active.reserveCapacity(Reveals.capacity + 1)
  }

  var isEmpty: Bool { entries.isEmpty }

  enum Outcome {
    case revealed
    /// The element was revealed already.
    case kept
    /// The element stays concealed, since the greatest number of elements is revealed already.
    case refused
  }

  /// Reveals an element; if it is revealed already, `source` becomes the target that keeps it revealed.
  mutating func reveal(_ element: RevealedElement, by source: TargetID) -> Outcome {
    let index = entries.firstIndex { $0.element >= element } ?? entries.count
    if index < entries.count, entries[index].element == element {
      entries[index].source = source
      return .kept
    }
    guard entries.count < Reveals.capacity else { return .refused }
    entries.insert(Entry(element: element, source: source), at: index)
    return .revealed
  }

  /// Keeps the elements that the hovered target reveals, and sets when the others are concealed.
  ///
  /// A pointer over a revealed element also counts as over the target that revealed it: over a submenu, it
  /// keeps the menu revealed too.
  mutating func keep(
    over hovered: TargetID?, concealingAt due: Timestamp, among scene: borrowing TargetStore
  ) {
    if let hovered { active.append(hovered) }
    isOverRevealed = false
    var next = 0
    while next < active.count {
      let id = active[next]
      let group = scene.slot(of: id).flatMap { scene.targets[$0].group }
      for entry in entries
      where entry.element == .target(id) || group.map({ entry.element == .group($0) }) == true {
        if next == 0 { isOverRevealed = true }
        if !active.contains(entry.source) { active.append(entry.source) }
      }
      next += 1
    }
    for index in entries.indices {
      let entry = entries[index]
      let isKept = active.contains(entry.source) && scene.isRevealed(entry.element, by: entry.source)
      if isKept || entry.isKept { entries[index].due = isKept ? .distantFuture : due }
    }
    active.empty()
  }

  /// Sets when the elements that the pointer has kept revealed are concealed.
  mutating func releaseKept(at time: Timestamp) {
    for index in entries.indices where entries[index].isKept { entries[index].due = time }
  }

  /// Removes and returns the first element, in ascending order, that is to be concealed by an instant.
  mutating func removeDue(at time: Timestamp) -> RevealedElement? {
    entries.firstIndex { !$0.isKept && $0.due <= time }.map { entries.remove(at: $0).element }
  }
}

/// Stage 5 of ``PointerEngine/settle(_:)``: the elements that the hovered target reveals.
///
/// Bars appear while the pointer is over the target that reveals them (H1). Controls hide while the pointer
/// rests (H2).
extension PointerEngine {
  mutating func updateReveals() {
    if hover.reveals.isEmpty, hover.hoveredTarget == nil { return }
    if hover.visibility != .visible, hover.visibility != .hidden {
      hover.reveals.releaseKept(at: .distantPast)
      conceal(dueBy: .distantFuture)
      return
    }
    let wasOverRevealed = hover.reveals.isOverRevealed
    if let target = hover.hoveredTarget, !hover.reveals.isDormant { reveal(by: target) }
    if hover.reveals.isEmpty { return }
    let due = now.advanced(bySeconds: configuration.timing.concealDelay)
    // A hidden pointer still counts as over its target, so that a revealed bar stays.
    hover.reveals.keep(over: targetBeneath, concealingAt: due, among: scene)
    // Inactivity counts from the moment at which the pointer leaves the revealed elements.
    if wasOverRevealed, !hover.reveals.isOverRevealed { hover.reveals.lastActivity = now }
    if configuration.timing.concealDelay == 0 { conceal(dueBy: now) }
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

  /// Reveals again what inactivity had concealed, since the person has moved the pointer (H2).
  mutating func revealAgainAfterMovement() -> Changes {
    hover.reveals.lastActivity = now
    guard hover.reveals.isDormant else { return [] }
    hover.reveals.isDormant = false
    return .reveals
  }

  // MARK: Timers

  /// The instant at which the next element is concealed; nil if none is due.
  @inline(__always) var concealmentDue: Timestamp? {
    if hover.reveals.isEmpty { return nil }
    var due = inactivityDue ?? .distantFuture
    for entry in hover.reveals.entries where entry.due < due { due = entry.due }
    return due == .distantFuture ? nil : due
  }

  /// The instant at which inactivity conceals what the hovered target reveals (H2).
  @inline(__always) private var inactivityDue: Timestamp? {
    guard let delay = configuration.timing.revealInactivity, !hover.reveals.isOverRevealed,
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

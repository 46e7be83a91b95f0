import Kinematics

/// What is revealed because of where the pointer is (H1, H2): each id once, in ascending order.
struct Revelation: Hashable, Sendable {
  /// The most ids that are revealed at once.
  static let capacity = 64

  /// One id that is revealed.
  struct Entry: Hashable, Sendable {
    /// A target or a group.
    var id: RevealedElement
    /// The target that revealed it.
    var source: TargetID
    /// When it is concealed; the distant future while the pointer holds it.
    var due = Timestamp.distantFuture

    var isHeld: Bool { due == .distantFuture }
  }

  private(set) var entries: [Entry] = []
  /// When the pointer last moved, or did what counts as that: the inactivity of H2 runs from here.
  var lastActivity = Timestamp.distantPast
  /// Whether inactivity has concealed what the hovered target reveals, until the pointer moves.
  var isDormant = false
  /// Whether the pointer is over something that it revealed: that stays without any movement.
  var isOverRevealed = false
  /// The targets over which the pointer counts as being; no part of the state between two calls.
  private var active: [TargetID] = []

  init() {
    entries.reserveCapacity(Revelation.capacity)
    active.reserveCapacity(Revelation.capacity + 1)
  }

  var isEmpty: Bool { entries.isEmpty }

  enum Outcome {
    case revealed
    /// It was revealed already.
    case kept
    /// There is no room.
    case refused
  }

  /// Reveals an id, or hands it over to another source.
  mutating func reveal(_ id: RevealedElement, by source: TargetID) -> Outcome {
    let index = entries.firstIndex { $0.id >= id } ?? entries.count
    if index < entries.count, entries[index].id == id {
      entries[index].source = source
      return .kept
    }
    guard entries.count < Revelation.capacity else { return .refused }
    entries.insert(Entry(id: id, source: source), at: index)
    return .revealed
  }

  /// Holds what belongs to where the pointer is, and lets the rest go at an instant.
  ///
  /// The pointer over something revealed counts as over what revealed that too, and so on: a submenu holds
  /// its menu.
  mutating func hold(
    over hovered: TargetID?, releasingAt release: Timestamp, among store: borrowing TargetStore
  ) {
    if let hovered { active.append(hovered) }
    isOverRevealed = false
    var next = 0
    while next < active.count {
      let id = active[next]
      let group = store.slot(of: id).flatMap { store.targets[$0].group }
      for entry in entries where entry.id == .target(id) || (group.map { entry.id == .group($0) } ?? false) {
        if next == 0 { isOverRevealed = true }
        if !active.contains(entry.source) { active.append(entry.source) }
      }
      next += 1
    }
    for index in entries.indices {
      let isHeld =
        active.contains(entries[index].source)
        && store.reveals(entries[index].id, by: entries[index].source)
      if isHeld {
        entries[index].due = .distantFuture
      } else if entries[index].isHeld {
        entries[index].due = release
      }
    }
    active.removeAll(keepingCapacity: true)
  }

  /// Lets go at an instant of all that the pointer holds.
  mutating func releaseHeld(at time: Timestamp) {
    for index in entries.indices where entries[index].isHeld { entries[index].due = time }
  }

  /// Takes out the lowest id that is due at an instant; nil if there is none.
  mutating func removeDue(at time: Timestamp) -> RevealedElement? {
    guard let index = entries.firstIndex(where: { !$0.isHeld && $0.due <= time }) else { return nil }
    return entries.remove(at: index).id
  }
}

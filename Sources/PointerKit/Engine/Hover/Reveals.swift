import Kinematics
import Magnetism

/// The elements that are revealed because of the pointer's position (H1, H2), each once, in ascending order.
struct Reveals: Hashable, Sendable {
  /// The greatest number of elements that are revealed at once.
  static let capacity = 64

  /// One revealed element.
  struct Entry: Hashable, Sendable {
    var element: RevealedElement
    /// The target that revealed it.
    var source: TargetID
    /// The time at which the element is concealed; the distant future while the pointer keeps it revealed.
    var due = Timestamp.distantFuture

    var isKept: Bool { due == .distantFuture }
  }

  private(set) var entries: [Entry] = []
  /// The time from which inactivity is measured (H2): the latest movement or action of the person, the latest
  /// reveal, or the time at which the pointer left the revealed elements.
  var lastActivity = Timestamp.distantPast
  /// Whether inactivity has concealed the elements of the hovered target; if so, they stay concealed until
  /// the pointer moves.
  var isDormant = false
  /// Whether the pointer is over an element that it revealed; inactivity does not conceal elements then.
  var isOverRevealed = false
  /// The targets that count as hovered; only storage for reuse, empty between calls.
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

  /// Reveals an element; if it is already revealed, `source` becomes the target that keeps it revealed.
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

  /// Keeps the elements that the hovered target reveals, and sets the instant at which the others are
  /// concealed.
  ///
  /// A pointer over a revealed element also counts as over the target that revealed the element, and so on.
  /// So a pointer over a submenu keeps the menu revealed too.
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
      let isKept =
        active.contains(entries[index].source)
        && scene.reveals(entries[index].element, by: entries[index].source)
      if isKept {
        entries[index].due = .distantFuture
      } else if entries[index].isKept {
        entries[index].due = due
      }
    }
    active.removeAll(keepingCapacity: true)
  }

  /// Sets when the elements that the pointer has kept revealed are to be concealed.
  mutating func releaseKept(at time: Timestamp) {
    for index in entries.indices where entries[index].isKept { entries[index].due = time }
  }

  /// Removes and returns the first element, in ascending order, that is to be concealed by an instant; nil if
  /// there is none.
  mutating func removeDue(at time: Timestamp) -> RevealedElement? {
    guard let index = entries.firstIndex(where: { !$0.isKept && $0.due <= time }) else { return nil }
    return entries.remove(at: index).element
  }
}

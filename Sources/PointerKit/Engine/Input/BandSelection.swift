import Kinematics
import Magnetism

/// The selection, and the band that changes it (I7); lists are in ascending order of id.
struct BandSelection: Hashable, Sendable {
  /// The effect of a band on the selection; the modifier keys at the band's beginning decide it.
  enum Mode: Hashable, Sendable {
    /// If neither Shift nor Command is pressed, only the covered targets are selected.
    case exclusive
    /// If Shift is pressed without Command, the covered targets are added to the selection.
    case adding
    /// If Command is pressed, covered targets that are selected already are removed from the selection, and
    /// the other covered targets are added.
    case toggling

    init(_ modifiers: KeyModifiers) {
      self = modifiers.contains(.command) ? .toggling : modifiers.contains(.shift) ? .adding : .exclusive
    }
  }

  private(set) var selected: [TargetID] = []
  /// The selection before the band.
  private var before: [TargetID] = []
  /// The targets that the band covers.
  ///
  /// They are found again at each change. Only the memory is reused.
  private var covered: [TargetID] = []
  /// The selection before the latest extension of the band, for comparison; its memory is reused.
  private var last: [TargetID] = []
  private var mode = Mode.exclusive
  /// The space with which the band scrolls, and the position in that space at which the band began.
  private(set) var space: SpaceID = .window
  private var anchor = Point.zero
  /// The anchor in window points; it is kept if the space is removed.
  private(set) var windowAnchor = Point.zero
  /// The rectangle between anchor and pointer, in window points.
  private(set) var rect = Rect.zero
  /// The scene's `removalCount` at the last call of ``removeTargets(missingFrom:)``.
  private var removalCount = 0

  // MARK: The band

  /// Begins a band at a position of the window.
  mutating func begin(at position: Point, modifiers: KeyModifiers, among scene: borrowing TargetStore) {
    space = scene.frontmostSpace(at: position)
    anchor = scene.offset(of: space).map { position - $0 } ?? position
    mode = Mode(modifiers)
    before.removeAll(keepingCapacity: true)
    before.append(contentsOf: selected)
  }

  /// Extends the band to the pointer; returns false if neither its rectangle nor the selection changes.
  mutating func extend(to pointer: Point, among scene: borrowing TargetStore) -> Bool {
    windowAnchor = scene.offset(of: space).map { anchor + $0 } ?? windowAnchor
    let oldRect = rect
    rect = Rect(spanning: windowAnchor, pointer)
    // In its own space the band ends at the clip, so that it selects only targets that have been visible.
    let end = scene.clip(of: space).map { pointer.clamped(to: $0) } ?? pointer
    scene.collect(in: rect, home: Rect(spanning: windowAnchor, end), of: space, into: &covered)
    return combine() || rect != oldRect
  }

  /// Restores the selection that preceded the band.
  mutating func restore() {
    selected.removeAll(keepingCapacity: true)
    selected.append(contentsOf: before)
  }

  /// Selects nothing.
  mutating func clear() { selected.removeAll(keepingCapacity: true) }

  /// Combines the selection before the band with the targets that the band covers; returns false if the
  /// selection stays the same.
  private mutating func combine() -> Bool {
    swap(&selected, &last)
    selected.removeAll(keepingCapacity: true)
    var (old, new) = (0, 0)
    while old < before.count || new < covered.count {
      if new == covered.count || (old < before.count && before[old] < covered[new]) {
        if mode != .exclusive { selected.append(before[old]) }
        old += 1
      } else if old == before.count || covered[new] < before[old] {
        selected.append(covered[new])
        new += 1
      } else {
        if mode != .toggling { selected.append(before[old]) }
        old += 1
        new += 1
      }
    }
    return selected != last
  }

  // MARK: Changes by the host

  /// Replaces the selection that precedes a band; the ids are in ascending order and may be repeated.
  mutating func setBefore(_ ids: [TargetID]) {
    before.removeAll(keepingCapacity: true)
    for id in ids where id != before.last { before.append(id) }
  }

  /// Forgets the targets that were removed since the last call.
  ///
  /// If one target was removed, its id is searched in O(log n) for n selected targets. If more were removed,
  /// each selected target is looked up.
  mutating func removeTargets(missingFrom scene: borrowing TargetStore) {
    let count = scene.removalCount &- removalCount
    if count == 0 { return }
    removalCount = scene.removalCount
    if count == 1 {
      // The target may have been registered again since.
      guard scene.slot(of: scene.lastRemoved) == nil else { return }
      before.removeOrdered(scene.lastRemoved)
      selected.removeOrdered(scene.lastRemoved)
    } else {
      before.removeAll { scene.slot(of: $0) == nil }
      selected.removeAll { scene.slot(of: $0) == nil }
    }
  }

  // A comparison ignores the storage that is kept only for reuse.
  static func == (a: BandSelection, b: BandSelection) -> Bool {
    a.selected == b.selected && a.before == b.before && a.mode == b.mode && a.space == b.space
      && a.anchor == b.anchor && a.windowAnchor == b.windowAnchor && a.rect == b.rect
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(selected)
    hasher.combine(rect)
  }
}

extension Rect {
  /// The rectangle between two opposite corners.
  package init(spanning a: Point, _ b: Point) {
    self.init(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
}

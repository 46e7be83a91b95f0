public import Kinematics

/// The selection, and the band that changes it (I7).
///
/// All lists are in ascending order of id.
struct BandSelection: Hashable, Sendable {
  /// The effect of a band on the selection, by the keys at its beginning.
  enum Mode: Hashable, Sendable {
    /// Only the covered targets are selected.
    case exclusive
    /// Shift: the covered targets are added.
    case adding
    /// Command: covered targets that are selected already are removed, and the others are added.
    case toggling

    init(_ modifiers: KeyModifiers) {
      self = modifiers.contains(.command) ? .toggling : modifiers.contains(.shift) ? .adding : .exclusive
    }
  }

  private(set) var selected: [TargetID] = []
  /// The selection before the band.
  private var before: [TargetID] = []
  /// The targets that the band meets, and the selection before a step of the band; empty between calls.
  private var covered: [TargetID] = []
  private var last: [TargetID] = []
  private var mode = Mode.exclusive
  /// The space in which the band began, and with which it scrolls.
  private(set) var space: SpaceID = .window
  /// The position in that space at which the band began.
  private var anchor = Point.zero
  /// The anchor in window points, kept if the space is removed.
  private(set) var windowAnchor = Point.zero
  /// The rectangle of the band, in window points.
  private(set) var rect = Rect.zero
  /// The selected targets that the host has removed during a band, as a list does with rows that scroll out
  /// of sight.
  private var remembered: [Remembered] = []
  /// The scene's `removalCount` at the last call of ``forgetTargets(missingFrom:)``.
  private var removalCount = 0

  private struct Remembered: Hashable, Sendable {
    let id: TargetID
    let space: SpaceID
    /// The last frame in the space; nil if the present band had not covered the target.
    var frame: Rect?
  }

  // MARK: The band

  mutating func begin(at position: Point, modifiers: KeyModifiers, among scene: borrowing TargetStore) {
    space = scene.frontmostSpace(at: position)
    anchor = scene.offset(of: space).map { position - $0 } ?? position
    mode = Mode(modifiers)
    before.removeAll(keepingCapacity: true)
    before.append(contentsOf: selected)
    remembered.removeAll { !selected.contains($0.id) }
    for index in remembered.indices { remembered[index].frame = nil }
  }

  /// Extends the band to the pointer; returns whether its rectangle or the selection has changed.
  mutating func extend(to pointer: Point, among scene: borrowing TargetStore) -> Bool {
    windowAnchor = scene.offset(of: space).map { anchor + $0 } ?? windowAnchor
    let oldRect = rect
    rect = Rect(spanning: windowAnchor, pointer)
    // In its own space the band ends at the clip, so that it selects only targets that have been visible.
    let end = scene.clip(of: space).map { pointer.clamped(to: $0) } ?? pointer
    let home = Rect(spanning: windowAnchor, end)
    scene.collectSelectable(in: rect, home: home, of: space, into: &covered)
    for item in remembered where scene.slot(of: item.id) == nil && meets(item, in: home, among: scene) {
      covered.insert(item.id, at: covered.partitioningIndex { $0 < item.id })
    }
    return combine() || rect != oldRect
  }

  /// Whether the band still meets a target that it had met before the target was removed.
  private func meets(_ item: Remembered, in home: Rect, among scene: borrowing TargetStore) -> Bool {
    guard let frame = item.frame, let offset = scene.offset(of: item.space) else { return false }
    return frame.offset(by: offset).intersects(item.space == space ? home : rect)
  }

  /// Restores the selection that preceded the band.
  mutating func restore() {
    selected.removeAll(keepingCapacity: true)
    selected.append(contentsOf: before)
  }

  mutating func clear() { selected.removeAll(keepingCapacity: true) }

  /// Combines the selection before the band with what it meets; returns whether the selection changes.
  private mutating func combine() -> Bool {
    swap(&selected, &last)
    selected.removeAll(keepingCapacity: true)
    var old = 0
    var new = 0
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
    defer {
      covered.removeAll(keepingCapacity: true)
      last.removeAll(keepingCapacity: true)
    }
    return selected != last
  }

  // MARK: Changes by the host

  /// Replaces the selection that precedes a band; the ids are in ascending order and may be repeated.
  mutating func setBefore(_ ids: [TargetID]) {
    before.removeAll(keepingCapacity: true)
    for id in ids where id != before.last { before.append(id) }
  }

  /// Notes that a target is about to be removed: during a band, a selected target stays selected.
  mutating func noteRemoval(of target: PointerTarget, isBanding: Bool, among scene: borrowing TargetStore) {
    let index = remembered.partitioningIndex { $0.id < target.id }
    if index < remembered.count, remembered[index].id == target.id { remembered.remove(at: index) }
    guard isBanding, selected.contains(target.id) || before.contains(target.id) else { return }
    let isMet = scene.windowFrame(of: target.id)?.intersects(rect) == true
    remembered.insert(
      Remembered(id: target.id, space: target.space, frame: isMet ? target.frame : nil), at: index)
  }

  /// Forgets the targets that were removed since the last call, apart from those that a band remembers;
  /// O(selected) if there are any.
  mutating func forgetTargets(missingFrom scene: borrowing TargetStore) {
    if scene.removalCount == removalCount { return }
    removalCount = scene.removalCount
    let kept = remembered
    func isGone(_ id: TargetID) -> Bool {
      guard scene.slot(of: id) == nil else { return false }
      let index = kept.partitioningIndex { $0.id < id }
      return index == kept.count || kept[index].id != id
    }
    before.removeAll(where: isGone)
    selected.removeAll(where: isGone)
  }
}

extension Rect {
  /// The rectangle between two opposite corners.
  package init(spanning a: Point, _ b: Point) {
    self.init(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
}

// MARK: - Bands that the person drags from a point without a target (I7)

extension PointerEngine {
  /// Sets the selection, for example after a click or a key; bands start from this selection.
  ///
  /// Unknown ids are dropped and counted. O(n log n) for n ids.
  public mutating func setSelection(_ ids: [TargetID], at time: Timestamp) {
    advanceHost(to: time)
    var known: [TargetID] = []
    for id in ids {
      if scene.slot(of: id) != nil { known.append(id) } else { diagnostics.unknownTargets.count(id) }
    }
    known.sort()
    band.setBefore(known)
    if input.isBanding {
      extendBand()
      settle(.look)
    } else {
      band.restore()
    }
  }

  /// Begins a band from a press on no target, once the pointer has moved far enough.
  mutating func beginBand(_ press: PrimaryPress) -> Changes {
    input.primary = .banding(press)
    band.begin(at: press.position, modifiers: input.modifiers, among: scene)
    _ = band.extend(to: position, among: scene)
    return [.hover, .look, .reveals, .bandBegan]
  }

  mutating func extendBand() {
    if band.extend(to: position, among: scene) { record(.bandChanged(eventBand)) }
  }

  /// Ends the band; a band that is cancelled leaves the selection as it was before.
  mutating func endBand(_ phase: ContactPhase) {
    if phase == .cancelled { band.restore() }
    record(.bandEnded(eventBand, phase: phase))
  }

  /// The present band, as events report it.
  package var eventBand: PointerEvent.Band {
    PointerEvent.Band(
      space: band.space, anchor: band.windowAnchor, position: position, count: band.selected.count,
      device: input.primary.press?.device ?? 0)
  }
}

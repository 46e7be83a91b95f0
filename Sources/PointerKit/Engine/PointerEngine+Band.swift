public import Kinematics
public import Magnetism

/// Band selection: a drag from empty space turns the pointer into a rectangle that selects what it covers
/// (I7).
extension PointerEngine {
  /// What bands have selected, in ascending order of id.
  public var selection: [TargetID] { band.selected }

  /// Sets what is selected, as after a click or a key; bands start from it.
  ///
  /// Ids that nothing has are dropped and counted. O(n log n).
  public mutating func setSelection(_ ids: [TargetID], at time: Timestamp) {
    advance(to: time)
    var known = ids.filter { store.slot(of: $0) != nil }
    diagnostics.unknownIdentifiers += ids.count - known.count
    known.sortInPlace()
    band.before.removeAll(keepingCapacity: true)
    for id in known where id != band.before.last { band.before.append(id) }
    guard primaryPress?.stage == .banding else {
      band.restore()
      return
    }
    updateBand()
    updateGoals()
  }

  mutating func beginBand() {
    guard let press = primaryPress else { return }
    primaryPress?.stage = .banding
    band.space = store.frontmostSpace(at: press.model)
    band.anchor = store.local(press.model, in: band.space) ?? press.model
    band.mode = BandSelection.Mode(modifiers)
    band.remember()
    _ = measureBand()
    setHovered(nil)
    record(.bandBegan(eventBand))
  }

  /// The pointer or the layout moved: the band reaches from its anchor to the pointer.
  mutating func updateBand() {
    if measureBand() { record(.bandChanged(eventBand)) }
  }

  /// Ends the band; broken off, it leaves the selection as it was.
  mutating func endBand(_ phase: ContactPhase) {
    if phase == .cancelled { band.restore() }
    record(.bandEnded(eventBand, phase: phase))
  }

  /// Takes the band's rectangle and selection anew; false if both are what they were.
  private mutating func measureBand() -> Bool {
    let pointer = model.position(at: now)
    band.windowAnchor = store.window(band.anchor, from: band.space) ?? band.windowAnchor
    let old = band.rect
    band.rect = Rect(spanning: band.windowAnchor, pointer)
    // In its own space the band ends at the clip: what was never seen is not selected.
    let reach = store.clip(of: band.space).map { pointer.clamped(to: $0) } ?? pointer
    let area = Rect(spanning: band.windowAnchor, reach)
    store.collect(in: band.rect, home: area, of: band.space, into: &band.covered)
    return band.combine() || band.rect != old
  }

  private var eventBand: PointerEvent.Band {
    PointerEvent.Band(
      space: band.space, anchor: band.windowAnchor, location: model.position(at: now),
      count: band.selected.count, device: primaryPress?.device ?? 0)
  }

  /// The layout changed: what is gone is not selected, and a band follows its space.
  mutating func bandLayoutChanged() {
    if !band.selected.isEmpty || !band.before.isEmpty {
      for index in band.before.indices.reversed() where store.slot(of: band.before[index]) == nil {
        band.before.remove(at: index)
      }
      for index in band.selected.indices.reversed() where store.slot(of: band.selected[index]) == nil {
        band.selected.remove(at: index)
      }
    }
    if primaryPress?.stage == .banding { updateBand() }
  }

  /// Fills in the band, in lists that the frame keeps.
  @inline(__always)
  func readBand(into frame: inout PointerFrame) {
    guard primaryPress?.stage == .banding else {
      if let last = frame.band {
        frame.before.selected = last.selected
        frame.band = nil
      }
      return
    }
    if frame.band == nil {
      frame.band = BandState(rect: band.rect, selected: frame.before.selected)
      frame.before.selected = []
    }
    frame.band?.rect = band.rect
    frame.band?.selected.removeAll(keepingCapacity: true)
    frame.band?.selected.append(contentsOf: band.selected)
  }
}

extension Rect {
  /// The rectangle between two opposite corners.
  package init(spanning a: Point, _ b: Point) {
    self.init(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
}

import Kinematics
import Magnetism

/// The targets that a selection band covers (I7).
extension TargetStore {
  /// Collects the selectable targets whose frames a band touches, in ascending order of their ids.
  ///
  /// Only enabled targets with an area count. `home` is the space in which the band began, and `area` is the
  /// part of the band in that space, in window points. If `home` is clipped, a target in it counts if its
  /// frame touches `area`, even if the target has been scrolled out of view. The same applies to targets in
  /// spaces within `home` to which no further clip applies. In other spaces, a target counts if its visible
  /// part touches the band, unless one opaque space covers all of the touching part.
  ///
  /// At most 4,096 targets in 1,024 spaces are found, and fewer if thousands of opaque spaces overlap. If a
  /// target is left out for this reason, the result is false, and the targets that are found depend on the
  /// history of the layout. O(spaces + targets near the band), and O(n log n) in the n targets found.
  @discardableResult
  func collect(in band: Rect, home area: Rect, of home: SpaceID, into found: inout [TargetID]) -> Bool {
    var isAll = true
    found.removeAll(keepingCapacity: true)
    let home = spaces.attachedLayer(of: home).flatMap { spaces.clip(of: $0) == nil ? nil : $0 }
    var walk = LayerWalk()
    var layerCount = 0
    var opaque = OpaqueRuns(of: spaces)
    while let layer = walk.next(in: spaces) {
      let placement = spaces.placements[layer]
      let index = walk.index - 1
      let isHome = home.map { isClipped(index, as: $0) } ?? false
      guard isHome || !placement.isClippedAway else { continue }
      let (touching, visible) = isHome ? (area, nil) : (band, placement.clip)
      let foundBefore = found.count
      self.index.forEach(
        meeting: spaces.surroundings(of: touching, in: layer), in: layer, of: boxes, until: { _ in !isAll }
      ) { slot in
        guard targets[slot].isEnabled, targets[slot].isSelectable, !targets[slot].frame.isEmpty else {
          return
        }
        let frame = targets[slot].frame.offset(by: placement.offset)
        let seen = visible.map { frame.intersection($0) } ?? frame
        guard let part = seen?.intersection(touching), isHome || !opaque.cover(part, at: index, in: spaces)
        else {
          return
        }
        if found.count < TargetStore.mostSelected, layerCount < TargetStore.mostSelectedSpaces,
          opaque.comparisons <= TargetStore.mostComparisons
        {
          found.append(targets[slot].id)
        } else {
          isAll = false
        }
      }
      if !isAll { break }
      if found.count > foundBefore { layerCount += 1 }
    }
    found.sortInPlace()
    return isAll
  }

  /// The greatest number of targets that are found for one band, so that a movement of the band takes at most
  /// about a millisecond.
  static let mostSelected = 4096
  /// The greatest number of spaces in which targets are found for one band.
  static let mostSelectedSpaces = 1024
  /// The greatest number of comparisons of a band's targets with opaque spaces.
  static let mostComparisons = 400_000

  /// Whether the layer at an index of ``SpaceTree/list`` is `home`, or is within `home` without a further
  /// clip.
  private func isClipped(_ index: Int, as home: Int) -> Bool {
    spaces.tree.range(of: home).contains(index)
      && spaces.placements[spaces.tree.list[index]].clippingLayer == spaces.placements[home].clippingLayer
  }

  /// Whether one opaque space in front of the layer at an index of ``SpaceTree/list`` hides a whole
  /// rectangle.
  ///
  /// O(opaque spaces).
  func isCovered(_ rect: Rect, at index: Int) -> Bool {
    for front in spaces.tree.opaque where spaces.hides(rect, with: front, at: index) { return true }
    return false
  }
}

extension Array where Element == TargetID {
  /// Removes an element from the array, which must be in ascending order; does nothing if the array does not
  /// contain the element.
  mutating func removeOrdered(_ id: TargetID) {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < id { low = middle + 1 } else { high = middle }
    }
    if low < count, self[low] == id { remove(at: low) }
  }
}

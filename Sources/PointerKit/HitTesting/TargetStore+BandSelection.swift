import Kinematics
import Magnetism

/// The targets that a selection band covers (I7).
extension TargetStore {
  /// Collects the selectable targets whose frames a band touches, in ascending order.
  ///
  /// Only enabled targets with an area count. In the band's own space, if it has a clip, a target counts where
  /// its frame touches `area`, even if it has been scrolled out of view since the band began. Elsewhere it
  /// counts where the part that is visible through its clip touches the band and is not wholly covered by an
  /// opaque space. O(targets near the band), O(n log n) in those found.
  func collect(in band: Rect, home area: Rect, of home: SpaceID, into found: inout [TargetID]) {
    found.removeAll(keepingCapacity: true)
    var walk = LayerWalk()
    while let layer = walk.next(in: spaces) {
      let (offset, clip) = (spaces.offset(of: layer), spaces.clip(of: layer))
      let isHome = spaces.layers[layer].id == home && clip != nil
      let (touching, visible) = isHome ? (area, nil) : (band, clip)
      index.forEach(meeting: spaces.surroundings(of: touching, in: layer), in: layer, of: boxes) { slot in
        guard targets[slot].isEnabled, targets[slot].isSelectable, !targets[slot].frame.isEmpty else {
          return
        }
        let frame = targets[slot].frame.offset(by: offset)
        let seen = visible.map { frame.intersection($0) } ?? frame
        guard let part = seen?.intersection(touching), isHome || !isCovered(part, before: layer) else {
          return
        }
        found.append(targets[slot].id)
      }
    }
    found.sortInPlace()
  }

  /// Whether an opaque space in front of a layer hides a rectangle wholly.
  private func isCovered(_ rect: Rect, before layer: Int) -> Bool {
    var walk = LayerWalk()
    while let front = walk.next(in: spaces), front != layer {
      guard spaces.layers[front].space.isOpaque else { continue }
      guard let clip = spaces.clip(of: front), clip.intersection(rect) != rect else { return true }
    }
    return false
  }
}

extension Array where Element == TargetID {
  /// Sorts in ascending order without allocating, unlike the standard library's sort.
  ///
  /// O(n) if the array is in order already, as targets mostly are; else a heap sort in O(n log n).
  mutating func sortInPlace() {
    guard indices.dropFirst().contains(where: { self[$0] < self[$0 - 1] }) else { return }
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(root, below: count) }
    for last in stride(from: count - 1, to: 0, by: -1) {
      swapAt(0, last)
      sift(0, below: last)
    }
  }

  /// Moves an element down the heap until its children are no greater.
  private mutating func sift(_ start: Int, below end: Int) {
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end, self[child + 1] > self[child] { child += 1 }
      if self[root] >= self[child] { return }
      swapAt(root, child)
      root = child
    }
  }
}

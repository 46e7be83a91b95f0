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
  /// O(n log n + n · opaque spaces) in the n targets near the band, and O(spaces).
  func collect(in band: Rect, home area: Rect, of home: SpaceID, into found: inout [TargetID]) {
    found.removeAll(keepingCapacity: true)
    let home = spaces.attachedLayer(of: home).flatMap { spaces.clip(of: $0) == nil ? nil : $0 }
    var walk = LayerWalk()
    while let layer = walk.next(in: spaces) {
      let placement = spaces.placements[layer]
      let position = walk.index - 1
      let isHome = home.map { isClipped(position, as: $0) } ?? false
      guard isHome || !placement.isClippedAway else { continue }
      var visible: Rect? = isHome ? area : band
      if !isHome, let clip = placement.clip { visible = band.intersection(clip) }
      guard let touching = visible else { continue }
      index.forEach(meeting: spaces.surroundings(of: touching, in: layer), in: layer) { slot in
        guard targets[slot].isEnabled, targets[slot].isSelectable, !targets[slot].frame.isEmpty else {
          return
        }
        let frame = targets[slot].frame.offset(by: placement.offset)
        guard let part = frame.intersection(touching), isHome || !isCovered(part, at: position) else {
          return
        }
        found.append(targets[slot].id)
      }
    }
    found.sortInPlace()
  }

  /// Whether the layer at an index of ``SpaceTree/list`` is `home`, or is within `home` without a further
  /// clip.
  private func isClipped(_ index: Int, as home: Int) -> Bool {
    spaces.tree.range(of: home).contains(index)
      && spaces.placements[spaces.tree.list[index]].clippingLayer == spaces.placements[home].clippingLayer
  }
}

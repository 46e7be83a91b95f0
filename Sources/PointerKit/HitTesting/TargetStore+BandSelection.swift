import Kinematics

/// The targets that a selection band covers (I7).
extension TargetStore {
  /// Collects the selectable targets whose frames a band touches, in ascending order of their ids.
  ///
  /// Only enabled targets with an area count, in the space `home` in which the band began, and in those spaces
  /// within it that have no surface of their own, or let the band of their parent in. `area` is the part of the
  /// band in `home`, in window points. If `home` is clipped, a target in it counts if its frame touches `area`,
  /// even if the target has been scrolled out of view. The same applies to targets in spaces within `home` to
  /// which no further clip applies. Otherwise, a target counts if its visible part touches the band, unless one
  /// opaque space covers all of the touching part.
  ///
  /// O(n log n + n · opaque spaces) in the n targets near the band, and O(spaces).
  func collect(in band: Rect, home area: Rect, of home: SpaceID, into found: inout [TargetID]) {
    found.removeAll(keepingCapacity: true)
    // If the space is gone, the band goes on in the window.
    let ground = spaces.attachedLayer(of: home) ?? 0
    let home = spaces.clip(of: ground) == nil ? nil : ground
    var walk = LayerWalk()
    while let layer = walk.next(in: spaces) {
      let placement = spaces.placements[layer]
      let position = walk.index - 1
      guard spaces.letsBand(of: ground, into: layer) else { continue }
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

extension SpaceTable {
  /// Whether a band that began in a layer may select in another one: in itself, and in layers within it that have no
  /// surface of their own, or let the band of their parent in.
  func letsBand(of ground: Int, into layer: Int) -> Bool {
    var layer = layer
    while layer != ground {
      guard let parent = parent(of: layer),
        !placements[layer].hasSurface || layers[layer].space.letsParentBandIn
      else { return false }
      layer = parent
    }
    return true
  }
}

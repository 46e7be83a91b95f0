package import Kinematics

/// The positions, the regions and the visibility of targets and spaces in the window, and the targets in a
/// rectangle of it.
extension TargetStore {
  // MARK: Targets

  /// The frame of a target in the window; nil if the target, its space or a parent of the space is not
  /// registered.
  func windowFrame(of id: TargetID) -> Rect? {
    guard let slot = slot(of: id), let layer = paintedLayer(ofSlot: slot) else { return nil }
    return targets[slot].frame.offset(by: spaces.offset(of: layer))
  }

  /// The region of a target in the window, without the bridges to other members of its group (R4).
  ///
  /// It is nil if the target, its space or a parent of the space is not registered.
  func windowRegion(of id: TargetID) -> Rect? {
    guard let slot = slot(of: id), let layer = paintedLayer(ofSlot: slot) else { return nil }
    return region(of: slot).offset(by: spaces.offset(of: layer))
  }

  /// A rectangle that contains all points of the window at which a target may be hovered.
  ///
  /// It is nil if the target, its space or a parent of the space is not registered. O(members) in a tab bar.
  func windowReach(of id: TargetID) -> Rect? {
    guard let slot = slot(of: id), let layer = paintedLayer(ofSlot: slot) else { return nil }
    var reach = index.boxes[slot].rect.offset(by: spaces.offset(of: layer))
    if let number = listings[slot].groupNumber, groups.groups[number].isTabBar {
      for member in groups.groups[number].members {
        guard let other = paintedLayer(ofSlot: Int(member)) else { continue }
        reach = reach.union(index.boxes[Int(member)].rect.offset(by: spaces.offset(of: other)))
      }
    }
    return reach
  }

  /// The region of a target in the coordinates of its space, without the bridges to other members of its
  /// group (R4).
  func region(of slot: Int) -> Rect {
    configuration.region(
      of: targets[slot].frame, padding: targets[slot].padding, hasBezel: targets[slot].hasBezel)
  }

  /// Whether a target is enabled, and its space and all parents of the space are registered and enabled.
  func isPresent(_ id: TargetID) -> Bool {
    guard let slot = slot(of: id), targets[slot].isEnabled else { return false }
    return isEnabled(targets[slot].space)
  }

  // MARK: Spaces

  /// The position of a space's origin in the window, as a vector; nil if the space or one of its parents is
  /// not registered.
  func offset(of id: SpaceID) -> Vector? { spaces.attachedLayer(of: id).map { spaces.offset(of: $0) } }

  /// The part of the window through which a space is visible; nil if nothing clips the space, or if the space
  /// or one of its parents is not registered.
  func clip(of id: SpaceID) -> Rect? { spaces.attachedLayer(of: id).flatMap { spaces.clip(of: $0) } }

  /// Whether a space and all its parents are registered and enabled.
  func isEnabled(_ id: SpaceID) -> Bool {
    spaces.attachedLayer(of: id).map { spaces.placements[$0].isEnabled } ?? false
  }

  /// The enabled spaces that are visible at a point of the window, from front to back.
  ///
  /// An opaque space hides the spaces behind it, but not the spaces within it. Allocates.
  func visibleSpaces(at point: Point) -> [SpaceID] {
    var visible: [SpaceID] = []
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) { visible.append(spaces.layers[layer].id) }
    return visible
  }

  /// The frontmost enabled space whose surface contains a point of the window; the window if there is none.
  ///
  /// A space has a surface if it has a clip of its own or is opaque; the surface is beneath all that the
  /// space contains.
  func frontmostSpace(at point: Point) -> SpaceID {
    var frontmost = 0
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) {
      guard spaces.placements[layer].hasSurface else { continue }
      frontmost = layer
      // Only layers within this layer can still have surfaces in front of its surface.
      walk.endAfterSubtree(of: layer, in: spaces)
    }
    return spaces.layers[frontmost].id
  }

  // MARK: Painting

  /// The layer of a target's space; nil if the space or one of its parents is not registered.
  ///
  /// If the result is nil, the target is not painted. Disabled targets and spaces are painted.
  func paintedLayer(ofSlot slot: Int) -> Int? {
    let layer = Int(listings[slot].layer)
    return spaces.placements[layer].isAttached ? layer : nil
  }

  /// The rank of a layer; a layer farther in front has a higher rank.
  func depth(ofLayer layer: Int) -> Int { -spaces.tree.index(of: layer) }

  // MARK: Targets in a rectangle

  /// Calls `body` with each enabled target in an enabled space, if its box meets a rectangle of the window.
  ///
  /// The box of a target contains its region and its frame. In a space whose offset is not zero, a box that
  /// almost meets the rectangle may be included too. The order is arbitrary. Targets that others cover are
  /// included, but targets in spaces that are clipped away are not.
  ///
  /// `body` receives the slot, the region in the window, and the offset of the target's space. The region
  /// does not include bridges to other members of a group (R4). O(spaces + regions in the rectangle's cells).
  func forEachRegion(
    around rect: Rect, _ body: (_ slot: Int, _ region: RegionBox, _ offset: Vector) -> Void
  ) {
    // The closure captures single properties, since a closure that captures the store copies it.
    let (targets, configuration) = (targets, configuration)
    var walk = LayerWalk()
    while let layer = walk.next(in: spaces) {
      if spaces.placements[layer].isClippedAway { continue }
      let offset = spaces.offset(of: layer)
      index.forEach(meeting: spaces.searchArea(for: rect, in: layer), in: layer) { slot in
        guard targets[slot].isEnabled else { return }
        let region = configuration.region(
          of: targets[slot].frame, padding: targets[slot].padding, hasBezel: targets[slot].hasBezel)
        body(slot, RegionBox(region.offset(by: offset)), offset)
      }
    }
  }

  /// Appends the enabled targets in enabled spaces whose regions meet a rectangle of the window.
  ///
  /// Targets in spaces that are clipped away are left out. The order is arbitrary.
  package func collectTargets(meeting rect: Rect, into identifiers: inout [TargetID]) {
    let (targets, box) = (targets, RegionBox(rect))
    forEachRegion(around: rect) { slot, region, _ in
      if region.meets(box) { identifiers.append(targets[slot].id) }
    }
  }

  /// Collects the selectable targets whose frames a band touches, in ascending order of their ids (I7).
  ///
  /// Only enabled targets with an area count, in the space `home` in which the band began, and in those
  /// spaces within it that have no surface of their own, or let the band of their parent in. `area` is the
  /// part of the band in `home`, in window points. If `home` is clipped, a target in it counts if its frame
  /// touches `area`, even if the target has been scrolled out of view. The same applies to targets in spaces
  /// within `home` to which no further clip applies. Otherwise, a target counts if its visible part touches
  /// the band, unless one opaque space covers all of the touching part.
  ///
  /// O(n log n + n · opaque spaces) in the n targets near the band, and O(spaces).
  func collectSelectable(
    in band: Rect, home area: Rect, of home: SpaceID, into identifiers: inout [TargetID]
  ) {
    identifiers.empty()
    // If the space is gone, the band goes on in the window.
    let ground = spaces.attachedLayer(of: home) ?? 0
    let groundIsClipped = spaces.clip(of: ground) != nil
    var walk = LayerWalk()
    while let layer = walk.next(in: spaces) {
      guard spaces.mayBandSelect(from: ground, in: layer) else { continue }
      let placement = spaces.placements[layer]
      // 1. The part of the band that counts in this space.
      let countsOutOfView =
        groundIsClipped && placement.clippingLayer == spaces.placements[ground].clippingLayer
      var touchable: Rect? = band
      if countsOutOfView {
        touchable = area
      } else if placement.isClippedAway {
        continue
      } else if let clip = placement.clip {
        touchable = band.intersection(clip)
      }
      guard let touchable else { continue }
      // 2. The targets that it touches.
      let order = walk.index
      index.forEach(meeting: spaces.searchArea(for: touchable, in: layer), in: layer) { slot in
        guard targets[slot].isEnabled, targets[slot].isSelectable, !targets[slot].frame.isEmpty,
          let part = targets[slot].frame.offset(by: placement.offset).intersection(touchable),
          countsOutOfView || !spaces.isHidden(part, at: order)
        else { return }
        identifiers.append(targets[slot].id)
      }
    }
    identifiers.sortWithoutAllocating()
  }
}

extension SpaceTable {
  /// Whether a band that began in a layer may select in another one: in itself, and in layers within it that
  /// have no surface of their own, or let the band of their parent in.
  fileprivate func mayBandSelect(from ground: Int, in layer: Int) -> Bool {
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

extension Rect {
  /// Whether two rectangles share an area, and not only an edge.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && !isEmpty
      && !other.isEmpty
  }

  /// The part of the rectangle within a clip; without a clip, the whole rectangle.
  ///
  /// If the rectangle and the clip do not meet, the part is empty.
  func clipped(to clip: Rect?) -> Rect {
    guard let clip else { return self }
    return intersection(clip) ?? Rect(origin: origin, size: .zero)
  }
}

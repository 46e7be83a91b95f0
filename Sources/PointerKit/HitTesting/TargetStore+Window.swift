import Kinematics

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
      walk.confine(to: layer, in: spaces)
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

  /// Whether one opaque space in front of the layer at an index of ``SpaceTree/list`` hides a whole
  /// rectangle.
  ///
  /// O(opaque spaces).
  func isCovered(_ rect: Rect, at index: Int) -> Bool {
    for front in spaces.tree.opaque where spaces.hides(rect, with: front, at: index) { return true }
    return false
  }
}

extension Rect {
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

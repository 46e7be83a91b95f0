package import Kinematics

/// Hit testing, and the positions of targets and spaces in the window.
extension TargetStore {
  /// The target whose region contains a point of the window (M2, P3).
  ///
  /// Spaces are searched from front to back; an opaque space hides what is behind it, but nothing that it
  /// contains. If the region belongs to a disabled member of a group, the result is nil. O(spaces + regions
  /// near the point + members of a tab bar there).
  package func topmost(at point: Point) -> TargetID? {
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) {
      let slot = topmost(at: spaces.local(point, in: layer), in: layer)
      if slot >= 0 { return targets[slot].isEnabled ? targets[slot].id : nil }
    }
    return nil
  }

  /// The target whose region contains a point of the window, among all targets except one, such as a dragged
  /// target.
  ///
  /// O(spaces + regions near the point + members of a tab bar there).
  func topmost(at point: Point, except id: TargetID?) -> TargetID? {
    guard let excluded = id.flatMap({ slot(of: $0) }) else { return topmost(at: point) }
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) {
      let slot = topmost(at: spaces.local(point, in: layer), in: layer, except: excluded)
      if slot >= 0 { return targets[slot].isEnabled ? targets[slot].id : nil }
    }
    return nil
  }

  /// The target whose region contains a point of the window, and what was done to find it.
  ///
  /// `boxCount` is the number of boxes that contain the point. `examinedCount` is the number of regions in
  /// the cells that contain the point. This number depends on how the tiles of the index are divided, and
  /// therefore on earlier changes of the index.
  func countingTopmost(at point: Point) -> (target: TargetID?, boxCount: Int, examinedCount: Int) {
    var walk = LayerWalk(at: point)
    var (boxCount, examinedCount) = (0, 0)
    while let layer = walk.next(in: spaces) {
      let local = spaces.local(point, in: layer)
      let slot = topmost(at: local, in: layer) {
        boxCount &+= $0
        examinedCount &+= $1
      }
      if slot >= 0 { return (targets[slot].isEnabled ? targets[slot].id : nil, boxCount, examinedCount) }
    }
    return (nil, boxCount, examinedCount)
  }

  /// The slot of the target whose region contains a point in the coordinates of a layer, or −1.
  ///
  /// The target may be a disabled member of a group. `count` is called once for each box that contains the
  /// point, and once for each examined cell, with the number of regions in the cell.
  private func topmost(
    at point: Point, in layer: Int, except excluded: Int? = nil,
    count: (_ boxes: Int, _ examined: Int) -> Void = { _, _ in }
  ) -> Int {
    var best = -1
    var groupCount = 0
    index.forEach(at: point, in: layer, of: boxes, count: { count(0, $0) }) { slot in
      count(1, 0)
      if let excluded, slot == excluded { return }
      // Usually the box is the region. The other cases are rare, so they are not inlined.
      if listings[unchecked: slot].isPlain || isHit(slot, at: point, &groupCount) {
        best = best < 0 ? slot : targets.preferred(best, slot, at: point)
      }
    }
    return groupCount < 2 && tabBars.isEmpty
      ? best : bridged(best, at: point, in: layer, except: excluded, isGrouped: groupCount > 1)
  }

  /// Whether the region of a target that is not plain (``Listing/isPlain``) counts and contains a point.
  ///
  /// If the target is in a group and its region counts, `groupCount` is increased.
  @inline(never)
  private func isHit(_ slot: Int, at point: Point, _ groupCount: inout Int) -> Bool {
    targets.withElement(at: slot) { target in
      guard target.pointee.isEnabled || keepsRegion(slot) else { return false }
      if target.pointee.group != nil { groupCount &+= 1 }
      return configuration.region(of: target.pointee).contains(point)
    }
  }

  /// The preferred one of these targets: the best target so far, and those members of groups whose regions
  /// extend across a gap to the point; −1 if there are none.
  @inline(never)
  private func bridged(
    _ best: Int, at point: Point, in layer: Int, except excluded: Int?, isGrouped: Bool
  ) -> Int {
    if best >= 0, targets[best].frame.contains(point) { return best }
    var best = best
    func consider(_ member: Int?) {
      guard let member, member != excluded else { return }
      best = best < 0 ? member : targets.preferred(best, member, at: point)
    }
    if isGrouped { consider(bridge(at: point, in: layer)) }
    if !tabBars.isEmpty { consider(tabBarMember(at: point, in: layer)) }
    return best
  }

  /// The targets whose own regions contain a point of the window, from front to back.
  ///
  /// Disabled targets are included. Hit testing prefers each target to the targets after it. The regions do
  /// not include bridges to other members of a group (R4). O(n log n) in the regions near the point;
  /// allocates.
  func stack(at point: Point) -> [TargetID] {
    var stack: [TargetID] = []
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) {
      let local = spaces.local(point, in: layer)
      var slots: [Int] = []
      forEachSlot(at: local, in: layer) { slot in
        if region(of: slot).contains(local) { slots.append(slot) }
      }
      // The closure captures only the targets, since a closure that captures the store copies it.
      let targets = targets
      slots.sort { targets.isPreferred($0, to: $1, at: local) }
      for slot in slots { stack.append(targets[slot].id) }
    }
    return stack
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

  // MARK: Regions

  /// The region of a target in the coordinates of its space, without the bridges to other members of its
  /// group (R4).
  func region(of slot: Int) -> Rect { configuration.region(of: targets[slot]) }

  /// Calls `body` with the slot of each target, enabled or not, whose box contains a point in the coordinates
  /// of a layer.
  func forEachSlot(at point: Point, in layer: Int, _ body: (Int) -> Void) {
    index.forEach(at: point, in: layer, of: boxes, body)
  }

  /// Calls `body` with each enabled target in an enabled space, if its box meets a rectangle of the window.
  ///
  /// The box of a target contains its region and its frame. In a space whose offset is not zero, a box that
  /// almost meets the rectangle may be included too. The order is arbitrary. Targets that others cover are
  /// included, but targets in spaces that are clipped away are not.
  ///
  /// `body` receives the slot, the region in the window, and the offset of the target's space. The region
  /// does not include bridges to other members of a group (R4). Once `isEnough` returns true, the search ends
  /// before the next cell of the index. O(spaces + regions in the rectangle's cells).
  func forEachRegion(
    around rect: Rect, until isEnough: () -> Bool = { false },
    _ body: (_ slot: Int, _ region: RegionBox, _ offset: Vector) -> Void
  ) {
    // The closure captures single properties, since a closure that captures the store copies it.
    let (targets, boxes, listings, configuration) = (targets, boxes, listings, configuration)
    var walk = LayerWalk()
    while let layer = walk.next(in: spaces) {
      if spaces.placements[layer].isClippedAway { continue }
      let offset = spaces.offset(of: layer)
      let isInWindow = offset == .zero
      if isEnough() { return }
      index.forEach(
        meeting: spaces.surroundings(of: rect, in: layer), in: layer, of: boxes, until: { _ in isEnough() }
      ) { slot in
        var region = boxes[unchecked: slot]
        if !isInWindow || !listings[unchecked: slot].isPlain {
          guard targets[slot].isEnabled else { return }
          region = RegionBox(configuration.region(of: targets[slot]).offset(by: offset))
        }
        body(slot, region, offset)
      }
    }
  }

  /// Appends the enabled targets in enabled spaces whose regions meet a rectangle of the window.
  ///
  /// Targets in spaces that are clipped away are left out. The order is arbitrary.
  package func collect(meeting rect: Rect, into identifiers: inout [TargetID]) {
    let (targets, box) = (targets, RegionBox(rect))
    forEachRegion(around: rect) { slot, region, _ in
      if region.meets(box) { identifiers.append(targets[slot].id) }
    }
  }

  // MARK: The window

  /// The frame of a target in the window; nil if the target, its space or a parent of the space is not
  /// registered.
  ///
  /// The function is inlined, since Swift would copy the whole store of 600 bytes for a call.
  func windowFrame(of id: TargetID) -> Rect? {
    guard let slot = slot(of: id), let offset = offset(of: targets[slot].space) else { return nil }
    return targets[slot].frame.offset(by: offset)
  }

  /// The region of a target in the window, without the bridges to other members of its group (R4).
  ///
  /// It is nil if the target, its space or a parent of the space is not registered.
  func windowRegion(of id: TargetID) -> Rect? {
    guard let slot = slot(of: id), let offset = offset(of: targets[slot].space) else { return nil }
    return region(of: slot).offset(by: offset)
  }

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

  /// Whether a target is enabled, and its space and all parents of the space are registered and enabled.
  func isPresent(_ id: TargetID) -> Bool {
    guard let slot = slot(of: id), targets[slot].isEnabled else { return false }
    return isEnabled(targets[slot].space)
  }

  /// Whether two targets are members of one group.
  func areInSameGroup(_ first: TargetID, _ second: TargetID) -> Bool {
    guard let first = slot(of: first), let second = slot(of: second), let group = targets[first].group else {
      return false
    }
    return targets[second].group == group
  }

  /// Whether a target reveals an element; true for a target that is no longer registered.
  func reveals(_ element: RevealedElement, by target: TargetID) -> Bool {
    slot(of: target).map { targets[$0].reveals.contains(element) } ?? true
  }
}

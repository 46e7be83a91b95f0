package import Kinematics

/// Hit testing: the choice of exactly one target at a point (M2, P3).
extension TargetStore {
  /// The target whose region contains a point of the window, among all targets except one, such as a dragged
  /// target.
  ///
  /// Spaces are searched from front to back; an opaque space hides what is behind it, but nothing that it
  /// contains. A thin target may claim the point (R7). If the region belongs to a disabled member of a group, the
  /// result is nil. O(spaces + regions near the point + members of groups in whose gap the point may lie).
  package func topmost(at point: Point, except id: TargetID? = nil) -> TargetID? {
    topmostSlot(at: point, except: id).flatMap { targets[$0].isEnabled ? targets[$0].id : nil }
  }

  /// The slot of the target whose region contains a point of the window, which may be a disabled member of a group.
  func topmostSlot(at point: Point, except id: TargetID? = nil) -> Int? {
    let excluded = id.flatMap { slot(of: $0) } ?? -1
    var holder: Int?
    var walk = LayerWalk(at: point)
    while holder == nil, let layer = walk.next(in: spaces) {
      holder = topmost(at: point, in: layer, except: excluded)
    }
    if claimants.layers.isEmpty { return holder }
    return claimant(at: point, over: holder, except: excluded) ?? holder
  }

  /// The slot of the target of a layer whose region contains a point of the window; nil if there is none.
  ///
  /// The target may be a disabled member of a group. `excluded` is the slot of a target that is left out.
  private func topmost(at windowPoint: Point, in layer: Int, except excluded: Int) -> Int? {
    let point = spaces.local(windowPoint, in: layer)
    var best: Int?
    var isGrouped = false
    index.forEach(at: point, in: layer) { slot in
      if !listings[slot].isPlain {
        if listings[slot].group >= 0 { isGrouped = true }
        guard keepsRegion(slot), region(of: slot).contains(point) else { return }
      }
      if slot != excluded { best = best.map { preferred($0, slot, at: point) } ?? slot }
    }
    if let best, targets[best].frame.contains(point) { return best }
    return isGrouped || !groups.tabBars.isEmpty
      ? bridged(best, at: windowPoint, in: layer, except: excluded) : best
  }

  /// The preferred one of these targets: the best target so far, and those members of groups whose regions
  /// extend across a gap to the point; nil if there are none.
  private func bridged(_ best: Int?, at windowPoint: Point, in layer: Int, except excluded: Int) -> Int? {
    let point = spaces.local(windowPoint, in: layer)
    var best = best
    func considerMember(ofGroup number: Int) {
      let member = memberAcrossGap(at: windowPoint, in: layer, ofGroup: number, except: excluded)
      if let member { best = best.map { preferred($0, member, at: point) } ?? member }
    }
    let space = spaces.layers[layer].id
    index.forEach(at: point, in: layer) { slot in
      guard let number = listings[slot].groupNumber else { return }
      // A group is considered once: at the first of its members whose box contains the point.
      let first = groups.groups[number].members.first {
        targets[Int($0)].space == space && index.boxes[Int($0)].contains(point)
      }
      if let first, Int(first) == slot { considerMember(ofGroup: number) }
    }
    // The members of a tab bar may be far from the point.
    for number in groups.tabBars { considerMember(ofGroup: number) }
    return best
  }

  /// The targets whose own regions contain a point of the window, from front to back.
  ///
  /// Disabled targets are included. Hit testing prefers each target to the targets after it. The regions do
  /// not include bridges to other members of a group (R4). A thin target that claims the point (R7) is the first.
  /// O(n log n) in the regions near the point; allocates.
  func stack(at point: Point) -> [TargetID] {
    var stack: [TargetID] = []
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) {
      let local = spaces.local(point, in: layer)
      var slots: [Int] = []
      index.forEach(at: local, in: layer) { slot in
        if region(of: slot).contains(local) { slots.append(slot) }
      }
      slots.sortInPlace { isPreferred($0, to: $1, at: local) }
      for slot in slots { stack.append(targets[slot].id) }
    }
    if !claimants.layers.isEmpty, let slot = topmostSlot(at: point), listings[slot].isClaimant {
      stack.removeAll { $0 == targets[slot].id }
      stack.insert(targets[slot].id, at: 0)
    }
    return stack
  }

  /// Whether the pointer may coast over what is at a point of the window: the hovered target, the frontmost space
  /// there and the spaces that contain it.
  func coasts(at point: Point) -> Bool {
    let slot = topmostSlot(at: point)
    if let slot, !targets[slot].coasts { return false }
    var layer =
      slot.flatMap { spaces.layer(of: targets[$0].space) } ?? spaces.layer(of: frontmostSpace(at: point))
    while let current = layer {
      if !spaces.layers[current].space.coasts { return false }
      layer = spaces.parent(of: current)
    }
    return true
  }

  // MARK: Precedence

  func preferred(_ slot: Int, _ other: Int, at point: Point) -> Int {
    isPreferred(other, to: slot, at: point) ? other : slot
  }

  /// Whether hit testing prefers one target to another target of the same space.
  ///
  /// If only one of the two frames contains the point, the target with that frame is preferred. Otherwise the
  /// target with the higher z is preferred. At equal z, the smaller target is preferred if both frames
  /// contain the point, so that a button comes before the card on which it lies. If neither frame contains
  /// the point, the nearer target is preferred. If the targets are equal in this too, the target with
  /// the lower id is preferred. So if several frames contain the point, the target that is painted last in
  /// the plain state (without effects) is preferred; see `PaintingOrder.swift`.
  func isPreferred(_ slot: Int, to other: Int, at point: Point) -> Bool {
    let (frame, otherFrame) = (targets[slot].frame, targets[other].frame)
    let isInFrame = frame.contains(point)
    if isInFrame != otherFrame.contains(point) { return isInFrame }
    if targets[slot].z != targets[other].z { return targets[slot].z > targets[other].z }
    let (rank, otherRank) =
      isInFrame
      ? (frame.size.area, otherFrame.size.area)
      : (frame.distanceSquared(to: point), otherFrame.distanceSquared(to: point))
    return rank == otherRank ? targets[slot].id < targets[other].id : rank < otherRank
  }

  // MARK: Regions

  func region(of slot: Int) -> Rect {
    configuration.region(
      of: targets[slot].frame, padding: targets[slot].padding, hasBezel: targets[slot].hasBezel)
  }

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
      index.forEach(meeting: spaces.surroundings(of: rect, in: layer), in: layer) { slot in
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
  package func collect(meeting rect: Rect, into identifiers: inout [TargetID]) {
    let (targets, box) = (targets, RegionBox(rect))
    forEachRegion(around: rect) { slot, region, _ in
      if region.meets(box) { identifiers.append(targets[slot].id) }
    }
  }
}

package import Kinematics

/// Hit testing: the choice of exactly one target at a point (M2, P3).
///
/// 1. Spaces are searched from front to back. An opaque space hides what is behind it, but nothing that it
///    contains.
/// 2. Within a space, a target is a candidate if its region contains the point; see ``region(of:)``. Between
///    members of a group, the regions also extend across the gaps; see
///    ``memberAcrossGap(at:in:ofGroup:except:)``.
/// 3. Of several candidates, ``isPreferred(_:to:at:)`` chooses.
/// 4. A thin target may claim the point over the target that was found; see ``claimant(at:over:except:)``.
/// 5. For the pointer, the last target is kept while the point is close to its border; see
///    ``hoverCandidate(at:keeping:margin:except:)``.
extension TargetStore {
  /// The target whose region contains a point of the window, among all targets except one, such as a dragged
  /// target.
  ///
  /// If the region belongs to a disabled member of a group, the result is nil. O(spaces + regions near the
  /// point + members of groups in whose gap the point may lie).
  package func topmost(at point: Point, except id: TargetID? = nil) -> TargetID? {
    guard let slot = topmostSlot(at: point, except: id), targets[slot].isEnabled else { return nil }
    return targets[slot].id
  }

  /// The slot of the target whose region contains a point of the window, which may be a disabled member of a
  /// group.
  func topmostSlot(at point: Point, except id: TargetID? = nil) -> Int? {
    let excluded = id.flatMap { slot(of: $0) }
    var found: Int?
    var walk = LayerWalk(at: point)
    while found == nil, let layer = walk.next(in: spaces) {
      found = topmostSlot(at: point, in: layer, except: excluded)
    }
    if claimants.layers.isEmpty { return found }
    return claimant(at: point, over: found, except: excluded) ?? found
  }

  /// The slot of the target of a layer whose region contains a point of the window; nil if there is none.
  ///
  /// The target may be a disabled member of a group. `excluded` is the slot of a target that is left out.
  private func topmostSlot(at windowPoint: Point, in layer: Int, except excluded: Int?) -> Int? {
    let point = spaces.localPoint(windowPoint, in: layer)
    var best: Int?
    var isNearGroup = false
    index.forEach(at: point, in: layer) { slot in
      if !listings[slot].isPlain {
        if listings[slot].group >= 0 { isNearGroup = true }
        guard keepsRegion(slot), region(of: slot).contains(point) else { return }
      }
      if slot != excluded { best = preferred(best, slot, at: point) }
    }
    // A frame that contains the point is preferred to what extends across a gap.
    if let best, targets[best].frame.contains(point) { return best }
    if !isNearGroup, groups.tabBars.isEmpty { return best }
    return preferred(best, orMembersAcrossGapsAt: windowPoint, in: layer, except: excluded)
  }

  /// The preferred one of these targets: the best target so far, and those members of groups whose regions
  /// extend across a gap to the point; nil if there are none.
  private func preferred(
    _ best: Int?, orMembersAcrossGapsAt windowPoint: Point, in layer: Int, except excluded: Int?
  ) -> Int? {
    let point = spaces.localPoint(windowPoint, in: layer)
    var best = best
    func considerMember(ofGroup number: Int) {
      if let member = memberAcrossGap(at: windowPoint, in: layer, ofGroup: number, except: excluded) {
        best = preferred(best, member, at: point)
      }
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

  // MARK: Precedence

  /// The preferred one of two targets of the same space; the second if there is no first.
  private func preferred(_ slot: Int?, _ other: Int, at point: Point) -> Int {
    guard let slot, !isPreferred(other, to: slot, at: point) else { return other }
    return slot
  }

  /// Whether hit testing prefers one target to another target of the same space.
  ///
  /// 1. A target whose frame contains the point is preferred to one whose frame does not.
  /// 2. Then the target with the higher z is preferred.
  /// 3. Then, if both frames contain the point, the smaller one is preferred, so that a button comes before
  ///    the card on which it lies. If neither contains it, the nearer one is preferred.
  /// 4. Then the target with the lower id is preferred.
  ///
  /// So if several frames contain the point, the target that is painted last in the plain state (without
  /// effects) is preferred; see `PaintingOrder.swift`.
  func isPreferred(_ slot: Int, to other: Int, at point: Point) -> Bool {
    let frame = targets[slot].frame
    let otherFrame = targets[other].frame
    let isInFrame = frame.contains(point)
    if isInFrame != otherFrame.contains(point) { return isInFrame }
    if targets[slot].z != targets[other].z { return targets[slot].z > targets[other].z }
    let rank = isInFrame ? frame.size.area : frame.distanceSquared(to: point)
    let otherRank = isInFrame ? otherFrame.size.area : otherFrame.distanceSquared(to: point)
    return rank == otherRank ? targets[slot].id < targets[other].id : rank < otherRank
  }

  // MARK: What else is at a point

  /// The targets whose own regions contain a point of the window, from front to back.
  ///
  /// Disabled targets are included. Hit testing prefers each target to the targets after it. The regions do
  /// not include bridges to other members of a group (R4). A thin target that claims the point (R7) is the
  /// first. O(n log n) in the regions near the point; allocates.
  func stack(at point: Point) -> [TargetID] {
    var stack: [TargetID] = []
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) {
      let local = spaces.localPoint(point, in: layer)
      var slots: [Int] = []
      index.forEach(at: local, in: layer) { slot in
        if region(of: slot).contains(local) { slots.append(slot) }
      }
      slots.sort { isPreferred($0, to: $1, at: local) }
      for slot in slots { stack.append(targets[slot].id) }
    }
    if !claimants.layers.isEmpty, let slot = topmostSlot(at: point), listings[slot].isClaimant {
      stack.removeAll { $0 == targets[slot].id }
      stack.insert(targets[slot].id, at: 0)
    }
    return stack
  }

  /// Whether the pointer may coast over what is at a point of the window: the hovered target, the frontmost
  /// space there and the spaces that contain it.
  func mayCoast(at point: Point) -> Bool {
    let slot = topmostSlot(at: point)
    if let slot, !targets[slot].behavior.coasts { return false }
    var next = spaces.layer(of: slot.map { targets[$0].space } ?? frontmostSpace(at: point))
    while let layer = next {
      if !spaces.layers[layer].space.coasts { return false }
      next = spaces.parent(of: layer)
    }
    return true
  }

  /// The target that receives a drop on another target at a point of the window (I15): this target, if it
  /// accepts drops, or the frontmost target that does and has the other's whole frame within its own.
  ///
  /// `excluded` is the dragged target. O(spaces + regions near the center of the other target).
  func dropReceiver(on id: TargetID, at point: Point, except excluded: TargetID?) -> TargetID? {
    guard let slot = slot(of: id) else { return nil }
    if targets[slot].mayAcceptDrops { return id }
    guard let frame = windowFrame(of: id) else { return nil }
    let dragged = excluded.flatMap { self.slot(of: $0) }
    var walk = LayerWalk(at: point)
    while let layer = walk.next(in: spaces) {
      let center = spaces.localPoint(frame.center, in: layer)
      let offset = spaces.offset(of: layer)
      var best: Int?
      index.forEach(at: center, in: layer) { other in
        guard other != dragged, targets[other].isEnabled, targets[other].mayAcceptDrops,
          targets[other].frame.offset(by: offset).contains(frame)
        else { return }
        best = preferred(best, other, at: center)
      }
      if let best { return targets[best].id }
    }
    return nil
  }
}

// MARK: - Borders

/// The last target that the pointer was clearly inside, and where; the target is nil if it was clearly on
/// none.
///
/// Only an input or time changes it, so that what is hovered does not depend on the order in which a layout
/// is registered.
struct LastClearTarget: Hashable, Sendable {
  var target: TargetID?
  var position = Point.zero
}

/// The target that the pointer is on, or keeps.
struct HoverCandidate {
  var target: TargetID?
  /// Whether the pointer is clearly on the target, or on none, rather than beside a target that it keeps.
  var isUnambiguous = true
  /// Whether the pointer is on a disabled member of the target's group, so that the pointer keeps its shape,
  /// and a click does nothing (R4).
  var isOnDisabledMember = false
}

extension TargetStore {
  /// The target at a point of the window, or the last one while the point is less than a margin beyond their
  /// common border (P3), or on a disabled member of its group (R4).
  ///
  /// Where no other target begins, regions end exactly at their edges. A movement of more than two margins is
  /// no tremble. A target of less than four margins has a smaller margin, so that the pointer can reach it.
  /// `excluded` is a target that is left out.
  func hoverCandidate(
    at point: Point, keeping last: LastClearTarget, margin: Double, except excluded: TargetID? = nil
  ) -> HoverCandidate {
    // 1. The target at the point. Only a member of a group is found although it is disabled.
    guard let slot = topmostSlot(at: point, except: excluded) else { return HoverCandidate() }
    let isDisabled = !targets[slot].isEnabled
    let target = isDisabled ? nil : targets[slot].id
    // 2. Nothing is kept without another last target, or if it has moved away since.
    guard let old = last.target, target != old,
      let oldSlot = topmostSlot(at: last.position, except: excluded), targets[oldSlot].id == old
    else { return HoverCandidate(target: target, isOnDisabledMember: isDisabled) }
    // 3. What comes next where the last target is not kept at its border.
    let keepsShape = isDisabled && areInSameGroup(old, targets[slot].id)
    let next = HoverCandidate(
      target: keepsShape ? old : target, isUnambiguous: !keepsShape, isOnDisabledMember: isDisabled)
    // 4. The last target is kept near its border.
    let distance = last.position.distance(to: point)
    if distance > 2 * margin { return next }
    let margin = min(margin, targets[slot].frame.size.shorterSide / 4)
    let kept = HoverCandidate(target: old, isUnambiguous: false)
    if distance <= margin, targets[oldSlot].isEnabled { return kept }
    // The border may be an edge of the last target, which may be thinner than the margin.
    if let frame = windowFrame(of: old) {
      let nearest = point.clamped(to: frame)
      if nearest.distance(to: point) <= margin, topmost(at: nearest, except: excluded) == old { return kept }
    }
    // Any other border may lie in any direction, along an axis or a diagonal.
    for direction in 0..<9 where direction != 4 {
      let way = Vector(dx: Double(direction % 3 - 1), dy: Double(direction / 3 - 1)).normalized * margin
      if topmost(at: point + way, except: excluded) == old { return kept }
    }
    return next
  }
}

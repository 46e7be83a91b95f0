import Kinematics

/// Tab bars, in which the regions of neighbors meet across a gap of any width (R4).
///
/// The rule is the same as in other groups, but without the limit of ``PointerConfiguration/groupGap``. The members
/// are found by the extent of their bar, since they may be far from the point.
extension TargetStore {
  /// The member of a tab bar whose region extends across the gap at a point; nil if there is none.
  ///
  /// O(members of all tab bars at the point).
  func tabBarMember(at point: Point, in layer: Int) -> Int? {
    var best: Int?
    tabBars.forEach(at: point, in: layer) { group in
      for axis in [Axis.horizontal, .vertical] {
        guard let winner = tabBarMember(at: point, in: layer, of: group, along: axis) else { continue }
        best = best.map { targets.preferred($0, winner, at: point) } ?? winner
      }
    }
    return best
  }

  /// Of the nearest members before and behind a point, the member that hit testing prefers.
  ///
  /// It is nil if the point is not between two members, or is in the region of a member.
  private func tabBarMember(at point: Point, in layer: Int, of group: GroupID, along axis: Axis) -> Int? {
    let space = spaces.layers[layer].id
    var (before, behind): (Int?, Int?)
    var isBridged = true
    groups.forEachMember(of: group) { slot in
      guard isBridged, targets[slot].space == space, keepsRegion(slot) else { return }
      // A member whose own region contains the point makes a bridge unnecessary.
      if region(of: slot).contains(point) { isBridged = false }
      guard isWithinExtent(of: slot, across: axis, point) else { return }
      let (lower, upper) = (targets[slot].frame.lower(axis), targets[slot].frame.upper(axis))
      if upper <= point[axis] {
        before = before.map { nearer(slot, $0, upper, targets[$0].frame.upper(axis), point) } ?? slot
      } else if lower >= point[axis] {
        behind = behind.map { nearer(slot, $0, -lower, -targets[$0].frame.lower(axis), point) } ?? slot
      }
    }
    guard isBridged, let before, let behind else { return nil }
    return targets.preferred(before, behind, at: point)
  }

  /// The slot whose edge is nearer to the point; if both edges are equally near, the preferred slot.
  ///
  /// `edge` and `otherEdge` are coordinates, negated behind the point, so that the greater one is nearer.
  private func nearer(_ slot: Int, _ other: Int, _ edge: Double, _ otherEdge: Double, _ point: Point) -> Int {
    edge == otherEdge ? targets.preferred(other, slot, at: point) : edge > otherEdge ? slot : other
  }

  /// The smallest rectangle around the boxes of a group's members in a layer; nil if there are none.
  ///
  /// O(members).
  func extent(of group: GroupID, in layer: Int) -> RegionBox? {
    let space = spaces.layers[layer].id
    var extent: Rect?
    groups.forEachMember(of: group) { slot in
      guard targets[slot].space == space else { return }
      extent = extent.map { $0.union(boxes[slot].rect) } ?? boxes[slot].rect
    }
    return extent.map { RegionBox($0) }
  }

  /// A rectangle that contains all points of the window at which a target may be hovered.
  ///
  /// It is nil if the target, its space or a parent of the space is not registered.
  func windowReach(of id: TargetID) -> Rect? {
    guard let slot = slot(of: id), let layer = spaces.attachedLayer(of: targets[slot].space) else {
      return nil
    }
    let bar = targets[slot].group.flatMap { tabBars.extent(of: $0, in: layer) }
    let box = boxes[slot].rect
    return (bar.map { box.union($0.rect) } ?? box).offset(by: spaces.offset(of: layer))
  }
}

import Kinematics

/// The regions of the members of a group, extended across the gaps between the members (R4), so that a point
/// in such a gap belongs to one member (P3).
///
/// If the gap between two neighbors along an axis is at most ``PointerConfiguration/groupGap``, their regions
/// bridge the gap. In a tab bar, they bridge a gap of any width. Along the other axis, a bridge is as long as
/// the overlap of the neighbors' regions.
extension TargetStore {
  /// The nearest members of a group on both sides of a point along an axis, by slot.
  private struct Neighbors {
    /// The neighbor on the side of the lower coordinates.
    var before: Int?
    /// The neighbor on the side of the higher coordinates.
    var behind: Int?
  }

  /// The member of a group whose region extends across a gap to a point in the coordinates of a layer; nil if
  /// there is none.
  ///
  /// Of several members, the preferred one is returned. `excluded` is the slot of a target that counts as
  /// absent. O(members).
  func memberAcrossGap(
    at point: Point, in layer: Int, ofGroup number: Int, except excluded: Int
  ) -> Int? {
    let group = groups.groups[number]
    let space = spaces.layers[layer].id
    var (beside, stacked) = (Neighbors(), Neighbors())
    for member in group.members {
      let slot = Int(member)
      guard slot != excluded, targets[slot].space == space, keepsRegion(slot) else { continue }
      let region = region(of: slot)
      // A member whose own region contains the point makes a bridge unnecessary.
      if region.contains(point) { return nil }
      if region.minY <= point.y, point.y <= region.maxY {
        add(slot, to: &beside, along: .horizontal, at: point)
      }
      if region.minX <= point.x, point.x <= region.maxX {
        add(slot, to: &stacked, along: .vertical, at: point)
      }
    }
    let limit = group.isTabBar ? .infinity : configuration.values.groupGap
    let across = winner(of: beside, along: .horizontal, at: point, limit: limit)
    let down = winner(of: stacked, along: .vertical, at: point, limit: limit)
    guard let across, let down else { return across ?? down }
    return preferred(across, down, at: point)
  }

  /// Records a member as a neighbor of the point, unless a nearer or, at the same distance, a preferred one is
  /// recorded.
  private func add(_ slot: Int, to neighbors: inout Neighbors, along axis: Axis, at point: Point) {
    let (lower, upper) = (targets[slot].frame.lower(axis), targets[slot].frame.upper(axis))
    if upper <= point[axis] {
      if let other = neighbors.before {
        let otherUpper = targets[other].frame.upper(axis)
        guard upper > otherUpper || (upper == otherUpper && isPreferred(slot, to: other, at: point)) else {
          return
        }
      }
      neighbors.before = slot
    } else if lower >= point[axis] {
      if let other = neighbors.behind {
        let otherLower = targets[other].frame.lower(axis)
        guard lower < otherLower || (lower == otherLower && isPreferred(slot, to: other, at: point)) else {
          return
        }
      }
      neighbors.behind = slot
    }
  }

  /// The preferred one of two neighbors; nil if one of them is missing, or the gap between them is wider than
  /// a limit.
  private func winner(of neighbors: Neighbors, along axis: Axis, at point: Point, limit: Double) -> Int? {
    guard let before = neighbors.before, let behind = neighbors.behind,
      targets[behind].frame.lower(axis) - targets[before].frame.upper(axis) <= limit
    else { return nil }
    return preferred(before, behind, at: point)
  }

  /// Whether the region of a target counts in hit testing.
  ///
  /// The region of an enabled target counts. If any member of a group is enabled, the regions of its disabled
  /// members count too. So a click on a disabled member does nothing, instead of reaching its neighbor. The
  /// exception is a disabled target that has ``PointerTarget/isPassedThrough``: its region never counts.
  func keepsRegion(_ slot: Int) -> Bool {
    if targets[slot].isEnabled { return true }
    guard let number = listings[slot].groupNumber else { return false }
    return groups.groups[number].hasEnabledMember && !targets[slot].isPassedThrough
  }
}

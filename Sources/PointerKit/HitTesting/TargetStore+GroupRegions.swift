import Kinematics

/// The regions of a group extended across the gaps between its members (R4), so that there is always one (P3).
///
/// If the frames of two neighbors along an axis are no farther apart than ``HitRegionRules/groupGap``, they
/// share the points between them within the padded extents of both across that axis. Neighbors are found from
/// the point, which is in the box of each of them, so that nothing is updated when a member moves.
extension TargetStore {
  /// The preferred member of all pairs that bridge a point, or nil; O(k²) in the k targets around it.
  func bridge(at point: Point, in layer: Int) -> Int? {
    var best: Int?
    // Each pair has one member before the point and is found from that one.
    forEachSlot(at: point, in: layer) { slot in
      guard targets[slot].group != nil, keepsRegion(slot) else { return }
      for axis in [Axis.horizontal, .vertical] {
        let distance = point[axis] - targets[slot].frame.upper(axis)
        guard distance >= 0, distance <= rules.groupGap, isWithinExtent(of: slot, across: axis, point),
          let neighbor = neighbor(of: slot, along: axis, at: point, in: layer)
        else { continue }
        let winner = targets.preferred(slot, neighbor, at: point)
        best = best.map { targets.preferred($0, winner, at: point) } ?? winner
      }
    }
    return best
  }

  /// Whether the region of a target counts: it is enabled, or a disabled member of a group that is not disabled as a
  /// whole, so that a click on it does nothing instead of reaching its neighbor.
  @inline(__always)
  func keepsRegion(_ slot: Int) -> Bool {
    targets[slot].isEnabled
      || (targets[slot].group.map { groups.hasEnabledMember($0) } ?? false) && !targets[slot].isPassedThrough
  }

  func isWithinExtent(of slot: Int, across axis: Axis, _ point: Point) -> Bool {
    let (padded, cross) = (region(of: slot), axis.other)
    return padded.lower(cross) <= point[cross] && point[cross] <= padded.upper(cross)
  }

  /// The nearest member behind the point, if `first` is nearest before it and the gap is narrow enough.
  private func neighbor(of first: Int, along axis: Axis, at point: Point, in layer: Int) -> Int? {
    let group = targets[first].group
    let end = targets[first].frame.upper(axis)
    var nearest: Int?
    var isBridged = true
    forEachSlot(at: point, in: layer) { other in
      guard isBridged, targets[other].group == group, keepsRegion(other) else { return }
      // A member whose own region contains the point makes a bridge unnecessary.
      if region(of: other).contains(point) {
        isBridged = false
        return
      }
      guard other != first, isWithinExtent(of: other, across: axis, point) else { return }
      let (lower, upper) = (targets[other].frame.lower(axis), targets[other].frame.upper(axis))
      if upper <= point[axis] {
        if upper > end || (upper == end && targets.isPreferred(other, to: first, at: point)) {
          isBridged = false
        }
      } else if lower >= point[axis], lower - end <= rules.groupGap {
        guard let known = nearest else {
          nearest = other
          return
        }
        let knownLower = targets[known].frame.lower(axis)
        if lower < knownLower || (lower == knownLower && targets.isPreferred(other, to: known, at: point)) {
          nearest = other
        }
      }
    }
    return isBridged ? nearest : nil
  }
}

import Kinematics

/// The regions of the members of a group, extended across the gaps between the members (R4), so that a point
/// in such a gap belongs to one member (P3).
///
/// If the gap between two neighbors along an axis is at most ``PointerConfiguration/groupGap``, their regions
/// bridge the gap. Along the other axis, a bridge is as long as the overlap of the neighbors' regions. The
/// neighbors of a point are found by means of their boxes, which both contain the point. So the other members
/// need no update when a member moves.
extension TargetStore {
  /// The nearest members of a group on both sides of a point along each axis, by slot; −1 where there is
  /// none.
  ///
  /// `before` is on the side of the lower coordinates, and `behind` on the side of the higher ones.
  private struct Bridge {
    /// The number of the group.
    var group: Int32 = -1
    /// Whether the point needs a bridge, because no member's own region contains it.
    var isNeeded = true
    var before = SIMD2<Int32>(repeating: -1)
    var behind = SIMD2<Int32>(repeating: -1)
  }

  /// The number of groups that one pass over the targets around a point can distinguish.
  private static let groupsPerPass = 16
  /// The number of examined targets beyond which no further pass begins, so that ten thousand targets take
  /// less than a millisecond.
  private static let mostExamined = 81_920

  /// The member of a group whose region extends across a gap to a point; nil if there is none.
  ///
  /// Of several members, the preferred one is returned. One pass over the k targets around the point takes
  /// O(k) time and distinguishes 16 groups. No further pass begins once more than 81,920 targets have been
  /// examined. The groups with the highest numbers are then left out.
  func bridge(at point: Point, in layer: Int) -> Int? {
    var best: Int?
    var last: Int32 = -1
    var examined = 0
    while true {
      var bridges = InlineArray<16, Bridge>(repeating: Bridge())
      let count = collect(&bridges, after: last, at: point, in: layer, &examined)
      for index in 0..<count {
        let bridge = bridges[index]
        last = max(last, bridge.group)
        guard bridge.isNeeded else { continue }
        for axis in [Axis.horizontal, .vertical] {
          guard let winner = winner(of: bridge, along: axis, at: point) else { continue }
          best = best.map { targets.preferred($0, winner, at: point) } ?? winner
        }
      }
      if count < TargetStore.groupsPerPass || examined > TargetStore.mostExamined { return best }
    }
  }

  /// Finds the bridges of the groups with the lowest numbers above `last`; returns the number of bridges.
  ///
  /// The number of targets around the point is added to `examined`.
  private func collect(
    _ bridges: inout InlineArray<16, Bridge>, after last: Int32, at point: Point, in layer: Int,
    _ examined: inout Int
  ) -> Int {
    var count = 0
    // The bridge of the previous target is tried first, since neighbors in a list often share a group.
    var known = 0
    // Groups with higher numbers are left to later passes.
    var highest = Int32.max
    forEachSlot(at: point, in: layer) { slot in
      examined &+= 1
      let group = groups.number(ofSlot: slot)
      guard group > last, group <= highest, keepsRegion(slot) else { return }
      if bridges[known].group != group {
        known = 0
        while known < count, bridges[known].group != group { known += 1 }
        if known == count {
          if count < TargetStore.groupsPerPass {
            count += 1
          } else {
            // The group with the highest number is left to a later pass.
            known = 0
            while bridges[known].group != highest { known += 1 }
          }
          bridges[known] = Bridge(group: group)
          if count == TargetStore.groupsPerPass {
            highest = group
            for index in 0..<count { highest = max(highest, bridges[index].group) }
          }
        }
      }
      if bridges[known].isNeeded { extend(&bridges[known], with: slot, at: point) }
    }
    return count
  }

  /// Records a member as the nearest one before or behind the point, unless a nearer one is recorded.
  ///
  /// If the member's own region contains the point, the bridge is marked as not needed instead.
  private func extend(_ bridge: inout Bridge, with slot: Int, at point: Point) {
    let (frame, region) = (targets[slot].frame, region(of: slot))
    if region.contains(point) {
      bridge.isNeeded = false
      return
    }
    for (lane, axis) in [Axis.horizontal, .vertical].enumerated() {
      let cross = axis.other
      guard region.lower(cross) <= point[cross], point[cross] <= region.upper(cross) else { continue }
      if frame.upper(axis) <= point[axis] {
        let edge = frame.upper(axis)
        bridge.before[lane] = nearer(slot, bridge.before[lane], at: point) { edge - $0.upper(axis) }
      } else if frame.lower(axis) >= point[axis] {
        let edge = frame.lower(axis)
        bridge.behind[lane] = nearer(slot, bridge.behind[lane], at: point) { $0.lower(axis) - edge }
      }
    }
  }

  /// The nearer of two members; if they are equally near, the preferred member.
  ///
  /// `other` is the nearest member so far, or −1. `lead` receives the frame of `other`, and returns by how
  /// much the member in `slot` is nearer.
  private func nearer(_ slot: Int, _ other: Int32, at point: Point, by lead: (Rect) -> Double) -> Int32 {
    let member = Int32(truncatingIfNeeded: slot)
    if other < 0 { return member }
    let lead = lead(targets[Int(other)].frame)
    let isNearer = lead > 0 || (lead == 0 && targets.isPreferred(slot, to: Int(other), at: point))
    return isNearer ? member : other
  }

  /// The preferred one of a point's two neighbors along an axis; nil if one of them is missing, or the gap is
  /// too wide.
  private func winner(of bridge: Bridge, along axis: Axis, at point: Point) -> Int? {
    let lane = axis == .horizontal ? 0 : 1
    guard bridge.before[lane] >= 0, bridge.behind[lane] >= 0 else { return nil }
    let (before, behind) = (Int(bridge.before[lane]), Int(bridge.behind[lane]))
    let end = targets[before].frame.upper(axis)
    guard targets[behind].frame.lower(axis) - end <= configuration.values.groupGap else { return nil }
    return targets.preferred(before, behind, at: point)
  }

  /// Whether the region of a target counts in hit testing.
  ///
  /// The region of an enabled target counts. If any member of a group is enabled, the regions of its disabled
  /// members count too. So a click on a disabled member does nothing, instead of reaching its neighbor. The
  /// exception is a disabled target that has ``PointerTarget/isPassedThrough``: its region never counts.
  func keepsRegion(_ slot: Int) -> Bool {
    if targets[slot].isEnabled { return true }
    let group = groups.number(ofSlot: slot)
    return group >= 0 && groups.hasEnabledMember(number: group) && !targets[slot].isPassedThrough
  }

  func isWithinExtent(of slot: Int, across axis: Axis, _ point: Point) -> Bool {
    let (padded, cross) = (region(of: slot), axis.other)
    return padded.lower(cross) <= point[cross] && point[cross] <= padded.upper(cross)
  }
}

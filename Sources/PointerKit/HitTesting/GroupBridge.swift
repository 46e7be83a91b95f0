import Kinematics

/// The stretch of a group's regions across the gaps between neighbours (R4).
///
/// Two neighbours along an axis whose frames are no farther apart than the configured gap hold every point
/// between them that lies within the padded extents of both across that axis. It is found from the point: its
/// nearest member on either side. So there is nothing to keep up to date when a member moves. Every member
/// that has a say reaches the point: by its padding, or because its frame is no farther than the gap.
extension TargetStore {
  /// The better claim of a bridge between members of a group in a space, or nil.
  ///
  /// O(k²) in the members that reach the point.
  func bridge(at point: Point, in layer: Int) -> HitRegion.Claim? {
    var best: HitRegion.Claim?
    // Every bridge has exactly one member before the point; it is found from there.
    forEachSlot(at: point, in: layer) { slot in
      guard targets[slot].group != nil, targets[slot].isEnabled else { return }
      let gap = margins.groupGap
      for axis in [Axis.horizontal, .vertical] {
        let beyond = point[axis] - targets[slot].frame.upper(axis)
        guard beyond >= 0, beyond <= gap, isAcross(slot, axis, point),
          let neighbor = neighbor(of: slot, along: axis, at: point, in: layer)
        else { continue }
        let claim = HitRegion.Claim(slot, at: point, among: targets)
        let other = HitRegion.Claim(neighbor, at: point, among: targets)
        let better = claim.beats(other, at: point, among: targets) ? claim : other
        if let best, !better.beats(best, at: point, among: targets) { continue }
        best = better
      }
    }
    return best
  }

  private func isAcross(_ slot: Int, _ axis: Axis, _ point: Point) -> Bool {
    let cross = axis.other
    let padded = padded(slot)
    return padded.lower(cross) <= point[cross] && point[cross] <= padded.upper(cross)
  }

  /// The nearest member behind the point, if `first` is the nearest before it and the gap between them is
  /// bridged.
  private func neighbor(of first: Int, along axis: Axis, at point: Point, in layer: Int) -> Int? {
    let group = targets[first].group
    let end = targets[first].frame.upper(axis)
    var nearest: Int?
    var isBridged = true
    forEachSlot(at: point, in: layer) { other in
      guard isBridged, targets[other].group == group, targets[other].isEnabled else { return }
      // A member that holds the point by its padding needs no bridge.
      if padded(other).contains(point) {
        isBridged = false
        return
      }
      guard other != first, isAcross(other, axis, point) else { return }
      let (lower, upper) = (targets[other].frame.lower(axis), targets[other].frame.upper(axis))
      if upper <= point[axis] {
        if upper > end || (upper == end && isNearer(other, first, point)) { isBridged = false }
      } else if lower >= point[axis], lower - end <= margins.groupGap {
        guard let known = nearest else {
          nearest = other
          return
        }
        let knownLower = targets[known].frame.lower(axis)
        if lower < knownLower || (lower == knownLower && isNearer(other, known, point)) { nearest = other }
      }
    }
    return isBridged ? nearest : nil
  }

  /// Of two members equally far along the axis: the one that wins the point.
  private func isNearer(_ a: Int, _ b: Int, _ point: Point) -> Bool {
    let claim = HitRegion.Claim(a, at: point, among: targets)
    return claim.beats(HitRegion.Claim(b, at: point, among: targets), at: point, among: targets)
  }
}

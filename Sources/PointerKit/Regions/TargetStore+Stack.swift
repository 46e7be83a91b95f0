import Kinematics

extension TargetStore {
  /// The targets whose own padded region holds a point of the window, disabled ones too, from the front to the back: the
  /// order of hit testing, and of nested ones that it cannot tell apart the smallest first.
  ///
  /// O(n log n); allocates.
  func stack(at point: Point) -> [UInt64] {
    var stack: [UInt64] = []
    for space in spaces where space.isEnabled {
      if let clip = space.clip, !clip.contains(point) { continue }
      let local = space.local(point)
      var claims: [HitRegion.Claim] = []
      for record in records where record.id != 0 && record.space == space.id {
        if record.padded.contains(local) { claims.append(HitRegion.Claim(record, at: local)) }
      }
      claims.sort { $0.isBefore($1) }
      for claim in claims { stack.append(claim.record.id) }
      if space.isOpaque { break }
    }
    return stack
  }
}

extension HitRegion.Claim {
  fileprivate func isBefore(_ other: HitRegion.Claim) -> Bool {
    let isTie =
      isInFrame == other.isInFrame && record.z == other.record.z && distanceSquared == other.distanceSquared
    let (area, otherArea) = (record.frame.size.area, other.record.frame.size.area)
    return isTie && area != otherArea ? area < otherArea : beats(other)
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}

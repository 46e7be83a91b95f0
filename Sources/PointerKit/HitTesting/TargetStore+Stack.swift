import Kinematics

extension TargetStore {
  /// The targets whose own padded region holds a point of the window, disabled ones too, from the front to
  /// the back: the order of hit testing, and of nested ones that it cannot tell apart the smallest first.
  ///
  /// O(n log n) in the regions near the point; allocates.
  func stack(at point: Point) -> [TargetID] {
    var stack: [TargetID] = []
    for number in spaces.front {
      let space = spaces.layers[number].space
      guard space.isEnabled else { continue }
      if let clip = space.clip, !clip.contains(point) { continue }
      let local = space.local(point)
      var claims: [HitRegion.Claim] = []
      forEachSlot(at: local, in: number) { slot in
        if padded(slot).contains(local) {
          claims.append(HitRegion.Claim(slot, at: local, among: targets))
        }
      }
      claims.sort { isBefore($0, $1, at: local) }
      for claim in claims { stack.append(targets[claim.slot].id) }
      if space.isOpaque { break }
    }
    return stack
  }

  private func isBefore(_ claim: HitRegion.Claim, _ other: HitRegion.Claim, at point: Point) -> Bool {
    let (frame, otherFrame) = (targets[claim.slot].frame, targets[other.slot].frame)
    let isTie =
      claim.isInFrame == other.isInFrame && claim.z == other.z
      && frame.distanceSquared(to: point) == otherFrame.distanceSquared(to: point)
    let (area, otherArea) = (frame.size.area, otherFrame.size.area)
    return isTie && area != otherArea ? area < otherArea : claim.beats(other, at: point, among: targets)
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}

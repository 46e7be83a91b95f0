import Kinematics

/// The choice of exactly one target at a point (P3) among several targets of one space, given by their slots.
///
/// Of targets whose frames contain the point, the one that is painted last in the plain state is chosen; see
/// `PaintingOrder.swift`.
extension BlockArray<PointerTarget> {
  /// The preferred one of two targets.
  @inline(never)
  func preferred(_ slot: Int, _ other: Int, at point: Point) -> Int {
    isPreferred(other, to: slot, at: point) ? other : slot
  }

  /// Whether hit testing chooses a target rather than another.
  ///
  /// If only one of the two frames contains the point, the target with that frame is chosen. Otherwise it is
  /// the target with the higher z. At the same z, if both frames contain the point, it is the smaller target,
  /// so that a button comes before the card on which it lies. If neither frame contains the point, it is the
  /// nearer target. If the targets are equal in this too, it is the target with the lower id.
  func isPreferred(_ slot: Int, to other: Int, at point: Point) -> Bool {
    let (frame, otherFrame) = (self[slot].frame, self[other].frame)
    let isInFrame = frame.contains(point)
    if isInFrame != otherFrame.contains(point) { return isInFrame }
    if self[slot].z != self[other].z { return self[slot].z > self[other].z }
    let (rank, otherRank) =
      isInFrame
      ? (frame.size.area, otherFrame.size.area)
      : (frame.distanceSquared(to: point), otherFrame.distanceSquared(to: point))
    return rank == otherRank ? self[slot].id < self[other].id : rank < otherRank
  }
}

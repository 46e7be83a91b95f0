import Kinematics

/// The choice of exactly one target at a point (P3), among several of one space that are given by slots.
///
/// Of targets whose frames contain the point, the one that is painted last is chosen; see
/// `PaintingOrder.swift`.
extension BlockArray<PointerTarget> {
  /// The preferred one of two targets.
  @inline(never)
  func preferred(_ slot: Int, _ other: Int, at point: Point) -> Int {
    isPreferred(other, to: slot, at: point) ? other : slot
  }

  /// Whether hit testing chooses a target rather than another.
  ///
  /// The target whose frame contains the point is chosen; if both frames or neither do, the one with the
  /// higher z. At the same z it is the smaller one if both frames contain the point, so that a button comes
  /// before the card on which it lies, and the nearer one if neither does. If this does not decide either,
  /// the one with the lower id is chosen.
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

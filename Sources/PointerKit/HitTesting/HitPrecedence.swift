import Kinematics

/// Which of several targets, given by slots, hit testing chooses at a point of their space: exactly one (P3).
///
/// Of targets whose frames contain the point it chooses the one that is painted last; see `PaintingOrder.swift`.
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
  /// before the card on which it lies, and the nearer one if neither does. At last the lower id decides.
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

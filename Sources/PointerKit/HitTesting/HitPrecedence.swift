import Kinematics

/// The choice of exactly one target at a point (P3) among several targets of one space, given by their slots
/// in the ``TargetStore``.
///
/// If the frames of several targets contain the point, the target that is painted last in the plain state
/// (without effects) is chosen; see `PaintingOrder.swift`.
extension BlockArray<PointerTarget> {
  /// The preferred one of two targets.
  @inline(never)
  func preferred(_ slot: Int, _ other: Int, at point: Point) -> Int {
    isPreferred(other, to: slot, at: point) ? other : slot
  }

  /// Whether hit testing prefers one target to another.
  ///
  /// If only one of the two frames contains the point, the target with that frame is preferred. Otherwise the
  /// target with the higher z is preferred. At equal z, the smaller target is preferred if both frames
  /// contain the point, so that a button comes before the card on which it lies. If neither frame contains
  /// the point, the nearer target is preferred. If the targets are equal in this too, the target with
  /// the lower id is preferred.
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

import Kinematics

/// Which of several targets, given by slots, hit testing chooses at a point of their space.
///
/// Of targets whose frames contain the point it chooses the one that is painted last; see `PaintingOrder.swift`.
extension [PointerTarget] {
  /// The preferred one of two targets.
  @inline(never)
  func preferred(_ slot: Int, _ other: Int, at point: Point) -> Int {
    isPreferred(other, to: slot, at: point) ? other : slot
  }

  /// Whether hit testing chooses a target rather than another: of equal ones, that with the lower id.
  func isPreferred(_ slot: Int, to other: Int, at point: Point) -> Bool {
    precedes(slot, other, at: point) ?? (self[slot].id < self[other].id)
  }

  /// Whether a target is listed before another; of equal ones the smaller, so that a button comes before the
  /// card that contains it, then the lower id.
  func isInFront(_ slot: Int, of other: Int, at point: Point) -> Bool {
    if let precedes = precedes(slot, other, at: point) { return precedes }
    let (area, otherArea) = (self[slot].frame.size.area, self[other].frame.size.area)
    return area == otherArea ? self[slot].id < self[other].id : area < otherArea
  }

  /// Whether a target precedes another: first the one whose frame contains the point, then the higher z, then
  /// the nearer frame; nil if they are equal.
  private func precedes(_ slot: Int, _ other: Int, at point: Point) -> Bool? {
    let (frame, otherFrame) = (self[slot].frame, self[other].frame)
    let isInFrame = frame.contains(point)
    if isInFrame != otherFrame.contains(point) { return isInFrame }
    if self[slot].z != self[other].z { return self[slot].z > self[other].z }
    let (distance, otherDistance) = (frame.distanceSquared(to: point), otherFrame.distanceSquared(to: point))
    return distance == otherDistance ? nil : distance < otherDistance
  }
}

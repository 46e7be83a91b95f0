import Kinematics

/// The order in which the elements of one space are painted, which is the one place where it is decided.
///
/// An element of lower z is painted before one of higher z. Of equal z the larger frame is painted first, so that
/// a button is on the card that contains it; of equal areas, the higher id. What hit testing prefers is therefore
/// painted last; see `HitPrecedence.swift`. A raised element comes after all others of its z that are not within
/// its frame (E16); those within it stay on it.
extension [PointerTarget] {
  /// Whether the element of one slot is painted before that of another of the same space, where the elements
  /// of the slots `raised` are raised.
  @inline(__always)
  func isPainted(_ slot: Int, before other: Int, raised: [Int]) -> Bool {
    if self[slot].z != self[other].z { return self[slot].z < self[other].z }
    if !raised.isEmpty {
      let (raiser, otherRaiser) = (raiser(of: slot, among: raised), raiser(of: other, among: raised))
      if raiser != otherRaiser {
        return raiser < 0 || (otherRaiser >= 0 && isSmaller(otherRaiser, than: raiser))
      }
    }
    return isSmaller(other, than: slot)
  }

  /// Whether one of two elements of equal z is smaller; of equal ones, whether its id is lower.
  private func isSmaller(_ slot: Int, than other: Int) -> Bool {
    let (area, otherArea) = (self[slot].frame.size.area, self[other].frame.size.area)
    return area == otherArea ? self[slot].id < self[other].id : area < otherArea
  }

  /// The last painted of the raised elements that an element is or lies on; −1 if there is none.
  private func raiser(of slot: Int, among raised: [Int]) -> Int {
    var last = -1
    for candidate in raised
    where self[candidate].space == self[slot].space && self[candidate].z == self[slot].z
      && self[candidate].frame.contains(self[slot].frame)
    {
      if last < 0 || isSmaller(candidate, than: last) { last = candidate }
    }
    return last
  }
}

/// What painting needs to know of targets and spaces.
extension TargetStore {
  /// The layer of a target's space; nil if the space waits, and the target is not painted.
  ///
  /// Disabled targets and spaces are painted.
  func paintedLayer(ofSlot slot: Int) -> Int? { spaces.attachedLayer(of: targets[slot].space) }

  /// A number that is higher the farther in front a layer is.
  func depth(ofLayer layer: Int) -> Int { -spaces.tree.index(of: layer) }
}

extension Rect {
  /// Whether two rectangles share an area, and not only an edge.
  @inline(__always)
  func overlaps(_ other: Rect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The part within a clip, without area if there is none; all of it without a clip.
  func clipped(to clip: Rect?) -> Rect {
    guard let clip else { return self }
    return intersection(clip) ?? Rect(origin: origin, size: .zero)
  }
}

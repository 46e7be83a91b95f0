import Kinematics

/// The properties of targets and spaces that painting needs.
extension TargetStore {
  /// The layer of a target's space; nil if the space or one of its parents is not registered.
  ///
  /// If the result is nil, the target is not painted. Disabled targets and spaces are painted.
  func paintedLayer(ofSlot slot: Int) -> Int? { spaces.attachedLayer(of: targets[slot].space) }

  /// The rank of a layer; a layer farther in front has a higher rank.
  func depth(ofLayer layer: Int) -> Int { -spaces.tree.index(of: layer) }
}

extension Rect {
  /// Whether two rectangles share an area, and not only an edge.
  func overlaps(_ other: Rect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The part of the rectangle within a clip; without a clip, the whole rectangle.
  ///
  /// If the rectangle and the clip do not meet, the part is empty.
  func clipped(to clip: Rect?) -> Rect {
    guard let clip else { return self }
    return intersection(clip) ?? Rect(origin: origin, size: .zero)
  }
}

import Kinematics

/// What painting needs to know of targets and spaces.
extension TargetStore {
  /// The layer of a target's space; nil if the space waits, and the target is not painted.
  ///
  /// Disabled targets and spaces are painted.
  @inline(__always)
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

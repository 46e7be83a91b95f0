import Kinematics

/// The space that a scroll moves (I2).
extension TargetStore {
  /// The innermost space, from `space` outward, whose content can move as a scroll begins.
  ///
  /// The longer component of the movement decides the axis; of equal ones it is y. The content can move if it is larger
  /// than the clip along the axis, and not at its end. What the engine does not know can move: a space without a clip or
  /// a content size, as the window usually is. If no content can move, the result is the innermost space whose content
  /// is larger than the clip, or else `space`. O(depth of the space).
  func scrolledSpace(from space: SpaceID, by movement: Vector) -> SpaceID {
    let axis: Axis = movement.dx.magnitude > movement.dy.magnitude ? .horizontal : .vertical
    var atEnd: SpaceID?
    var next = spaces.attachedLayer(of: space)
    while let layer = next {
      let id = spaces.layers[layer].id
      guard let clip = spaces.ownClip(of: layer), let size = spaces.layers[layer].space.contentSize else {
        return id
      }
      if size[axis] - (clip.upper(axis) - clip.lower(axis)) >= Self.leastScroll {
        if hiddenLength(of: layer, size, beyond: clip, along: axis, before: movement[axis] > 0)
          >= Self.leastScroll
        {
          return id
        }
        atEnd = atEnd ?? id
      }
      next = spaces.parent(of: layer)
    }
    return atEnd ?? space
  }

  /// The least length of hidden content that counts, in points: a host that rounds to pixels may leave less unscrolled.
  static let leastScroll = 0.5

  /// The length of the content that a clip hides along an axis, before its lower edge or beyond its upper edge.
  func hiddenLength(
    of layer: Int, _ size: Size, beyond clip: Rect, along axis: Axis, before isBefore: Bool
  ) -> Double {
    let start = spaces.offset(of: layer)[axis]
    return isBefore ? clip.lower(axis) - start : start + size[axis] - clip.upper(axis)
  }
}

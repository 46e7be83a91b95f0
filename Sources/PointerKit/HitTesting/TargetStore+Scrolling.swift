import Kinematics

/// The space that a scroll moves (I2), and the space that scrolls by itself during a drag or a band (I4, I7).
///
/// Its content can move along an axis if it is larger than the space's clip by at least ``leastScroll``.
extension TargetStore {
  /// The innermost space, from `space` outward, whose content can move as a scroll begins.
  ///
  /// The longer component of the movement decides the axis; of equal ones it is y. The content can move if it
  /// is larger than the clip along the axis, and not at its end. What the engine does not know can move: a
  /// space without a clip or a content size, as the window usually is. If no content can move, the result is
  /// the innermost space whose content is larger than the clip, or else `space`. O(depth of the space).
  func scrolledSpace(from space: SpaceID, by movement: Vector) -> SpaceID {
    let axis: Axis = movement.dx.magnitude > movement.dy.magnitude ? .horizontal : .vertical
    var firstAtEnd: SpaceID?
    var next = spaces.attachedLayer(of: space)
    while let layer = next {
      let id = spaces.layers[layer].id
      guard let clip = spaces.ownClip(of: layer), let size = spaces.layers[layer].space.contentSize else {
        return id
      }
      let isLarger = size[axis] - (clip.upper(axis) - clip.lower(axis)) >= Self.leastScroll
      let hidden = hiddenLength(of: layer, size, beyond: clip, along: axis, before: movement[axis] > 0)
      if isLarger, hidden >= Self.leastScroll { return id }
      if isLarger, firstAtEnd == nil { firstAtEnd = id }
      next = spaces.parent(of: layer)
    }
    return firstAtEnd ?? space
  }

  /// The least length of hidden content that counts, in points: a host that rounds to pixels may leave less
  /// unscrolled.
  static let leastScroll = 0.5

  /// The length of the content that a clip hides along an axis, before its lower edge or beyond its upper
  /// edge.
  private func hiddenLength(
    of layer: Int, _ size: Size, beyond clip: Rect, along axis: Axis, before isBefore: Bool
  ) -> Double {
    let start = spaces.offset(of: layer)[axis]
    return isBefore ? clip.lower(axis) - start : start + size[axis] - clip.upper(axis)
  }

  // MARK: Scrolling at edges

  /// The innermost space, from `space` outward, that a pointer at a position scrolls, and the velocity of its
  /// content; nil if there is no such space.
  ///
  /// A space can scroll if it is enabled and visible, has a clip and a content size, and its content extends
  /// beyond the clip by at least half a point on the pointer's side. O(depth of the space).
  func autoscroll(from space: SpaceID, at position: Point, _ zone: EdgeZone) -> Autoscroll? {
    var next = spaces.attachedLayer(of: space)
    while let layer = next {
      if let velocity = autoscrollVelocity(of: layer, at: position, zone) {
        return Autoscroll(space: spaces.layers[layer].id, velocity: velocity)
      }
      next = spaces.parent(of: layer)
    }
    return nil
  }

  private func autoscrollVelocity(of layer: Int, at position: Point, _ zone: EdgeZone) -> Vector? {
    let placement = spaces.placements[layer]
    guard placement.isEnabled, !placement.isClippedAway, let visible = placement.clip,
      let size = spaces.layers[layer].space.contentSize, let clip = spaces.ownClip(of: layer)
    else { return nil }
    var velocity = Vector.zero
    for axis in [Axis.horizontal, .vertical] {
      let speed = zone.velocity(at: position, along: axis, in: visible)
      let hidden = hiddenLength(of: layer, size, beyond: clip, along: axis, before: speed > 0)
      if hidden >= Self.leastScroll { velocity[axis] = speed }
    }
    return velocity == .zero ? nil : velocity
  }

  /// The zone along the edges of a space in which a pointer scrolls the space.
  struct EdgeZone {
    /// The depth of the zone inside an edge, in points.
    var depth: Double
    /// The greatest velocity, in points per second.
    var speed: Double
    /// The position at which the button went down.
    ///
    /// After a press within the zone of an edge, the pointer scrolls at that edge only while it is nearer to
    /// the edge than the press was.
    var press: Point

    /// The velocity of the content along an axis for a pointer at a position, in points per second.
    ///
    /// The velocity grows with the square of the pointer's depth in the zone. It is 0 where the zone begins,
    /// or at the press if the press was within the zone, and greatest at the edge and beyond it. The depth of
    /// the zone is at most a quarter of the length of `visible` along the axis.
    func velocity(at position: Point, along axis: Axis, in visible: Rect) -> Double {
      let lower = visible.lower(axis)
      let upper = visible.upper(axis)
      let depth = min(self.depth, (upper - lower) / 4)
      let atLower = share(of: lower - position[axis], lower - press[axis], depth: depth)
      let atUpper = share(of: position[axis] - upper, press[axis] - upper, depth: depth)
      return speed * (atLower * atLower - atUpper * atUpper)
    }

    /// How far a pointer has come through the zone of an edge: 0 where the zone begins, 1 at the edge.
    ///
    /// If the press was within the zone, the share is 0 at the press. `pointer` and `press` are distances
    /// beyond the edge. They are negative on the inner side of the edge.
    private func share(of pointer: Double, _ press: Double, depth: Double) -> Double {
      let start = press <= 0 && press > -depth ? press : -depth
      if pointer <= start { return 0 }
      return pointer >= 0 ? 1 : (pointer - start) / -start
    }
  }
}

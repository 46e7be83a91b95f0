import Kinematics

/// The spaces that scroll during a drag or a band selection, and their velocity (I4, I7).
extension TargetStore {
  struct EdgeZone {
    /// The depth of the zone inside an edge, in points.
    var depth: Double
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
      let (lower, upper) = (visible.lower(axis), visible.upper(axis))
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
      let rest = hiddenLength(of: layer, size, beyond: clip, along: axis, before: speed > 0)
      if rest >= Self.leastScroll { velocity[axis] = speed }
    }
    return velocity == .zero ? nil : velocity
  }
}

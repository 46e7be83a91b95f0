import Kinematics

/// What magnetism asks, circle by circle.
extension TargetStore {
  /// Calls `body` with the id, the frame and the region, both in the window, of each target that a circle around one of two
  /// places touches and the circle before it did not.
  ///
  /// In no order, each once; of enabled targets in enabled spaces, whatever covers them, without the stretch of their
  /// groups. A radius of −1 before the first circle. O(spaces + regions in the cells of the circles).
  @inline(__always)
  func forEachRegion(
    within radius: Double, beyond inner: Double, of first: Point, _ second: Point,
    _ body: (UInt64, Rect, Rect) -> Void
  ) {
    // By a hair larger, so that rounding leaves out nothing that the distance lets in.
    let reach = radius * (1 + 0x1p-50)
    let around = Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y).outset(by: reach)
    let other = Rect(minX: second.x, minY: second.y, maxX: second.x, maxY: second.y).outset(by: reach)
    // What both squares meet is asked for once.
    let isOne = around.intersects(other)
    forEachRegion(meeting: isOne ? around.union(other) : around) { slot, region, origin in
      let distance = min(region.distanceSquared(to: first), region.distanceSquared(to: second)).squareRoot()
      guard distance <= radius, distance > inner else { return }
      body(targets[slot].id, targets[slot].frame.offset(by: origin), region)
    }
    if isOne { return }
    forEachRegion(meeting: other) { slot, region, origin in
      let distance = min(region.distanceSquared(to: first), region.distanceSquared(to: second)).squareRoot()
      guard distance <= radius, distance > inner, !region.intersects(around) else { return }
      body(targets[slot].id, targets[slot].frame.offset(by: origin), region)
    }
  }

  /// Calls `body` with the slot, the region in the window and the space's origin of each target whose region meets a
  /// rectangle of the window.
  @inline(__always)
  private func forEachRegion(
    meeting rect: Rect, _ body: (_ slot: Int, _ region: Rect, _ origin: Vector) -> Void
  ) {
    let layers = spaces.layers.span
    let front = spaces.front.span
    for place in front.indices {
      let number = front[place]
      guard layers[number].space.isEnabled else { continue }
      let origin = Vector(dx: layers[number].space.origin.x, dy: layers[number].space.origin.y)
      let isWindow = origin == .zero
      index.forEach(meeting: layers[number].space.surroundings(of: rect), in: number, of: boxes) { slot in
        if isWindow && listings[slot].isPlain {
          let box = boxes[slot]
          body(slot, Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY), origin)
        } else if targets[slot].isEnabled {
          let region = padded(slot).offset(by: origin)
          if region.intersects(rect) { body(slot, region, origin) }
        }
      }
    }
  }
}

import Kinematics
import Magnetism

/// What magnetism asks, circle by circle.
extension TargetStore {
  /// Feeds a scan circle by circle, until what lies farther is no part of the choice.
  func feed(_ scan: inout MagneticScan, attracts: (TargetID) -> Bool) {
    let (position, projected, rings) = (scan.flick.position, scan.projected, scan.configuration.ringCount)
    // Some circles at once: they lie in the same cells of the index. Where nothing is near, all the rest.
    var (inner, ring) = (-1.0, max(rings - 6, 0))
    while true {
      let outer = scan.configuration.ringSquare(ring)
      forEachRegion(withinSquare: outer, beyondSquare: inner, of: position, projected) {
        id, frame, _, toLift, toProjection in
        scan.consider(id, frame: frame, toProjection: toProjection, toLift: toLift, attracts: attracts)
      }
      if scan.ends(at: ring) { return }
      inner = outer
      ring = scan.isEmpty ? rings - 1 : min(ring + 2, rings - 1)
    }
  }

  /// Calls `body` with the id, the frame and the region, both in the window, of each target that a circle
  /// around one of two places touches and the circle before it did not, and with the squared distances of the
  /// two places from the region.
  ///
  /// In no order, each once; of enabled targets in enabled spaces, whatever covers them, without the stretch
  /// of their groups. The circles are given by the squares of their radii, −1 before the first. O(spaces +
  /// regions in the cells of the circles).
  @inline(__always)
  func forEachRegion(
    withinSquare outer: Double, beyondSquare inner: Double, of first: Point, _ second: Point,
    _ body: (_ id: TargetID, _ frame: Rect, _ region: RegionBox, _ toFirst: Double, _ toSecond: Double) -> Void
  ) {
    // By a hair larger, so that rounding leaves out nothing that the distance lets in.
    let reach = outer.magnitude.squareRoot() * (1 + 0x1p-50)
    let around = Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y).outset(by: reach)
    let other = Rect(minX: second.x, minY: second.y, maxX: second.x, maxY: second.y).outset(by: reach)
    // What both squares meet is asked for once.
    let isOne = around.intersects(other)
    // One by one: a closure that captures the store copies it.
    let (targets, boxes, listings, margins) = (targets, boxes, listings, margins)
    let layers = spaces.layers.span
    let front = spaces.front.span
    for place in front.indices {
      let number = front[place]
      guard layers[number].space.isEnabled else { continue }
      let origin = Vector(dx: layers[number].space.origin.x, dy: layers[number].space.origin.y)
      let isWindow = origin == .zero
      for part in 0..<(isOne ? 1 : 2) {
        let rect = isOne ? around.union(other) : part == 0 ? around : other
        index.forEach(meeting: layers[number].space.surroundings(of: rect), in: number, of: boxes) { slot in
          var box = boxes[slot]
          if !isWindow || !listings[slot].isPlain {
            guard targets[slot].isEnabled else { return }
            let region = HitRegion.padded(
              targets[slot].frame, padding: targets[slot].padding, hasBezel: targets[slot].hasBezel,
              margins: margins)
            box = RegionBox(region.offset(by: origin))
          }
          let (toFirst, toSecond) = (box.distanceSquared(to: first), box.distanceSquared(to: second))
          let nearest = toFirst < toSecond ? toFirst : toSecond
          guard nearest <= outer, nearest > inner, isOne || box.rect.intersects(around) == (part == 0) else {
            return
          }
          let frame = targets[slot].frame
          body(targets[slot].id, isWindow ? frame : frame.offset(by: origin), box, toFirst, toSecond)
        }
      }
    }
  }
}

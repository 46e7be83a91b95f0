import Kinematics
import Magnetism

extension TargetStore {
  /// The most targets within reach of a flick that are weighed, so that one takes no longer than a millisecond.
  static let mostWeighed = 2048

  /// Feeds a scan with the targets around the projected point of a flick that may be chosen; false if there are more
  /// than can be weighed.
  func feed(_ scan: inout MagneticScan, attracts: (TargetID) -> Bool) -> Bool {
    var rest = TargetStore.mostWeighed
    forEachRegion(
      withinSquare: scan.radiusSquared, near: scan.searchSquared, of: scan.projected, until: { rest < 0 }
    ) { id, frame, region, distanceSquared in
      rest &-= 1
      guard rest >= 0 else { return }
      scan.consider(id, frame: frame, distanceSquared: distanceSquared, attracts: attracts)
    }
    return rest >= 0
  }

  /// Calls `body` with each enabled target whose region is within a circle around a point.
  ///
  /// Once each, in no particular order; in enabled spaces, even where others cover them; without the bridges
  /// of groups. The circle is given by the square of its radius. With the square of a smaller distance, those may be
  /// left out whose frame and region are farther than that from the point. All coordinates are in the window.
  /// O(spaces + regions in the cells of the circle).
  @inline(__always)
  func forEachRegion(
    withinSquare radiusSquared: Double, near nearSquared: Double = .infinity, of center: Point,
    until isEnough: () -> Bool = { false },
    _ body: (_ id: TargetID, _ frame: Rect, _ region: RegionBox, _ distanceSquared: Double) -> Void
  ) {
    // Slightly larger, so that rounding excludes nothing that the distance includes.
    let radius = min(radiusSquared, nearSquared).magnitude.squareRoot() * (1 + 0x1p-50)
    let square = Rect(origin: center, size: .zero).outset(by: radius)
    // Single properties, since a closure that captures the store copies it.
    let (targets, boxes, listings, rules) = (targets, boxes, listings, rules)
    var walk = LayerWalk()
    while let layer = walk.next(in: spaces) {
      if spaces.placements[layer].isClippedAway { continue }
      let offset = spaces.offset(of: layer)
      let isInWindow = offset == .zero
      if isEnough() { return }
      // A box contains the region and the frame of its target.
      index.forEach(
        meeting: spaces.surroundings(of: square, in: layer), in: layer, of: boxes, until: isEnough
      ) { slot in
        var region = boxes[unchecked: slot]
        if !isInWindow || !listings[unchecked: slot].isPlain {
          guard targets[slot].isEnabled else { return }
          region = RegionBox(rules.region(of: targets[slot]).offset(by: offset))
        }
        let distanceSquared = region.distanceSquared(to: center)
        guard distanceSquared <= radiusSquared else { return }
        let (id, frame) = targets.withElement(at: slot) { ($0.pointee.id, $0.pointee.frame) }
        body(id, isInWindow ? frame : frame.offset(by: offset), region, distanceSquared)
      }
    }
  }
}

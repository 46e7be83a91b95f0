import Kinematics
import Magnetism

extension TargetStore {
  /// Feeds a scan with the targets around a flick, until farther ones cannot change its outcome.
  func feed(_ scan: inout MagneticScan, attracts: (TargetID) -> Bool) {
    let (position, projected, rings) = (scan.flick.position, scan.projected, scan.configuration.ringCount)
    // Several circles at a time, since they are in the same cells; all of them where nothing is near.
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

  /// Calls `body` with each enabled target whose region is within a ring around the nearer of two points.
  ///
  /// Once each, in no particular order; in enabled spaces, even where others cover them; without the bridges
  /// of groups. The ring is given by the squares of its radii; an inner one of −1 is a full circle. All
  /// coordinates are in the window. O(spaces + regions in the cells of the circles).
  @inline(__always)
  func forEachRegion(
    withinSquare outer: Double, beyondSquare inner: Double, of first: Point, _ second: Point,
    _ body: (_ id: TargetID, _ frame: Rect, _ region: RegionBox, _ toFirst: Double, _ toSecond: Double) ->
      Void
  ) {
    // Slightly larger, so that rounding excludes nothing that the distance includes.
    let radius = outer.magnitude.squareRoot() * (1 + 0x1p-50)
    let square = Rect(origin: first, size: .zero).outset(by: radius)
    let other = Rect(origin: second, size: .zero).outset(by: radius)
    // What meets both squares must be reported once.
    let areJoined = square.intersects(other)
    for part in 0..<(areJoined ? 1 : 2) {
      forEachRegion(meeting: areJoined ? square.union(other) : part == 0 ? square : other) {
        slot, region, offset in
        let (toFirst, toSecond) = (region.distanceSquared(to: first), region.distanceSquared(to: second))
        let nearest = toFirst < toSecond ? toFirst : toSecond
        guard nearest <= outer, nearest > inner,
          areJoined || region.rect.intersects(square) == (part == 0)
        else { return }
        body(targets[slot].id, targets[slot].frame.offset(by: offset), region, toFirst, toSecond)
      }
    }
  }
}

import Kinematics
import Magnetism

extension TargetStore {
  /// The greatest number of targets that are compared for a flick, so that a flick takes at most a
  /// millisecond.
  static let mostWeighed = 2048

  /// Adds the targets around the projected point of a flick to a scan; false if there are more than
  /// ``mostWeighed``.
  func feed(_ scan: inout MagneticScan, attracts: (TargetID) -> Bool) -> Bool {
    var rest = TargetStore.mostWeighed
    forEachRegion(withinSquare: scan.radiusSquared, of: scan.projected, until: { rest < 0 }) {
      id, frame, region, distanceSquared in
      rest &-= 1
      guard rest >= 0 else { return }
      scan.consider(id, frame: frame, distanceSquared: distanceSquared, attracts: attracts)
    }
    return rest >= 0
  }

  /// Calls `body` with each enabled target whose region meets a circle around a point.
  ///
  /// It is called once for each target in an enabled space, in no particular order, also if other targets
  /// cover it. The regions are without the bridges of groups. The circle is given by the square of its
  /// radius. All coordinates are in the window. O(spaces + regions in the cells of the circle).
  @inline(__always)
  func forEachRegion(
    withinSquare radiusSquared: Double, of center: Point, until isEnough: () -> Bool = { false },
    _ body: (_ id: TargetID, _ frame: Rect, _ region: RegionBox, _ distanceSquared: Double) -> Void
  ) {
    // The radius is slightly larger, so that rounding excludes no region that the distance includes.
    let radius = radiusSquared.magnitude.squareRoot() * (1 + 0x1p-50)
    forEachRegion(meeting: Rect(origin: center, size: .zero).outset(by: radius), until: isEnough) {
      slot, region, offset in
      let distanceSquared = region.distanceSquared(to: center)
      guard distanceSquared <= radiusSquared else { return }
      body(targets[slot].id, targets[slot].frame.offset(by: offset), region, distanceSquared)
    }
  }
}

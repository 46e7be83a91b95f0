import Kinematics
import Magnetism

extension TargetStore {
  /// The greatest number of targets that are compared for a flick, so that a flick takes at most about a
  /// millisecond.
  static let mostWeighed = 2048

  /// Adds to a scan the targets that a flick may choose; false if there are more than ``mostWeighed``.
  func feed(_ scan: inout MagneticScan) -> Bool {
    var rest = TargetStore.mostWeighed
    forEachRegion(
      withinSquare: scan.radiusSquared, near: scan.searchSquared, of: scan.projected
    ) { id, frame, region, distanceSquared in
      rest &-= 1
      guard rest >= 0 else { return }
      scan.consider(id, frame: frame, distanceSquared: distanceSquared)
    }
    return rest >= 0
  }

  /// Calls `body` with each enabled target whose region meets a circle around a point.
  ///
  /// Each such target in an enabled space that is not clipped away is reported once, in no particular order,
  /// even if other targets cover it. The regions do not include bridges to other members of a group (R4). The
  /// circle is given by the square of its radius. `nearSquared` is the square of a distance. A target may be
  /// left out if its frame and its region are both farther than this distance from the point. All coordinates
  /// are in the window. O(spaces + regions in the cells of the circle).
  func forEachRegion(
    withinSquare radiusSquared: Double, near nearSquared: Double = .infinity, of center: Point,
    _ body: (_ id: TargetID, _ frame: Rect, _ region: RegionBox, _ distanceSquared: Double) -> Void
  ) {
    // The radius is enlarged slightly, so that rounding excludes no region within the radius.
    let radius = min(radiusSquared, nearSquared).magnitude.squareRoot() * (1 + 0x1p-50)
    let square = Rect(origin: center, size: .zero).outset(by: radius)
    // Only this property is captured, since a closure that captures the whole store would copy it.
    let targets = targets
    forEachRegion(around: square) { slot, region, offset in
      let distanceSquared = region.distanceSquared(to: center)
      guard distanceSquared <= radiusSquared else { return }
      let (id, frame) = (targets[slot].id, targets[slot].frame)
      body(id, offset == .zero ? frame : frame.offset(by: offset), region, distanceSquared)
    }
  }
}

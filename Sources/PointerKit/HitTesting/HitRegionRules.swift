import Kinematics

/// The rules for hit regions: how far they extend beyond frames.
struct HitRegionRules: Hashable, Sendable {
  /// The padding of targets with a bezel (R1), in points.
  let bezelPadding: Double
  /// The padding of targets without one (R2), in points.
  let plainPadding: Double
  /// The widest gap between members of a group that their regions bridge (R4), in points.
  let groupGap: Double

  init(_ configuration: borrowing PointerConfiguration) {
    bezelPadding = configuration.bezelPadding
    plainPadding = configuration.plainPadding
    groupGap = configuration.groupGap
  }

  /// The frame and its padding (R1, R2, R5), in the coordinates of the target's space.
  @inline(__always)
  func region(of target: borrowing PointerTarget) -> Rect {
    if let padding = target.padding, padding.isFinite { return target.frame.outset(by: padding) }
    return target.frame.outset(by: target.hasBezel ? bezelPadding : plainPadding)
  }
}

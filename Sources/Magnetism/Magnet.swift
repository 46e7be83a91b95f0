import Kinematics

/// Finds where a flick ends: on the control it was meant for, or coasting freely where there is none.
///
/// ```swift
/// let attraction = Magnet().attraction(for: Flick(position: lift, velocity: velocity, bounds: screen), among: targets)
/// ```
/// 1. A lift slower than ``MagnetismConfiguration/minimumSpeed`` is no flick: the pointer stays.
/// 2. The decay projects where inertia would land, held to the bounds (F2).
/// 3. A target whose region holds that point wins; of several, the nearest visible frame (0 if the point is in
///    it), then the nearest centre, then the lowest id.
/// 4. Else circles grow around the point up to the radius (F3). A target belongs to the first circle that
///    touches its region. On the first circle that has a target in the direction of the swipe (from the lift to
///    the target's centre, within the tolerance, edge included), the one with the least distance over weight
///    wins, then the smaller angle, then the lower id (F4).
/// 5. Else the pointer coasts (F8).
///
/// The direction is that of the way the pointer would go, so it is never pulled back against the swipe. It also
/// tells what leaving a control means: a swipe that overshoots one it was still heading into comes back to its
/// centre, and one that had passed the centre has left.
///
/// Turning, mirroring, shifting or reordering everything, or scaling every length, changes nothing.
public struct Magnet: Hashable, Sendable {
  /// The rules.
  public var configuration: MagnetismConfiguration

  /// Creates a magnet.
  public init(configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.configuration = configuration
  }

  /// Where a flick ends among targets; complexity: O(n) in the targets, and nothing is allocated.
  ///
  /// With many targets, feed a ``MagneticScan`` with those that meet its search bounds.
  @inlinable
  public func attraction(for flick: Flick, among targets: some Sequence<MagneticTarget>) -> Attraction {
    var scan = MagneticScan(flick, configuration: configuration)
    for target in targets { scan.consider(target) }
    return scan.attraction
  }
}

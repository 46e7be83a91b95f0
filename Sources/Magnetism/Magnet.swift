import Kinematics

/// A rule that decides where a flick ends: on a control, or at the end of the movement by inertia.
///
/// ```swift
/// let flick = Flick(position: Point(x: 300, y: 400), velocity: Vector(dx: 2600, dy: -90))
/// let attraction = Magnet().attraction(for: flick, among: targets)
/// ```
/// Here `targets` is any sequence of ``MagneticTarget``.
///
/// 1. A lift slower than ``MagnetismConfiguration/minimumSpeed`` is no flick: the pointer stays.
/// 2. The projected point is the end of the movement by inertia alone, clamped to the bounds (F2). A
///    ``LandingEstimate`` of the end that the person meant follows from the same velocity and time constant.
/// 3. Circles grow around the projected point, up to a radius (F3). A target is a candidate if its region
///    touches a circle, and the most probable candidate is chosen (F4). Of equally probable candidates the
///    nearest is chosen. Of equally near candidates, the candidate with the lowest id is chosen. If the
///    stroke kept its speed, a target that contains the projected point wins over all others.
/// 4. If there is no candidate, or the probability of the chosen one is less than
///    ``MagnetismConfiguration/minimumProbability``, the pointer coasts (F8).
///
/// The choice does not depend on the order of the targets. It stays the same if the plane is turned by 90°,
/// mirrored or moved.
public struct Magnet: Hashable, Sendable {
  /// The constants of the rule.
  public var configuration: MagnetismConfiguration

  /// Creates a magnet.
  public init(configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.configuration = configuration
  }

  /// The outcome of a flick among targets; O(n) in the targets, without allocation.
  @inlinable
  public func attraction(for flick: Flick, among targets: some Sequence<MagneticTarget>) -> Attraction {
    var scan = MagneticScan(flick, configuration: configuration, leaders: 1)
    for target in targets { scan.consider(target) }
    return scan.outcome()
  }
}

import Kinematics

/// A rule that decides where a flick ends: on the control it was meant for, or where inertia takes it.
///
/// ```swift
/// let flick = Flick(position: Point(x: 300, y: 400), velocity: Vector(dx: 2600, dy: -90))
/// let attraction = Magnet().attraction(for: flick, among: targets)
/// ```
/// Here `targets` is any sequence of ``MagneticTarget``.
///
/// 1. A lift slower than ``MagnetismConfiguration/minimumSpeed`` is no flick: the pointer stays.
/// 2. The decay projects where inertia would end, clamped to the bounds (F2). A ``LandingEstimate`` of where
///    the person meant to end follows from the same velocity and time constant.
/// 3. Circles grow around the projected point, up to a radius (F3). Of the targets whose regions they touch,
///    the most probable one is chosen (F4). If several are equally probable, the nearer one is chosen, or at
///    the same distance the one with the lower id. A target that contains the projected point of a stroke
///    that kept its speed wins over all others.
/// 4. If there is no such target, or its probability is less than
///    ``MagnetismConfiguration/minimumProbability``, the pointer coasts (F8).
///
/// Quarter turns, mirroring, translation and the order of the targets do not change the choice.
public struct Magnet: Hashable, Sendable {
  /// The constants.
  public var configuration: MagnetismConfiguration

  /// Creates a magnet.
  public init(configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.configuration = configuration
  }

  /// The outcome of a flick among targets; O(n) in the targets, without allocation.
  @inlinable
  public func attraction(for flick: Flick, among targets: some Sequence<MagneticTarget>) -> Attraction {
    var scan = MagneticScan(flick, configuration: configuration)
    for target in targets { scan.consider(target) }
    return scan.outcome()
  }
}

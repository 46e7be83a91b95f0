import Kinematics

/// Finds where a flick ends: on the control it was meant for, or coasting freely where there is none.
///
/// ```swift
/// let flick = Flick(position: lift, velocity: velocity, bounds: screen, stroke: stroke)
/// let attraction = Magnet().attraction(for: flick, among: targets)
/// ```
/// 1. A lift slower than ``MagnetismConfiguration/minimumSpeed`` is no flick: the pointer stays.
/// 2. The decay projects where inertia would land, held to the bounds (F2). From that, from the place and the
///    heading of the lift and from the stroke before it a ``LandingEstimate`` says where the hand meant to
///    end, and how sure that is.
/// 3. Circles grow around the projected point and the place of the lift, up to the radius (F3). A target
///    belongs to the first circle that touches its region. Of those that do not lie behind a hand which kept
///    its speed (F4; see ``MagnetismConfiguration/directionTolerance``), the one about whose middle the
///    movement was likeliest to end is chosen; of equally likely ones the nearer, then the lower id. The scan
///    ends with the first circle beyond which nothing could be likelier, or likely enough.
/// 4. If that one is less likely than ``MagnetismConfiguration/minimumProbability``, among the targets within
///    those circles and none of them, or if there is none, the pointer coasts (F8).
///
/// Turning by quarters, mirroring, shifting or reordering everything, each target with its id, or scaling
/// every length, changes nothing.
public struct Magnet: Hashable, Sendable {
  /// The rules.
  public var configuration: MagnetismConfiguration

  /// Creates a magnet.
  public init(configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.configuration = configuration
  }

  /// Where a flick ends among targets; complexity: O(n) in the targets, and nothing is allocated.
  ///
  /// With many targets, feed a ``MagneticScan`` circle by circle.
  @inlinable
  public func attraction(for flick: Flick, among targets: some Sequence<MagneticTarget>) -> Attraction {
    var scan = MagneticScan(flick, configuration: configuration)
    for target in targets { scan.consider(target) }
    return scan.attraction
  }
}

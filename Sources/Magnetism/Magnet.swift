@_exported public import Kinematics

/// The rule that decides where a flick ends: on a control, or at the end of the movement by inertia.
///
/// ```swift
/// let flick = Flick(position: Point(x: 300, y: 400), velocity: Vector(dx: 2600, dy: -90))
/// let attraction = Magnet().attraction(for: flick, among: targets)
/// ```
/// Here `targets` is any sequence of ``MagneticTarget``.
///
/// 1. A lift slower than ``MagnetismConfiguration/minimumSpeed`` is no flick: the pointer stays.
/// 2. The projected point is the end of the movement by inertia alone, clamped to the bounds.
/// 3. A target whose region contains that point wins. Otherwise a circle grows around the point, up to
///    ``MagnetismConfiguration/radius``, or less after a short coast.
/// 4. The target in the circle whose center is nearest wins, if it lies in the direction of the swipe.
///    If there is none, the pointer coasts.
///
/// Of equally near targets, the one with the lower id wins. The choice does not depend on the order of the
/// targets. It stays the same if the plane is turned by 90°, mirrored or moved.
public struct Magnet: Hashable, Sendable {
  /// The constants of the rule; numbers are clamped to their range when set.
  public var configuration: MagnetismConfiguration { didSet { configuration = configuration.clamped } }

  /// Creates a magnet.
  public init(configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.configuration = configuration.clamped
  }

  /// The outcome of a flick among targets; O(n) in the targets, without allocation.
  public func attraction(for flick: Flick, among targets: some Sequence<MagneticTarget>) -> Attraction {
    var scan = MagneticScan(flick, configuration)
    for target in targets { scan.consider(target) { target.frame.center } }
    return scan.attraction
  }

  /// The outcome of a flick among targets, with its reasons; O(n) in the targets.
  ///
  /// `landing` returns the point of a target where the pointer would come to rest, or nil if the target does
  /// not attract. It is called for the targets that may win; by default it returns the center.
  public func explanation(
    of flick: Flick, among targets: some Sequence<MagneticTarget>,
    landing: (MagneticTarget) -> Point? = { $0.frame.center }
  ) -> MagnetismExplanation {
    MagneticScan(flick, configuration).explanation(among: Array(targets), landing: landing)
  }
}

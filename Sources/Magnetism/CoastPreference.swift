import Kinematics

/// The preference for targets on which the pointer rests about where it would coast.
///
/// About is at half to twice the distance that inertia would cover within the bounds; see
/// ``MagnetismConfiguration/coastPreference``.
struct CoastPreference: Hashable, Sendable {
  /// The squares of half and of twice that distance.
  private let least: Double
  private let greatest: Double
  /// The factor for the density of targets nearer or farther.
  private let factor: Double

  init(_ flick: Flick, projected: Point, configuration: MagnetismConfiguration) {
    let square = (projected - flick.position).lengthSquared
    (least, greatest) = (0.25 * square, 4 * square)
    let share = flick.speedShare
    factor = 1 / (1 + configuration.coastPreference * (share * share * share))
  }

  /// The factor for the density of a target on which the pointer would rest some way from the lift.
  @inline(__always)
  func factor(of way: Vector) -> Double {
    let square = way.lengthSquared
    return square >= least && square <= greatest ? 1 : factor
  }
}

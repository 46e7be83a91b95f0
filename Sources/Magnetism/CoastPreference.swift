import Kinematics

/// The preference for targets at about the distance that the pointer would coast.
///
/// The preferred distances are half to twice the distance that inertia would cover within the bounds; see
/// ``MagnetismConfiguration/coastPreference``.
struct CoastPreference: Hashable, Sendable {
  /// The squares of half and of twice the distance that inertia would cover, in square points.
  private let least: Double
  private let greatest: Double
  /// The factor for the density of a target at any other distance.
  private let factor: Double

  init(_ flick: Flick, projected: Point, configuration: MagnetismConfiguration) {
    let square = (projected - flick.position).lengthSquared
    (least, greatest) = (0.25 * square, 4 * square)
    let share = flick.speedShare
    factor = 1 / (1 + configuration.coastPreference * (share * share * share))
  }

  /// The factor for the density of a target; `way` leads from the lift to the point where the pointer would
  /// rest.
  func factor(of way: Vector) -> Double {
    let square = way.lengthSquared
    return square >= least && square <= greatest ? 1 : factor
  }
}

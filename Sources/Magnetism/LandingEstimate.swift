public import Kinematics

/// An estimate of where a movement that was cut short by the lift was meant to end: where inertia would end (F2), and a
/// probability density for each target (F4).
///
/// The way that is left has a median length and a direction, and each is uncertain in proportion: half of the
/// ends are within a factor of the one, and within an angle of the other. A finger that kept its speed is
/// surer of both than one that has braked.
///
/// Computed from sums, products, quotients, square roots and a logarithm of the package's own: the same bits
/// on every machine.
public struct LandingEstimate: Hashable, Sendable {
  /// The pointer's position at the lift, in points.
  public let position: Point
  /// The direction of the movement, with length 1; zero without a velocity.
  public let heading: Vector
  /// The point where inertia alone would end, clamped to the bounds.
  public let projected: Point
  /// The median length of the way that is left, in points: √(d² + ``MagnetismConfiguration/shortestDistance``²),
  /// where d is the distance that inertia covers.
  public let distance: Double
  /// The natural logarithm of the factor within which half of the lengths are of ``distance``.
  public let distanceSpread: Double
  /// The angle to either side of the heading within which half of the ends are, in radians.
  public let angularSpread: Double

  /// What each evaluation needs, found once.
  private let inverseDistanceSquared: Double
  private let inverseSpread: Double
  private let angularSpreadSquared: Double
  private let factor: Double
  /// The least variance of an end, in square points, which keeps the density finite at the lift.
  private let blur: Double

  /// The least share of its speed by which a finger's direction is still judged.
  private static let leastSpeedShare = 0.1
  /// The roll of a fingertip, as a share of the shortest distance: 9 points by default.
  private static let blurShare = 0.2

  /// The point where inertia alone would end, clamped to the bounds (F2).
  static func projected(_ flick: Flick, coast: Vector) -> Point {
    (flick.position + coast).clampedToPlane(default: flick.position).clamped(to: flick.bounds)
  }

  /// Estimates where a flick was meant to end; inertia alone would end at `projected`.
  init(_ flick: Flick, projected: Point, configuration: MagnetismConfiguration) {
    position = flick.position
    heading = flick.velocity.normalized
    self.projected = projected
    let share = flick.speedShare
    let coast = configuration.decay.projectedDistance(velocity: flick.velocity)
    let shortest = configuration.shortestDistance
    let distanceSquared = coast.lengthSquared + shortest * shortest
    distance = distanceSquared.squareRoot()
    let (slow, fast) = (configuration.brakedDistanceSpread, configuration.distanceSpread)
    distanceSpread = slow + (fast - slow) * (share * share * share)
    angularSpread = configuration.angularSpread / Swift.max(share, LandingEstimate.leastSpeedShare)
    inverseDistanceSquared = 1 / distanceSquared
    inverseSpread = 1 / distanceSpread
    angularSpreadSquared = angularSpread * angularSpread
    factor = inverseSpread * (0.5 / (Double.pi * Double.pi))
    let roll = shortest * LandingEstimate.blurShare
    blur = roll * roll
  }

  /// The density of the movement's end at a point, per square point, averaged over a target around it.
  ///
  /// With R the distance from the lift, θ the angle to the heading, and d, s and γ the three measures of the
  /// estimate: a Cauchy distribution in ln R, 1 / (π s (1 + (ln(R / d) / s)²)), times a wrapped Cauchy
  /// distribution in θ, √(γ² (γ² + 4)) / (2π (γ² + 2 (1 − cos θ))), over R². The half-angle that a target of
  /// this size fills is added to γ.
  @inline(__always)
  package func density(at point: Point, size: Size = .zero) -> Double {
    let offset = point - position
    let distanceSquared = offset.lengthSquared + blur
    let distance = distanceSquared.magnitude.squareRoot()
    // γ² and 2 (1 − cos θ), both times the squared distance.
    let spread =
      angularSpreadSquared * distanceSquared
      + (size.width * size.width + size.height * size.height) * (1.0 / 48)
    let turn = spread + 2 * (distanceSquared - distance * heading.dot(offset))
    let departure = 0.5 * inverseSpread * Elementary.log(distanceSquared * inverseDistanceSquared)
    let straight = (spread * (spread + 4 * distanceSquared)).magnitude.squareRoot()
    return factor * straight / (turn * distanceSquared * (1 + departure * departure))
  }
}

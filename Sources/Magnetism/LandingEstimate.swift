public import Kinematics

/// An estimate of the point where a movement, which the lift cut short, was meant to end.
///
/// It consists of the point where inertia alone would end (F2), and of a probability density for the end,
/// which is evaluated for each target (F4).
///
/// The median of the remaining distance is ``distance``, and its direction is ``heading``. Half of the ends
/// are within a factor of the median, which follows from ``distanceSpread``. Half are within
/// ``angularSpread`` of the direction. Distance and direction are more certain for a finger that kept its
/// speed than for one that has braked.
///
/// The estimate is computed from sums, products, quotients, square roots and the package's own logarithm, so
/// that it has the same bits on every machine.
public struct LandingEstimate: Hashable, Sendable {
  /// The pointer's position at the lift, in points.
  public let position: Point
  /// The direction of the movement as a unit vector; zero without a velocity.
  public let heading: Vector
  /// The point where inertia alone would end, or ``position`` if the flick is too slow; clamped to the
  /// bounds.
  public let projected: Point
  /// The median remaining distance, in points: √(d² + ``MagnetismConfiguration/shortestDistance``²), where d
  /// is the distance that inertia covers.
  public let distance: Double
  /// The spread of the remaining distances: the natural logarithm of a factor f.
  ///
  /// Half of the distances lie between ``distance`` / f and ``distance`` · f.
  public let distanceSpread: Double
  /// The angle to either side of the heading that contains half of the ends, in radians.
  public let angularSpread: Double

  /// Values that each evaluation needs, computed once.
  private let inverseDistanceSquared: Double
  private let inverseSpread: Double
  private let angularSpreadSquared: Double
  private let factor: Double
  /// The least variance of an end, in square points, which keeps the density finite at the lift.
  private let blur: Double

  /// The least speed share by which the angular spread is divided.
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

  /// The density of the movement's end at a point, per square point, for a target of the given size around
  /// that point.
  ///
  /// R² is the squared distance from the lift plus ``blur``, θ the angle to the heading, d is ``distance``, s
  /// is ``distanceSpread``, and γ is ``angularSpread``. The density is the product of two distributions,
  /// divided by R²: a Cauchy distribution in ln R, 1 / (π s (1 + (ln(R / d) / s)²)), and a wrapped Cauchy
  /// distribution in θ, √(γ² (γ² + 4)) / (2π (γ² + 2 (1 − cos θ))). Since a target of width w and height h
  /// fills an angle, (w² + h²) / (48 R²) is added to γ².
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

public import Kinematics

/// An estimate of the point that the person meant to reach with a movement that the lift cut short.
///
/// It contains the point where the movement would end by inertia alone (F2). It also contains a probability
/// density of the intended end, which is evaluated for each target (F4).
///
/// The median distance from the lift to the intended end is ``distance``, in the direction of ``heading``.
/// The spreads ``distanceSpread`` and ``angularSpread`` state how far the intended ends scatter. The spreads
/// are smaller for a finger that kept its speed than for a finger that has braked.
///
/// The estimate has the same bits on every machine: it uses only sums, products, quotients, square roots and
/// the package's own functions.
public struct LandingEstimate: Hashable, Sendable {
  /// The pointer's position at the lift, in points.
  public let position: Point
  /// The direction of the movement as a unit vector; zero without a velocity.
  public let heading: Vector
  /// The end of the movement by inertia alone, or ``position`` if the flick is too slow or deliberate.
  ///
  /// The point is clamped to the bounds.
  public let projected: Point
  /// The median distance from the lift to the intended end, in points.
  ///
  /// It is √(d² + ``MagnetismConfiguration/shortestDistance``²), where d is the distance that inertia covers.
  public let distance: Double
  /// The spread of the distances from the lift to the intended end: the natural logarithm of a factor f.
  ///
  /// Half of the intended distances lie between ``distance`` / f and ``distance`` · f.
  public let distanceSpread: Double
  /// The angle in radians: half of the intended ends lie within this angle to either side of the heading.
  public let angularSpread: Double

  /// Values that every evaluation of the density uses.
  private let inverseDistanceSquared: Double
  private let inverseSpread: Double
  private let angularSpreadSquared: Double
  private let factor: Double
  /// A variance in square points that keeps the density finite at the position of the lift.
  private let blur: Double

  /// The least speed share by which the angular spread is divided.
  private static let leastSpeedShare = 0.1
  /// The square root of ``blur`` as a share of ``MagnetismConfiguration/shortestDistance``.
  ///
  /// This root is how far a fingertip may move the pointer by rolling as it lifts. With the default distance
  /// of 45 points, the root is 9 points.
  private static let blurShare = 0.2

  /// The end of a movement by inertia alone, clamped to the bounds (F2).
  static func projected(_ flick: Flick, coast: Vector) -> Point {
    (flick.position + coast).clampedToPlane(default: flick.position).clamped(to: flick.bounds)
  }

  /// Creates the estimate for a flick; `projected` is the end of the movement by inertia alone.
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

  /// The density of the intended end at the center of a target of the given size, per square point.
  ///
  /// The density is the product of two distributions, divided by R²:
  /// - ln R has a Cauchy distribution: 1 / (π s (1 + (ln(R / d) / s)²)).
  /// - θ has a wrapped Cauchy distribution: √(γ² (γ² + 4)) / (2π (γ² + 2 (1 − cos θ))).
  ///
  /// R² is the squared distance from the lift plus ``blur``, and θ is the angle to the heading. The constant d
  /// is ``distance``, s is ``distanceSpread``, and γ is ``angularSpread``. A target of width w and height h
  /// covers a range of angles. Therefore (w² + h²) / (48 R²) is added to γ².
  package func density(at point: Point, size: Size = .zero) -> Double {
    let offset = point - position
    let distanceSquared = offset.lengthSquared + blur
    // The logarithm comes first, so that few results of other calculations are saved during its call.
    let departure = 0.5 * inverseSpread * Elementary.log(distanceSquared * inverseDistanceSquared)
    let distance = distanceSquared.magnitude.squareRoot()
    // γ² and 2 (1 − cos θ), both times the squared distance.
    let spread =
      angularSpreadSquared * distanceSquared
      + (size.width * size.width + size.height * size.height) * (1.0 / 48)
    let turn = spread + 2 * (distanceSquared - distance * heading.dot(offset))
    let straight = (spread * (spread + 4 * distanceSquared)).magnitude.squareRoot()
    return factor * straight / (turn * distanceSquared * (1 + departure * departure))
  }
}

public import Kinematics

/// An estimate of where a movement that was cut short by the lift was meant to end.
///
/// It is a probability density, a mixture of two explanations. In a **homing** movement the person has begun
/// to brake: the end is near, at a distance known to a factor of two, and ahead within five degrees, or more
/// after more braking. In a **throw** the finger lifts at its greatest speed, before the movement is half
/// done: the end is the projected point, give or take about a fifth of the distance.
///
/// Computed from sums, products, quotients and square roots only: the same bits on every machine.
public struct LandingEstimate: Hashable, Sendable {
  /// The pointer's position at the lift, in points.
  public let position: Point
  /// The direction of the movement, with length 1; zero without a velocity.
  public let heading: Vector
  /// The end of a throw, where inertia alone would end, clamped to the bounds.
  public let projected: Point
  /// The probability that the movement was a throw, 0…1.
  public let throwShare: Double

  let homing: Homing
  let thrown: Throw

  /// The density of a homing movement, with what each evaluation needs of it.
  struct Homing: Hashable, Sendable {
    let distance: Double
    let distanceSquared: Double
    let angularSpread: Double
    let angularSpreadSquared: Double
    /// The least variance of the end within a target, in square points.
    let blur: Double
    /// The constant that normalizes the density, times the probability of a homing movement.
    let factor: Double
  }

  /// The density of a throw, with what each evaluation needs of it.
  struct Throw: Hashable, Sendable {
    let direction: Vector
    let distance: Double
    let alongSpread: Double
    let acrossSpread: Double
    let alongSpreadSquared: Double
    let acrossSpreadSquared: Double
    /// The constant that normalizes the density, times the probability of a throw.
    let factor: Double
  }

  /// The median distance that a homing movement still had to go, in points.
  public var homingDistance: Double { homing.distance }
  /// The angle to either side of the heading that contains half of the ends of homing movements, in radians.
  public var angularSpread: Double { homing.angularSpread }
  /// The scales of a throw's error along and across it, in points: half of the ends are within their ellipse.
  public var throwSpread: (along: Double, across: Double) { (thrown.alongSpread, thrown.acrossSpread) }

  /// The shortest homing distance as a share of the full one: 10 points by default, the roll of a fingertip.
  private static let shortestHomingShare = 0.064
  /// The least share of its speed that a braking finger counts as having left.
  static let leastSpeedShare = 0.1

  /// Estimates where a flick was meant to end; inertia alone would end at `projected`.
  init(_ flick: Flick, projected: Point, configuration: MagnetismConfiguration) {
    let speed = flick.velocity.length
    let coast = configuration.decay.projectedDistance(velocity: speed)
    position = flick.position
    heading = LandingEstimate.heading(of: flick)
    self.projected = projected
    throwShare = configuration.throwShare * LandingEstimate.resemblanceToThrow(flick, coast: coast)

    // The speed that a braking finger has left shows how far it still has to go, and how precise its
    // direction still is. The distance travelled and the speed itself add nothing to that.
    let final = flick.stroke.finalSpeedShare
    let full = configuration.homingDistance
    let shortest = full * LandingEstimate.shortestHomingShare
    // The end within a target varies by at least a fifth of the shortest distance.
    let blur = shortest * shortest * 0.04
    let distance = Swift.max(full * (1 - configuration.homingShortening * (1 - final)), shortest)
    let angularSpread = configuration.angularSpread / Swift.max(final, LandingEstimate.leastSpeedShare)
    homing = Homing(
      distance: distance, distanceSquared: distance * distance, angularSpread: angularSpread,
      angularSpreadSquared: angularSpread * angularSpread, blur: blur,
      // The density in ln R integrates to 1 with the factor 2^1.5 / B(3/4, 1/2) = 1.1803.
      factor: (1 - throwShare) * 1.1803 * (0.5 / Double.pi) * distance * distance.squareRoot())

    let offset = projected - flick.position
    let length = offset.length
    let along = Swift.max(configuration.throwSpread * length, shortest)
    let across = Swift.max(configuration.throwSpread / 2 * length, shortest / 2)
    thrown = Throw(
      // At the edge of the bounds a throw may have no length; its error has the direction of the heading.
      direction: length > 0 ? offset.normalized : heading, distance: length, alongSpread: along,
      acrossSpread: across, alongSpreadSquared: along * along, acrossSpreadSquared: across * across,
      factor: throwShare / Double.pi)
  }

  /// How much a lift resembles that of a throw, 0…1: the product of three signs.
  ///
  /// The speed before the braking is about the greatest of the stroke; the final speed is not that of a stop;
  /// and inertia would carry the pointer about as far as the finger did, being cut off halfway.
  private static func resemblanceToThrow(_ flick: Flick, coast: Double) -> Double {
    let stroke = flick.stroke
    guard stroke.peakSpeed > 0 else { return 1 }
    // 95 % of the greatest speed count as all of it, since measured speeds waver.
    return ramp(flick.velocity.length / stroke.peakSpeed, over: 0.75...0.95)
      * ramp(stroke.finalSpeedShare, over: 0.55...0.7)
      * ramp(stroke.travelled > 0 ? coast / stroke.travelled : 1, over: 0.7...0.95)
  }

  /// 0 below a range, 1 above it, and linear within.
  private static func ramp(_ value: Double, over range: ClosedRange<Double>) -> Double {
    ((value - range.lowerBound) / (range.upperBound - range.lowerBound)).clamped(to: 0...1)
  }

  /// The direction of the velocity, turned toward the final velocity.
  ///
  /// A small angle between the two is a curve that the finger follows, a large one is a finger that rolls
  /// back as it lifts. The heading turns by half of 28°, a quarter of 50°, and never by more than 14°.
  private static func heading(of flick: Flick) -> Vector {
    let swipe = flick.velocity.normalized
    let final = flick.stroke.finalVelocity.normalized
    let cosine = swipe.dot(final)
    guard cosine > 0 else { return swipe }
    // The tangent of half the angle between the two, which needs no arc tangent.
    let half = swipe.cross(final) / (1 + cosine)
    let turned = half / (1 + 16 * half * half)
    let scale = 1 / (1 + turned * turned)
    let (cos, sin) = ((1 - turned * turned) * scale, 2 * turned * scale)
    return Vector(dx: swipe.dx * cos - swipe.dy * sin, dy: swipe.dx * sin + swipe.dy * cos)
  }
}

public import Kinematics

/// An estimate of where the person meant a movement to end that was cut short by the lift.
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
    /// The share of homing movements over the integral of their density.
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
    /// The share of throws over the integral of their density.
    let factor: Double
  }

  /// The median distance that a homing movement still had to go, in points.
  public var homingDistance: Double { homing.distance }
  /// The angle to either side of the heading that contains half of the ends of homing movements, in radians.
  public var angularSpread: Double { homing.angularSpread }
  /// The scales of a throw's error along and across it, in points: half of the ends are within their ellipse.
  public var throwSpread: (along: Double, across: Double) { (thrown.alongSpread, thrown.acrossSpread) }
}

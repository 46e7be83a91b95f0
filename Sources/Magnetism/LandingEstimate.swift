public import Kinematics

/// Where a movement that was cut short at the lift would have ended, and how sure that is, along its
/// direction and across it.
///
/// Two things may have been meant. A hand that was **homing** in has begun to brake: what it wants lies ahead
/// of it, near, at a distance known to a factor of two and in a direction known to five degrees, or more the
/// more it has braked. A hand that **threw** the pointer lifts at its greatest speed, too early to have come
/// half the way: then inertia decides, and the end is the projected place, give or take about a fifth of the
/// way. The density is the mixture of both.
///
/// Only sums, products, quotients and square roots: the same bits on every machine.
public struct LandingEstimate: Hashable, Sendable {
  /// Where the finger left, in points.
  public let position: Point
  /// Where the hand was heading, of length 1; zero without a velocity.
  public let heading: Vector
  /// The middle one of the distances that a homing hand would still have gone, in points: half of them are
  /// shorter.
  public let homingDistance: Double
  /// Where a thrown pointer lands: the end of its inertia, held to the bounds.
  public let projected: Point
  /// The probability that it was thrown, 0…1.
  public let throwShare: Double
  /// The angle to either side of the heading, in radians, that holds half of a homing hand's ends.
  public let angularSpread: Double
  /// One scale of a thrown pointer's error along its way, and across it, in points; half of the ends lie
  /// within one.
  public var throwSpread: (along: Double, across: Double) { (alongSpread, acrossSpread) }

  let throwDirection: Vector
  let throwDistance: Double
  let alongSpread: Double
  let acrossSpread: Double
  /// The variance, in square points, of where in a target the hand that means it ends, at the least.
  let blur: Double
  // What each target's density needs of it.

  let homingDistanceSquared: Double
  let angularSpreadSquared: Double
  let alongSpreadSquared: Double
  let acrossSpreadSquared: Double
  /// What a homing hand's density is multiplied with, and a throw's: the share of each, and what makes it
  /// integrate to 1.
  let homingFactor: Double
  let throwFactor: Double
}

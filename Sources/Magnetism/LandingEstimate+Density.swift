package import Kinematics

extension LandingEstimate {
  /// How likely the movement was to end about a place, per square point: averaged over something of a size, a target.
  ///
  /// With R the distance from the lift, θ the angle to the heading, H the ``homingDistance`` and κ the ``angularSpread``,
  /// a homing hand ends at R with the density sech^1.5(ln(R / H)) in ln R, and at θ with that of a wrapped Cauchy
  /// distribution, whose tails let a hand that turned keep its target. A throw ends around ``projected`` with that of
  /// Student's t of two degrees, elliptical. What a target's size adds to its variance stands in for an integral over it.
  @inline(__always)
  package func density(at place: Point, size: Vector) -> Double {
    // The variance of a point within it, of both axes together.
    let variance = (size.dx * size.dx + size.dy * size.dy) * (1.0 / 12)
    let way = place - position
    return (1 - throwShare) * homingDensity(way, variance) + throwShare
      * throwDensity(place - projected, variance)
  }

  @inline(__always)
  private func homingDensity(_ way: Vector, _ variance: Double) -> Double {
    let distanceSquared = way.lengthSquared + 0.15 * variance + blur
    let distance = distanceSquared.squareRoot()
    // The half-angle that a target of this size fills, added to the spread.
    let spread = angularSpread * angularSpread + 0.25 * variance / distanceSquared
    let cosine = heading.dot(way) / distance
    return radialDensity(distance, distanceSquared) * (spread * (spread + 4)).squareRoot()
      / (spread + 2 * (1 - cosine)) * (0.5 / Double.pi)
  }

  /// 1.1803 makes the density in ln R integrate to 1: 2^1.5 / B(3/4, 1/2).
  @inline(__always)
  private func radialDensity(_ distance: Double, _ distanceSquared: Double) -> Double {
    let ratio = distance * homingDistance / (homingDistance * homingDistance + distanceSquared)
    return 1.1803 * ratio * ratio.squareRoot() / distanceSquared
  }

  @inline(__always)
  private func throwDensity(_ miss: Vector, _ variance: Double) -> Double {
    let along = miss.dot(throwDirection)
    let across = miss.dx * throwDirection.dy - miss.dy * throwDirection.dx
    let alongVariance = alongSpread * alongSpread + variance
    let acrossVariance = acrossSpread * acrossSpread + variance
    let departure = 1 + along * along / alongVariance + across * across / acrossVariance
    return 1 / (Double.pi * (alongVariance * acrossVariance).squareRoot() * departure * departure)
  }

  /// What no target can exceed whose centre is farther than a distance from both the lift and the projected place.
  ///
  /// The homing density falls with the distance. Of a throw's, the size that suits a distance best is the distance itself.
  func greatestDensity(beyond distance: Double) -> Double {
    let distanceSquared = distance * distance + blur
    let straight = (1 + 4 / (angularSpread * angularSpread)).squareRoot() * (0.5 / Double.pi)
    let homing = radialDensity(distanceSquared.squareRoot(), distanceSquared) * straight
    let variance = Swift.max(alongSpread * alongSpread, distance * distance)
    let sum = variance + distance * distance
    let thrown = (2 / Double.pi) * variance / (sum * sum)
    return (1 - throwShare) * homing + throwShare * thrown
  }
}

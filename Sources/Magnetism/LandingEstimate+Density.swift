package import Kinematics

extension LandingEstimate {
  /// The density of the movement's end at a point, per square point, averaged over a target around it.
  ///
  /// With R the distance from the lift, θ the angle to the heading, H the ``homingDistance`` and κ the
  /// ``angularSpread``, a homing movement ends with the density sech^1.5(ln(R / H)) in ln R and a wrapped
  /// Cauchy distribution in θ, which allows for a turn; a throw with an elliptical Student's t distribution
  /// with two degrees of freedom around ``projected``. The target's variance is added to the spreads.
  @inline(__always)
  package func density(at point: Point, size: Size = .zero) -> Double {
    density(at: point, approach: approach(to: point), size: size)
  }

  /// The squared distance from the lift to a point, and the component of that displacement along the heading.
  @inline(__always)
  func approach(to point: Point) -> (distanceSquared: Double, along: Double) {
    let offset = point - position
    return (offset.lengthSquared, heading.dot(offset))
  }

  @inline(__always)
  func density(
    at point: Point, approach: (distanceSquared: Double, along: Double), size: Size
  ) -> Double {
    // The variance of a point within the target, of both axes together.
    let variance = (size.width * size.width + size.height * size.height) * (1.0 / 12)

    // Throw: the equation of the ellipse, times the variances along the direction and across it.
    let error = point - projected
    let along = error.dot(thrown.direction)
    let across = error.cross(thrown.direction)
    let alongVariance = thrown.alongSpreadSquared + variance
    let acrossVariance = thrown.acrossSpreadSquared + variance
    let area = alongVariance * acrossVariance
    let departure = area + along * along * acrossVariance + across * across * alongVariance

    // Homing: κ² and 1 − cos θ, both times the squared distance. The distance includes a share of the
    // target's variance, and κ the half-angle that a target of this size fills.
    let distanceSquared = approach.distanceSquared + 0.15 * variance + homing.blur
    // The root of a magnitude is one instruction; another's may be a call that sets `errno`.
    let distance = distanceSquared.magnitude.squareRoot()
    let spread = homing.angularSpreadSquared * distanceSquared + 0.25 * variance
    let turn = spread + 2 * (distanceSquared - distance * approach.along)
    let sum = homing.distanceSquared + distanceSquared
    let product = spread * (spread + 4 * distanceSquared) * distance * sum

    // Roots and quotients cost most: both pairs at once.
    let roots = SIMD2(product.magnitude.squareRoot(), area.magnitude.squareRoot())
    let parts =
      SIMD2(homing.factor, thrown.factor * area) * roots
      / SIMD2(distance * sum * sum * turn, departure * departure)
    return parts.x + parts.y
  }

  /// An upper bound of the density at every center farther than a distance, given by its square, from both
  /// the lift and the projected point.
  ///
  /// A center near one of them is far from the other, so only one of the two parts can be large.
  func greatestDensity(beyondSquare square: Double) -> Double {
    let farther = Swift.max(square, thrown.distance * thrown.distance * 0.25)
    return Swift.max(
      greatestHoming(beyondSquare: square) + greatestThrow(beyondSquare: farther),
      greatestHoming(beyondSquare: farther) + greatestThrow(beyondSquare: square))
  }

  /// The homing density falls with the distance and with the angle.
  private func greatestHoming(beyondSquare square: Double) -> Double {
    let distanceSquared = square + homing.blur
    let distance = distanceSquared.magnitude.squareRoot()
    let sum = homing.distanceSquared + distanceSquared
    let straight = (1 + 4 / homing.angularSpreadSquared) * distance * sum
    return homing.factor * straight.magnitude.squareRoot() / (distance * sum * sum)
  }

  /// At a given distance the density of a throw is greatest for a target whose spread is that distance.
  private func greatestThrow(beyondSquare square: Double) -> Double {
    let variance = Swift.max(thrown.alongSpreadSquared, square)
    let sum = variance + square
    return 2 * thrown.factor * variance / (sum * sum)
  }
}

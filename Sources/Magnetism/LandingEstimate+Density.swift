package import Kinematics

extension LandingEstimate {
  /// How likely the movement was to end about a place, per square point: averaged over something of a size, a
  /// target.
  ///
  /// With R the distance from the lift, θ the angle to the heading, H the ``homingDistance`` and κ the
  /// ``angularSpread``, a homing hand ends at R with the density sech^1.5(ln(R / H)) in ln R, and at θ with
  /// that of a wrapped Cauchy distribution, whose tails let a hand that turned keep its target. A throw ends
  /// around ``projected`` with that of Student's t of two degrees, elliptical. What a target's size adds to
  /// its variance stands in for an integral over it.
  @inline(__always)
  package func density(at place: Point, size: Size = .zero) -> Double {
    density(at: place, way: way(to: place), size: size)
  }

  /// How far a place is from the lift, squared, and how much of that lies along the heading.
  @inline(__always)
  func way(to place: Point) -> (square: Double, along: Double) {
    let way = place - position
    return (way.lengthSquared, heading.dot(way))
  }

  /// The density, where the way to the place is known.
  @inline(__always)
  func density(at place: Point, way: (square: Double, along: Double), size: Size) -> Double {
    // The variance of a point within it, of both axes together.
    let variance = (size.width * size.width + size.height * size.height) * (1.0 / 12)

    // Thrown: the ellipse's equation, times the variances along the way and across it.
    let miss = place - projected
    let along = miss.dot(throwDirection)
    let across = miss.dx * throwDirection.dy - miss.dy * throwDirection.dx
    let alongVariance = alongSpreadSquared + variance
    let acrossVariance = acrossSpreadSquared + variance
    let area = alongVariance * acrossVariance
    let departure = area + along * along * acrossVariance + across * across * alongVariance

    // Homing: times the distance squared, κ² with the half-angle that a target of this size fills, and 1 −
    // cos θ.
    let distanceSquared = way.square + 0.15 * variance + blur
    // A root of what might be negative may be a call, for the sake of `errno`: it spills all registers. Of a
    // magnitude it is one instruction, for one number or for two.
    let distance = distanceSquared.magnitude.squareRoot()
    let spread = angularSpreadSquared * distanceSquared + 0.25 * variance
    let turn = spread + 2 * (distanceSquared - distance * way.along)
    let sum = homingDistanceSquared + distanceSquared
    let homing = spread * (spread + 4 * distanceSquared) * distance * sum

    // Roots and quotients cost most: both at once.
    let roots = SIMD2(homing.magnitude.squareRoot(), area.magnitude.squareRoot())
    let parts =
      SIMD2(homingFactor, throwFactor * area) * roots
      / SIMD2(distance * sum * sum * turn, departure * departure)
    return parts.x + parts.y
  }

  /// What no target can exceed whose centre is farther than a distance, given by its square, from both the
  /// lift and the projected place.
  ///
  /// What is near the one is far from the other.
  func greatestDensity(beyondSquare square: Double) -> Double {
    let farther = Swift.max(square, throwDistance * throwDistance * 0.25)
    return Swift.max(
      greatestHoming(beyondSquare: square) + greatestThrow(beyondSquare: farther),
      greatestHoming(beyondSquare: farther) + greatestThrow(beyondSquare: square))
  }

  /// The homing density falls with the distance, and with the angle.
  private func greatestHoming(beyondSquare square: Double) -> Double {
    let distanceSquared = square + blur
    let distance = distanceSquared.magnitude.squareRoot()
    let sum = homingDistanceSquared + distanceSquared
    let straight = (1 + 4 / angularSpreadSquared) * distance * sum
    return homingFactor * straight.magnitude.squareRoot() / (distance * sum * sum)
  }

  /// The size that suits a distance best is the distance itself.
  private func greatestThrow(beyondSquare square: Double) -> Double {
    let variance = Swift.max(alongSpreadSquared, square)
    let sum = variance + square
    return 2 * throwFactor * variance / (sum * sum)
  }
}

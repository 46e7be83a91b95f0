import Kinematics
import PointerKit

/// The smallest area that contains a fraction of a movement's ends, as a line of equal density.
///
/// A ``LandingEstimate`` is a mixture of two densities, each with a line of its own. Both apply to a target
/// without a size, and leave out the engine's blur of positions near the lift.
struct LandingOutline {
  private let estimate: LandingEstimate
  private let wrapped: WrappedCauchy

  init(_ estimate: LandingEstimate) {
    self.estimate = estimate
    wrapped = WrappedCauchy(estimate.angularSpread)
  }

  // MARK: A throw

  /// An ellipse around the projected point, longer along the movement than across it.
  ///
  /// Student's t distribution with two degrees of freedom has 1 − 1 / (1 + k²) of its ends within k scales.
  func thrown(containing fraction: Double) -> [Point] {
    let (along, across) = estimate.throwSpread
    let scales = (1 / (1 - fraction) - 1).squareRoot()
    let distance = estimate.projected - estimate.position
    let direction = distance.length > 0 ? distance.normalized : estimate.heading
    return (0..<72).map { step in
      let (sine, cosine) = Elementary.sincos(Double(step) * Double.pi / 36)
      let (x, y) = (along * scales * cosine, across * scales * sine)
      return estimate.projected
        + Vector(dx: x * direction.dx - y * direction.dy, dy: x * direction.dy + y * direction.dx)
    }
  }

  // MARK: A homing movement

  /// A drop that begins at the lift and points in the direction of the heading.
  ///
  /// At a distance R, with u = ln(R / H), and at an angle θ the density is w(θ) · sech^1.5(u) / R². It falls
  /// with R, so a line of equal density has one distance for each angle. The level is found by bisection, so
  /// that the line contains the fraction.
  func homing(containing fraction: Double) -> [Point] {
    let angles = LandingOutline.equallyLikely.map { wrapped.angle(containing: $0) }
    var (low, high) = (-20.0, 20.0)
    for _ in 0..<24 {
      let level = (low + high) / 2
      let contained = angles.reduce(0) { $0 + LandingOutline.fractionWithin(reach(at: $1, level)) }
      // The higher the level, the smaller the area.
      if contained > fraction * Double(angles.count) { low = level } else { high = level }
    }
    // Equally likely angles are dense where the line is sharp, and even steps cover the rest.
    let drawn = (angles + (0...48).map { Double($0) * Double.pi / 48 }).sorted()
    let side = drawn.map { angle in (angle, estimate.homingDistance * Elementary.exp(reach(at: angle, low))) }
    return side.map { point(at: $0, $1) } + side.reversed().map { point(at: -$0, $1) }
  }

  private func point(at angle: Double, _ distance: Double) -> Point {
    let (sine, cosine) = Elementary.sincos(angle)
    let heading = estimate.heading
    return estimate.position
      + Vector(
        dx: heading.dx * cosine - heading.dy * sine, dy: heading.dx * sine + heading.dy * cosine) * distance
  }

  /// The logarithm of the distance, in homing distances, at which the density equals a level.
  private func reach(at angle: Double, _ level: Double) -> Double {
    let wanted = Elementary.log(wrapped.density(at: angle)) - level
    var (near, far) = (-40.0, 40.0)
    for _ in 0..<32 {
      let middle = (near + far) / 2
      if 2 * middle + 1.5 * LandingOutline.logCosh(middle) < wanted { near = middle } else { far = middle }
    }
    return near
  }

  // MARK: The distribution of the distance

  private static func logCosh(_ u: Double) -> Double {
    u.magnitude + Elementary.log((1 + Elementary.exp(-2 * u.magnitude)) / 2)
  }

  private static let equallyLikely = (0..<60).map { (Double($0) + 0.5) / 60 }
  private static let (step, farthest) = (1.0 / 16, 12.0)

  /// The cumulative distribution of u from −12 in steps of 1/16, by Simpson's rule.
  private static let fractions: [Double] = {
    func density(_ u: Double) -> Double { Elementary.exp(-1.5 * logCosh(u)) }
    var sums = [0.0]
    for index in 0..<Int(2 * farthest / step) {
      let u = Double(index) * step - farthest
      let slice = (density(u) + 4 * density(u + step / 2) + density(u + step)) * step / 6
      sums.append(sums[index] + slice)
    }
    return sums.map { $0 / sums[sums.count - 1] }
  }()

  private static func fractionWithin(_ u: Double) -> Double {
    let position = (max(-farthest, min(farthest, u)) + farthest) / step
    let index = min(Int(position), fractions.count - 2)
    return fractions[index] + (fractions[index + 1] - fractions[index]) * (position - Double(index))
  }
}

/// A wrapped Cauchy distribution of angles, with the parameter that the engine uses: the square of the spread,
/// (1 − ρ)² / ρ.
private struct WrappedCauchy {
  let square: Double

  init(_ spread: Double) { square = spread * spread }

  func density(at angle: Double) -> Double {
    (square * (square + 4)).squareRoot() / (square + 2 * (1 - Elementary.cos(angle))) / (2 * Double.pi)
  }

  /// The angle to either side within which a fraction of the distribution lies.
  func angle(containing fraction: Double) -> Double {
    let (sine, cosine) = Elementary.sincos(fraction * Double.pi / 2)
    return 2 * Elementary.atan2(sine * square.squareRoot(), cosine * (square + 4).squareRoot())
  }
}

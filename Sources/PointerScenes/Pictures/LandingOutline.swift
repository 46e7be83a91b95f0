import Kinematics
import PointerKit

/// The smallest area that holds a share of a movement's ends, drawn as a line of equal density.
///
/// A ``LandingEstimate`` is a mixture of two densities; each has its own line, for a target without a size
/// and without the engine's blur, within which it tells places near the lift not apart.
struct LandingOutline {
  private let estimate: LandingEstimate
  private let wrapped: WrappedCauchy

  init(_ estimate: LandingEstimate) {
    self.estimate = estimate
    wrapped = WrappedCauchy(estimate.angularSpread)
  }

  // MARK: A throw

  /// An ellipse around the projected place, longer along the way than across it.
  ///
  /// Student's t of two degrees in the plane has 1 − 1 / (1 + k²) of its ends within k scales.
  func thrown(holding share: Double) -> [Point] {
    let (along, across) = estimate.throwSpread
    let scales = (1 / (1 - share) - 1).squareRoot()
    let way = estimate.projected - estimate.position
    let direction = way.length > 0 ? way.normalized : estimate.heading
    return (0..<72).map { step in
      let (sine, cosine) = Elementary.sincos(Double(step) * Double.pi / 36)
      let (forth, aside) = (along * scales * cosine, across * scales * sine)
      return estimate.projected
        + Vector(
          dx: forth * direction.dx - aside * direction.dy, dy: forth * direction.dy + aside * direction.dx)
    }
  }

  // MARK: A homing hand

  /// A drop that begins at the lift and points in the direction of the heading.
  ///
  /// At the distance R, with u = ln(R / H), and at the angle θ the density is w(θ) · sech^1.5(u) / R². It
  /// falls with R, so a line of equal density is one distance for each angle. The level is the one whose line
  /// holds the share.
  func homing(holding share: Double) -> [Point] {
    let angles = LandingOutline.equallyLikely.map { wrapped.angle(holding: $0) }
    var (low, high) = (-20.0, 20.0)
    for _ in 0..<24 {
      let level = (low + high) / 2
      let held = angles.reduce(0) { $0 + LandingOutline.shareWithin(reach(at: $1, level)) }
      // The higher the density that is asked for, the less has it.
      if held > share * Double(angles.count) { low = level } else { high = level }
    }
    // The angles that are equally likely are dense where the line is sharp, those in even steps go all
    // around.
    let drawn = (angles + (0...48).map { Double($0) * Double.pi / 48 }).sorted()
    let side = drawn.map { angle in (angle, estimate.homingDistance * Elementary.exp(reach(at: angle, low))) }
    return side.map { place(at: $0, $1) } + side.reversed().map { place(at: -$0, $1) }
  }

  private func place(at angle: Double, _ distance: Double) -> Point {
    let (sine, cosine) = Elementary.sincos(angle)
    let heading = estimate.heading
    return estimate.position
      + Vector(
        dx: heading.dx * cosine - heading.dy * sine, dy: heading.dx * sine + heading.dy * cosine) * distance
  }

  /// The logarithm of the distance, in homing distances, at which the density has fallen to a level.
  private func reach(at angle: Double, _ level: Double) -> Double {
    let aim = Elementary.log(wrapped.density(at: angle)) - level
    var (near, far) = (-40.0, 40.0)
    for _ in 0..<32 {
      let middle = (near + far) / 2
      if 2 * middle + 1.5 * LandingOutline.logCosh(middle) < aim { near = middle } else { far = middle }
    }
    return near
  }

  // MARK: The distribution of the distance

  private static func logCosh(_ u: Double) -> Double {
    u.magnitude + Elementary.log((1 + Elementary.exp(-2 * u.magnitude)) / 2)
  }

  private static let equallyLikely = (0..<60).map { (Double($0) + 0.5) / 60 }
  private static let (step, farthest) = (1.0 / 16, 12.0)

  /// How many hands end nearer than −12, −12 + 1/16 … in u; by Simpson's rule.
  private static let shares: [Double] = {
    func density(_ u: Double) -> Double { Elementary.exp(-1.5 * logCosh(u)) }
    var sums = [0.0]
    for index in 0..<Int(2 * farthest / step) {
      let u = Double(index) * step - farthest
      let slice = (density(u) + 4 * density(u + step / 2) + density(u + step)) * step / 6
      sums.append(sums[index] + slice)
    }
    return sums.map { $0 / sums[sums.count - 1] }
  }()

  private static func shareWithin(_ u: Double) -> Double {
    let place = (max(-farthest, min(farthest, u)) + farthest) / step
    let index = min(Int(place), shares.count - 2)
    return shares[index] + (shares[index + 1] - shares[index]) * (place - Double(index))
  }
}

/// A wrapped Cauchy distribution of angles, given as the engine has it: by the square of its spread, (1 − ρ)²
/// / ρ.
private struct WrappedCauchy {
  let square: Double

  init(_ spread: Double) { square = spread * spread }

  func density(at angle: Double) -> Double {
    (square * (square + 4)).squareRoot() / (square + 2 * (1 - Elementary.cos(angle))) / (2 * Double.pi)
  }

  /// The angle to either side within which a share lies.
  func angle(holding share: Double) -> Double {
    let (sine, cosine) = Elementary.sincos(share * Double.pi / 2)
    return 2 * Elementary.atan2(sine * square.squareRoot(), cosine * (square + 4).squareRoot())
  }
}

import Kinematics
import PointerKit

/// The area in which a fraction of movements is expected to end: a sector of a ring around the point where the
/// finger lifts.
///
/// The distance and direction of a ``LandingEstimate`` are independent. The sector for a fraction p therefore
/// contains the share √p of the expected distances, around the median, and the share √p of the expected
/// directions, around the heading. The outline does not depend on the angle that a target covers, as seen from
/// that point.
struct LandingOutline {
  private let estimate: LandingEstimate

  init(_ estimate: LandingEstimate) { self.estimate = estimate }

  /// The corners of the outline, along the outer arc and back along the inner arc.
  ///
  /// No corner is farther from the lift than `limit`.
  func sector(containing fraction: Double, within limit: Double = .infinity) -> [Point] {
    let distances = distances(containing: fraction.squareRoot())
    let (nearest, farthest) = (min(distances.0, limit), min(distances.1, limit))
    let angle = angle(containing: fraction.squareRoot())
    let angles = (-36...36).map { angle * Double($0) / 36 }
    return angles.map { point(at: $0, farthest) } + angles.reversed().map { point(at: $0, nearest) }
  }

  /// The two distances from the lift between which a fraction of the intended ends lies.
  ///
  /// The logarithm of the distance has a Cauchy distribution.
  private func distances(containing fraction: Double) -> (Double, Double) {
    let (sine, cosine) = Elementary.sincos(fraction * Double.pi / 2)
    let factor = Elementary.exp(estimate.distanceSpread * sine / cosine)
    return (estimate.distance / factor, estimate.distance * factor)
  }

  /// The angle to either side of the heading within which a fraction of the ends lies.
  ///
  /// The angle has a wrapped Cauchy distribution with the parameter ρ, where (1 − ρ)² / ρ is the square of
  /// the spread.
  private func angle(containing fraction: Double) -> Double {
    let square = estimate.angularSpread * estimate.angularSpread
    let (sine, cosine) = Elementary.sincos(fraction * Double.pi / 2)
    return 2 * Elementary.atan2(sine * square.squareRoot(), cosine * (square + 4).squareRoot())
  }

  private func point(at angle: Double, _ distance: Double) -> Point {
    let (sine, cosine) = Elementary.sincos(angle)
    let heading = estimate.heading
    return estimate.position
      + Vector(
        dx: heading.dx * cosine - heading.dy * sine, dy: heading.dx * sine + heading.dy * cosine) * distance
  }
}

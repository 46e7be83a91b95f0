import Foundation
import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// The outlines hold the share of ends that they say, of ends drawn from the distributions' usual forms.
final class LandingOutlineTests: XCTestCase {
  private func estimate(share: Double) -> LandingEstimate {
    let flick = Flick(
      position: Point(x: 300, y: 200), velocity: Vector(dx: 1200, dy: -900), speedShare: share)
    return MagneticScan(flick).estimate
  }

  func testAsManyEndWithinAsIsSaid() {
    var dice = SeededGenerator(seed: 7)
    for share in [0.3, 0.7, 1] {
      let estimate = estimate(share: share)
      let ends = (0..<2000).map { _ in end(of: estimate, &dice) }
      for fraction in [0.5, 0.9] {
        let line = LandingOutline(estimate).sector(containing: fraction)
        let held = Double(ends.count { isWithin(line, $0) }) / Double(ends.count)
        // Four standard errors of a half.
        XCTAssertEqual(held, fraction, accuracy: 0.045, "\(share)")
      }
    }
  }

  func testTheMedianOfTheWayIsWithin() {
    let estimate = estimate(share: 1)
    let middle = estimate.position + estimate.heading * estimate.distance
    XCTAssert(isWithin(LandingOutline(estimate).sector(containing: 0.5), middle))
    XCTAssertFalse(isWithin(LandingOutline(estimate).sector(containing: 0.9), estimate.position))
  }

  /// An end: distance and angle by the inverse of each distribution.
  private func end(of estimate: LandingEstimate, _ dice: inout SeededGenerator) -> Point {
    func uniform() -> Double { Double.random(in: -0.5...0.5, using: &dice) }
    let distance = estimate.distance * exp(estimate.distanceSpread * tan(.pi * uniform()))
    // A wrapped Cauchy angle is a Cauchy number, wrapped; the spread is 2 sinh(γ / 2) of its scale γ.
    let angle = 2 * asinh(estimate.angularSpread / 2) * tan(.pi * uniform())
    let heading = atan2(estimate.heading.dy, estimate.heading.dx) + angle
    return estimate.position + Vector(dx: cos(heading), dy: sin(heading)) * distance
  }

  /// Whether the line goes around a point: it crosses the ray to the right an odd number of times.
  private func isWithin(_ line: [Point], _ point: Point) -> Bool {
    zip(line, line.dropFirst() + line.prefix(1)).count { a, b in
      (a.y > point.y) != (b.y > point.y)
        && a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) > point.x
    } % 2 == 1
  }
}

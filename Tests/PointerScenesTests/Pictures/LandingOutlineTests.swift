import Foundation
import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// The outlines contain the stated share of random ends, which are drawn from the distributions' usual forms.
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
        let loop = Loop(line)
        let held = Double(ends.count { loop.contains($0) }) / Double(ends.count)
        // Four standard errors of a half.
        XCTAssertEqual(held, fraction, accuracy: 0.045, "\(share)")
      }
    }
  }

  /// The engine's own density, summed over the area, gives the stated share.
  func testTheEngineSaysTheSame() {
    for share in [0.5, 1] {
      // So fast that the roll of a fingertip is a small part of the way.
      let flick = Flick(
        position: Point(x: 300, y: 200), velocity: Vector(dx: 24_000, dy: -18_000), speedShare: share)
      let estimate = MagneticScan(flick).estimate
      for fraction in [0.5, 0.8] {
        let line = LandingOutline(estimate).sector(containing: fraction)
        let loop = Loop(line)
        var sum = 0.0
        let (rings, sectors, limit) = (120, 120, 8 * estimate.distanceSpread)
        for ring in 0..<rings {
          let distance = estimate.distance * exp(limit * ((Double(ring) + 0.5) / Double(rings) * 2 - 1))
          for sector in 0..<sectors {
            let angle = ((Double(sector) + 0.5) / Double(sectors) * 2 - 1) * Double.pi
            let heading = atan2(estimate.heading.dy, estimate.heading.dx) + angle
            let end = estimate.position + Vector(dx: cos(heading), dy: sin(heading)) * distance
            if loop.contains(end) { sum += estimate.density(at: end) * distance * distance }
          }
        }
        sum *= 2 * limit / Double(rings) * 2 * Double.pi / Double(sectors)
        XCTAssertEqual(sum, fraction, accuracy: 0.04, "\(share)")
      }
    }
  }

  /// Both arcs are at quantiles of the distance, and both sides at a quantile of the angle, by the usual
  /// forms.
  func testItsEdgesAreQuantilesAndItIsTheSameOnBothSides() {
    for share in [0.3, 0.7, 1] {
      let estimate = estimate(share: share)
      for fraction in [0.5, 0.9] {
        let line = LandingOutline(estimate).sector(containing: fraction)
        let ways = line.map { $0 - estimate.position }
        let tangent = tan(sqrt(fraction) * .pi / 2)
        XCTAssertEqual(
          log((ways.map(\.length).max() ?? 0) / estimate.distance), estimate.distanceSpread * tangent,
          accuracy: 1e-9)
        XCTAssertEqual(
          log(estimate.distance / (ways.map(\.length).min() ?? 1)), estimate.distanceSpread * tangent,
          accuracy: 1e-9)
        let across = Vector(dx: -estimate.heading.dy, dy: estimate.heading.dx)
        let angles = ways.map { atan2($0.dot(across), $0.dot(estimate.heading)) }
        let square = estimate.angularSpread * estimate.angularSpread
        let widest = 2 * atan(tangent * estimate.angularSpread / sqrt(square + 4))
        XCTAssertEqual(angles.max() ?? 0, widest, accuracy: 1e-9)
        XCTAssertEqual(angles.min() ?? 0, -widest, accuracy: 1e-9)
        for way in ways where way.length > estimate.distance {
          XCTAssertEqual(way.length, ways[0].length, accuracy: 1e-6)
        }
      }
    }
  }

  func testAtFullSpeedItIsLongerAlongTheWayThanAcrossAndCutOffAtALimit() {
    let estimate = estimate(share: 1)
    let across = Vector(dx: -estimate.heading.dy, dy: estimate.heading.dx)
    func extent(_ line: [Point], _ direction: Vector) -> Double {
      let positions = line.map { ($0 - .zero).dot(direction) }
      return (positions.max() ?? 0) - (positions.min() ?? 0)
    }
    let half = LandingOutline(estimate).sector(containing: 0.5)
    XCTAssertGreaterThan(extent(half, estimate.heading), 1.5 * extent(half, across))
    let cut = LandingOutline(estimate).sector(containing: 0.9, within: 120)
    XCTAssertEqual(cut.map { ($0 - estimate.position).length }.max() ?? 0, 120, accuracy: 1e-9)
  }

  func testTheMedianOfTheWayIsWithin() {
    let estimate = estimate(share: 1)
    let middle = estimate.position + estimate.heading * estimate.distance
    XCTAssert(Loop(LandingOutline(estimate).sector(containing: 0.5)).contains(middle))
    XCTAssertFalse(Loop(LandingOutline(estimate).sector(containing: 0.9)).contains(estimate.position))
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
}

/// A closed line.
private struct Loop {
  private let edges: [(a: Point, b: Point)]
  private let xs: ClosedRange<Double>
  private let ys: ClosedRange<Double>

  init(_ line: [Point]) {
    edges = Array(zip(line, line.dropFirst() + line.prefix(1))).map { (a: $0, b: $1) }
    xs = (line.map(\.x).min() ?? 0)...(line.map(\.x).max() ?? 0)
    ys = (line.map(\.y).min() ?? 0)...(line.map(\.y).max() ?? 0)
  }

  /// Whether the line goes around a point: it crosses the ray to the right an odd number of times.
  func contains(_ point: Point) -> Bool {
    guard xs.contains(point.x), ys.contains(point.y) else { return false }
    return edges.count { a, b in
      (a.y > point.y) != (b.y > point.y)
        && a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) > point.x
    } % 2 == 1
  }
}

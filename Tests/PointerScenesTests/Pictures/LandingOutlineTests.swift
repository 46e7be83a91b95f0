import Foundation
import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// The lines are checked against the distributions' usual forms by the C library, and against the engine's
/// own density.
final class LandingOutlineTests: XCTestCase {
  private func estimate(throwShare: Double, stroke: Stroke? = nil) -> LandingEstimate {
    var configuration = MagnetismConfiguration()
    configuration.throwShare = throwShare
    let flick = Flick(position: Point(x: 300, y: 200), velocity: Vector(dx: 1200, dy: -900), stroke: stroke)
    return MagneticScan(flick, configuration: configuration).estimate
  }

  private var homing: LandingEstimate {
    let stroke = Stroke(travelled: 300, finalVelocity: Vector(dx: 900, dy: -500), peakSpeed: 2000)
    return estimate(throwShare: 0, stroke: stroke)
  }

  private var thrown: LandingEstimate { estimate(throwShare: 1) }

  func testDensityIsTheSameAllAlongAndLessOutside() {
    for share in [0.5, 0.9] {
      check(LandingOutline(homing).homing(containing: share), textbook, of: homing, "homing \(share)")
      check(LandingOutline(thrown).thrown(containing: share), engine(thrown), of: thrown, "thrown \(share)")
    }
  }

  private func check(
    _ line: [Point], _ density: (Point) -> Double, of estimate: LandingEstimate, _ name: String
  ) {
    let densities = line.map(density)
    let (least, greatest) = (densities.min() ?? 0, densities.max() ?? 1)
    XCTAssertLessThan(greatest / least, 1.001, name)
    let outside = line.map { $0 + ($0 - estimate.position).normalized * 5 }
    XCTAssertLessThan(outside.map(density).min() ?? 1, least, name)
  }

  func testAwayFromTheLiftTheEngineSaysTheSame() {
    // Near it the engine tells nothing apart within a few points.
    let line = LandingOutline(homing).homing(containing: 0.9).filter { ($0 - homing.position).length > 60 }
    XCTAssertGreaterThan(line.count, 50)
    let densities = line.map(engine(homing))
    XCTAssertLessThan((densities.max() ?? 1) / (densities.min() ?? 0), 1.1)
  }

  func testAsManyEndWithinAsIsSaid() {
    var dice = SeededGenerator(seed: 7)
    let ends = (0..<1000).map { _ in homingEnd(&dice) }
    for share in [0.5, 0.9] {
      let line = LandingOutline(homing).homing(containing: share)
      let held = Double(ends.count { isWithin(line, $0) }) / Double(ends.count)
      // Four standard errors of a half.
      XCTAssertEqual(held, share, accuracy: 0.06)
      XCTAssertEqual(
        mass(within: LandingOutline(thrown).thrown(containing: share), of: thrown), share, accuracy: 0.01)
    }
  }

  // MARK: Oracles

  private func engine(_ estimate: LandingEstimate) -> (Point) -> Double {
    { estimate.density(at: $0) }
  }

  /// The mean direction's length of a wrapped Cauchy distribution, from the square of the spread, (1 − ρ)² /
  /// ρ.
  private var concentration: Double {
    let half = 1 + homing.angularSpread * homing.angularSpread / 2
    return half - sqrt(half * half - 1)
  }

  private func angular(_ angle: Double) -> Double {
    (1 - pow(concentration, 2)) / (1 + pow(concentration, 2) - 2 * concentration * cos(angle))
  }

  /// In the logarithm of the distance and in the angle by the usual forms, but for a factor.
  private func textbook(_ place: Point) -> Double {
    let way = place - homing.position
    let angle = atan2(way.dy, way.dx) - atan2(homing.heading.dy, homing.heading.dx)
    return pow(cosh(log(way.length / homing.homingDistance)), -1.5) * angular(angle) / way.lengthSquared
  }

  /// Where a homing hand ended: distance and angle drawn by rejection.
  private func homingEnd(_ dice: inout SeededGenerator) -> Point {
    func drawn(_ range: ClosedRange<Double>, _ density: (Double) -> Double) -> Double {
      while true {
        let number = Double.random(in: range, using: &dice)
        if Double.random(in: 0...1, using: &dice) < density(number) { return number }
      }
    }
    let distance = homing.homingDistance * exp(drawn(-12...12) { pow(cosh($0), -1.5) })
    let angle = drawn(-.pi ... .pi) { angular($0) / angular(0) }
    let direction = atan2(homing.heading.dy, homing.heading.dx) + angle
    return homing.position + Vector(dx: distance * cos(direction), dy: distance * sin(direction))
  }

  /// Whether the line goes around a place: it crosses the ray to the right an odd number of times.
  private func isWithin(_ line: [Point], _ place: Point) -> Bool {
    zip(line, line.dropFirst() + line.prefix(1)).count { a, b in
      (a.y > place.y) != (b.y > place.y)
        && a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y) > place.x
    } % 2 == 1
  }

  /// The engine's density summed over 60 times 60 places within the line.
  private func mass(within line: [Point], of estimate: LandingEstimate) -> Double {
    let bounds = line.dropFirst().reduce(Rect(origin: line[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
    let cell = Size(width: bounds.width / 60, height: bounds.height / 60)
    var sum = 0.0
    for index in 0..<3600 {
      let place = Point(
        x: bounds.minX + (Double(index % 60) + 0.5) * cell.width,
        y: bounds.minY + (Double(index / 60) + 0.5) * cell.height)
      if isWithin(line, place) { sum += estimate.density(at: place) }
    }
    return sum * cell.width * cell.height
  }

  // MARK: Along and across

  func testBothAreLongerAlongTheWayThanAcross() {
    func extent(_ line: [Point], along direction: Vector) -> Double {
      let places = line.map { ($0 - .zero).dot(direction) }
      return (places.max() ?? 0) - (places.min() ?? 0)
    }
    func across(_ direction: Vector) -> Vector { Vector(dx: -direction.dy, dy: direction.dx) }
    let drop = LandingOutline(homing).homing(containing: 0.5)
    XCTAssertGreaterThan(
      extent(drop, along: homing.heading), 1.5 * extent(drop, along: across(homing.heading)))
    let way = (thrown.projected - thrown.position).normalized
    let ellipse = LandingOutline(thrown).thrown(containing: 0.5)
    XCTAssertEqual(extent(ellipse, along: way), 2 * thrown.throwSpread.along, accuracy: 1e-6)
    XCTAssertEqual(extent(ellipse, along: across(way)), 2 * thrown.throwSpread.across, accuracy: 1e-6)
  }

  func testAThrowThatGoesNowhereIsDrawnAsWell() {
    let edge = Rect(x: 0, y: 0, width: 300, height: 200)
    let flick = Flick(position: Point(x: 300, y: 200), velocity: Vector(dx: 900, dy: 900), bounds: edge)
    let line = LandingOutline(MagneticScan(flick).estimate).thrown(containing: 0.9)
    XCTAssert(line.allSatisfy { ($0 - flick.position).length < 60 })
  }
}

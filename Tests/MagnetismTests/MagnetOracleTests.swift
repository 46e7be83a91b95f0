import Foundation
import Kinematics
import XCTest

@testable import Magnetism

/// The choice compared with an oracle that shares no algebra with it: angles instead of cosines, nearest
/// points instead of gaps, the textbook's densities, all targets at once instead of circles, sorting instead
/// of a running best.
final class MagnetOracleTests: XCTestCase {
  func testTheChoiceAgreesWithTheOracle() {  // F2, F3, F4, F8
    var checked = 0
    var counts: [MagnetismReason: Int] = [:]
    forEachSeed(3000) { generator in
      var scene = MagnetismScene.random(using: &generator)
      if Bool.random(using: &generator) {
        scene.configuration.decay = Decay(
          decelerationRate: Double.random(in: 0.98...0.995, using: &generator))
      }
      // So that targets beyond the last circle scanned do not matter; the probabilities have their own test.
      scene.configuration.minimumProbability = 0
      let oracle = Oracle(scene)
      guard oracle.margin > 1e-9 else { return }
      checked += 1
      counts[oracle.reason, default: 0] += 1
      let attraction = scene.attraction
      XCTAssertEqual(attraction.reason, oracle.reason)
      XCTAssertEqual(attraction.target, oracle.target)
      XCTAssertEqual(attraction.likeliest, oracle.target)
    }
    XCTAssertGreaterThan(checked, 2000, "too many scenes were too close to call")
    for reason in MagnetismReason.allCases { XCTAssertGreaterThan(counts[reason] ?? 0, 20, "\(reason)") }
  }

  func testTheProbabilitiesAreSharesOfTheDensitiesWithinTheLastCircle() {
    forEachSeed(1000) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let explanation = scene.explanation
      guard explanation.attraction.reason != .tooSlow else { return }
      let meant = explanation.candidates.filter {
        $0.verdict != .offCourse && $0.verdict != .outOfReach && $0.verdict != .beyond
      }
      for candidate in meant { XCTAssertLessThanOrEqual(candidate.ring ?? .max, explanation.lastRing) }
      let area = pow(scene.configuration.strayDistance, 2)
      let sum = meant.reduce(0) { $0 + $1.density } * area
      for candidate in meant {
        XCTAssertTrue((0...1).contains(candidate.probability))
        XCTAssertEqual(candidate.probability, candidate.density * area / (1 + sum), accuracy: 0x1p-15)
      }
      let none = 1 / (1 + sum)
      XCTAssertEqual(explanation.candidates.reduce(none) { $0 + $1.probability }, 1, accuracy: 0x1p-15)
      for candidate in explanation.candidates where candidate.id == explanation.attraction.likeliest {
        XCTAssertEqual(candidate.probability, explanation.attraction.probability)
      }
    }
  }

  func testATargetAttractsFromTheMinimumProbabilityOn() {  // F8
    forEachSeed(1000) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let attraction = scene.attraction
      guard attraction.likeliest != nil else { return }
      let isLikely = attraction.probability >= scene.configuration.minimumProbability
      XCTAssertEqual(attraction.target, isLikely ? attraction.likeliest : nil)
      XCTAssertEqual(attraction.reason == .coasted, !isLikely)
    }
  }
}

private struct Oracle {
  private(set) var reason = MagnetismReason.coasted
  private(set) var target: TargetID?
  /// The margin of the choice: below about 1e-9 rounding could have decided otherwise.
  private(set) var margin: Double

  init(_ scene: MagnetismScene) {
    let flick = scene.flick
    let rules = scene.configuration
    let speed = hypot(flick.velocity.dx, flick.velocity.dy)
    margin = abs(speed - rules.minimumSpeed)
    if speed < rules.minimumSpeed || speed == 0 {
      reason = .tooSlow
      return
    }
    let seconds = -1 / (1000 * log(rules.decay.decelerationRate))
    let bounds = flick.bounds
    let end = Point(
      x: nearest(flick.position.x + flick.velocity.dx * seconds, bounds.minX, bounds.maxX),
      y: nearest(flick.position.y + flick.velocity.dy * seconds, bounds.minY, bounds.maxY))
    let estimate = LandingEstimate(flick, projected: end, configuration: rules)
    let textbook = TextbookEstimate(estimate, configuration: rules)
    let heading = atan2(estimate.heading.dy, estimate.heading.dx)
    let final = hypot(flick.stroke.finalVelocity.dx, flick.stroke.finalVelocity.dy)
    let left = flick.stroke.peakSpeed > 0 ? min(1, final / flick.stroke.peakSpeed) : 1
    let tolerance = rules.directionTolerance / max(left, 0.1)

    var found: [(density: Double, distance: Double, id: TargetID, isLanded: Bool)] = []
    for target in scene.targets {
      func distance(_ point: Point) -> Double {
        hypot(
          nearest(point.x, target.region.minX, target.region.maxX) - point.x,
          nearest(point.y, target.region.minY, target.region.maxY) - point.y)
      }
      let (fromLift, fromEnd) = (distance(flick.position), distance(end))
      for gap in [fromLift, fromEnd] where gap > 0 { margin = min(margin, gap) }
      let gap = min(fromLift, fromEnd)
      margin = min(margin, abs(gap - rules.radius))
      let isVisible =
        max(target.frame.minX, bounds.minX) <= min(target.frame.maxX, bounds.maxX)
        && max(target.frame.minY, bounds.minY) <= min(target.frame.maxY, bounds.maxY)
      guard gap <= rules.radius, isVisible else { continue }
      let offset = Vector(
        dx: nearest((target.frame.minX + target.frame.maxX) / 2, bounds.minX, bounds.maxX) - flick.position.x,
        dy: nearest((target.frame.minY + target.frame.maxY) / 2, bounds.minY, bounds.maxY) - flick.position.y)
      if fromLift > 0, offset != .zero {
        let turn = remainder(atan2(offset.dy, offset.dx) - heading, 2 * Double.pi).magnitude
        margin = min(margin, abs(turn - tolerance))
        if turn > tolerance { continue }
      }
      found.append((textbook.density(target.frame) * target.weight, gap, target.id, fromEnd == 0))
    }
    // Equal frames have equal densities here too.
    found.sort { a, b in
      if a.density != b.density { return a.density > b.density }
      return a.distance != b.distance ? a.distance < b.distance : a.id < b.id
    }
    guard let first = found.first else { return }
    target = first.id
    reason = first.isLanded ? .landed : .scan
    for other in found.dropFirst() where other.density != first.density {
      // The textbook's constant is rounded differently than the module's, by the same share for every target
      // except for the part of the throw.
      margin = min(margin, (first.density / other.density - 1) * 1e-5)
    }
    for other in found.dropFirst() where other.density == first.density && other.distance != first.distance {
      margin = min(margin, other.distance - first.distance)
    }
  }
}

private func nearest(_ value: Double, _ low: Double, _ high: Double) -> Double {
  value < low ? low : value > high ? high : value
}

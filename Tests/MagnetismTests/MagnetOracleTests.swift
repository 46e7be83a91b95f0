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
      // The probabilities have their own test.
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

  func testTheProbabilitiesAreSharesOfTheDensitiesWithinTheCircles() {
    forEachSeed(1000) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let explanation = scene.explanation
      guard explanation.attraction.reason != .tooSlow else { return }
      let meant = explanation.candidates.filter { $0.verdict != .outOfReach }
      let isCertain =
        explanation.attraction.reason == .landed
        && scene.flick.speedShare >= scene.configuration.steadyShare
      if isCertain {
        XCTAssertEqual(explanation.attraction.probability, 1)
        XCTAssertEqual(meant.count { $0.probability == 1 }, 1)
        return
      }
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
    let coast = speed * seconds
    let isSteady = flick.speedShare >= rules.steadyShare

    var found: [(density: Double, distance: Double, frame: Double, id: TargetID)] = []
    for target in scene.targets {
      func distance(_ rect: Rect) -> Double {
        hypot(nearest(end.x, rect.minX, rect.maxX) - end.x, nearest(end.y, rect.minY, rect.maxY) - end.y)
      }
      let gap = distance(target.region)
      if gap > 0 { margin = min(margin, gap) }
      margin = min(margin, abs(gap - rules.radius))
      let isVisible =
        max(target.frame.minX, bounds.minX) <= min(target.frame.maxX, bounds.maxX)
        && max(target.frame.minY, bounds.minY) <= min(target.frame.maxY, bounds.maxY)
      guard gap <= rules.radius, isVisible else { continue }
      let miss = hypot(
        nearest((target.frame.minX + target.frame.maxX) / 2, bounds.minX, bounds.maxX) - end.x,
        nearest((target.frame.minY + target.frame.maxY) / 2, bounds.minY, bounds.maxY) - end.y)
      if isSteady, gap > 0 {
        margin = min(margin, abs(miss - rules.steadyReach * coast))
        if miss > rules.steadyReach * coast { continue }
      }
      let decides = gap == 0 && isSteady
      // At half to twice the way to the end by inertia.
      let way = hypot(
        nearest((target.frame.minX + target.frame.maxX) / 2, bounds.minX, bounds.maxX) - flick.position.x,
        nearest((target.frame.minY + target.frame.maxY) / 2, bounds.minY, bounds.maxY) - flick.position.y)
      let inertia = hypot(end.x - flick.position.x, end.y - flick.position.y)
      margin = min(margin, abs(way - inertia / 2), abs(way - inertia * 2))
      let isAstray = way < inertia / 2 || way > inertia * 2
      let preference = isAstray ? 1 + rules.coastPreference * pow(flick.speedShare, 3) : 1
      found.append(
        (
          textbook.density(target.frame) * target.weight / preference, gap,
          decides ? distance(target.frame) : .infinity,
          target.id
        ))
    }
    // Equal frames have equal densities here too.
    found.sort { a, b in
      if a.frame != b.frame { return a.frame < b.frame }
      if a.density != b.density { return a.density > b.density }
      return a.distance != b.distance ? a.distance < b.distance : a.id < b.id
    }
    guard let first = found.first else { return }
    target = first.id
    reason = first.distance == 0 ? .landed : .scan
    for other in found.dropFirst() {
      if other.frame != first.frame {
        margin = min(margin, other.frame - first.frame)
      } else if other.density != first.density {
        // Rounded differently than the module's.
        margin = min(margin, (first.density / other.density - 1) * 1e-2)
      } else if other.distance != first.distance {
        margin = min(margin, other.distance - first.distance)
      }
    }
  }
}

private func nearest(_ value: Double, _ low: Double, _ high: Double) -> Double {
  value < low ? low : value > high ? high : value
}

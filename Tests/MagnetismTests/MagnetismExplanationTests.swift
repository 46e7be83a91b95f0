import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// The explanation agrees with the choice, and each verdict with its own figures (F3, F5, F8).
final class MagnetismExplanationTests: XCTestCase {
  func testEveryVerdictFollowsFromItsFigures() {
    var seen: Set<MagnetismVerdict> = []
    forEachSeed(1000) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let explanation = scene.explanation
      let attraction = explanation.attraction
      let best = explanation.candidates.first { $0.verdict == .chosen }
      for (candidate, target) in zip(explanation.candidates, scene.targets) {
        seen.insert(candidate.verdict)
        let center = target.frame.center.clamped(to: scene.flick.bounds)
        XCTAssertEqual(candidate.distance, center.distance(to: attraction.projected), accuracy: 1e-9)
        let isHolding = target.region.contains(attraction.projected)
        let isAhead = (candidate.angle ?? .infinity) <= scene.configuration.directionTolerance
        let isInReach = isHolding || candidate.distance <= attraction.reach
        switch candidate.verdict {
        case .chosen:
          XCTAssertEqual(attraction.landing, center)
          XCTAssertEqual(attraction.reason, isHolding ? .landed : .scan)
          XCTAssert(isHolding || isInReach && isAhead)
        case .farther:
          XCTAssert(isHolding || isInReach && isAhead)
          if let best, attraction.reason == .scan {
            XCTAssertFalse(isHolding)
            XCTAssert((best.distance, best.id) < (candidate.distance, candidate.id))
          }
        case .behind: XCTAssert(isInReach && !isAhead && !isHolding)
        case .outOfReach: XCTAssert(!isInReach || !target.frame.intersects(scene.flick.bounds))
        case .tooSlow: XCTAssertEqual(attraction.reason, .tooSlow)
        case .inert: XCTFail("all may attract")
        }
      }
    }
    XCTAssertEqual(seen, [.chosen, .farther, .behind, .outOfReach, .tooSlow], "all have been met")
  }

  func testATargetThatDoesNotAttractIsInert() {
    forEachSeed(500) { generator in
      var scene = MagnetismScene.random(using: &generator)
      guard let target = scene.attraction.target else { return }
      let without = Magnet(configuration: scene.configuration).explanation(
        of: scene.flick, among: scene.targets
      ) { $0.id == target ? nil : $0.frame.center }
      XCTAssertEqual(without.candidates.first { $0.id == target }?.verdict, .inert)
      scene.targets.removeAll { $0.id == target }
      XCTAssertEqual(without.attraction, scene.attraction)
    }
  }

  func testTheAngleIsMeasuredFromTheHeading() {
    let flick = Flick(position: Point(10, 10), velocity: Vector(0, -900))
    let positions = [(10.0, -50.0), (60, 10), (10, 80), (60, -40), (10, 10)]
    let targets = positions.enumerated().map { index, position in
      MagneticTarget(
        id: TargetID(index), frame: Rect(center: Point(position.0, position.1), size: Size(8, 8)))
    }
    let angles = Magnet().explanation(of: flick, among: targets).candidates.map(\.angle)
    for (angle, expected) in zip(angles, [0, 0.5, 1, 0.25]) {
      XCTAssertEqual(angle ?? .nan, expected * Double.pi, accuracy: 1e-12)
    }
    XCTAssertNil(angles[4])
  }

  func testTheCircleGrowsWithTheCoastUpToTheRadius() {
    let magnet = Magnet(configuration: .with { $0.decay = Decay(timeConstant: 0.125) })
    for (coast, reach) in [(20.0, 50.0), (40, 80), (80, 140), (90, 150), (800, 150)] {
      let flick = Flick(position: .zero, velocity: Vector(8 * coast, 0))
      XCTAssertEqual(magnet.attraction(for: flick, among: []).reach, reach)
    }
    let slow = Flick(position: .zero, velocity: Vector(149, 0))
    XCTAssertEqual(magnet.attraction(for: slow, among: []).reach, 0)
  }
}

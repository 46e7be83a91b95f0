import Kinematics
import Magnetism
import XCTest

/// The explanation says what the choice did, and each verdict can be checked against its own figures.
final class MagnetismExplanationTests: XCTestCase {
  func testItAgreesWithTheChoice() {
    forEachSeed(500) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let explanation = scene.explanation
      XCTAssertEqual(explanation.attraction, scene.attraction)
      XCTAssertEqual(explanation.flick, scene.flick)
      XCTAssertEqual(explanation.candidates.map(\.id), scene.targets.map(\.id))
      let chosen = explanation.candidates.filter { $0.verdict == .chosen }
      XCTAssertEqual(chosen.map(\.id), scene.attraction.target.map { [$0] } ?? [])
    }
  }

  func testEveryVerdictFollowsFromItsFigures() {
    forEachSeed(500) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let explanation = scene.explanation
      let chosen = explanation.candidates.first { $0.verdict == .chosen }
      let isScan = explanation.attraction.reason == .scan
      for (candidate, target) in zip(explanation.candidates, scene.targets) {
        XCTAssertEqual(candidate.distance, target.region.distance(to: explanation.attraction.projected))
        XCTAssertEqual(candidate.effectiveDistance, candidate.distance / target.weight)
        XCTAssertEqual(candidate.ring, explanation.rings.firstIndex { candidate.distance <= $0 })
        switch candidate.verdict {
        case .chosen:
          XCTAssertEqual(explanation.attraction.landing, target.frame.center.clamped(to: scene.flick.bounds))
          XCTAssertEqual(explanation.attraction.ring, isScan ? candidate.ring : nil)
        case .farther where isScan:
          let (ring, best) = (candidate.ring ?? .max, chosen?.ring ?? .max)
          XCTAssertTrue(
            ring > best || candidate.effectiveDistance > chosen?.effectiveDistance ?? .infinity)
        case .wider:
          XCTAssertEqual(candidate.effectiveDistance, chosen?.effectiveDistance)
          XCTAssertGreaterThan(candidate.angle ?? 0, (chosen?.angle ?? 9) - 1e-12)
        case .tied where isScan:
          XCTAssertEqual(candidate.effectiveDistance, chosen?.effectiveDistance)
          XCTAssertEqual(candidate.angle ?? 0, chosen?.angle ?? 9, accuracy: 1e-7)
          XCTAssertGreaterThan(candidate.id, chosen?.id ?? .max)
        case .offCourse:
          if let angle = candidate.angle {
            XCTAssertGreaterThan(angle, scene.configuration.directionTolerance - 1e-12)
          }
        case .outOfReach:
          XCTAssertTrue(candidate.ring == nil || !target.frame.intersects(scene.flick.bounds))
        case .tooSlow: XCTAssertEqual(explanation.attraction.reason, .tooSlow)
        case .farther, .tied: XCTAssertEqual(explanation.attraction.reason, .landed)
        case .invalid: XCTFail("every rectangle is finite")
        }
      }
    }
  }

  func testOnlyTheCompetitorsWouldHaveWonAlone() {
    forEachSeed(200) { generator in
      let scene = MagnetismScene.random(using: &generator)
      for (candidate, target) in zip(scene.explanation.candidates, scene.targets) {
        var alone = scene
        alone.targets = [target]
        let competes = [.chosen, .farther, .wider, .tied].contains(candidate.verdict)
        XCTAssertEqual(alone.attraction.target, competes ? target.id : nil)
      }
    }
  }

  func testLosersDoNotMatterAndTheWinnerDoes() {
    forEachSeed(200) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let explanation = scene.explanation
      guard let target = explanation.attraction.target else { return }
      var fewer = scene
      fewer.targets.removeAll { $0.id != target && Bool.random(using: &generator) }
      XCTAssertEqual(fewer.attraction, explanation.attraction)
      fewer.targets.removeAll { $0.id == target }
      XCTAssertNotEqual(fewer.attraction.target, target)
    }
  }

  func testTheAngleIsMeasuredFromTheSwipe() {
    let flick = Flick(position: Point(x: 10, y: 10), velocity: Vector(dx: 0, dy: -900))
    let places = [(10.0, -50.0), (60, 10), (10, 80), (60, -40), (10, 10)]
    let targets = places.enumerated().map { index, place in
      MagneticTarget(
        id: UInt64(index),
        frame: Rect(center: Point(x: place.0, y: place.1), size: Size(width: 8, height: 8)))
    }
    let angles = Magnet().explanation(of: flick, among: targets).candidates.map(\.angle)
    for (angle, expected) in zip(angles, [0, 0.5, 1, 0.25]) {
      XCTAssertEqual(angle ?? .nan, expected * Double.pi, accuracy: 1e-12)
    }
    XCTAssertNil(angles[4])
  }

  func testTheCirclesAreEvenAndEndAtTheRadius() {  // F3
    let magnet = Magnet(configuration: MagnetismConfiguration(radius: 120, ringCount: 8))
    let rings = magnet.explanation(of: Flick(position: .zero, velocity: .zero), among: []).rings
    XCTAssertEqual(rings, [15, 30, 45, 60, 75, 90, 105, 120])
  }
}

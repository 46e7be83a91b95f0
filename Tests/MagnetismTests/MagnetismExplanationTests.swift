import Kinematics
import Magnetism
import XCTest

/// The explanation agrees with the choice, and each verdict with its own figures.
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
    var seen: Set<MagnetismVerdict> = []
    forEachSeed(1000) { generator in
      var scene = MagnetismScene.random(using: &generator)
      // Ties are rare without equal frames.
      if let first = scene.targets.first, Bool.random(using: &generator) {
        scene.targets.append(
          MagneticTarget(id: 99, frame: first.frame, region: first.region, weight: first.weight))
      }
      let explanation = scene.explanation
      let attraction = explanation.attraction
      let best = explanation.candidates.first { $0.id == attraction.likeliest }
      for (candidate, target) in zip(explanation.candidates, scene.targets) {
        seen.insert(candidate.verdict)
        XCTAssertEqual(candidate.distance, target.region.distance(to: attraction.projected))
        XCTAssertEqual(candidate.ring, explanation.rings.firstIndex { candidate.distance <= $0 })
        let mayBeMeant = [.chosen, .lessLikely, .unlikely, .tied].contains(candidate.verdict)
        if !mayBeMeant { XCTAssertEqual(candidate.probability, 0) }
        switch candidate.verdict {
        case .chosen:
          XCTAssertEqual(attraction.landing, target.frame.center.clamped(to: scene.flick.bounds))
          XCTAssertEqual(attraction.ring, candidate.ring)
          XCTAssertEqual(
            attraction.reason, target.region.contains(attraction.projected) ? .landed : .scan)
        case .unlikely:
          XCTAssertNil(attraction.target)
          XCTAssertLessThan(candidate.probability, scene.configuration.minimumProbability)
        case .lessLikely:
          guard attraction.probability < 1 else { break }
          XCTAssertLessThan(candidate.density, best?.density ?? 0)
        case .tied:
          XCTAssertEqual(candidate.density, best?.density)
          XCTAssertGreaterThanOrEqual(candidate.distance, best?.distance ?? .infinity)
          if candidate.distance == best?.distance {
            XCTAssertGreaterThan(candidate.id, best?.id ?? TargetID(UInt64.max))
          }
        case .outOfReach:
          let center = target.frame.center.clamped(to: scene.flick.bounds)
          let coast = scene.flick.velocity.length * scene.configuration.decay.timeConstant
          let isFar =
            scene.flick.speedShare >= scene.configuration.steadyShare
            && center.distance(to: attraction.projected) > scene.configuration.steadyReach * coast - 1e-9
          XCTAssertTrue(candidate.ring == nil || isFar || !target.frame.intersects(scene.flick.bounds))
        case .tooSlow: XCTAssertEqual(attraction.reason, .tooSlow)
        case .inert, .invalid: XCTFail("every rectangle is finite, and all may attract")
        }
      }
    }
    XCTAssertEqual(
      seen,
      [.chosen, .unlikely, .lessLikely, .tied, .outOfReach, .tooSlow],
      "all have been met")
  }

  func testATargetThatDoesNotAttractIsInertAndStillCounts() {  // F5
    forEachSeed(500) { generator in
      var scene = MagnetismScene.random(using: &generator)
      scene.configuration.minimumProbability = 0
      let magnet = Magnet(configuration: scene.configuration)
      guard let target = scene.attraction.target else { return }
      let whole = scene.explanation
      let without = magnet.explanation(of: scene.flick, among: scene.targets) { $0.id != target }
      XCTAssertNotEqual(without.attraction.target, target)
      let candidate = without.candidates.first { $0.id == target }
      XCTAssertEqual(candidate?.verdict, .inert)
      // A target that holds the end of an unbraked stroke leaves no probability to others.
      guard whole.attraction.probability < 1, without.attraction.probability < 1 else { return }
      XCTAssertEqual(
        candidate?.probability, whole.candidates.first { $0.id == target }?.probability)
    }
  }

  func testTheNinthOfEqualTargetsThatContainTheEndIsNotUnlikely() {  // F5
    let configuration = MagnetismConfiguration()
    let flick = Flick(position: .zero, velocity: Vector(dx: 3000, dy: 0))
    let end = MagneticScan(flick, configuration: configuration).projected
    for (count, verdict) in [(8, MagnetismVerdict.chosen), (9, .lessLikely)] {
      let targets = (1...count).map {
        MagneticTarget(
          id: TargetID($0), frame: Rect(center: end, size: Size(width: 40, height: 40)), padding: Insets(0))
      }
      let explanation = Magnet(configuration: configuration)
        .explanation(of: flick, among: targets) { $0.id == TargetID(count) }
      XCTAssertEqual(explanation.candidates.last?.verdict, verdict)
    }
  }

  func testTheLikeliestThatAttractsIsUnlikelyIfALikelierTargetDoesNotAttract() {  // F5
    var met = 0
    forEachSeed(500) { generator in
      let scene = MagnetismScene.random(using: &generator)
      guard let target = scene.attraction.target else { return }
      let explanation = Magnet(configuration: scene.configuration)
        .explanation(of: scene.flick, among: scene.targets) { $0.id != target }
      guard explanation.attraction.likeliest == nil else { return }
      let unlikely = explanation.candidates.filter { $0.verdict == .unlikely }
      let others = explanation.candidates.filter { [.lessLikely, .tied].contains($0.verdict) }
      XCTAssertEqual(unlikely.count, min(1, unlikely.count + others.count))
      guard let first = unlikely.first else { return }
      met += 1
      XCTAssertLessThan(first.probability, scene.configuration.minimumProbability)
      for other in others { XCTAssertGreaterThanOrEqual(first.density, other.density) }
    }
    XCTAssertGreaterThan(met, 20)
  }

  func testRemovingATargetMakesTheOthersMoreProbable() {
    forEachSeed(300) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let attraction = scene.attraction
      guard let target = attraction.target else { return }
      var fewer = scene
      fewer.targets.removeAll { $0.id != target && Bool.random(using: &generator) }
      XCTAssertEqual(fewer.attraction.target, target)
      XCTAssertEqual(fewer.attraction.landing, attraction.landing)
      XCTAssertGreaterThanOrEqual(fewer.attraction.probability, attraction.probability)
      fewer.targets.removeAll { $0.id == target }
      XCTAssertNotEqual(fewer.attraction.target, target)
    }
  }

  func testTheAngleIsMeasuredFromTheHeading() {
    let flick = Flick(position: Point(x: 10, y: 10), velocity: Vector(dx: 0, dy: -900))
    let positions = [(10.0, -50.0), (60, 10), (10, 80), (60, -40), (10, 10)]
    let targets = positions.enumerated().map { index, position in
      MagneticTarget(
        id: TargetID(index),
        frame: Rect(center: Point(x: position.0, y: position.1), size: Size(width: 8, height: 8)))
    }
    let angles = Magnet().explanation(of: flick, among: targets).candidates.map(\.angle)
    for (angle, expected) in zip(angles, [0, 0.5, 1, 0.25]) {
      XCTAssertEqual(angle ?? .nan, expected * Double.pi, accuracy: 1e-12)
    }
    XCTAssertNil(angles[4])
  }

  func testTheCirclesGrowToTheRadius() {  // F3
    let rings = Magnet().explanation(of: Flick(position: .zero, velocity: .zero), among: []).rings
    for (ring, expected) in zip(rings, [15, 21.2, 30, 42.4, 60, 84.9, 120, 169.7, 240]) {
      XCTAssertEqual(ring, expected, accuracy: 0.05)
    }
    XCTAssertEqual(rings.count, 9)
    XCTAssertEqual(rings.last, 240)
  }
}

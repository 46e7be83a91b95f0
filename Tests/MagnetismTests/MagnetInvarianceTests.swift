import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// Rotating, mirroring, translating, scaling or reordering everything changes neither the reason nor the
/// target, and transforms the landing exactly.
final class MagnetInvarianceTests: XCTestCase {
  func testMirroring() {
    check { _ in Change { Point(x: -$0.x, y: $0.y) } }
    check { _ in Change { Point(x: $0.x, y: -$0.y) } }
    check { _ in Change { Point(x: $0.y, y: $0.x) } }
  }

  func testQuarterTurns() {
    check { _ in Change { Point(x: -$0.y, y: $0.x) } }
    check { _ in Change { Point(x: -$0.x, y: -$0.y) } }
    check { _ in Change { Point(x: $0.y, y: -$0.x) } }
  }

  func testShifting() {
    check { generator in
      let x = Double(Int.random(in: -80_000...80_000, using: &generator)) / 8
      let y = Double(Int.random(in: -80_000...80_000, using: &generator)) / 8
      return Change { Point(x: $0.x + x, y: $0.y + y) }
    }
  }

  func testShiftingWithRoundingMovesTheLandingByNoMore() {
    check(exactly: false) { generator in
      let x = Double.random(in: -1e4...1e4, using: &generator)
      let y = Double.random(in: -1e4...1e4, using: &generator)
      return Change { Point(x: $0.x + x, y: $0.y + y) }
    }
  }

  func testScalingEveryLengthAndTheConfiguration() {
    check { generator in
      let factors: [Double] = [0.0625, 0.25, 0.5, 2, 64, 512]
      let factor = factors.randomElement(using: &generator) ?? 2
      return Change(scale: factor) { Point(x: $0.x * factor, y: $0.y * factor) }
    }
  }

  func testScalingWithRoundingKeepsTheTarget() {
    check(exactly: false) { generator in
      let factor = Double.random(in: 0.1...10, using: &generator)
      return Change(scale: factor) { Point(x: $0.x * factor, y: $0.y * factor) }
    }
  }

  func testReordering() {
    forEachSeed(400) { generator in
      var scene = MagnetismScene.random(using: &generator)
      let attraction = scene.attraction
      scene.targets.shuffle(using: &generator)
      XCTAssertEqual(scene.attraction, attraction)
    }
  }

  // MARK: Support

  private struct Change {
    var scale = 1.0
    let transform: (Point) -> Point

    init(scale: Double = 1, transform: @escaping (Point) -> Point) {
      (self.scale, self.transform) = (scale, transform)
    }

    func map(_ point: Point) -> Point { transform(point) }

    func map(_ vector: Vector) -> Vector { transform(.zero + vector) - transform(.zero) }

    func map(_ rect: Rect) -> Rect {
      let a = map(Point(x: rect.minX, y: rect.minY))
      let b = map(Point(x: rect.maxX, y: rect.maxY))
      return Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
    }
  }

  private func check(exactly isExact: Bool = true, _ makeChange: (inout SeededGenerator) -> Change) {
    var checked = 0
    forEachSeed(400) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let change = makeChange(&generator)
      let before = scene.explanation
      let after = apply(change, to: scene).explanation
      if isExact {
        XCTAssertEqual(after.attraction.reason, before.attraction.reason)
        XCTAssertEqual(after.attraction.target, before.attraction.target)
        XCTAssertEqual(after.attraction.reach, before.attraction.reach * change.scale)
        XCTAssertEqual(after.attraction.landing, change.map(before.attraction.landing))
        XCTAssertEqual(after.attraction.projected, change.map(before.attraction.projected))
        XCTAssertEqual(after.candidates.map(\.verdict), before.candidates.map(\.verdict))
      } else if isClear(before, scene) {
        XCTAssertEqual(after.attraction.target, before.attraction.target)
        XCTAssertEqual(after.attraction.reason, before.attraction.reason)
        let miss = after.attraction.landing - change.map(before.attraction.landing)
        XCTAssertLessThan(miss.length, 1e-8 * change.scale)
      } else {
        return
      }
      checked += 1
    }
    XCTAssertGreaterThan(checked, 200)
  }

  /// Whether all measures are so far from their limits that rounding cannot decide.
  private func isClear(_ explanation: MagnetismExplanation, _ scene: MagnetismScene) -> Bool {
    let (attraction, rules) = (explanation.attraction, scene.configuration)
    func isNear(_ value: Double, _ edge: Double) -> Bool { abs(value - edge) < 1e-6 }
    if isNear(scene.flick.velocity.length, rules.minimumSpeed) { return false }
    var chosen = attraction.reach
    for candidate in explanation.candidates {
      if candidate.verdict == .chosen { chosen = candidate.distance }
      if isNear(candidate.distance, attraction.reach) { return false }
      if let angle = candidate.angle, isNear(angle, rules.directionTolerance) { return false }
    }
    for candidate in explanation.candidates where candidate.verdict == .farther {
      if isNear(candidate.distance, chosen) { return false }
    }
    let (bounds, points) = (scene.flick.bounds, [scene.flick.position, attraction.projected])
    return scene.targets.allSatisfy { target in
      let isTouching = Axis.allCases.contains { axis in
        let (low, high) = (target.region.lower(axis), target.region.upper(axis))
        return points.contains { isNear($0[axis], low) || isNear($0[axis], high) }
          || isNear(target.frame.upper(axis), bounds.lower(axis))
          || isNear(target.frame.lower(axis), bounds.upper(axis))
      }
      return !isTouching
    }
  }

  private func apply(_ change: Change, to scene: MagnetismScene) -> MagnetismScene {
    var configuration = scene.configuration
    configuration.minimumSpeed *= change.scale
    configuration.radius *= change.scale
    configuration.shortestReach *= change.scale
    let flick = scene.flick
    return MagnetismScene(
      flick: Flick(
        position: change.map(flick.position), velocity: change.map(flick.velocity),
        bounds: change.map(flick.bounds)),
      targets: scene.targets.map {
        MagneticTarget(id: $0.id, frame: change.map($0.frame), region: change.map($0.region))
      },
      configuration: configuration)
  }
}

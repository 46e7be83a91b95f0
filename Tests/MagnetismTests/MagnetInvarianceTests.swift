import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// Rotating, mirroring, translating, scaling or reordering everything changes neither the reason nor the
/// target, and transforms the landing exactly.
final class MagnetInvarianceTests: XCTestCase {
  func testMirroring() {
    check { _ in Change { Point(-$0.x, $0.y) } }
    check { _ in Change { Point($0.x, -$0.y) } }
    check { _ in Change { Point($0.y, $0.x) } }
  }

  func testQuarterTurns() {
    check { _ in Change { Point(-$0.y, $0.x) } }
    check { _ in Change { Point(-$0.x, -$0.y) } }
    check { _ in Change { Point($0.y, -$0.x) } }
  }

  func testShifting() {
    check { generator in
      let x = Double(Int.random(in: -80_000...80_000, using: &generator)) / 8
      let y = Double(Int.random(in: -80_000...80_000, using: &generator)) / 8
      return Change { Point($0.x + x, $0.y + y) }
    }
  }

  func testScalingEveryLengthAndTheConfiguration() {
    check { generator in
      let factors: [Double] = [0.0625, 0.25, 0.5, 2, 64, 512]
      let factor = factors.randomElement(using: &generator) ?? 2
      return Change(scale: factor) { Point($0.x * factor, $0.y * factor) }
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
      let a = map(Point(rect.minX, rect.minY))
      let b = map(Point(rect.maxX, rect.maxY))
      return Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
    }
  }

  private func check(_ makeChange: (inout Dice) -> Change) {
    forEachSeed(400) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let change = makeChange(&generator)
      let before = scene.explanation
      let after = apply(change, to: scene).explanation
      XCTAssertEqual(after.attraction.reason, before.attraction.reason)
      XCTAssertEqual(after.attraction.target, before.attraction.target)
      XCTAssertEqual(after.attraction.reach, before.attraction.reach * change.scale)
      XCTAssertEqual(after.attraction.landing, change.map(before.attraction.landing))
      XCTAssertEqual(after.attraction.projected, change.map(before.attraction.projected))
      XCTAssertEqual(after.candidates.map(\.verdict), before.candidates.map(\.verdict))
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
      }, configuration: configuration)
  }
}

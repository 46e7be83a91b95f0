import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// Turning, mirroring, shifting, scaling or reordering everything changes nothing: not the reason, not the target, and
/// the landing moves along, to the bit.
final class MagnetInvarianceTests: XCTestCase {
  func testMirroring() {
    check { _ in (map: { Point(x: -$0.x, y: $0.y) }, scale: 1) }
    check { _ in (map: { Point(x: $0.x, y: -$0.y) }, scale: 1) }
    check { _ in (map: { Point(x: $0.y, y: $0.x) }, scale: 1) }
  }

  func testQuarterTurns() {
    check { _ in (map: { Point(x: -$0.y, y: $0.x) }, scale: 1) }
    check { _ in (map: { Point(x: -$0.x, y: -$0.y) }, scale: 1) }
    check { _ in (map: { Point(x: $0.y, y: -$0.x) }, scale: 1) }
  }

  func testShifting() {
    check { generator in
      let x = Double(Int.random(in: -80_000...80_000, using: &generator)) / 8
      let y = Double(Int.random(in: -80_000...80_000, using: &generator)) / 8
      return (map: { Point(x: $0.x + x, y: $0.y + y) }, scale: 1)
    }
  }

  func testScalingEveryLengthAndTheConfiguration() {
    check { generator in
      let factors: [Double] = [0.25, 0.5, 2, 1024, 0x1p-12]
      let factor = factors.randomElement(using: &generator) ?? 2
      return (map: { Point(x: $0.x * factor, y: $0.y * factor) }, scale: factor)
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

  private typealias Change = (map: (Point) -> Point, scale: Double)

  private func check(_ makeChange: (inout SeededGenerator) -> Change) {
    forEachSeed(400) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let change = makeChange(&generator)
      let changed = apply(change, to: scene)
      let before = scene.attraction
      let after = changed.attraction
      XCTAssertEqual(after.reason, before.reason)
      XCTAssertEqual(after.target, before.target)
      XCTAssertEqual(after.ring, before.ring)
      XCTAssertEqual(after.landing, change.map(before.landing))
      XCTAssertEqual(after.projected, change.map(before.projected))
      XCTAssertEqual(
        changed.explanation.candidates.map(\.verdict), scene.explanation.candidates.map(\.verdict))
    }
  }

  private func apply(_ change: Change, to scene: MagnetismScene) -> MagnetismScene {
    func map(_ rect: Rect) -> Rect {
      let a = change.map(Point(x: rect.minX, y: rect.minY))
      let b = change.map(Point(x: rect.maxX, y: rect.maxY))
      return Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
    }
    let velocity =
      change.map(Point(x: scene.flick.velocity.dx, y: scene.flick.velocity.dy)) - change.map(.zero)
    var configuration = scene.configuration
    configuration.minimumSpeed *= change.scale
    configuration.radius *= change.scale
    return MagnetismScene(
      flick: Flick(
        position: change.map(scene.flick.position), velocity: velocity, bounds: map(scene.flick.bounds)),
      targets: scene.targets.map {
        MagneticTarget(id: $0.id, frame: map($0.frame), region: map($0.region), weight: $0.weight)
      },
      configuration: configuration)
  }
}

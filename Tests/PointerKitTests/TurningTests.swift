import PointerTestSupport
import XCTest

@testable import PointerKit

/// F4: a pointer that is attracted to a target beside, under or behind it turns without swinging out.
final class TurningTests: XCTestCase {
  func testF4ItNeverGoesFarFromTheWayWhateverTheVelocity() {
    for seed in 0..<2000 {
      var dice = Dice(seed: UInt64(seed))
      let start = Point(x: 500, y: 500)
      // From nowhere and from 4 points on: between, 20,000 points a second would take more than the fastest
      // spring.
      let distance = dice.chance(0.1) ? 0 : Elementary.exp(dice.number(1.4...7))
      let way = dice.vector(upTo: 1).normalized * distance
      let velocity = dice.vector(upTo: dice.pick([200, 2000, 20_000]))
      var pointer = ModelPointer(size: Size(width: 4000, height: 4000), start: start)
      pointer.attract(to: start + way, target: 1, velocity: velocity, response: 0.28, at: .zero)
      let direction = way.normalized
      for microseconds in stride(from: 100 as Int64, through: 400_000, by: 1700) {
        let gone = pointer.position(at: Timestamp(nanoseconds: microseconds * 1000)) - start
        let along = gone.dot(direction)
        let across = direction == .zero ? gone.length : (gone - direction * along).length
        XCTAssertGreaterThan(along, -ModelPointer.turningDistance - 1e-6, "seed \(seed)")
        XCTAssertLessThan(along, way.length + 1e-6, "seed \(seed)")
        XCTAssertLessThan(
          across, max(ModelPointer.turningDistance, way.length / 4) + 1e-6, "seed \(seed): a bow")
      }
    }
  }

  func testF4ASlowStartInAnyDirectionKeepsTheSpringOfTheConfiguration() {
    let pointer = ModelPointer(size: Size(width: 400, height: 400), start: .zero)
    var (towardIt, away) = (pointer, pointer)
    let goal = Point(x: 100, y: 0)
    towardIt.attract(to: goal, target: 1, velocity: Vector(dx: 50, dy: 0), response: 0.28, at: .zero)
    away.attract(to: goal, target: 1, velocity: Vector(dx: -50, dy: 0), response: 0.28, at: .zero)
    let tenth = Timestamp(nanoseconds: 100_000_000)
    // Both are the spring's own: they differ by what the velocities add, 2·50·t·e^(−ωt).
    let rate = 2 * Double.pi / 0.28
    let difference = towardIt.position(at: tenth).x - away.position(at: tenth).x
    XCTAssertEqual(difference, 100 * 0.1 * Elementary.exp(-rate * 0.1), accuracy: 1e-9)
  }

  /// E15: the highlight of the control neither goes out nor comes on again.
  ///
  /// Such a control lies behind the pointer, where by default nothing attracts it.
  func testF4AControlThatIsLeftAndMeantStaysLit() {
    var (kept, left) = (0, 0)
    for seed in 0..<120 {
      var dice = Dice(seed: UInt64(seed))
      let target = PointerTarget(
        id: 1, frame: Rect(center: Point(x: 500, y: 380), size: Size(width: 50, height: 50)), kind: .appIcon,
        hasBezel: true)
      // Over its middle and on, until just before the edge of its padded region.
      let direction = dice.vector(upTo: 1).normalized
      let end = Point(x: 500, y: 380) + direction * dice.number(20...36)
      let way = direction * dice.number(80...300)
      let configuration = with(PointerConfiguration()) { $0.magnetism.directionTolerance = .pi }
      var person = PointerHarness(targets: [target], start: end - way, configuration: configuration)
      person.touch()
      for step in 0..<10 { person.move(by: way * ((19 - 2 * Double(step)) / 100)) }
      guard person.hovered == 1 else { continue }
      let before = person.frame
      _ = person.newEvents()
      person.lift()
      guard person.engine.lastAttraction?.target == 1 else { continue }
      kept += 1
      for _ in 0..<100 {
        person.wait(milliseconds: 8)
        XCTAssertEqual(person.hovered, 1, "seed \(seed)")
      }
      if before.velocity.dot(direction) > 600 { left += 1 }
      XCTAssertFalse(person.newTypes().contains { $0 == .exited || $0 == .entered }, "seed \(seed)")
      XCTAssertEqual(person.model, target.frame.center, "seed \(seed)")
    }
    XCTAssertGreaterThan(kept, 20)
    XCTAssertGreaterThan(left, 10)
  }
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// F4, M7: the path of an attracted pointer, as the person sees it.
final class AttractionTests: XCTestCase {
  private func icon(_ id: TargetID, at center: Point, side: Double = 50) -> PointerTarget {
    PointerTarget(
      id: id, frame: Rect(center: center, size: Size(width: side, height: side)), kind: .appIcon,
      hasBezel: true)
  }

  /// A person in the middle of a swipe, a moment before the finger lifts; an icon lies ahead.
  private func swiping(_ dice: inout Dice) -> PointerHarness {
    let speed = dice.number(400...4000)
    let angle = dice.number(0...2 * Double.pi)
    let velocity = Vector(dx: Elementary.cos(angle), dy: Elementary.sin(angle)) * speed
    let start = Point(x: 512, y: 384) - velocity * 0.08
    let middle = Point(x: 512, y: 384)
    let side = Vector(dx: -velocity.dy, dy: velocity.dx) * dice.number(-0.04...0.04)
    var person = PointerHarness(
      targets: [icon(1, at: middle + velocity * dice.number(0.05...0.12) + side)], start: start)
    person.touch()
    person.move(by: velocity * 0.08, over: 80)
    return person
  }

  func testF4PositionAndVelocityAreContinuousAtTheLift() {
    var attracted = 0
    for seed in 0..<60 {
      var dice = Dice(seed: UInt64(seed))
      var person = swiping(&dice)
      let before = person.frame
      person.lift()
      guard person.frame.phase == .attracted else { continue }
      attracted += 1
      XCTAssertEqual(person.model, before.model, "seed \(seed)")
      XCTAssertLessThan((person.frame.velocity - before.velocity).length, 1e-6, "seed \(seed)")
      let speed = before.velocity.length
      for (nanoseconds, seconds) in [(1 as Int64, 1e-9), (1_000_000, 1e-3)] {
        let soon = person.frame(afterNanoseconds: nanoseconds)
        let way = soon.model - before.model
        // v is the slope, but for what a spring of at least 22 a second, and as fast as the hand, changes of
        // it.
        XCTAssertLessThan(
          (way - before.velocity * seconds).length, speed * seconds * 200 * seconds + 1e-12, "seed \(seed)")
        XCTAssertLessThan(
          (soon.velocity - before.velocity).length, speed * 200 * seconds, "seed \(seed)")
      }
    }
    XCTAssertGreaterThan(attracted, 30)
  }

  /// Tests the path alone, so that every distance occurs, whatever target would be chosen.
  func testF4ItArrivesInTimeWhateverTheDistanceAndTheSpeed() {
    for seed in 0..<2000 {
      var dice = Dice(seed: UInt64(seed))
      let start = Point(x: dice.number(2000...4000), y: dice.number(2000...4000))
      let direction = dice.vector(upTo: 1).normalized
      let distance = dice.chance(0.2) ? dice.pick([5, 2000]) : 5 * Elementary.exp(dice.number(0...6))
      let goal = start + direction * min(2000, distance)
      let velocity = dice.vector(upTo: dice.pick([100, 1000, 8000]))
      var pointer = ModelPointer(size: Size(width: 6000, height: 6000), start: start)
      pointer.attract(to: goal, target: 1, velocity: velocity, response: 0.28, at: .zero)
      let way = goal - start
      for milliseconds in stride(from: 2, through: 1000, by: 14) {
        let time = Timestamp(nanoseconds: Int64(milliseconds) * 1_000_000)
        let position = pointer.position(at: time)
        XCTAssertLessThanOrEqual(
          (position - start).dot(way) / way.length, way.length + 1e-9, "seed \(seed) at \(milliseconds) ms")
        if milliseconds >= 600 { XCTAssertLessThan((goal - position).length, 0.5, "seed \(seed)") }
      }
      XCTAssertLessThanOrEqual(pointer.end.seconds(since: .zero), 1, "seed \(seed)")
      XCTAssertEqual(pointer.position(at: pointer.end), goal, "seed \(seed)")
      XCTAssertEqual(pointer.velocity(at: pointer.end), .zero)
    }
  }

  func testF4NothingIsEnteredOnTheWay() {
    var attracted = 0
    for seed in 0..<60 {
      var dice = Dice(seed: UInt64(seed))
      var person = swiping(&dice)
      let targets = (2...40).map {
        icon(
          TargetID($0), at: dice.point(in: Rect(x: 0, y: 0, width: 1024, height: 768)),
          side: dice.number(12...50))
      }
      person.engine.upsert(targets, at: person.now)
      _ = person.newEvents()
      person.lift()
      guard let target = person.engine.lastAttraction?.target else { continue }
      attracted += 1
      for _ in 0..<250 { person.wait(milliseconds: 4) }
      let events = person.newEvents()
      XCTAssertTrue(
        events.filter { $0.type == .entered }.allSatisfy { $0.target == target }, "seed \(seed)")
      XCTAssertEqual(person.hovered, target, "seed \(seed)")
      XCTAssertTrue(events.contains { $0.type == .landed && $0.target == target }, "seed \(seed)")
    }
    XCTAssertGreaterThan(attracted, 15)
  }

  func testF4M7ATouchStopsItInTheSameEvent() {
    for seed in 0..<60 {
      var dice = Dice(seed: UInt64(seed))
      var person = swiping(&dice)
      person.lift()
      person.wait(nanoseconds: Int64(dice.count(0...120_000_000)))
      guard person.frame.phase == .attracted else { continue }
      let position = person.model
      person.touch()
      XCTAssertEqual(person.frame.velocity, .zero, "seed \(seed)")
      XCTAssertEqual(person.model, position, "seed \(seed)")
      person.wait(milliseconds: 300)
      XCTAssertEqual(person.model, position, "seed \(seed)")
      person.move(by: Vector(dx: 3, dy: -4))
      XCTAssertEqual(person.model, position + Vector(dx: 3, dy: -4), "seed \(seed)")
    }
  }
}

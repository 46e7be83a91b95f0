import PointerTestSupport
import XCTest

/// F4: an attracted pointer moves to the target's center by itself, in time, without a jump, and enters nothing else.
final class FlightTests: XCTestCase {
  private func icon(_ id: TargetID, at center: Point, side: Double = 50) -> PointerTarget {
    PointerTarget(id, Rect(center: center, size: Size(side, side)), .appIcon, hasBezel: true)
  }

  /// A person in the middle of a swipe, a moment before the finger lifts; an icon lies ahead.
  private func swiping(_ dice: inout Dice) -> SimulatedPerson {
    let speed = dice.number(400...4000)
    let angle = dice.number(0...2 * Double.pi)
    let velocity = Vector(Elementary.cos(angle), Elementary.sin(angle)) * speed
    let start = Point(512, 384) - velocity * 0.08
    let middle = Point(512, 384)
    let side = Vector(-velocity.dy, velocity.dx) * dice.number(-0.04...0.04)
    var person = SimulatedPerson(
      targets: [icon(1, at: middle + velocity * dice.number(0.05...0.12) + side)], start: start)
    person.touch()
    person.move(by: velocity * 0.08, over: 80)
    return person
  }

  func testPositionAndVelocityAreContinuousAtTheLift() {
    var attracted = 0
    for (seed, var dice) in withDice(0..<20) {
      var person = swiping(&dice)
      let before = person.frame
      person.lift()
      guard person.frame.phase == .attracted else { continue }
      attracted += 1
      XCTAssertEqual(person.model, before.modelPosition, "seed \(seed)")
      XCTAssertLessThan((person.frame.velocity - before.velocity).length, 1e-6, "seed \(seed)")
      let speed = before.velocity.length
      for (nanoseconds, seconds) in [(1 as Int64, 1e-9), (1_000_000, 1e-3)] {
        let soon = person.frame(afterNanoseconds: nanoseconds)
        let way = soon.modelPosition - before.modelPosition
        // v is the slope, but for what a spring of at least 22 a second, and as fast as the hand, changes of
        // it.
        XCTAssertLessThan(
          (way - before.velocity * seconds).length, speed * seconds * 200 * seconds + 1e-12, "seed \(seed)")
        XCTAssertLessThan((soon.velocity - before.velocity).length, speed * 200 * seconds, "seed \(seed)")
      }
    }
    XCTAssertGreaterThan(attracted, 10)
  }

  func testNothingIsEnteredOnTheWay() {
    var attracted = 0
    for (seed, var dice) in withDice(0..<20) {
      var person = swiping(&dice)
      let targets = (2...40).map {
        icon(TargetID($0), at: dice.point(in: Rect(0, 0, 1024, 768)), side: dice.number(12...50))
      }
      person.engine.upsert(targets, at: person.now)
      _ = person.newEvents()
      person.lift()
      guard let target = person.engine.lastAttraction?.target else { continue }
      attracted += 1
      for _ in 0..<250 { person.wait(milliseconds: 4) }
      let events = person.newEvents()
      XCTAssertTrue(events.filter { $0.type == .entered }.allSatisfy { $0.target == target }, "seed \(seed)")
      XCTAssertEqual(person.hovered, target, "seed \(seed)")
      XCTAssertTrue(events.contains { $0.type == .landed && $0.target == target }, "seed \(seed)")
    }
    XCTAssertGreaterThan(attracted, 5)
  }

  func testWhatItLeavesIsHoveredWhileThePointerIsOnIt() {
    let card = PointerTarget(9, Rect(200, 200, 300, 300), .card)
    var person = SimulatedPerson(targets: [card, icon(1, at: Point(620, 330))], start: Point(250, 330))
    person.touch()
    person.move(by: Vector(200, 0), over: 120)
    XCTAssertEqual(person.hovered, 9)
    person.lift()
    XCTAssertEqual(person.frame.phase, .attracted)
    var (on, beyond) = (0, 0)
    while person.frame.phase == .attracted, on + beyond < 500 {
      // The pointer is on the grid of its motion only at some of these instants.
      if person.model.x < 490 {
        on += 1
        XCTAssertEqual(person.hovered, 9, "\(person.model)")
      } else if person.model.x > 530, person.model.x < 580 {
        beyond += 1
        XCTAssertNil(person.hovered, "\(person.model)")
      }
      person.wait(milliseconds: 2)
    }
    XCTAssertGreaterThan(on, 2)
    XCTAssertGreaterThan(beyond, 2)
    XCTAssertEqual(person.hovered, 1)
  }

  // Also M7.
  func testATouchStopsItInTheSameEvent() {
    for (seed, var dice) in withDice(0..<20) {
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
      person.move(by: Vector(3, -4))
      XCTAssertEqual(person.model, position + Vector(3, -4), "seed \(seed)")
    }
  }

  /// E15: the highlight of the control neither goes out nor comes on again.
  ///
  /// Such a control lies behind the pointer, where by default nothing attracts it.
  func testAControlThatAFlickReturnsToStaysHighlighted() {
    var (kept, left) = (0, 0)
    for (seed, var dice) in withDice(0..<40) {
      let target = PointerTarget(
        1, Rect(center: Point(500, 380), size: Size(50, 50)), .appIcon, hasBezel: true)
      // Over its middle and on, until just before the edge of its padded region.
      let direction = dice.vector(upTo: 1).normalized
      let end = Point(500, 380) + direction * dice.number(20...36)
      let way = direction * dice.number(80...300)
      let configuration = with(PointerConfiguration()) { $0.magnetism.directionTolerance = .pi }
      var person = SimulatedPerson(targets: [target], start: end - way, configuration: configuration)
      person.touch()
      for step in 0..<10 { person.move(by: way * ((29 - 2 * Double(step)) / 200)) }
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
    XCTAssertGreaterThan(kept, 6)
    XCTAssertGreaterThan(left, 3)
  }
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// F4, M7: the path of an attracted pointer, also to what is beside, under or behind it.
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

  func testF4PositionAndVelocityAreContinuousAtTheLift() {
    var attracted = 0
    for (seed, var dice) in withDice(seeds(60, inDebug: 20)) {
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
    XCTAssertGreaterThan(attracted, seeds(60, inDebug: 20).count / 2)
  }

  /// Tests the path alone, so that every distance occurs, whatever target would be chosen.
  func testF4ItArrivesInTimeWhateverTheDistanceAndTheSpeed() {
    for (seed, var dice) in withDice(seeds(2000)) {
      let start = Point(dice.number(2000...4000), dice.number(2000...4000))
      let direction = dice.vector(upTo: 1).normalized
      let distance = dice.chance(0.2) ? dice.pick([5, 2000]) : 5 * Elementary.exp(dice.number(0...6))
      let goal = start + direction * min(2000, distance)
      let velocity = dice.vector(upTo: dice.pick([100, 1000, 8000]))
      var pointer = ModelPointer(size: Size(6000, 6000), start: start)
      pointer.startAttraction(to: goal, target: 1, velocity: velocity, response: 0.28, at: .zero)
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
    for (seed, var dice) in withDice(seeds(60, inDebug: 20)) {
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
    XCTAssertGreaterThan(attracted, seeds(60, inDebug: 20).count / 4)
  }

  func testF4WhatItLeavesStaysHoveredAsLongAsThePointerIsOnIt() {
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

  func testF4M7ATouchStopsItInTheSameEvent() {
    for (seed, var dice) in withDice(seeds(60, inDebug: 20)) {
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

  // MARK: A pointer that is attracted to a target beside, under or behind it turns without swinging out

  func testF4ItNeverGoesFarFromTheWayWhateverTheVelocity() {
    for (seed, var dice) in withDice(seeds(2000)) {
      let start = Point(500, 500)
      // From nowhere and from 4 points on: between, 20,000 points a second would take more than the fastest
      // spring.
      let distance = dice.chance(0.1) ? 0 : Elementary.exp(dice.number(1.4...7))
      let way = dice.vector(upTo: 1).normalized * distance
      let velocity = dice.vector(upTo: dice.pick([200, 2000, 20_000]))
      var pointer = ModelPointer(size: Size(4000, 4000), start: start)
      pointer.startAttraction(to: start + way, target: 1, velocity: velocity, response: 0.28, at: .zero)
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
    let pointer = ModelPointer(size: Size(400, 400), start: .zero)
    var (towardIt, away) = (pointer, pointer)
    let goal = Point(100, 0)
    towardIt.startAttraction(to: goal, target: 1, velocity: Vector(50, 0), response: 0.28, at: .zero)
    away.startAttraction(to: goal, target: 1, velocity: Vector(-50, 0), response: 0.28, at: .zero)
    let tenth = Timestamp(nanoseconds: 100_000_000)
    // Both are the spring's own: they differ by what the velocities add, 2·50·t·e^(−ωt).
    let rate = 2 * Double.pi / 0.28
    let difference = towardIt.position(at: tenth).x - away.position(at: tenth).x
    XCTAssertEqual(difference, 100 * 0.1 * Elementary.exp(-rate * 0.1), accuracy: 1e-9)
  }

  /// E15: the highlight of the control neither goes out nor comes on again.
  ///
  /// Such a control lies behind the pointer, where by default nothing attracts it.
  func testF4AControlThatAFlickLeavesAndReturnsToStaysHighlighted() {
    var (kept, left) = (0, 0)
    for (seed, var dice) in withDice(seeds(120, inDebug: 40)) {
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
    XCTAssertGreaterThan(kept, seeds(120, inDebug: 40).count / 6)
    XCTAssertGreaterThan(left, seeds(120, inDebug: 40).count / 12)
  }
}

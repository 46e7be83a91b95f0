import PointerTestSupport
import XCTest

/// M5: where a lift is inferred from a pause, the pointer recenters, and nudges and pauses still leave the control.
final class NudgesTests: XCTestCase {
  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)
  private let middle = Point(500, 400)

  /// Moves the pointer so slowly that the nudge is not a flick, and pauses.
  private func nudge(_ person: inout SimulatedPerson, by delta: Vector, pause: Int64) {
    let milliseconds = max(60, Int64(delta.length / 0.05))
    person.move(by: delta, over: milliseconds, waiting: pause)
  }

  private func square(_ size: Double, bezel: Bool, at center: Point? = nil, id: TargetID = 1) -> PointerTarget
  {
    let center = center ?? middle
    return PointerTarget(
      id, Rect(center.x - size / 2, center.y - size / 2, size, size), .appIcon, hasBezel: bezel)
  }

  /// The travel after which nudges leave a target, up to a limit; nil if they never do.
  private func travel(
    _ targets: [PointerTarget], device: PointerDevice, from start: Point, by delta: Vector, pause: Int64
  ) -> Double? {
    var person = SimulatedPerson(targets: targets, start: start, device: device)
    // Seen first by a movement of nothing worth mention.
    person.move(by: Vector(1e-6, 0))
    for count in 1...400 {
      nudge(&person, by: delta, pause: pause)
      if person.hovered != 1 { return Double(count) * delta.length }
    }
    return nil
  }

  func testAPauseRecentersOnEachOfTwoNeighbors() {
    let next = square(60, bezel: true, at: middle + Vector(60, 0), id: 2)
    var person = SimulatedPerson(
      targets: [square(60, bezel: true), next], start: Point(440, 400), device: silent)
    for (way, x) in [(36.0, 500.0), (36, 560), (-0.5, 560), (8, 560)] {
      nudge(&person, by: Vector(way, 0), pause: 600)
      XCTAssertEqual(person.model, Point(x, 400), "after \(way) points")
    }
  }

  func testNudgesFromAnywhereLeaveInEveryDirection() throws {
    // Some pauses are as long as the delay of auto-hide: the pointer hides and comes back where it was.
    for (seed, var dice) in withDice(0..<16) {
      let size = dice.number(20...200)
      let length = dice.number(4...40)
      let (side, pause) = (Double(Int(dice.number(0...1) * 2) % 2) * 2 - 1, Int64(dice.number(200...3_000)))
      let start = middle + Vector(dice.number(-0.5...0.5), dice.number(-0.4...0.4)) * size
      let targets = [square(size, bezel: true)]
      let step = (seed.isMultiple(of: 2) ? Vector(side, 0) : Vector(0, side)) * length
      let plain = try XCTUnwrap(travel(targets, device: .mouse, from: start, by: step, pause: pause))
      let inferred = try XCTUnwrap(
        travel(targets, device: silent, from: start, by: step, pause: pause), "seed \(seed): never leaves")
      // The position where the first nudge ends is centered once, wherever it is; a nudge is the unit of leaving.
      XCTAssertLessThan(inferred, plain + size / 2 + length, "seed \(seed): \(size) \(length) \(start)")
    }
  }

  func testNudgesAlongABarReachEachButtonAndLeaveIt() {
    let bar = (0..<6).map { index in
      PointerTarget(TargetID(index + 1), Rect(200 + 60 * Double(index), 300, 60, 44), .barButton, group: 1)
    }
    for (length, pause) in [(5.0, 450), (12, 1_000), (20, 450), (31, 1_000)] as [(Double, Int64)] {
      var person = SimulatedPerson(targets: bar, start: Point(206, 320), device: silent)
      var visited: [TargetID] = []
      var travelled = 0.0
      while travelled < 6 * 90 + 60, person.hovered != nil || travelled == 0 {
        nudge(&person, by: Vector(length, 0), pause: pause)
        travelled += length
        if let hovered = person.hovered, hovered != visited.last { visited.append(hovered) }
      }
      XCTAssertEqual(visited, [1, 2, 3, 4, 5, 6], "nudges of \(length)")
      XCTAssertNil(person.hovered, "nudges of \(length): beyond the end of the bar")
    }
  }

  func testNudgesLeaveALineOfTextAndAStep() {
    let frame = Rect(100, 100, 400, 200)
    let text = PointerTarget(
      1, frame, .text, lines: .lines((0..<10).map { AxisPrecision.Line(start: 20 * Double($0), length: 20) }))
    let day = PointerTarget(1, frame, .other, lines: .stepped(origin: 10, spacing: 20))
    for (target, length) in product([text, day], [2.0, 4, 9]) {
      var person = SimulatedPerson(targets: [target], start: Point(300, 109), device: silent)
      person.move(by: Vector(0, 1))
      var travelled = 0.0
      let line = person.frame.clickLocation.y
      while travelled < 100, person.frame.clickLocation.y < line + 40 {
        nudge(&person, by: Vector(0, length), pause: 450)
        travelled += length
      }
      XCTAssertLessThanOrEqual(travelled, 50 + length, "two lines on, with nudges of \(length)")
    }
  }

  func testAStopWithoutContactRecenters() {
    for (dx, dy) in [(-29.5, 0.0), (29.5, 0), (12, -25), (-3, 29)] {
      let start = Point(middle.x + dx - 90, middle.y + dy)
      var person = SimulatedPerson(targets: [square(60, bezel: true)], start: start, device: silent)
      person.move(by: Vector(90, 0), over: 1_500, waiting: 450)
      XCTAssertEqual(person.model.x, middle.x, accuracy: 1e-9, "\(dx) \(dy)")
      XCTAssertEqual(person.model.y, middle.y, accuracy: 1e-9, "\(dx) \(dy)")
      XCTAssertEqual(person.events.last?.type, .recentered)
    }
  }

  func testSlowIrregularMovementIsNeverInterrupted() {
    // Slow fingers make few reports: 60, 90, 120 ms apart.
    var person = SimulatedPerson(targets: [icon], start: Point(404, 304), device: silent)
    for index in 0..<30 {
      person.reportInterval = Int64(60 + 30 * (index % 3)) * 1_000_000
      person.move(by: Vector(1, 0))
      XCTAssertEqual(person.model.x, 405 + Double(index), accuracy: 1e-9)
    }
    XCTAssertFalse(person.events.contains { $0.type == .recentered })
  }
}

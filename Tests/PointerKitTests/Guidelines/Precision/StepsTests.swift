import PointerTestSupport
import XCTest

/// P6: a view can define steps, on which the visible pointer and the reported location are.
///
/// Files: `AxisPrecision`, `AxisSnapping`, `SnapHysteresis`, `ClickLocation`.
final class StepsTests: XCTestCase {
  private let day = Rect(300, 100, 400, 600)

  private func grid(origin: Double, step: Double, shape: PointerShape? = .horizontalBeam(length: 150))
    -> PointerTarget
  {
    PointerTarget(
      1, day, .other, style: shape.map { PointerStyle(shape: $0) } ?? .system,
      lines: .stepped(origin: origin, spacing: step))
  }

  func testTheReportedLocationIsAlwaysOnAStep() {
    var checked = 0
    for (seed, var dice) in withDice(0..<50, from: 2000) {
      let origin = dice.pick([0, dice.number(-30...30)])
      let step = dice.pick([15, dice.number(0.5...90), 700])
      let shape: PointerShape? = dice.pick([nil, .horizontalBeam(length: 150)])
      var person = SimulatedPerson(
        targets: [grid(origin: origin, step: step, shape: shape)], start: dice.point(in: day))
      person.touch()
      var press: Point?
      if dice.chance(0.5) {
        person.press()
        press = person.model
      }
      for _ in 0..<40 {
        person.move(by: dice.vector(upTo: dice.pick([1, 10, 80])))
        // Until the drag distance, the step stays that of the press.
        if let start = press, person.model.distance(to: start) > 3 { press = nil }
        guard person.hovered == 1 else { continue }
        let steps = (person.frame.clickLocation.y - day.minY - origin) / step
        XCTAssertEqual(steps, steps.rounded(), accuracy: 1e-9, "seed \(seed + 2000)")
        // The nearest, unless the frame ends before it.
        if press == nil, day.contains(person.model), step < 100, person.model.y - day.minY > 100,
          day.maxY - person.model.y > 100
        {
          // A step is left 1.5 points beyond its border.
          XCTAssertLessThanOrEqual((person.frame.clickLocation.y - person.model.y).magnitude, step / 2 + 1.5)
        }
        checked += 1
      }
    }
    XCTAssertGreaterThan(checked, 650, "a third of all movements")
  }

  func testAtRestThePointerIsExactlyOnAStep() {
    for (seed, var dice) in withDice(0..<200, from: 2600) {
      var person = SimulatedPerson(
        targets: [grid(origin: dice.number(0...9), step: dice.number(3...40))],
        start: dice.point(in: day.outset(by: Insets(-30))))
      person.touch()
      for _ in 0..<dice.count(1...9) { person.move(by: dice.vector(upTo: 6)) }
      person.wait(milliseconds: 900)
      XCTAssertEqual(person.frame.pointer.center.y, person.frame.clickLocation.y, "seed \(seed + 2600)")
      XCTAssertTrue(person.frame.isAtRest || person.frame.phase == .tracking)
      let center = person.frame.pointer.center
      person.lift()
      XCTAssertEqual(person.model.y, center.y, "the model recentres on its step (M5)")
      XCTAssertEqual(person.frame.pointer.center, center, "and what is seen stays")
    }
  }

  /// The positions of the visible pointer, every millisecond, during a movement at an even speed over steps
  /// of 15 points.
  private func sweep(_ speed: Double, for milliseconds: Int64) -> [(
    model: Double, center: Double, step: Double
  )] {
    var person = SimulatedPerson(targets: [grid(origin: 0, step: 15)], start: Point(400, 130))
    person.touch(waiting: 300)
    var seen: [(model: Double, center: Double, step: Double)] = []
    for millisecond in 0..<milliseconds {
      if millisecond % 8 == 0 { person.send(.motion(Vector(0, speed * 0.008))) }
      let frame = person.frame
      seen.append((frame.modelPosition.y, frame.pointer.center.y, frame.clickLocation.y))
      person.wait(milliseconds: 1)
    }
    return seen
  }

  func testMovingFastTheSnappingIsBarelySeen() {
    let seen = sweep(1000, for: 500).dropFirst(50)
    for moment in seen {
      XCTAssertEqual(moment.center, moment.model, accuracy: 4, "less than a third of a step")
    }
    let mean = seen.map { $0.center - $0.model }.reduce(0, +) / Double(seen.count)
    XCTAssertEqual(mean, 0, accuracy: 1, "no lag")
    let ripple = seen.map { ($0.center - $0.model - mean).magnitude }.reduce(0, +) / Double(seen.count)
    XCTAssertLessThan(ripple, 1)
  }

  /// At any slow speed and rate of reports, pressed or not, and with a tremble.
  func testMovingSlowlyThePointerStandsOnEachStep() {
    let rows: [(speed: Double, hertz: Double, isPressed: Bool, tremble: Double)] = [
      (6, 60, false, 0), (20, 125, true, 0), (20, 1_000, false, 0.7), (40, 125, false, 0.7),
      (40, 1_000, true, 0), (70, 60, false, 0.7), (70, 125, true, 0),
    ]
    for (speed, hertz, isPressed, tremble) in rows {
      var person = SimulatedPerson(targets: [grid(origin: 4, step: 15)], start: Point(400, 130))
      person.reportInterval = Int64(1e9 / hertz)
      person.touch(movingBy: .zero, waiting: 900)
      if isPressed {
        person.press()
        person.move(by: Vector(0, 4), waiting: 900)
      }
      var (standing, count, last, entered) = (0, 0, person.frame, person.now)
      for report in 0..<Int(75 / speed * hertz) {
        let shake = tremble * (report % 2 == 0 ? 1 : -1)
        person.move(by: Vector(shake, speed / hertz + shake))
        let frame = person.frame
        if frame.clickLocation.y != last.clickLocation.y { entered = person.now }
        // The movement from one step to the next takes 0.12 s, and is over but for 1 % after 0.15 s.
        if person.now.seconds(since: entered) > 0.15 {
          XCTAssertEqual(
            frame.pointer.center.y, frame.clickLocation.y, accuracy: 0.15, "\(speed), \(hertz)")
          standing += 1
        }
        XCTAssertLessThan((frame.pointer.center.y - last.pointer.center.y).magnitude, 7)
        (last, count) = (frame, count + 1)
      }
      XCTAssertGreaterThan(Double(standing), 0.9 * (1 - 0.18 * speed / 15) * Double(count))
    }
  }

  func testATrembleOnAStepIsNotSeen() {
    for (seed, var dice) in withDice(0..<40) {
      var person = SimulatedPerson(
        targets: [grid(origin: 0, step: dice.number(10...40))], start: Point(400, 300))
      person.touch(movingBy: .zero, waiting: 900)
      let (step, start) = (person.frame.clickLocation.y, person.model.y)
      for _ in 0..<60 {
        person.move(by: Vector(dice.number(-1...1), start - person.model.y + dice.number(-1...1)))
        XCTAssertEqual(person.frame.pointer.center.y, step, "seed \(seed)")
      }
    }
  }
}

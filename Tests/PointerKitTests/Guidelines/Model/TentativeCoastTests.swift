import PointerTestSupport
import XCTest

/// M7: where no lift is reported, the visible pointer coasts once a report is overdue, before the silence counts as a
/// lift, and comes back softly if the finger had only slowed down.
///
/// What is ahead of the model pointer is on the line of the coast.
final class TentativeCoastTests: XCTestCase {
  private static let device = PointerDevice(kind: .trackpad, reportsContact: false)

  /// A person after a flick that the device reported every 8 ms; the last report was now.
  private func flicked(
    _ velocity: Vector = Vector(1_200, 0), targets: [PointerTarget] = [], start: Point = Point(200, 400),
    every nanoseconds: Int64 = 8_000_000
  ) -> SimulatedPerson {
    var person = SimulatedPerson(targets: targets, start: start, device: Self.device)
    person.reportInterval = nanoseconds
    // The device has been used before, so that the interval is known.
    if nanoseconds != 8_000_000 { for step in 0..<60 { person.move(by: Vector(step % 2 == 0 ? 1 : -1, 0)) } }
    person.flick(velocity, reportsContact: false)
    return person
  }

  private func headStart(_ person: SimulatedPerson) -> Vector { person.frame.pointer.center - person.model }

  // MARK: The beginning

  /// Strokes of minimum jerk in any direction that leave at half of their greatest speed.
  func testThePointerHardlyStandsStillBeforeItCoasts() {
    for rate in [60.0, 90, 125, 250] {
      var standstills: [Double] = []
      let all = 0..<12
      for (_, var dice) in withDice(all) {
        var stroke = FingerStroke(&dice)
        (stroke.rate, stroke.jitter) = (rate, 0.1)
        stroke.duration = max(stroke.duration, 0.25)
        stroke.distance = max(stroke.distance, 50)
        stroke.lift = stroke.duration * 0.75
        var person = SimulatedPerson(
          start: Point(8_000, 8_000), size: Size(16_000, 16_000), device: Self.device)
        let begin = person.now
        // The device has been used before.
        for round in [0, 1_000_000_000] as [Int64] {
          for report in stroke.reports {
            person.wait(nanoseconds: max(0, begin.nanoseconds + round + report.time - person.now.nanoseconds))
            person.send(.motion(report.way * 9))
          }
        }
        let place = person.frame.pointer.center
        var milliseconds = 0.0
        while milliseconds < 100, (person.frame.pointer.center - place).length < 0.1 {
          person.wait(nanoseconds: 500_000)
          milliseconds += 0.5
        }
        person.wait(milliseconds: 200)
        if person.events.last?.type == .coasted || person.events.last?.type == .landed {
          standstills.append(milliseconds)
        }
      }
      XCTAssertGreaterThan(standstills.count * 10, all.count * 8, "\(rate) Hz: most are flicks")
      let longest = standstills.sorted().dropLast(standstills.count / 10).last ?? 0
      XCTAssertLessThan(longest, 1_000 / rate * 1.2 + 12, "\(rate) Hz")
    }
  }

  func testAReportIsOverdueAfterAnIntervalAndSixToEightMilliseconds() {
    for (interval, overdue) in [(8.0, 14.0), (11, 17), (14, 21), (16, 24), (19, 27)] {
      let person = flicked(every: Int64(interval * 1e6))
      let learned = person.frame(afterNanoseconds: Int64((overdue - 0.6) * 1e6))
      XCTAssertEqual(learned.pointer.center, person.model, "every \(interval) ms")
      XCTAssertGreaterThan(
        person.frame(afterNanoseconds: Int64((overdue + 0.6) * 1e6)).pointer.center.x, person.model.x,
        "every \(interval) ms")
    }
  }

  func testMeanwhileTheModelPointerAndWhatIsHoveredStay() {
    for (seed, var dice) in withDice(0..<12) {
      let velocity = dice.vector(upTo: 1).normalized * dice.number(400...3_000)
      let start = Point(500, 400)
      // Right ahead, so that the visible pointer reaches it first.
      let next = PointerTarget(
        1, Rect(center: start + velocity * 0.12 + velocity.normalized * 60, size: Size(40, 40)), .button,
        hasBezel: true, isMagnetic: false)
      var person = flicked(velocity, targets: [next], start: start)
      let end = person.model
      let hovered = person.hovered
      var farthest = 0.0
      for _ in 0..<47 {
        person.wait(nanoseconds: 500_000)
        XCTAssertEqual(person.model, end, "seed \(seed)")
        XCTAssertEqual(person.hovered, hovered, "seed \(seed)")
        guard hovered == nil else { continue }
        let headStart = headStart(person)
        XCTAssertEqual(
          headStart.dx * velocity.dy - headStart.dy * velocity.dx, 0, accuracy: 1e-6,
          "on the line of the coast")
        XCTAssertGreaterThanOrEqual(headStart.dot(velocity), 0, "seed \(seed)")
        XCTAssertGreaterThanOrEqual(headStart.length, farthest, "seed \(seed)")
        farthest = headStart.length
      }
      if hovered == nil { XCTAssertGreaterThan(farthest, velocity.length * 0.008, "seed \(seed)") }
    }
  }

  // MARK: The lift

  func testTheCoastGoesOnAsItBeganAndEndsWhereInertiaLeads() throws {
    for (seed, var dice) in withDice(0..<12) {
      let velocity = dice.vector(upTo: 1).normalized * dice.number(300...2_500)
      var person = flicked(velocity, start: Point(500, 400))
      let flicked = person.model
      person.wait(nanoseconds: 23_999_999)
      let before = [person.frame, person.frame(afterNanoseconds: 0)].map { $0.pointer.center }
      XCTAssertEqual(person.frame.phase, .tracking, "seed \(seed)")
      person.wait(nanoseconds: 2)
      XCTAssertEqual(person.frame.phase, .coasting, "seed \(seed)")
      let after = person.frame
      XCTAssertEqual((after.pointer.center - before[0]).length, 0, accuracy: 1e-4, "seed \(seed)")
      XCTAssertEqual((after.pointer.center - after.modelPosition).length, 0, accuracy: 1e-9, "seed \(seed)")
      // The coast began 14 ms after the report, 10 ms ago.
      let speed = velocity.length * Elementary.exp(-0.01 / coastTime)
      XCTAssertEqual(after.velocity.length, speed, accuracy: speed * 0.01, "seed \(seed)")
      person.wait(milliseconds: 1_500)
      let flick = try XCTUnwrap(person.engine.lastFlick)
      XCTAssertEqual(flick.position, flicked)
      let landing = try XCTUnwrap(person.engine.lastAttraction?.landing)
      XCTAssertEqual((person.model - landing).length, 0, accuracy: 1e-9, "seed \(seed)")
    }
  }

  func testAnAttractionStartsWhereThePointerIsSeen() {
    for (seed, var dice) in withDice(0..<12) {
      let velocity = Vector(dice.number(600...2_000), dice.number(-200...200))
      let icon = PointerTarget(
        1, Rect(center: Point(520, 400) + velocity * 0.05, size: Size(40, 40)), .appIcon, hasBezel: true)
      var person = flicked(velocity, targets: [icon], start: Point(520, 400) - velocity * 0.12)
      guard person.hovered == nil else { continue }
      var last = person.frame.pointer.center
      for _ in 0..<600 {
        person.wait(nanoseconds: 500_000)
        let center = person.frame.pointer.center
        XCTAssertLessThan((center - last).length, velocity.length * 0.0005 * 1.5 + 0.1, "seed \(seed)")
        last = center
      }
      XCTAssertEqual(person.hovered, 1, "seed \(seed)")
      person.wait(milliseconds: 1_000)
      XCTAssertEqual(person.model, icon.frame.center, "seed \(seed)")
    }
  }

  func testAtAnEdgeOfTheSurfaceThePointerStaysOnIt() {
    for velocity in [Vector(2_000, 0), Vector(1_500, -1_400), Vector(3_000, 20)] {
      var person = flicked(velocity, start: Point(1_010, 10) - velocity * 0.12)
      for _ in 0..<400 {
        person.wait(nanoseconds: 500_000)
        let center = person.frame.pointer.center
        XCTAssertEqual(center, center.clamped(to: Rect(0, 0, 1_024, 768)), "\(velocity)")
      }
      person.wait(milliseconds: 1_000)
      XCTAssertEqual(person.model.x, 1_024, accuracy: 1e-9, "\(velocity)")
      XCTAssertEqual(person.frame.pointer.center, person.model, "\(velocity)")
    }
  }

  // MARK: The return

  /// A finger that slows down, of which the next report is late and short.
  func testAfterALateReportThePointerComesBackSoftly() {
    for (late, short) in product([16, 18, 20, 23] as [Int64], [0.01, 0.2, 1, 3]) {
      var person = flicked(Vector(1_200, 300))
      let end = person.model
      person.wait(milliseconds: late)
      let headStart = headStart(person)
      XCTAssertGreaterThan(headStart.length, 1, "\(late) ms")
      let seen = person.frame.pointer.center
      let way = headStart.normalized * short
      person.send(.motion(way))
      XCTAssertEqual(person.model, end + way)
      XCTAssertEqual(
        (person.frame.pointer.center - seen).length, max(0, short - headStart.length), accuracy: 1e-9)
      XCTAssertFalse(person.frame.isAtRest)
      let left = self.headStart(person).length
      var last = left
      for _ in 0..<19 {
        person.wait(milliseconds: 8)
        let headStart = self.headStart(person).length
        XCTAssertLessThanOrEqual(headStart, last, "\(late) ms, \(short) pt: it never goes out again")
        XCTAssertLessThan(last - headStart, max(0.1, left / 7), "\(late) ms, \(short) pt: softly")
        last = headStart
      }
      XCTAssertLessThan(last, max(0.1, left / 90), "\(late) ms, \(short) pt")
      person.wait(milliseconds: 600)
      XCTAssertEqual(person.frame.pointer.center, end + way, "and nothing has coasted")
      XCTAssertTrue(person.frame.isAtRest)
    }
  }

  /// A finger that was as fast as ever, whose report a host has held back.
  func testALateReportThatLeadsFartherIsFollowedAtOnce() {
    for late in [15, 18, 20, 23] as [Int64] {
      var person = flicked()
      person.wait(milliseconds: late)
      person.send(.motion(Vector(1.2 * Double(late), 4)))
      XCTAssertEqual(person.frame.pointer.center, person.model, "\(late) ms")
    }
  }

  /// Reports that a host has held back cover the head start one by one.
  func testReportsThatWereHeldBackNeverMoveThePointerBackward() {
    var person = flicked()
    person.wait(milliseconds: 22)
    var last = person.frame.pointer.center.x
    for report in 0..<12 {
      person.send(.motion(Vector(9.6, 0)))
      for _ in 0..<(report < 2 ? 1 : 4) {
        XCTAssertGreaterThanOrEqual(person.frame.pointer.center.x, last - 0.35, "report \(report)")
        last = person.frame.pointer.center.x
        person.wait(milliseconds: 2)
      }
    }
    XCTAssertEqual(person.frame.pointer.center.x, person.model.x, accuracy: 0.01)
  }

  func testACoastThatIsTakenBackComesBackSoftlyToo() {
    for late in [25, 40, 80, 140] as [Int64] {
      var person = flicked()
      let end = person.model
      person.wait(milliseconds: late)
      XCTAssertEqual(person.frame.phase, .coasting)
      let seen = person.frame.pointer.center
      person.send(.motion(Vector(0.5, 0)))
      XCTAssertEqual(person.model, end + Vector(0.5, 0), "\(late) ms")
      XCTAssertEqual((person.frame.pointer.center - seen).length, 0, accuracy: 1e-9, "\(late) ms")
      person.wait(milliseconds: 150)
      XCTAssertLessThan(headStart(person).length, 0.012 * (seen - end).length, "\(late) ms")
    }
  }

  /// Whatever tells that the finger is still there ends the coast.
  func testOtherInputEndsTheTentativeCoast() {
    let inputs: [PointerInput.Kind] = [
      .button(.primary, isDown: true), .hold(.began), .contact(.began, fingers: 1),
      .scroll(Vector(0, 4), phase: .began, source: .finger), .cancel, .leave,
    ]
    for input in inputs {
      var person = flicked()
      let end = person.model
      person.wait(milliseconds: 20)
      let headStart = headStart(person)
      person.send(input)
      XCTAssertEqual((self.headStart(person) - headStart).length, 0, accuracy: 1e-9, "\(input)")
      for _ in 0..<100 {
        person.wait(milliseconds: 4)
        XCTAssertLessThanOrEqual(self.headStart(person).length, headStart.length, "\(input)")
      }
      XCTAssertEqual(self.headStart(person).length, 0, accuracy: 0.01, "\(input)")
      XCTAssertEqual(person.model, end, "\(input)")
    }
  }

  func testALayoutThatChangesMeanwhileCausesNoJump() {
    var person = flicked()
    person.wait(milliseconds: 20)
    let seen = person.frame.pointer.center
    let target = PointerTarget(
      1, Rect(center: person.model, size: Size(60, 60)), .button, hasBezel: true, effect: .highlight)
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual((person.frame.pointer.center - seen).length, 0, accuracy: 1e-9)
    person.engine.remove(target: 1, at: person.now)
    XCTAssertNil(person.hovered)
    XCTAssertEqual((person.frame.pointer.center - seen).length, 0, accuracy: 1e-9)
  }

  // MARK: None

  /// With contact reports, with a mouse, after a slow or braking finger, and with inertia off.
  func testWithoutAFlickThePointerStaysOnTheModelPointer() {
    let slow: (inout SimulatedPerson) -> Void = { $0.flick(Vector(100, 0), reportsContact: false) }
    let short: (inout SimulatedPerson) -> Void = { for _ in 0..<3 { $0.move(by: Vector(6, 0)) } }
    let braking: (inout SimulatedPerson) -> Void = { person in
      for step in 0..<16 { person.move(by: Vector(16 - Double(step), 0)) }
    }
    let fast: (inout SimulatedPerson) -> Void = { $0.flick(Vector(1_500, 0), reportsContact: false) }
    var held = PointerSettings()
    held.inertia = false
    for (name, device, settings, stroke) in [
      ("slow", Self.device, PointerSettings(), slow), ("short", Self.device, PointerSettings(), short),
      ("braking", Self.device, PointerSettings(), braking), ("mouse", .mouse, PointerSettings(), fast),
      ("contact", .trackpad, PointerSettings(), fast), ("inertia off", Self.device, held, fast),
    ] {
      var person = SimulatedPerson(start: Point(200, 400), device: device, settings: settings)
      if device.reportsContact { person.touch() }
      stroke(&person)
      for _ in 0..<80 {
        XCTAssertEqual(person.frame.pointer.center, person.model, name)
        person.wait(milliseconds: 1)
      }
    }
  }

  /// Of fingers that come to rest, the visible pointer hardly goes ahead.
  func testAFingerThatStopsHardlyLeadsThePointerAhead() {
    var ahead: [Double] = []
    for (_, var dice) in withDice(0..<40) {
      let stroke = FingerStroke(&dice)
      var person = SimulatedPerson(
        start: Point(8_000, 8_000), size: Size(16_000, 16_000), device: Self.device)
      let begin = person.now
      var farthest = 0.0
      func advance(_ time: Int64) {
        while person.now.nanoseconds - begin.nanoseconds < time {
          person.wait(
            nanoseconds: min(2_000_000, time - (person.now.nanoseconds - begin.nanoseconds)))
          farthest = max(farthest, headStart(person).length)
        }
      }
      for report in stroke.reports {
        advance(report.time)
        person.send(.motion(report.way * 9))
      }
      advance(person.now.nanoseconds - begin.nanoseconds + 300_000_000)
      ahead.append(farthest)
    }
    XCTAssertLessThanOrEqual(ahead.filter { $0 > 2 }.count, ahead.count / 50, "\(ahead.max() ?? 0) pt")
  }

  /// Over text the beam stays on its line, and goes on along it.
  func testOverTextThePointerGoesOnAlongTheLine() {
    let heights = [Double](repeating: 20, count: 10)
    let text = PointerTarget(1, Rect(100, 300, 900, 200), .text, lines: .lines(heights: heights))
    var person = flicked(Vector(1_200, 40), targets: [text], start: Point(200, 395))
    person.wait(nanoseconds: 1)
    let (before, model) = (person.frame.pointer.center, person.model)
    person.wait(milliseconds: 22)
    XCTAssertEqual(person.model, model)
    XCTAssertEqual(person.frame.pointer.center.y, before.y, accuracy: 0.5)
    XCTAssertGreaterThan(person.frame.pointer.center.x, before.x + 5)
  }

  /// A host that draws rarely sees the same as one that draws a thousand frames a second.
  func testFramesDoNotDependOnWhenTheyAreRead() {
    for (late, report) in product([16, 22, 30, 90] as [Int64], [true, false]) {
      var (often, rarely) = (flicked(Vector(1_100, 200)), flicked(Vector(1_100, 200)))
      for _ in 0..<late { often.wait(milliseconds: 1) }
      rarely.wait(milliseconds: late)
      if report {
        often.send(.motion(Vector(1, 1)))
        rarely.send(.motion(Vector(1, 1)))
      }
      for _ in 0..<37 { often.wait(milliseconds: 1) }
      rarely.wait(milliseconds: 37)
      XCTAssertEqual(often.frame.pointer, rarely.frame.pointer, "\(late) ms, \(report)")
      XCTAssertEqual(often.frame.modelPosition, rarely.frame.modelPosition, "\(late) ms, \(report)")
    }
  }
}

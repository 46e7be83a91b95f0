import PointerTestSupport
import XCTest

/// The host's present time decides, whichever clock the stamps of inputs are of.
final class ClocksTests: XCTestCase {
  private let icon = PointerTarget(1, Rect(380, 368, 64, 64), .appIcon)

  /// The outcome of a session with a flick to the right, as the host saw it.
  private struct Outcome {
    var engine: PointerEngine
    var last: PointerFrame
    /// The time from the lift until all was at rest, in seconds.
    var settling: Double = 0
    var flickSpeed: Double = 0
  }

  /// Two strokes with a pause of some seconds between them: the inputs with their true times.
  private func inputs(from begin: Timestamp, pause: Double) -> [PointerInput] {
    var inputs: [PointerInput] = []
    var time = begin
    func send(_ kind: PointerInput.Kind) { inputs.append(PointerInput(kind, at: time, device: 3)) }
    for stroke in 0...1 {
      send(.contact(.began, fingers: 1))
      for _ in 0..<20 {
        time = time.advanced(byNanoseconds: 8_000_000)
        send(.motion(Vector(stroke == 0 ? 1 : 9, 0)))
      }
      if stroke == 0 { time = time.advanced(byNanoseconds: 200_000_000) }
      time = time.advanced(byNanoseconds: 2_000_000)
      send(.contact(.ended, fingers: 0))
      if stroke == 0 { time = time.advanced(bySeconds: pause) }
    }
    return inputs
  }

  /// A host that steps at 60 Hz, sleeps at rest, and stamps inputs with another clock.
  private func play(
    pause: Double = 0.3, tellsNow: Bool = false, begin: Timestamp = Timestamp(nanoseconds: 7_000_000_000_000),
    _ stamp: (Int, Timestamp) -> Timestamp
  ) throws -> Outcome {
    var engine = PointerEngine(size: Size(1024, 768), start: Point(100, 400))
    engine.setDevice(.trackpad, id: 3, at: begin)
    engine.upsert(icon, at: begin)
    let inputs = inputs(from: begin.advanced(bySeconds: 0.1), pause: pause)
    let lift = try XCTUnwrap(inputs.last).time
    var outcome = Outcome(engine: engine, last: PointerFrame())
    var frame = PointerFrame()
    var (next, index) = (0, Int64(0))
    var rest = false
    while true {
      let now = begin.advanced(byNanoseconds: index * 16_666_667)
      index += 1
      let first = next
      while next < inputs.count, inputs[next].time <= now {
        var input = inputs[next]
        let time = input.time
        input.time = stamp(next, time)
        if tellsNow { engine.handle(input, now: time) } else { engine.simulate(input) }
        next += 1
      }
      if rest, first == next, frame.nextWake.map({ $0 > now }) ?? true, now < lift { continue }
      engine.step(now: now, into: &frame)
      XCTAssertLessThanOrEqual(frame.time, now.advanced(byNanoseconds: 50_000_000), "it is the host's clock")
      XCTAssertGreaterThanOrEqual(frame.time, now)
      if let wake = frame.nextWake {
        XCTAssertGreaterThan(wake, frame.time)
        XCTAssertLessThan(wake, now.advanced(bySeconds: 5))
      }
      rest = frame.isAtRest
      if next == inputs.count, rest || now > lift.advanced(bySeconds: 10) {
        outcome.settling = now.seconds(since: lift)
        outcome.last = frame
        break
      }
    }
    var before = Timestamp.distantPast
    for event in engine.events(since: 0) {
      XCTAssertGreaterThanOrEqual(event.time, before, "\(event.type)")
      XCTAssertLessThanOrEqual(event.time, frame.time, "\(event.type)")
      before = event.time
      if case .attracted(_, let velocity, _) = event.kind { outcome.flickSpeed = velocity.length }
      if case .coasted(let velocity, _) = event.kind { outcome.flickSpeed = velocity.length }
    }
    outcome.engine = engine
    return outcome
  }

  private func assertSame(_ outcome: Outcome, _ honest: Outcome, _ name: String, counted: ClosedRange<Int>) {
    XCTAssertTrue(outcome.last.isAtRest, "\(name): it does not freeze")
    XCTAssertEqual(outcome.settling, honest.settling, accuracy: 0.1, name)
    XCTAssertEqual(outcome.last.hovered, honest.last.hovered, name)
    XCTAssertEqual(outcome.last.modelPosition.x, honest.last.modelPosition.x, accuracy: 1, name)
    XCTAssertEqual(outcome.flickSpeed, honest.flickSpeed, accuracy: honest.flickSpeed * 0.02, name)
    let count = outcome.engine.diagnostics.foreignStamps.count
    XCTAssertTrue(counted.contains(count), "\(name): counted \(count) times")
    if count > 0 { XCTAssertEqual(outcome.engine.diagnostics.foreignStamps.lastID, 3, name) }
  }

  func testStampsOfTheHostsClockAreTaken() throws {
    for pause in [0.3, 4, 700] as [Double] {
      let honest = try play(pause: pause) { $1 }
      XCTAssertEqual(honest.last.hovered, 1, "the flick reaches the icon, \(honest.last.modelPosition)")
      XCTAssertEqual(honest.engine.diagnostics.total, 0)
      XCTAssertGreaterThan(honest.flickSpeed, 900)
    }
  }

  func testAServersTimeThatIsAheadOrBehindByAnyAmountIsTranslated() throws {
    for pause in [0.3, 4, 700] as [Double] {
      let honest = try play(pause: pause) { $1 }
      let all = [0.06, 0.2, 0.9, 1.1, 30, 3_600, 86_400, 31_622_400, 316_224_000]
      for seconds in all {
        for sign in [1.0, -1] {
          let outcome = try play(pause: pause) { $1.advanced(bySeconds: sign * seconds) }
          assertSame(
            outcome, honest, "\(sign * seconds) s, pause \(pause)",
            counted: sign < 0 && seconds < 1 ? 0...1 : 1...4)
        }
      }
    }
  }

  func testOneStampAnHourAheadIsForgotten() throws {
    let honest = try play { $1 }
    let count = inputs(from: .zero, pause: 0.3).count
    for index in 0..<count - 3 {
      // Not in the last reports before the lift, whose velocity it would change.
      if (count - 12...count).contains(index) { continue }
      let outcome = try play { $0 == index ? $1.advanced(bySeconds: 3_600) : $1 }
      assertSame(outcome, honest, "input \(index)", counted: 1...3)
    }
  }

  func testThirtyTwoBitMillisecondsWrap() throws {
    let wrap: Int64 = 4_294_967_296
    for (pause, before) in product([0.3, 4], [3, 50, 200, 420, 500] as [Int64]) {
      // The host counts on; the stamps fall back by 49.7 days and stay there.
      let begin = Timestamp(nanoseconds: (wrap - before) * 1_000_000)
      let honest = try play(pause: pause, begin: begin) { $1 }
      let outcome = try play(pause: pause, begin: begin) {
        Timestamp(nanoseconds: ($1.nanoseconds / 1_000_000 % wrap) * 1_000_000)
      }
      XCTAssertTrue(outcome.last.isAtRest)
      XCTAssertEqual(outcome.last.hovered, honest.last.hovered, "\(before) ms before, pause \(pause)")
      XCTAssertEqual(outcome.last.modelPosition.x, honest.last.modelPosition.x, accuracy: 1)
      XCTAssertEqual(outcome.settling, honest.settling, accuracy: 0.2)
      XCTAssertTrue((1...3).contains(outcome.engine.diagnostics.foreignStamps.count))
    }
  }

  func testStampsThatStandStillOrAreExtremeNeitherFreezeNorFlyOff() throws {
    for stamp in [Timestamp.zero, .distantPast, .distantFuture, Timestamp(nanoseconds: 1)] {
      for tellsNow in [false, true] {
        let outcome = try play(tellsNow: tellsNow) { _, _ in stamp }
        XCTAssertTrue(outcome.last.isAtRest, "\(stamp)")
        XCTAssertLessThan(outcome.settling, 1.5)
        // 20 movements of 1 and of 9 points; what no interval is known of is no flick.
        XCTAssertEqual(outcome.flickSpeed, 0)
        XCTAssertEqual(outcome.last.modelPosition.x, 300, accuracy: 1e-9)
        XCTAssertGreaterThan(outcome.engine.diagnostics.foreignStamps.count, 0)
      }
    }
  }

  func testAHostThatTellsItsNowWithEachInputNeedsNoGuesses() throws {
    for pause in [0.3, 700] as [Double] {
      let honest = try play(pause: pause) { $1 }
      for seconds in [0, 0.03, -0.03, 0.9, -0.9, 3_600, -3_600, 316_224_000, -316_224_000] as [Double] {
        let outcome = try play(pause: pause, tellsNow: true) { $1.advanced(bySeconds: seconds) }
        assertSame(
          outcome, honest, "\(seconds) s, pause \(pause)",
          counted: seconds.magnitude < 0.05 || seconds == -0.9 ? 0...0 : 1...1)
      }
    }
  }

  func testARandomMixOfClocksNeverFreezes() {
    for (seed, var dice) in withDice(0..<34, from: 77) {
      var engine = PointerEngine(size: Size(1024, 768))
      engine.upsert(icon, at: .zero)
      var now = Timestamp(nanoseconds: 5_000_000_000)
      var frame = PointerFrame()
      for _ in 0..<120 {
        now = now.advanced(byNanoseconds: dice.pick([1_000_000, 16_666_667, 16_666_667, 3_000_000_000]))
        let stamp = dice.pick(
          [now, now, now, now.advanced(bySeconds: dice.number(-5...5))] + AdversarialValues.times)
        let input = PointerInput(
          dice.chance(0.8) ? .motion(dice.vector(upTo: 200)) : .button(.primary, isDown: dice.chance(0.5)),
          at: stamp, device: DeviceID(dice.count(0...3)))
        if dice.chance(0.2) { engine.handle(input, now: now) } else { engine.simulate(input) }
        if dice.chance(0.7) { engine.step(now: now, into: &frame) }
        if dice.chance(0.02) { engine.advance(to: dice.pick(AdversarialValues.times)) }
      }
      engine.simulate(PointerInput(.button(.primary, isDown: false), at: now))
      for _ in 0..<600 {
        now = now.advanced(byNanoseconds: 16_666_667)
        engine.step(now: now, into: &frame)
        if frame.isAtRest { break }
      }
      XCTAssertTrue(frame.isAtRest, "seed \(seed)")
      XCTAssertLessThanOrEqual(frame.time, now.advanced(byNanoseconds: 50_000_000), "seed \(seed)")
      let copy = engine
      XCTAssertEqual(copy.frame(at: now), engine.frame(at: now))
    }
  }

  func testSilenceCountsFromWhenAReportWasReceived() {
    // Constantly 0.9 s late, and no contact is reported: the stroke is one, though each stamp is long over.
    var engine = PointerEngine(size: Size(1024, 768), start: Point(200, 400))
    var now = Timestamp(nanoseconds: 5_000_000_000)
    engine.setDevice(PointerDevice(kind: .trackpad, reportsContact: false), at: now)
    for _ in 0..<75 {
      now = now.advanced(byNanoseconds: 8_000_000)
      engine.simulate(PointerInput(.motion(Vector(4, 0)), at: now.advanced(bySeconds: -0.9)))
      XCTAssertEqual(engine.step(now: now).phase, .tracking)
    }
    XCTAssertEqual(engine.position.x, 500)
    XCTAssertFalse(engine.events(since: 0).contains { $0.type == .coasted })
    engine.advance(to: now.advanced(byNanoseconds: 60_000_000))
    let coast = engine.events(since: 0).first { $0.type == .coasted }
    guard case .coasted(let velocity, _) = coast?.kind else { return XCTFail("no lift was inferred") }
    XCTAssertEqual(velocity.dx, 500, accuracy: 1)
  }

  func testAHostWhoseOwnClockGoesBackGoesOn() {
    var person = SimulatedPerson(targets: [icon], start: Point(280, 392))
    person.move(by: Vector(120, 0))
    let before = person.frame
    let back = person.now.advanced(bySeconds: -3_600)
    let frame = person.engine.step(now: back)
    XCTAssertEqual(frame.time, back)
    XCTAssertEqual(frame.contents, before.contents, "without a jump")
    XCTAssertEqual(person.engine.diagnostics.foreignStamps.count, 1)
    XCTAssertNil(person.engine.diagnostics.foreignStamps.lastID)
    XCTAssertNotEqual(
      person.engine.step(now: back.advanced(byNanoseconds: 30_000_000)).contents, before.contents)
  }

  func testAThousandMillisecondsBehindAreAnotherClock() {
    for (behind, counted) in [(50_000_000, 0), (50_000_001, 1)] as [(Int64, Int)] {
      var person = SimulatedPerson()
      person.move(by: Vector(1, 0))
      person.engine.advance(to: person.now.advanced(byNanoseconds: -behind))
      XCTAssertEqual(person.engine.diagnostics.foreignStamps.count, counted)
    }
  }
}

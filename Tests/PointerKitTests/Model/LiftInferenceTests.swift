import PointerTestSupport
import XCTest

@testable import PointerKit

/// M5, M7, F8: lifts that are reported and lifts that are inferred, and what they say of the stroke.
final class LiftInferenceTests: XCTestCase {
  // MARK: Alone

  /// The silence that becomes a lift after reports at an even interval, in milliseconds.
  private func silence(after reports: Int, every milliseconds: Double) -> Double? {
    var inference = LiftInference()
    var time = start
    for _ in 0..<reports {
      time = time.after(milliseconds: milliseconds)
      inference.noteReport(at: time)
    }
    return inference.due(configuration: PointerConfiguration()).map { $0.seconds(since: time) * 1_000 }
  }

  func testASilenceOfThreeReportIntervalsIsALift() throws {
    for milliseconds in [9.0, 10, 15, 19.5] {
      let silence = try XCTUnwrap(silence(after: 60, every: milliseconds))
      XCTAssertEqual(silence, 3 * milliseconds, accuracy: 0.001)
    }
  }

  func testTheSilenceIsBetweenTwentyFourAndSixtyMilliseconds() {
    XCTAssertEqual(silence(after: 60, every: 1), 24, "a fast device still has pauses")
    XCTAssertEqual(silence(after: 60, every: 40), 60, "and nobody waits longer for a slow one")
    XCTAssertEqual(silence(after: 1, every: 40), 24, "125 Hz until it is learned")
    XCTAssertNil(silence(after: 0, every: 8), "nothing moved")
  }

  func testAPauseOfFiftyMillisecondsIsNoInterval() {
    XCTAssertEqual(silence(after: 60, every: 50), 24)
    XCTAssertEqual(silence(after: 60, every: 49.999), 60)
  }

  func testTheIntervalIsAMeanOfRecentOnes() {
    // A quarter of each new interval counts: 8 + (16 − 8) / 4 = 10 ms after the first of 16 ms.
    var inference = LiftInference()
    inference.noteReport(at: start)
    inference.noteReport(at: start.after(milliseconds: 16))
    XCTAssertEqual(inference.interval, 0.010, accuracy: 1e-12)
    inference.noteReport(at: start.after(milliseconds: 16))
    XCTAssertEqual(inference.interval, 0.008, accuracy: 1e-12, "two reports at once share the interval")
  }

  func testAfterTheEndOfAStrokeNothingIsDueAndTheIntervalIsKept() {
    var inference = LiftInference()
    for report in 0...60 { inference.noteReport(at: start.after(milliseconds: 12 * Double(report))) }
    inference.end()
    XCTAssertNil(inference.due(configuration: PointerConfiguration()))
    XCTAssertEqual(inference.interval, 0.012, accuracy: 1e-6)
    inference.noteReport(at: start.after(milliseconds: 2_000))
    XCTAssertEqual(inference.interval, 0.012, accuracy: 1e-6, "the time between two strokes is no interval")
  }

  // MARK: By a person

  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)
  private func flicked(hertz: Int64, jitter: Double = 0, seed: UInt64 = 0) -> SimulatedPerson {
    var dice = Dice(seed: seed)
    var person = SimulatedPerson(start: Point(200, 400), device: silent)
    let interval = 1_000_000_000 / hertz
    for _ in 0..<max(4, 160_000_000 / interval) {
      let share = jitter > 0 ? dice.number(1 - jitter...1 + jitter) : 1
      person.reportInterval = Int64(Double(interval) * share)
      person.move(by: Vector(1200 * Double(person.reportInterval) / 1e9, 0))
    }
    return person
  }

  func testM7FlickIsInferredFromSilenceAtEveryReportRate() {
    for hertz in [60, 90, 100, 125, 144, 200, 500, 1000] as [Int64] {
      var person = flicked(hertz: hertz)
      let position = person.model
      XCTAssertEqual(person.frame.phase, .tracking)
      person.wait(milliseconds: 62)
      XCTAssertTrue(
        person.events.contains { $0.type == .coasted }, "\(hertz) Hz: silence after a fast stroke is a lift")
      person.wait(milliseconds: 1000)
      XCTAssertEqual(person.model.x - position.x, 1200 * 0.062, accuracy: 6, "\(hertz) Hz")
    }
  }

  func testM7FlickIsInferredFromIrregularReports() {
    for (seed, hertz) in product(0..<30, [60, 125] as [Int64]) {
      var person = flicked(hertz: hertz, jitter: 0.4, seed: UInt64(seed))
      person.wait(milliseconds: 62)
      XCTAssertTrue(person.events.contains { $0.type == .coasted }, "\(hertz) Hz, seed \(seed)")
    }
  }

  /// The finger had only slowed: the pointer is where the finger's reports lead, and not where the flick went, also
  /// with a host that warps its own cursor and reports positions.
  func testAFlickOfAFingerThatHadOnlySlowedIsCanceled() {
    for (pause, warps) in product([40, 60, 90] as [Int64], [false, true]) {
      let name = "\(pause) ms, warps \(warps)"
      var engine = PointerEngine(
        size: Size(width: 1024, height: 768), start: Point(200, 400),
        hostTraits: HostTraits(warpsCursor: warps))
      engine.setDevice(silent, at: start)
      var now = start
      var cursor = Point(200, 400)
      func report(_ distance: Double) {
        if warps {
          cursor = cursor + Vector(distance, 0)
          engine.simulate(PointerInput(.position(cursor), at: now))
        } else {
          engine.simulate(PointerInput(.motion(Vector(distance, 0)), at: now))
        }
      }
      func wait(milliseconds: Int64) {
        for _ in 0..<milliseconds {
          now = now.after(milliseconds: 1)
          engine.advance(to: now)
          if let warp = engine.frame(at: now).warp {
            cursor = warp
            engine.cursorWarped(to: warp, at: now)
          }
        }
      }
      if warps { engine.simulate(PointerInput(.enter(cursor), at: now)) }
      for _ in 0..<16 {
        wait(milliseconds: 8)
        report(10)
      }
      wait(milliseconds: pause)
      XCTAssertEqual(engine.events(since: 0).filter { $0.type == .coasted }.count, 1, name)
      report(2)
      wait(milliseconds: 600)
      XCTAssertEqual(engine.position.x, 200 + 16 * 10 + 2, accuracy: 1e-9, name)
    }
  }

  func testM5SlowIrregularMovementIsNeverInterrupted() {
    // Slow fingers make few reports: 60, 90, 120 ms apart.
    var person = SimulatedPerson(targets: [icon], start: Point(404, 304), device: silent)
    for index in 0..<30 {
      person.reportInterval = Int64(60 + 30 * (index % 3)) * 1_000_000
      person.move(by: Vector(1, 0))
      XCTAssertEqual(person.model.x, 405 + Double(index), accuracy: 1e-9)
    }
    XCTAssertFalse(person.events.contains { $0.type == .recentered })
  }

  func testF4InferredLiftIsAttractedToo() {
    var person = SimulatedPerson(targets: [icon], start: Point(200, 340), device: silent)
    person.flick(Vector(1000, 0), reportsContact: false, waiting: 1500)
    XCTAssertEqual(person.model, icon.frame.center)
    XCTAssertEqual(person.hovered, 1)
  }

  // MARK: What the engine tells magnetism about the stroke before a lift, and what follows from it (F3, F4

  private func square(_ id: TargetID, x: Double, y: Double = 360, side: Double = 48) -> PointerTarget {
    PointerTarget(id, Rect(x, y, side, side), .appIcon, hasBezel: true)
  }

  // MARK: A finger that has arrived

  /// A person whose finger brakes from 1,800 to 190 points a second, and lifts at the far edge of one target
  /// with another just ahead.
  private func braked(settlingSpeed: Double? = nil, onto near: PointerTarget) -> SimulatedPerson {
    var configuration = PointerConfiguration()
    if let settlingSpeed { configuration.magnetism.settlingSpeed = settlingSpeed }
    var person = SimulatedPerson(
      targets: [near, square(2, x: 464)], start: Point(286, 384), configuration: configuration)
    person.touch()
    for step in 0..<20 { person.move(by: Vector(14.4 - 0.67 * Double(step), 0)) }
    person.move(by: Vector(6, 0), over: 32)
    return person
  }

  func testF8AFingerThatHasArrivedOnAControlStays() throws {
    let near = square(1, x: 400)
    var hasty = braked(settlingSpeed: 0, onto: near)
    hasty.lift()
    let flick = try XCTUnwrap(hasty.engine.lastFlick)
    XCTAssertNotEqual(hasty.engine.lastAttraction?.reason, .tooSlow, "without the rule it would go on")

    var person = braked(onto: near)
    XCTAssertEqual(person.hovered, 1)
    _ = person.newEvents()
    person.lift()
    XCTAssertEqual(person.newTypes(), [.recentered])
    person.wait(milliseconds: 800)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model, near.frame.center)

    // The rule is for speeds below the limit: at the limit itself it goes on.
    let speed = flick.velocity.length
    for (limit, stays) in [(speed.nextUp, true), (speed, false)] {
      var person = braked(settlingSpeed: limit, onto: near)
      person.lift()
      XCTAssertEqual(
        person.engine.lastAttraction?.reason == .tooSlow || person.newTypes().contains(.recentered), stays,
        "\(limit)")
    }
  }

  func testF8AFingerThatHasSlowedOnWhatDoesNotSnapHasNotArrived() {
    let card = PointerTarget(1, square(1, x: 400).frame, .card, hasBezel: true, effect: .hover())
    var person = braked(onto: card)
    XCTAssertEqual(person.hovered, 1)
    _ = person.newEvents()
    person.lift()
    XCTAssertNotEqual(person.engine.lastAttraction?.reason, .tooSlow)
  }

  // MARK: A finger that rests

  /// A person after an even movement of 120 ms, at a speed in the device's unit, and a rest of which the
  /// device reports a part.
  private func rested(_ device: PointerDevice, speed: Double, reported: Int64, silent: Int64)
    -> SimulatedPerson
  {
    var person = SimulatedPerson(start: Point(400, 384), size: Size(9_000, 768), device: device)
    person.reportInterval = 4_000_000
    person.touch()
    person.move(by: Vector(speed * 0.12, 0), over: 120)
    if reported > 0 { person.move(by: .zero, over: reported) }
    person.wait(milliseconds: silent)
    _ = person.newEvents()
    person.lift()
    return person
  }

  func testF8AFingerThatRestsBeforeItLeavesIsNoFlick() {
    let pad = PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: true)
    for (device, speed) in [(PointerDevice.trackpad, 400.0), (.trackpad, 3_000), (pad, 80), (pad, 500)] {
      for (reported, silent) in [(24, 0), (16, 8), (0, 24), (4, 40), (0, 90)] as [(Int64, Int64)] {
        var person = rested(device, speed: speed, reported: reported, silent: silent)
        XCTAssertEqual(person.newTypes(), [], "\(device.unit), \(speed), \(reported) + \(silent) ms")
        let position = person.model
        person.wait(milliseconds: 800)
        XCTAssertEqual(person.model, position, "\(device.unit)")
      }
      var flicking = rested(device, speed: speed, reported: 0, silent: 4)
      XCTAssertEqual(flicking.newTypes(), [.coasted], "\(device.unit), \(speed)")
    }
  }

  // MARK: One estimate

  /// Movements that accelerate to 2,200 points a second and slow down again; in the last 24 ms they slow to a
  /// third and turn.
  private static let braking: [Vector] =
    [500, 1200, 1800, 2200, 2200, 2200, 2200, 1900, 1600, 1400, 1300].map { Vector($0 * 0.008, 0) }
    + [(700, 200), (450, 200), (400, 150)].map { Vector($0.0 * 0.008, $0.1 * 0.008) }

  func testTheVelocityOfALiftIsThatWhichTheFrameShowed() throws {
    var person = SimulatedPerson(start: Point(300, 384))
    person.touch()
    for way in LiftInferenceTests.braking { person.move(by: way) }
    let newest = person.frame.velocity
    person.lift()
    let flick = try XCTUnwrap(person.engine.lastFlick)
    XCTAssertEqual(flick.velocity.dx, newest.dx, accuracy: 1e-9)
    XCTAssertEqual(flick.velocity.dy, newest.dy, accuracy: 1e-9)
  }

  func testCoastProjectionAndChoiceFollowOneTimeConstant() throws {
    for rate in [0.984, 0.99, 0.998] {
      let configuration = with(PointerConfiguration()) { $0.magnetism.decay = Decay(decelerationRate: rate) }
      var person = SimulatedPerson(
        start: Point(100, 384), size: Size(4_000, 768), configuration: configuration)
      person.flick(Vector(900, 0))
      let flick = try XCTUnwrap(person.engine.lastFlick)
      let projected = try XCTUnwrap(person.engine.lastAttraction?.projected)
      person.wait(milliseconds: 9_000)
      XCTAssertEqual(person.model.x, projected.x, accuracy: 0.06)
      XCTAssertEqual(
        projected.x, flick.position.x + flick.velocity.dx * configuration.magnetism.decay.timeConstant,
        accuracy: 1e-9)
    }
  }

  func testAnInferredLiftTellsTheSameOfTheStroke() throws {
    func flick(reportsContact: Bool) throws -> Flick {
      let device = PointerDevice(kind: .trackpad, reportsContact: reportsContact)
      var person = SimulatedPerson(start: Point(300, 384), device: device)
      if reportsContact { person.touch() } else { person.move(by: .zero) }
      for way in LiftInferenceTests.braking.prefix(10) { person.move(by: way) }
      if reportsContact { person.lift() } else { person.wait(milliseconds: 100) }
      return try XCTUnwrap(person.engine.lastFlick)
    }
    XCTAssertEqual(try flick(reportsContact: false), try flick(reportsContact: true))
  }

  func testF8ASilenceAfterBrakingIsNotTakenForALift() {
    let device = PointerDevice(kind: .trackpad, reportsContact: false)
    for share in [0.1, 0.2, 0.25] {
      var person = SimulatedPerson(start: Point(300, 384), device: device)
      person.move(by: .zero)
      for _ in 0..<12 { person.move(by: Vector(20, 0)) }
      for _ in 0..<8 { person.move(by: Vector(20 * share, 0)) }
      let stopped = person.model
      person.wait(milliseconds: 300)
      XCTAssertEqual(person.model, stopped, "\(share)")
      XCTAssertNil(person.engine.lastFlick, "\(share)")
    }
  }

  // MARK: The edge of the surface

  func testF8APointerPushedAgainstTheEdgeStaysThereUnlessItIsOnAControl() {
    let behind = square(1, x: 850)
    for direction in [Vector(64, 0), Vector(64, 30), Vector(40, -40)] {
      var person = SimulatedPerson(targets: [behind], start: Point(600, 384))
      person.touch()
      for _ in 0..<12 { person.move(by: direction) }
      XCTAssertEqual(person.model.x, 1024)
      person.lift(waiting: 1_000)
      XCTAssertEqual(person.model.x, 1024, accuracy: 1e-9, "\(direction)")
      XCTAssertNil(person.hovered)
    }
    let beside = square(2, x: 984)
    var person = SimulatedPerson(targets: [beside], start: Point(600, 384))
    person.touch()
    for _ in 0..<12 { person.move(by: Vector(64, 0)) }
    person.lift(waiting: 1_000)
    XCTAssertEqual(person.model, beside.frame.center, "it is recentered on what it is on")
  }
}

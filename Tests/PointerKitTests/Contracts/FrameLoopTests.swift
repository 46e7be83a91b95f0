import PointerTestSupport
import XCTest

/// The loop of README, with frames that are read some frames ahead of now.
final class FrameLoopTests: XCTestCase {
  private let begin = Timestamp(nanoseconds: 1_000_000_000)

  private struct Outcome {
    /// The number of times that the pointer began to move by itself during the stroke.
    var lifts = 0
    var late = 0
    var foreign = 0
    var end = Point.zero
  }

  /// A stroke of 300 points in 0.6 seconds, at 125 reports a second, from (200, 400).
  ///
  /// With each frame the host takes the inputs until now and steps. If it `confuses` the two times, it steps
  /// to the time at which the frame will be seen.
  private func stroke(ahead: Int64, rate: Int64, reportsContact: Bool, confuses: Bool = false) -> Outcome {
    var engine = PointerEngine(size: Size(1024, 768), start: Point(200, 400))
    engine.setDevice(PointerDevice(kind: .trackpad, reportsContact: reportsContact), at: begin)
    var inputs: [PointerInput] = []
    if reportsContact { inputs.append(PointerInput(.contact(.began, fingers: 1), at: begin)) }
    for report in 1...75 {
      let time = begin.advanced(byNanoseconds: Int64(report) * 8_000_000)
      inputs.append(PointerInput(.motion(Vector(4, 0)), at: time))
    }
    let last = inputs[inputs.count - 1].time
    var frame = PointerFrame()
    var (next, index) = (0, Int64(0))
    while next < inputs.count {
      let now = begin.advanced(byNanoseconds: index * 1_000_000_000 / rate)
      let vsync = now.advanced(byNanoseconds: ahead * 1_000_000_000 / rate)
      while next < inputs.count, inputs[next].time <= now {
        engine.simulate(inputs[next])
        next += 1
      }
      if confuses {
        engine.step(now: vsync, into: &frame)
      } else {
        engine.step(now: now, presenting: vsync, into: &frame)
        XCTAssertEqual(frame.time, vsync)
        if next > 2, next < inputs.count { XCTAssertFalse(frame.isAtRest, "the person moves it") }
        if next > 6, next < inputs.count { XCTAssertEqual(frame.velocity.dx, 500, accuracy: 1e-6) }
      }
      index += 1
    }
    let own: Set<PointerEventType> = [.coasted, .attracted, .recentered, .landed]
    return Outcome(
      lifts: engine.events(since: 0).filter { own.contains($0.type) && $0.time <= last }.count,
      late: engine.diagnostics.lateInputs.count, foreign: engine.diagnostics.foreignStamps.count,
      end: engine.position)
  }

  func testASteadyStrokeIsOneStrokeHoweverFarAheadFramesAreRead() {
    for (rate, ahead) in product([60, 144] as [Int64], 0...3 as ClosedRange<Int64>) {
      for reportsContact in [true, false] {
        let outcome = stroke(ahead: ahead, rate: rate, reportsContact: reportsContact)
        let name = "\(ahead) frames ahead at \(rate) Hz, contact \(reportsContact)"
        XCTAssertEqual(outcome.lifts, 0, name)
        XCTAssertEqual(outcome.late, 0, name)
        XCTAssertEqual(outcome.foreign, 0, name)
        XCTAssertEqual(outcome.end.x, 500, accuracy: 1e-9, name)
      }
    }
  }

  func testTheTimeOfTheFrameInPlaceOfNowMakesEveryInputLate() {
    // This test could not fail if the two were the same: a host that confuses them gets late inputs.
    XCTAssertGreaterThan(stroke(ahead: 1, rate: 60, reportsContact: false, confuses: true).late, 10)
    XCTAssertGreaterThan(stroke(ahead: 2, rate: 60, reportsContact: false, confuses: true).late, 10)
  }

  // MARK: What is read ahead

  private let icon = PointerTarget(1, Rect(480, 360, 64, 64), .appIcon)

  func testAFrameIsThatOfTheInstantAtWhichItIsSeen() {
    var person = SimulatedPerson(targets: [icon], start: Point(300, 392))
    person.move(by: Vector(200, 0))
    let seen = person.now.advanced(byNanoseconds: 33_000_000)
    let ahead = person.engine.step(now: person.now, presenting: seen)
    let now = person.engine.step(now: person.now)
    XCTAssertEqual(now.time, person.now)
    XCTAssertEqual(ahead, person.engine.frame(at: seen))
    XCTAssertEqual(ahead.time, seen)
    XCTAssertNotEqual(ahead.contents, now.contents, "the icon has risen further by then")
    XCTAssertEqual(person.engine.time, person.now, "reading changes nothing")
  }

  func testAFrameIsReadForTheNextQuarterOfASecond() {
    var person = SimulatedPerson(targets: [icon], start: Point(300, 392))
    person.move(by: Vector(200, 0))
    let limit = person.now.advanced(byNanoseconds: 250_000_000)
    for (presenting, time) in [
      (Timestamp.distantPast, person.now), (person.now.advanced(byNanoseconds: -1), person.now),
      (limit, limit), (limit.advanced(byNanoseconds: 1), limit), (.distantFuture, limit),
    ] { XCTAssertEqual(person.engine.step(now: person.now, presenting: presenting).time, time) }
  }

  func testAWakeIsLaterThanTheFrameThatNamesItAndNoneIsMissed() {
    // The pointer hides 3 s after the last input; the host reads 100 ms ahead.
    var person = SimulatedPerson(start: Point(300, 392), device: .trackpad)
    person.touch(movingBy: Vector(1, 0))
    person.lift()
    let hiding = person.now.advanced(bySeconds: 3)
    person.wait(milliseconds: 1_000)
    let rest = person.engine.step(
      now: person.now, presenting: person.now.advanced(byNanoseconds: 100_000_000))
    XCTAssertTrue(rest.isAtRest)
    XCTAssertEqual(rest.nextWake, hiding)
    for before in [100_000_001, 100_000_000, 50_000_000, 1] as [Int64] {
      let now = hiding.advanced(byNanoseconds: -before)
      let frame = person.engine.step(now: now, presenting: now.advanced(byNanoseconds: 100_000_000))
      XCTAssertEqual(frame.isAtRest, before > 100_000_000, "\(before) ns before")
      XCTAssertEqual(frame.nextWake, before > 100_000_000 ? hiding : nil)
    }
    XCTAssertEqual(person.engine.step(now: hiding).phase, .hidden)
  }
}

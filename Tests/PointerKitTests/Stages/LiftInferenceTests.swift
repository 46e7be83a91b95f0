import PointerTestSupport
import XCTest

@testable import PointerKit

/// M5, M7: a lift that is not reported, inferred from silence; tested alone and with a person.
final class LiftInferenceTests: XCTestCase {
  // MARK: Alone

  /// The silence that becomes a lift after reports at an even interval, in milliseconds.
  private func silence(after reports: Int, every milliseconds: Double) -> Double? {
    var inference = LiftInference()
    var time = start
    for _ in 0..<reports {
      time = time.after(milliseconds: milliseconds)
      inference.report(at: time)
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
    inference.report(at: start)
    inference.report(at: start.after(milliseconds: 16))
    XCTAssertEqual(inference.interval, 0.010, accuracy: 1e-12)
    inference.report(at: start.after(milliseconds: 16))
    XCTAssertEqual(inference.interval, 0.010, accuracy: 1e-12, "two reports at once have no interval")
  }

  func testAfterTheEndOfAStrokeNothingIsDueAndTheIntervalIsKept() {
    var inference = LiftInference()
    for report in 0...60 { inference.report(at: start.after(milliseconds: 12 * Double(report))) }
    inference.end()
    XCTAssertNil(inference.due(configuration: PointerConfiguration()))
    XCTAssertEqual(inference.interval, 0.012, accuracy: 1e-6)
    inference.report(at: start.after(milliseconds: 2_000))
    XCTAssertEqual(inference.interval, 0.012, accuracy: 1e-6, "the time between two strokes is no interval")
  }

  // MARK: By a person

  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)
  private func flicked(hertz: Int64, jitter: Double = 0, seed: UInt64 = 0) -> PointerHarness {
    var dice = Dice(seed: seed)
    var person = PointerHarness(start: Point(x: 200, y: 400), device: silent)
    let interval = 1_000_000_000 / hertz
    for _ in 0..<max(4, 160_000_000 / interval) {
      let share = jitter > 0 ? dice.number(1 - jitter...1 + jitter) : 1
      person.reportInterval = Int64(Double(interval) * share)
      person.move(by: Vector(dx: 1200 * Double(person.reportInterval) / 1e9, dy: 0))
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
    for seed in 0..<30 {
      for hertz in [60, 125] as [Int64] {
        var person = flicked(hertz: hertz, jitter: 0.4, seed: UInt64(seed))
        person.wait(milliseconds: 62)
        XCTAssertTrue(person.events.contains { $0.type == .coasted }, "\(hertz) Hz, seed \(seed)")
      }
    }
  }

  func testAnInferredLiftHappensAtItsOwnInstantAndNotAtTheHosts() {
    var often = flicked(hertz: 125)
    var once = often
    for _ in 0..<500 { often.wait(milliseconds: 1) }
    once.wait(milliseconds: 500)
    XCTAssertEqual(often.events, once.events)
    XCTAssertEqual(often.model, once.model)
  }

  func testMotionWithinTheCoastCancelsIt() {
    var person = flicked(hertz: 125)
    person.wait(milliseconds: 50)
    XCTAssertEqual(person.frame.phase, .coasting)
    let coasted = person.frame(afterNanoseconds: 8_000_000).model
    person.move(by: Vector(dx: 2, dy: 0))
    XCTAssertEqual(person.model.x, coasted.x + 2, accuracy: 1e-9)
    XCTAssertEqual(person.frame.phase, .tracking)
  }

  func testM5SlowIrregularMovementIsNeverInterrupted() {
    // Slow fingers make few reports: 60, 90, 120 ms apart.
    var person = PointerHarness(targets: [icon], start: Point(x: 404, y: 304), device: silent)
    for index in 0..<30 {
      person.reportInterval = Int64(60 + 30 * (index % 3)) * 1_000_000
      person.move(by: Vector(dx: 1, dy: 0))
      XCTAssertEqual(person.model.x, 405 + Double(index), accuracy: 1e-9)
    }
    XCTAssertFalse(person.events.contains { $0.type == .recentered })
  }

  func testF4InferredLiftIsAttractedToo() {
    var person = PointerHarness(targets: [icon], start: Point(x: 200, y: 340), device: silent)
    person.flick(Vector(dx: 1000, dy: 0), reportsContact: false)
    person.wait(milliseconds: 1500)
    XCTAssertEqual(person.model, icon.frame.center)
    XCTAssertEqual(person.hovered, 1)
  }
}

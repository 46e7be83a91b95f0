import PointerTestSupport
import XCTest

@testable import PointerKit

/// The silence that is taken for a lift, without an engine (M5, M7).
final class LiftInferenceTests: XCTestCase {
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
}

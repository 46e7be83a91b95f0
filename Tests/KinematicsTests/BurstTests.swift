import Kinematics
import PointerTestSupport
import XCTest

/// M4, F8: reports that arrive in bursts are one movement.
final class BurstTests: XCTestCase {
  /// One report of a stroke: when it arrived, and the displacement since the report before.
  private struct Report {
    var arrival: Double
    var delta: Vector
  }

  /// The ways in which a host delivers the reports of a stroke.
  private enum Delivery: CaseIterable {
    case even, pairs, fours, oneLate
  }

  /// The reports of a stroke at a rate, delivered in one of the ways; the last arrives at its own time.
  private func reports(
    rate: Double, duration: Double, _ delivery: Delivery, gap: Double = 0.0005,
    position: (Double) -> Vector
  ) -> [Report] {
    let count = Int((duration * rate).rounded(.down))
    var reports = (0...count).map { index in
      let time = duration - Double(count - index) / rate
      return Report(arrival: time, delta: position(time) - position(max(0, time - 1 / rate)))
    }
    let size = delivery == .pairs ? 2 : delivery == .fours ? 4 : 1
    for index in reports.indices {
      // A report waits for the last one of its burst.
      let behind = (count - index) % size
      reports[index].arrival = reports[index + behind].arrival - Double(behind) * gap
    }
    if delivery == .oneLate { reports[count - 1].arrival = reports[count].arrival - gap }
    return reports
  }

  private func tracker(_ reports: [Report]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for report in reports {
      let time = Timestamp.zero.advanced(bySeconds: 1 + report.arrival)
      tracker.add(report.delta, moving: report.delta, at: time)
    }
    return tracker
  }

  private func lift(_ reports: [Report], rate: Double, after silence: Double = 0.002) -> VelocityTracker.Lift
  {
    let end = Timestamp.zero.advanced(bySeconds: 1 + reports[reports.count - 1].arrival + silence)
    return tracker(reports).lift(at: end, interval: 1 / rate)
  }

  func testABurstDividesItsTimeEvenly() {
    var burst = ReportBurst()
    XCTAssertFalse(burst.add(Timestamp(nanoseconds: 100_000_000)))
    XCTAssertFalse(burst.add(Timestamp(nanoseconds: 122_000_000)))
    XCTAssertTrue(burst.add(Timestamp(nanoseconds: 122_500_000)))
    XCTAssertEqual(burst.count, 2)
    XCTAssertEqual(burst.duration, 0.0225, accuracy: 1e-12)
  }

  func testABurstEndsAfterASilenceOfFourMilliseconds() {
    for (interval, joined) in [(3_999_999 as Int64, true), (4_000_000, false)] {
      var burst = ReportBurst()
      _ = burst.add(.zero)
      XCTAssertEqual(burst.add(Timestamp(nanoseconds: interval)), joined, "\(interval)")
    }
    var burst = ReportBurst()
    for millisecond in 0..<8 {
      XCTAssertEqual(burst.add(Timestamp(nanoseconds: Int64(millisecond) * 1_000_000)), millisecond > 0)
    }
    XCTAssertFalse(burst.add(Timestamp(nanoseconds: 8_000_000)))
  }

  /// The velocity of a flick that is delivered in bursts, over that of the same flick delivered evenly.
  func testAFlickInBurstsHasItsVelocity() {
    var dice = Dice(seed: 60_04)
    for trial in 0..<400 {
      let rate = dice.pick([60.0, 90, 125, 250])
      let (speed, angle) = (dice.number(300...4_000), dice.number(0...2 * Double.pi))
      let direction = Vector(Elementary.cos(angle), Elementary.sin(angle))
      let gap = dice.number(0.0001...0.002)
      // The finger speeds up evenly, so that its velocity depends on when a movement took place.
      func position(_ time: Double) -> Vector { direction * (speed * time * time / 0.6) }
      let even = lift(reports(rate: rate, duration: 0.3, .even, position: position), rate: rate)
      for delivery in Delivery.allCases {
        let burst = lift(
          reports(rate: rate, duration: 0.3, delivery, gap: gap, position: position), rate: rate)
        XCTAssertEqual(
          burst.velocity.length / even.velocity.length, 1, accuracy: 0.08,
          "trial \(trial): \(delivery) at \(rate) Hz")
        XCTAssertFalse(burst.hasStopped, "trial \(trial): \(delivery) at \(rate) Hz")
      }
    }
  }

  /// A movement that comes to rest goes along 10t³ − 15t⁴ + 6t⁵ (Flash and Hogan 1985).
  func testAStrokeThatEndsAtRestHasStopped() {
    var dice = Dice(seed: 60_05)
    for trial in 0..<400 {
      let (length, duration) = (dice.number(20...600), dice.number(0.2...0.5))
      let (rate, gap) = (dice.pick([90.0, 125]), dice.number(0.0001...0.002))
      func position(_ time: Double) -> Vector {
        let t = time / duration
        return Vector(length * t * t * t * (10 - 15 * t + 6 * t * t), 0)
      }
      for delivery in Delivery.allCases {
        let lift = lift(
          reports(rate: rate, duration: duration, delivery, gap: gap, position: position), rate: rate)
        XCTAssertTrue(lift.hasStopped, "trial \(trial): \(delivery) at \(rate) Hz, \(length) pt")
      }
    }
  }

  /// A device with 1,000 reports a second whose host collects them for each frame.
  func testAThousandReportsASecondInFramesHaveTheirVelocity() {
    for (framesPerSecond, gap) in product([60.0, 120, 240], [0, 0.0001]) {
      var tracker = VelocityTracker()
      let count = Int(1_000 / framesPerSecond)
      for frame in 0..<40 {
        for report in 0..<count {
          let time = Double(frame) / framesPerSecond + Double(report) * gap
          tracker.add(
            Vector(900 / framesPerSecond / Double(count), 0), at: Timestamp.zero.advanced(bySeconds: time))
        }
      }
      let end = Timestamp.zero.advanced(bySeconds: 39 / framesPerSecond + Double(count) * gap)
      let lift = tracker.lift(at: end, interval: 0.001)
      XCTAssertEqual(lift.velocity.dx, 900, accuracy: 27, "\(framesPerSecond) frames, \(gap) s")
    }
  }

  func testReportsAtAnEvenRateKeepTheirTimes() {
    for nanoseconds in [500_000, 1_000_000, 2_000_000, 3_999_999, 8_000_000, 16_000_000] as [Int64] {
      var burst = ReportBurst()
      for report in 0..<100 {
        let time = Timestamp(nanoseconds: Int64(report) * nanoseconds)
        _ = burst.add(time)
        let last = min(burst.count, ReportBurst.capacity)
        // The first burst begins with the first report.
        guard report >= 20 else { continue }
        for index in 0..<last {
          let expected = time.advanced(byNanoseconds: -Int64(last - 1 - index) * nanoseconds)
          XCTAssertEqual(burst.time(of: index), expected, "\(nanoseconds) ns, report \(report)")
        }
      }
    }
  }

  // MARK: The end of a stroke

  private func stroke(_ steps: [Double], every milliseconds: Int64 = 11) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (index, step) in steps.enumerated() {
      tracker.add(Vector(step, 0), at: Timestamp(nanoseconds: Int64(index) * milliseconds * 1_000_000))
    }
    return tracker
  }

  private func lift(_ steps: [Double]) -> VelocityTracker.Lift {
    stroke(steps).lift(
      at: Timestamp(nanoseconds: Int64(steps.count - 1) * 11_000_000 + 5_000_000), interval: 0.011)
  }

  func testAFingertipThatRollsBackAtTheEndIsLookedPast() {
    let fast = Array(repeating: 14.0, count: 12)
    let expected = lift(fast)
    for last in [0, -0.5, -1, -3.5] {
      let lift = lift(fast + [last])
      XCTAssertEqual(lift.velocity.dx, expected.velocity.dx, accuracy: 1e-6, "\(last)")
      XCTAssertEqual(lift.travel, expected.travel, accuracy: 1e-9, "\(last)")
      XCTAssertFalse(lift.hasStopped, "\(last)")
    }
    // More than a quarter, two of them, or one after braking is a stop or a turn.
    XCTAssertLessThan(lift(fast + [-3.6]).velocity.dx, expected.velocity.dx - 100)
    XCTAssertTrue(lift(fast + [0, 0]).hasStopped)
    XCTAssertTrue(lift(fast + [8, 3, 0]).hasStopped)
  }

  func testTheTravelIsThatOfTheFinalRun() {
    let run = [4.0, 8, 12, 12]
    XCTAssertEqual(lift([3] + run).travel, 36, accuracy: 1e-9, "the first report has no duration")
    XCTAssertEqual(lift([3, 30] + [0, 0] + run).travel, 36, accuracy: 1e-9, "a stop")
    XCTAssertEqual(
      lift([3, 30, 1.1, 1.1] + run).travel, 36, accuracy: 1e-9, "less than a tenth of the speed")
    XCTAssertEqual(lift([3, 30, 1.3] + run).travel, 67.3, accuracy: 1e-9, "more than a tenth of the speed")
    var paused = VelocityTracker()
    for (index, milliseconds) in [0, 11, 22, 33, 84, 95, 106].enumerated() {
      let time = Timestamp(nanoseconds: Int64(milliseconds) * 1_000_000)
      paused.add(Vector(index == 0 ? 0 : 10, 0), at: time)
    }
    let end = Timestamp(nanoseconds: 110_000_000)
    XCTAssertEqual(paused.lift(at: end, interval: 0.011).travel, 20, accuracy: 1e-9, "51 ms without a report")
  }
}

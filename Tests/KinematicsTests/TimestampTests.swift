import Kinematics
import XCTest

final class TimestampTests: XCTestCase {
  func testSeconds() {
    XCTAssertEqual(Timestamp(seconds: 1.5)?.nanoseconds, 1_500_000_000)
    XCTAssertEqual(Timestamp(seconds: -0.25e-9)?.nanoseconds, 0)
    for seconds in [Double.nan, .infinity, -.infinity, 1e10, -1e10] {
      XCTAssertNil(Timestamp(seconds: seconds))
    }
    XCTAssertEqual(Timestamp(seconds: -9_223_372_036.854_775_808), .distantPast)
  }

  func testDifferencesAreExactAndDoNotOverflow() {
    let late = Timestamp(nanoseconds: 8_000_000_000_000_000_001)
    XCTAssertEqual(late.seconds(since: Timestamp(nanoseconds: 8_000_000_000_000_000_000)), 1e-9)
    XCTAssertEqual(Timestamp.distantFuture.seconds(since: .distantPast), 1.8446744073709552e10, accuracy: 1)
    XCTAssertEqual(Timestamp.distantPast.seconds(since: .distantFuture), -1.8446744073709552e10, accuracy: 1)
  }

  func testMovingIsClampedToTheRange() {
    XCTAssertEqual(Timestamp.distantFuture.advanced(byNanoseconds: 1), .distantFuture)
    XCTAssertEqual(Timestamp.distantPast.advanced(byNanoseconds: -1), .distantPast)
    XCTAssertEqual(Timestamp.zero.advanced(bySeconds: .infinity), .distantFuture)
    XCTAssertEqual(Timestamp.zero.advanced(bySeconds: -1e300), .distantPast)
    XCTAssertEqual(Timestamp(nanoseconds: 7).advanced(bySeconds: .nan), Timestamp(nanoseconds: 7))
    XCTAssertEqual(Timestamp(nanoseconds: 7).advanced(bySeconds: 1e-9), Timestamp(nanoseconds: 8))
    XCTAssertLessThan(Timestamp.zero, Timestamp(nanoseconds: 1))
  }

  func testDurationsMoveAnInstant() {
    let start = Timestamp(nanoseconds: 7)
    XCTAssertEqual(start.advanced(by: .milliseconds(8)), Timestamp(nanoseconds: 8_000_007))
    XCTAssertEqual(start.advanced(by: .seconds(-1)), Timestamp(nanoseconds: -999_999_993))
    for (attoseconds, nanoseconds) in [
      (499_999_999, 7), (500_000_000, 8), (500_000_001, 8), (1_500_000_000, 8), (-500_000_000, 6),
      (-499_999_999, 7),
    ] as [(Int64, Int64)] {
      let duration = Duration(secondsComponent: 0, attosecondsComponent: attoseconds)
      XCTAssertEqual(start.advanced(by: duration).nanoseconds, nanoseconds, "\(attoseconds) as, ties to even")
    }
  }

  func testDurationsAreClampedToTheRange() {
    let (first, last) = (Timestamp.distantPast, Timestamp.distantFuture)
    XCTAssertEqual(last.advanced(by: .nanoseconds(1)), last)
    XCTAssertEqual(first.advanced(by: .nanoseconds(-1)), first)
    XCTAssertEqual(last.advanced(by: .nanoseconds(-1)).nanoseconds, .max - 1)
    XCTAssertEqual(first.advanced(by: .nanoseconds(1)).nanoseconds, .min + 1)
    XCTAssertEqual(first.advanced(by: first.duration(to: last)), last, "the whole range")
    XCTAssertEqual(last.advanced(by: last.duration(to: first)), first)
    let huge = Duration.seconds(Int64.max) * 10
    XCTAssertEqual(first.advanced(by: huge), last)
    XCTAssertEqual(last.advanced(by: .zero - huge), first)
  }

  func testDurationsBetweenInstantsAreExact() {
    XCTAssertEqual(Timestamp.milliseconds(8).duration(to: .milliseconds(3)), .milliseconds(-5))
    XCTAssertEqual(
      Timestamp.distantPast.duration(to: .distantFuture),
      Duration(secondsComponent: 18_446_744_073, attosecondsComponent: 709_551_615_000_000_000))
  }

  func testNumbersOfSecondsAndMilliseconds() {
    XCTAssertEqual(Timestamp.seconds(1.5).nanoseconds, 1_500_000_000)
    XCTAssertEqual(Timestamp.milliseconds(0.0000025).nanoseconds, 2, "ties to even")
    XCTAssertEqual(Timestamp.milliseconds(-8).nanoseconds, -8_000_000)
    XCTAssertEqual(Timestamp.seconds(.nan), .zero)
    XCTAssertEqual(Timestamp.milliseconds(.nan), .zero)
    for high in [Double.infinity, 1e300, 9_223_372_036_854.775_808] {
      XCTAssertEqual(Timestamp.milliseconds(high), .distantFuture, "\(high)")
      XCTAssertEqual(Timestamp.milliseconds(-high), .distantPast, "\(-high)")
      XCTAssertEqual(Timestamp.seconds(high), .distantFuture, "\(high)")
      XCTAssertEqual(Timestamp.seconds(-high), .distantPast, "\(-high)")
    }
    XCTAssertEqual(Timestamp.seconds(9_223_372_036.0).nanoseconds, 9_223_372_036_000_000_000)
  }

  func testWholeNumbersAreExact() {
    let date: Int64 = 1_795_965_654_321
    XCTAssertEqual(Timestamp.milliseconds(date).nanoseconds, 1_795_965_654_321_000_000)
    XCTAssertEqual(Timestamp.seconds(Int64(9_223_372_036)).nanoseconds, 9_223_372_036_000_000_000)
    XCTAssertEqual(Timestamp.seconds(Int64(9_223_372_037)), .distantFuture)
    XCTAssertEqual(Timestamp.milliseconds(UInt64.max), .distantFuture)
    XCTAssertEqual(Timestamp.milliseconds(Int64.min), .distantPast)
    XCTAssertEqual(Timestamp.seconds(UInt8(2)), .seconds(2))
  }

  func testAnotherClock() {
    let start = ContinuousClock.now
    let later = start.advanced(by: .milliseconds(8))
    XCTAssertEqual(Timestamp(later, since: start), .milliseconds(8))
    XCTAssertEqual(Timestamp(start, since: later), .milliseconds(-8))
    XCTAssertEqual(
      Timestamp(SuspendingClock.now, since: .now.advanced(by: .seconds(Int64.max))), .distantPast)
  }
}

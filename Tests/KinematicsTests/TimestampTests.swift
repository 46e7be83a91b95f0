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
}

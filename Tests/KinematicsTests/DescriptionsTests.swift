import Kinematics
import XCTest

/// What the values of geometry, time and motion print.
final class KinematicsDescriptionsTests: XCTestCase {
  // MARK: Numbers

  func testWholeNumbersHaveNoDecimalPoint() {
    XCTAssertEqual("\(Point(x: 512, y: -3))", "(512, -3)")
  }

  func testNumbersHaveAtMostThreeDecimals() {
    XCTAssertEqual("\(Point(x: 461.19692, y: -1.0 / 3))", "(461.197, -0.333)")
  }

  func testRoundingErrorsArePrintedInFull() {
    XCTAssertEqual("\(Point(x: 0.1 + 0.2, y: 1e-12))", "(0.30000000000000004, 1e-12)")
    XCTAssertEqual("\(Vector(dx: 501.9999999, dy: -12.3450001))", "(501.9999999, -12.3450001)")
  }

  func testAnExtentHasNoRoundingErrorOfItsOwn() {
    let rect = Rect(x: 12.8, y: 0.1, width: 33.6, height: 0.2)
    XCTAssertNotEqual(rect.width, 33.6)
    XCTAssertEqual("\(rect)", "(x: 12.8, y: 0.1, width: 33.6, height: 0.2)")
    let other = Rect(minX: 0, minY: 0, maxX: 33.6, maxY: 0.1 + 0.2)
    XCTAssertEqual("\(other)", "(x: 0, y: 0, width: 33.6, height: 0.30000000000000004)")
  }

  func testMinusZeroPrintsAsZero() {
    XCTAssertEqual("\(Point(x: -0.0, y: 0))", "(0, 0)")
  }

  func testNumbersThatAreNotFiniteAreNamed() {
    XCTAssertEqual("\(Vector(dx: .nan, dy: -.infinity))", "(nan, -inf)")
    XCTAssertEqual(Vector(dx: .nan, dy: .infinity).text(.few), "(nan, inf)")
  }

  func testHugeNumbersArePrinted() {
    XCTAssertEqual("\(Point(x: 1e300, y: -1e9))", "(1e+300, -1000000000)")
    XCTAssertEqual(Point(x: -1e300, y: 1e9).text(.few), "(-1e+300, 1000000000)")
  }

  func testLinesRoundEveryNumber() {
    XCTAssertEqual((2.0 / 3).text(.few), "0.667")
    XCTAssertEqual((-12.3456).text(.few), "-12.346")
    XCTAssertEqual(0.25.text(.few), "0.25")
    XCTAssertEqual(501.9999999.text(.few), "502")
    XCTAssertEqual((-0.0004).text(.few), "0")
    XCTAssertEqual(0.05.text(.few), "0.05")
    XCTAssertEqual(999.9996.text(.few), "1000")
  }

  // MARK: Types

  func testGeometry() {
    let rect = Rect(x: 10, y: 20, width: 44, height: 37.5)
    XCTAssertEqual("\(Vector(dx: 3, dy: -1.5))", "(3, -1.5)")
    XCTAssertEqual("\(Size(width: 44, height: 37.5))", "44 × 37.5")
    XCTAssertEqual("\(rect)", "(x: 10, y: 20, width: 44, height: 37.5)")
    XCTAssertEqual(
      "\(RoundedRect(rect, cornerRadius: 8))", "(x: 10, y: 20, width: 44, height: 37.5, cornerRadius: 8)")
    XCTAssertEqual("\(Insets(12))", "(top: 12, left: 12, bottom: 12, right: 12)")
    XCTAssertEqual(
      "\(AffineTransform(scale: 1, rotation: 0, about: .zero))", "(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)")
  }

  func testAxes() {
    XCTAssertEqual("\(Axes())", "[]")
    XCTAssertEqual("\(Axes.vertical)", "[vertical]")
    XCTAssertEqual("\(Axes.both)", "[horizontal, vertical]")
  }

  func testTimestampsPrintSecondsToTheNanosecond() {
    XCTAssertEqual("\(Timestamp.zero)", "0 s")
    XCTAssertEqual("\(Timestamp(nanoseconds: 1_500_000_000))", "1.5 s")
    XCTAssertEqual("\(Timestamp(nanoseconds: 1_008_333_333))", "1.008333333 s")
    XCTAssertEqual("\(Timestamp(nanoseconds: -1))", "-0.000000001 s")
    XCTAssertEqual("\(Timestamp.distantPast)", "distant past")
    XCTAssertEqual("\(Timestamp.distantFuture)", "distant future")
  }

  func testTimestampsInLinesHaveMilliseconds() {
    XCTAssertEqual(Timestamp(nanoseconds: 1_008_333_333).text(.few), "1.008 s")
    XCTAssertEqual(Timestamp(nanoseconds: -1).text(.few), "0 s")
    XCTAssertEqual(Timestamp(nanoseconds: .max - 1).text(.few), "9223372036.855 s")
    XCTAssertEqual(Timestamp(nanoseconds: .min + 1).text(.few), "-9223372036.855 s")
  }

  func testMotion() {
    XCTAssertEqual("\(Spring(dampingRatio: 1, response: 0.35))", "dampingRatio 1, response 0.35 s")
    XCTAssertEqual("\(Decay.normal)", "decelerationRate 0.998, timeConstant 0.499 s")
  }

  func testASpringReflectsWhatItWasMadeFrom() {
    let labels = Mirror(reflecting: Spring()).children.compactMap { $0.label }
    XCTAssertEqual(labels, ["dampingRatio", "response"])
  }
}

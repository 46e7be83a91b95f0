import Kinematics
import XCTest

final class ClampedTests: XCTestCase {
  private struct Settings: Hashable {
    @Clamped(-1...4) var scale = 2.0
    @Clamped(1...12) var count = 9
    @Clamped(0...1) var share = 7.0
  }

  func testNumbersAreClampedToTheRange() {
    var settings = Settings()
    for (number, expected) in [
      (3, 3), (-1, -1), ((-1.0).nextDown, -1), (4, 4), (4.0.nextUp, 4), (.infinity, 4), (-.infinity, -1),
      (-0.0, 0),
    ] as [(Double, Double)] {
      settings.scale = number
      XCTAssertEqual(settings.scale, expected, "\(number)")
    }
    settings.count = 0
    XCTAssertEqual(settings.count, 1)
    settings.count = .max
    XCTAssertEqual(settings.count, 12)
  }

  func testNaNGivesTheDefault() {
    var settings = Settings()
    settings.scale = 3
    settings.scale = .nan
    XCTAssertEqual(settings.scale, 2)
  }

  func testADefaultOutsideTheRangeIsClamped() { XCTAssertEqual(Settings().share, 1) }

  func testRangeAndDefaultCanBeRead() {
    var settings = Settings()
    settings.scale = 3
    XCTAssertEqual(settings.$scale.range, -1...4)
    XCTAssertEqual(settings.$scale.defaultValue, 2)
    XCTAssertEqual(settings.$count.range, 1...12)
  }

  func testEqualityAndHashAreThoseOfTheNumber() {
    let (narrow, wide) = (Clamped(wrappedValue: 2, 0...3), Clamped(wrappedValue: 2, 0...9))
    XCTAssertEqual(narrow, wide)
    XCTAssertEqual(Set([narrow, wide]).count, 1)
    var settings = Settings()
    settings.scale = 3
    XCTAssertNotEqual(settings, Settings())
  }
}

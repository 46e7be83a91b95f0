import PointerTestSupport
import XCTest

@testable import PointerKit

/// When rectangles overlap, and what a clip leaves of them.
final class RectanglesTests: XCTestCase {
  private let rect = Rect(100, 100, 40, 30)

  func testRectanglesOverlapWhereTheyShareAnArea() {
    let others: [(Rect, Bool)] = [
      (Rect(120, 110, 5, 5), true), (Rect(0, 0, 500, 500), true), (Rect(60, 110, 41, 5), true),
      (Rect(139, 110, 50, 5), true), (Rect(110, 60, 5, 41), true), (Rect(110, 129, 5, 50), true),
      // Edges alone, on each side.
      (Rect(60, 110, 40, 5), false), (Rect(140, 110, 50, 5), false), (Rect(110, 60, 5, 40), false),
      (Rect(110, 130, 5, 50), false),
      // Apart along one axis, on each side.
      (Rect(0, 110, 20, 5), false), (Rect(300, 110, 20, 5), false), (Rect(110, 0, 5, 20), false),
      (Rect(110, 300, 5, 20), false),
      // Without an area.
      (Rect(120, 110, 0, 5), false), (Rect(120, 110, 5, 0), false),
    ]
    for (other, isExpected) in others {
      XCTAssertEqual(rect.overlaps(other), isExpected, "\(other)")
      XCTAssertEqual(other.overlaps(rect), isExpected, "\(other)")
    }
  }

  func testAClipLeavesThePartWithinIt() {
    XCTAssertEqual(rect.clipped(to: nil), rect)
    XCTAssertEqual(rect.clipped(to: Rect(0, 0, 500, 500)), rect)
    XCTAssertEqual(rect.clipped(to: Rect(110, 90, 100, 20)), Rect(110, 100, 30, 10))
    XCTAssertTrue(rect.clipped(to: Rect(300, 0, 10, 10)).isEmpty)
  }
}

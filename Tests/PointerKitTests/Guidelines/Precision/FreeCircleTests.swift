import PointerTestSupport
import XCTest

/// P1: where nothing is hovered, the pointer is a circle exactly on the model pointer, or ahead of it on the line of a
/// coast that begins tentatively.
///
/// Files: `StyleResolution`, `VisiblePointer`, `AxisSnapping`.
final class FreeCircleTests: XCTestCase {
  // Also S1.
  func testByDefaultACircleMovesWithPixelPrecision() {
    var person = SimulatedPerson(start: Point(100, 100))
    person.touch()
    for _ in 0..<20 {
      person.move(by: Vector(3.25, 1.5))
      let frame = person.frame
      XCTAssertEqual(frame.pointer.size, Size(19, 19))
      XCTAssertEqual(frame.pointer.cornerRadius, 9.5)
      XCTAssertEqual(frame.pointer.outline, .circle)
      XCTAssertEqual(frame.pointer.layer, .front)
      XCTAssertEqual(frame.pointer.center, frame.modelPosition, "no lag")
      XCTAssertEqual(frame.clickLocation, frame.modelPosition, "pixel precision")
      XCTAssertNil(frame.hovered)
    }
  }
}

import PointerTestSupport
import XCTest

/// P2: over a control with highlight or lift, the pointer snaps to the control and takes its shape.
///
/// Files: `StyleResolution`, `AxisSnapping`.
final class SnappingTests: XCTestCase {
  private let button = PointerTarget(1, Rect(300, 200, 80, 40), .button)

  private func resting() -> PointerFrame { SimulatedPerson.resting(on: button, at: Point(290, 190)).frame }

  func testThePointerIsAsLargeAsTheControlAndItsOutset() {
    XCTAssertEqual(resting().pointer.size, Size(80 + 2 * 8, 40 + 2 * 4), "the documented outset is 8 and 4")
  }

  // Also E12.
  func testCornerRadiusIsEight() {
    XCTAssertEqual(resting().pointer.cornerRadius, 8)
    XCTAssertEqual(resting().pointer.outline, .roundedRect)
  }

  func testThePointerIsOnTheControlButForParallax() {
    let offset = resting().pointer.center - button.frame.center
    XCTAssertLessThanOrEqual(offset.dx.magnitude, 3, "parallax is capped")
  }

  func testPrecisionDropsToOneControl() {
    XCTAssertEqual(resting().hovered, 1)
    XCTAssertEqual(resting().clickLocation, button.frame.center)
  }
}

import PointerTestSupport
import XCTest

/// P7: a region can set a finer or a coarser precision.
///
/// Files: `StyleResolution`, `AxisPrecision`.
final class RegionPrecisionTests: XCTestCase {
  private func person(at position: Point) -> SimulatedPerson {
    let graph = PointerTarget(1, Rect(100, 100, 200, 200), style: PointerStyle(shape: .cross))
    let tile = PointerTarget(2, Rect(500, 100, 60, 60), .appIcon)
    return SimulatedPerson(targets: [graph, tile], at: position, waiting: 800)
  }

  func testARegionAsksForMorePrecisionByACross() {
    let frame = person(at: Point(151.5, 160.625)).frame
    XCTAssertEqual(frame.hovered, 1)
    XCTAssertEqual(frame.clickLocation, Point(151.5, 160.625), "any position")
    XCTAssertEqual(frame.pointer.outline, .path)
  }

  func testARegionAsksForLessPrecision() {
    let frame = person(at: Point(521, 133)).frame
    XCTAssertEqual(frame.clickLocation, Point(530, 130), "one control")
  }

  func testWhereNothingIsAskedTheCircleIsSeen() {
    XCTAssertEqual(person(at: Point(400, 500)).frame.pointer.outline, .circle)
  }
}

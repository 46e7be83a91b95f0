import PointerTestSupport
import XCTest

@testable import PointerKit

/// The steps of a resolved style, without an engine (P6).
final class StepResolutionTests: StyleResolutionTestCase {
  func testStepsEndAtTheFrame() {
    let style = with(PointerStyle.system) { $0.verticalPrecision = .stepped(origin: 0, spacing: 15) }
    let resolved = StyleResolution.resolve(styled(style))
    let frame = target().frame  // y from 200 to 240
    for (y, expected) in [(-50.0, 200.0), (207.5, 200), (207.6, 215), (229, 230), (1_000, 230)] {
      let location = resolved.location(of: Point(3, y), in: frame)
      XCTAssertEqual(location, Point(3, expected))
    }
    let wide = AxisPrecision.stepped(origin: 0, spacing: 60)
    XCTAssertEqual(wide.snappedLength(at: 210, from: 200, to: 240), 40, "no step is wider than the frame")
  }
}

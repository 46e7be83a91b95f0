import PointerTestSupport
import XCTest

@testable import PointerKit

/// P4, P6: the precision of each axis.
final class P4P6PrecisionTests: StyleResolutionTestCase {
  // MARK: Precision

  func testP4EachAxisHasItsOwnPrecisionAndTextALineVerticallyAndAPointHorizontally() {
    let steps = AxisPrecision.stepped(origin: 0, spacing: 10)
    let rows: [(Axes, AxisPrecision?, SnapMode, SnapMode)] = [
      ([], nil, .free, .free), (.horizontal, nil, .whole, .free), (.vertical, nil, .free, .whole),
      ([.horizontal, .vertical], nil, .whole, .whole), ([], steps, .steps, .free),
      (.horizontal, steps, .steps, .free), (.vertical, steps, .steps, .whole),
      (.horizontal, .continuous, .free, .free),
    ]
    for (constrained, precision, horizontal, vertical) in rows {
      var style = PointerStyle(shape: .circle(diameter: 30), constrainedAxes: constrained)
      style.horizontalPrecision = precision
      let resolved = StyleResolution.resolve(styled(style))
      XCTAssertEqual(resolved.horizontal.mode, horizontal, "\(constrained), \(String(describing: precision))")
      XCTAssertEqual(resolved.vertical.mode, vertical, "\(constrained), \(String(describing: precision))")
    }
    let text = StyleResolution.resolve(target(.text))
    XCTAssertEqual([text.horizontal.mode, text.vertical.mode], [.free, .lines])
  }

  func testP6StepsEndAtTheFrame() {
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

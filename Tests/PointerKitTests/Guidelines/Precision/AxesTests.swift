import PointerTestSupport
import XCTest

@testable import PointerKit

/// P4: each axis has its own precision.
///
/// Files: `AxisPrecision`, `AxisSnapping`, `StyleResolution`.
final class AxesTests: StyleResolutionTestCase {
  func testEachAxisHasItsOwnPrecision() {
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
  }

  func testTextIsALineVerticallyAndAPointHorizontally() {
    let text = StyleResolution.resolve(target(.text))
    XCTAssertEqual([text.horizontal.mode, text.vertical.mode], [.free, .lines])
  }

  private let page = Rect(300, 150, 400, 420)

  private func text(_ lines: [AxisPrecision.Line], along axis: Axis = .vertical) -> PointerTarget {
    var target = PointerTarget(1, page, .text)
    if axis == .vertical { target.style.verticalPrecision = .lines(lines) }
    if axis == .horizontal { target.style.horizontalPrecision = .lines(lines) }
    return target
  }

  func testTextThatRunsDownHasALyingBeamAsLongAsItsColumn() {
    let columns = [AxisPrecision.Line(start: 0, length: 30), AxisPrecision.Line(start: 30, length: 44)]
    var person = SimulatedPerson(
      targets: [text(columns, along: .horizontal)], start: Point(page.minX + 40, 300))
    person.touch(movingBy: Vector(0, 3), waiting: 800)
    let frame = person.frame
    XCTAssertEqual(frame.pointer.outline, .horizontalBeam)
    XCTAssertEqual(frame.pointer.size, Size(44, 4.5))
    XCTAssertEqual(frame.pointer.center, Point(page.minX + 52, 303))
    XCTAssertEqual(frame.clickLocation, frame.pointer.center)
  }
}

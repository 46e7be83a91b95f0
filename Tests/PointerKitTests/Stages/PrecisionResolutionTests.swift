import PointerTestSupport
import XCTest

@testable import PointerKit

/// P4–P6, R6: the precision of each axis, also while it is latched.
final class PrecisionResolutionTests: StyleResolutionTestCase {
  // MARK: Precision

  func testP4EachAxisHasItsOwnPrecision() {
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

  func testP5TextGivesABeamThatFollowsItsLines() {
    var text = target(.text, width: 400, height: 200)
    text.style.verticalPrecision = .lines([
      AxisPrecision.Line(start: 0, length: 20), AxisPrecision.Line(start: 20, length: 96),
      AxisPrecision.Line(start: 120, length: 150), AxisPrecision.Line(start: 280, length: 0),
    ])
    let style = StyleResolution.resolve(text)
    XCTAssertEqual(style.effect, .none)
    XCTAssert(style.hasLines)
    XCTAssertEqual(style.shape.outline, .verticalBeam)
    let configuration = PointerConfiguration()
    for (y, height) in [(10.0, 20.0), (60, 96), (200, 144), (280, 19)] {
      let size = style.size(
        at: Point(x: 150, y: 200 + y), in: text.frame, lines: LineHysteresis(), configuration: configuration)
      XCTAssertEqual(size, Size(width: 4.5, height: height), "as tall as the line, 144 points at most")
    }
  }

  func testP5InAFieldOfOneLineTheBeamIsCenteredUpToSixtyPoints() {
    for (height, mode) in [(30.0, SnapMode.lines), (60, .lines), (60.5, .free), (144, .free), (150, .free)] {
      let style = StyleResolution.resolve(target(.text, width: 300, height: height))
      XCTAssertEqual(style.vertical.mode, mode, "\(height)")
      XCTAssertEqual(style.horizontal.mode, .free)
      XCTAssertEqual(style.shape.size.height, min(height, 144), "as tall as its frame, up to the cap")
    }
  }

  func testP6StepsEndAtTheFrame() {
    var style = PointerStyle.system
    style.verticalPrecision = .stepped(origin: 0, spacing: 15)
    let resolved = StyleResolution.resolve(styled(style))
    let frame = target().frame  // y from 200 to 240
    for (y, expected) in [(-50.0, 200.0), (207.5, 200), (207.6, 215), (229, 230), (1_000, 230)] {
      let location = resolved.location(of: Point(x: 3, y: y), in: frame)
      XCTAssertEqual(location, Point(x: 3, y: expected))
    }
  }

  // MARK: Latching

  func testR6ALatchFreesSomeAxesAndFixesTheOthers() {
    var style = StyleResolution.resolve(target())
    XCTAssertEqual(style.snappedAxes, [.horizontal, .vertical])
    style.lock(
      freeing: .horizontal, at: Point(x: 130, y: 215), model: Point(x: 130, y: 215),
      center: target().frame.center)
    XCTAssertEqual(style.horizontal.mode, .free)
    XCTAssertEqual(style.vertical.mode, .whole)
    let location = style.location(of: Point(x: -700, y: 999), in: target().frame)
    XCTAssertEqual(location, Point(x: -700, y: 220), "free along x, in the center along y")
  }

  func testR6TheGrabbedPointStaysUnderThePointerAlongAFreeAxis() {
    var style = StyleResolution.resolve(target())
    style.lock(
      freeing: .horizontal, at: Point(x: 140, y: 220), model: Point(x: 130, y: 215),
      center: target().frame.center)
    let location = style.location(of: Point(x: 500, y: 999), in: target().frame)
    XCTAssertEqual(location, Point(x: 510, y: 220), "10 points beside the pointer, as it was pressed")
  }

  func testR6AFixedAxisWithoutAPrecisionStaysAtThePress() {
    var style = StyleResolution.resolve(styled(.system))
    style.lock(
      freeing: .horizontal, at: Point(x: 130, y: 215), model: Point(x: 130, y: 215),
      center: target().frame.center)
    XCTAssertEqual(style.vertical.mode, .whole)
    let location = style.location(of: Point(x: 500, y: 999), in: target().frame)
    XCTAssertEqual(location, Point(x: 500, y: 215))
  }

  func testR6LatchedStepsContinueBeyondTheFrame() {
    var stepped = PointerStyle.system
    stepped.horizontalPrecision = .stepped(origin: 0, spacing: 10)
    var style = StyleResolution.resolve(styled(stepped))
    XCTAssertEqual(style.location(of: Point(x: 999, y: 0), in: target().frame).x, 180)
    style.lock(
      freeing: .horizontal, at: Point(x: 130, y: 215), model: Point(x: 130, y: 215),
      center: target().frame.center)
    XCTAssertEqual(style.horizontal.mode, .steps)
    XCTAssertEqual(style.location(of: Point(x: 998, y: 0), in: target().frame).x, 1_000)
  }
}

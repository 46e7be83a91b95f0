import PointerTestSupport
import XCTest

@testable import PointerKit

/// P5: the line of text that a drag stays on, without an engine.
final class P5LineHysteresisTests: XCTestCase {
  /// Ten lines of 20 points, from y = 100 on.
  private let frame = Rect(x: 50, y: 100, width: 400, height: 200)
  private let distance = PointerConfiguration().lineHysteresis

  private func style(_ axis: Axis = .vertical) -> ResolvedStyle {
    var target = PointerTarget(id: 1, frame: frame, kind: .text)
    let lines = AxisPrecision.lines((0..<10).map { AxisPrecision.Line(start: 20 * Double($0), length: 20) })
    if axis == .vertical {
      target.style.verticalPrecision = lines
    } else {
      target.style.horizontalPrecision = lines
    }
    return StyleResolution.resolve(target)
  }

  /// The line after a press at one height and a drag to others.
  private func line(pressedAt y: Double, draggedTo heights: Double...) -> Int? {
    var lines = LineHysteresis()
    for height in [y] + heights {
      lines.update(for: Point(x: 60, y: height), of: 1, in: frame, style: style(), distance: distance)
    }
    return lines.vertical
  }

  func testAPressTakesTheLineBeneathItAndNothingElse() {
    for (y, expected) in [(101.0, 0), (119.9, 0), (120.1, 1), (299, 9), (0, 0), (1_000, 9)] {
      XCTAssertEqual(line(pressedAt: y), expected, "\(y)")
    }
    var lines = LineHysteresis()
    lines.update(for: Point(x: 60, y: 150), of: 1, in: frame, style: style(), distance: distance)
    XCTAssertEqual(lines.target, 1)
    XCTAssertNil(lines.horizontal, "text that runs from left to right has no lines along x")
  }

  // P5: ten points by default; the third line is from y = 140 to 160.
  func testP5ADragThatWaversByLessThanTenPointsPastTheEdgeStaysOnItsLine() {
    XCTAssertEqual(distance, 10)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 169.999_999), 2)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 170), 2, "ten points are not beyond ten points")
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 130.000_001), 2)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 165, 135, 169, 131, 150), 2)
  }

  func testP5BeyondTenPointsTheNextLineIsTaken() {
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 170.000_001), 3)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 129.999_999), 1)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 170.1, 150.1), 3, "and kept on the way back")
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 170.1, 149.9), 2, "until ten points past its other edge")
  }

  // A headline above a paragraph: the boundary once was halfway between the centers of the two lines, so that
  // the lower part of the headline belonged to the paragraph.
  func testP5OfLinesOfDifferentHeightsTheOneBeneathIsTaken() {
    for (headline, body, leading) in [(60.0, 16.0, 0.0), (16, 60, 0), (96, 12, 6), (20, 0, 10), (1, 300, 1)] {
      var target = PointerTarget(id: 1, frame: frame, kind: .text)
      target.style.verticalPrecision = .lines(heights: [headline, body, headline], leading: leading)
      let style = StyleResolution.resolve(target)
      func line(at y: Double, current: LineHysteresis = LineHysteresis()) -> Int? {
        var lines = current
        lines.update(for: Point(x: 60, y: 100 + y), of: 1, in: frame, style: style, distance: distance)
        return lines.vertical
      }
      let boundary = headline + leading / 2
      for (y, expected) in [(0, 0), (boundary - 1e-6, 0), (boundary + 1e-6, 1)] {
        XCTAssertEqual(line(at: y), expected, "\(y) of \(headline), \(leading), \(body)")
        XCTAssertEqual(
          style.vertical.precision.position(
            nearest: 100 + y, from: 100, to: 300, line: nil, continuesBeyondFrame: false),
          expected == 0 ? 100 + headline / 2 : 100 + headline + leading + body / 2, accuracy: 1e-9)
      }
      var dragged = LineHysteresis()
      dragged.update(for: Point(x: 60, y: 101), of: 1, in: frame, style: style, distance: distance)
      XCTAssertEqual(line(at: boundary + distance - 1e-6, current: dragged), dragged.vertical)
      XCTAssertNotEqual(line(at: boundary + distance + 1e-6, current: dragged), dragged.vertical)
    }
  }

  func testP5WithoutHysteresisTheLineIsTheOneBeneath() {
    var lines = LineHysteresis()
    for (y, expected) in [(150.0, 2), (160.1, 3), (159.9, 2), (279, 8)] {
      lines.update(for: Point(x: 60, y: y), of: 1, in: frame, style: style(), distance: 0)
      XCTAssertEqual(lines.vertical, expected)
    }
  }

  /// The line after a continuous drag to a height; asserts that each line is left only for its neighbor.
  private func walked(_ line: Int, to y: Double) -> Int {
    var line = line
    while line < 9, y > 100 + 20 * Double(line + 1) + distance { line += 1 }
    while line > 0, y < 100 + 20 * Double(line) - distance { line -= 1 }
    return line
  }

  func testP5AFastDragEndsOnTheLineOfASlowOne() {
    for (seed, var dice) in withDice(seeds(200)) {
      var lines = LineHysteresis()
      var y = dice.number(100...300)
      lines.update(for: Point(x: 60, y: y), of: 1, in: frame, style: style(), distance: distance)
      var expected = lines.vertical ?? -1
      for _ in 0..<60 {
        y = dice.chance(0.5) ? dice.number(60...340) : y + dice.number(-15...15)
        lines.update(for: Point(x: 60, y: y), of: 1, in: frame, style: style(), distance: distance)
        expected = walked(expected, to: y)
        XCTAssertEqual(lines.vertical, expected, "seed \(seed), y \(y)")
      }
    }
  }

  func testP4LinesFromLeftToRightWorkAlike() {
    var lines = LineHysteresis()
    for (x, expected) in [(100.0, 2), (119.9, 2), (120.1, 3)] {
      lines.update(for: Point(x: x, y: 0), of: 1, in: frame, style: style(.horizontal), distance: distance)
      XCTAssertEqual(lines.horizontal, expected, "\(x)")
      XCTAssertNil(lines.vertical)
    }
  }

  func testAnotherTargetBeginsAnew() {
    var lines = LineHysteresis()
    lines.update(for: Point(x: 60, y: 150), of: 1, in: frame, style: style(), distance: distance)
    lines.update(for: Point(x: 60, y: 165), of: 2, in: frame, style: style(), distance: distance)
    XCTAssertEqual(lines.target, 2)
    XCTAssertEqual(lines.vertical, 3)
  }

  func testTheLocationOfAClickIsOnTheLineThatIsKept() {
    var lines = LineHysteresis()
    lines.update(for: Point(x: 60, y: 150), of: 1, in: frame, style: style(), distance: distance)
    XCTAssertEqual(style().location(of: Point(x: 60, y: 168), in: frame, lines: lines), Point(x: 60, y: 150))
    XCTAssertEqual(
      style().location(of: Point(x: 60, y: 168), in: frame), Point(x: 60, y: 170), "without a press")
  }
}

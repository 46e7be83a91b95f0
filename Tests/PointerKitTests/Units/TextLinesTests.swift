import PointerTestSupport
import XCTest

/// Lines of text that follow from the heights or rectangles of a host's layout (P5).
final class TextLinesTests: XCTestCase {
  private typealias Line = AxisPrecision.Line

  // MARK: From heights

  func testLinesFromHeightsFollowEachOther() {
    XCTAssertEqual(
      AxisPrecision.lines(heights: [20, 34, 0, 16], leading: 4, from: 8),
      .lines([
        Line(start: 8, length: 20), Line(start: 32, length: 34), Line(start: 70, length: 0),
        Line(start: 74, length: 16),
      ]))
    XCTAssertEqual(
      AxisPrecision.lines(heights: [20, 20]),
      .lines([Line(start: 0, length: 20), Line(start: 20, length: 20)]))
    XCTAssertEqual(AxisPrecision.lines(heights: []), .lines([]))
  }

  func testHeightsThatMeanNothingAreLeftOut() {
    XCTAssertEqual(
      AxisPrecision.lines(heights: [10, .nan, -5, .infinity, 10], leading: .nan, from: .infinity),
      .lines([Line(start: 0, length: 10), Line(start: 10, length: 10)]))
    XCTAssertEqual(
      AxisPrecision.lines(heights: [10, 10], leading: -3),
      .lines([Line(start: 0, length: 10), Line(start: 10, length: 10)]), "lines never overlap")
    var person = SimulatedPerson(targets: [text(.lines(heights: [1e300, 1e300, 20]))])
    person.move(to: Point(400, 200))
    XCTAssertTrue(person.frame.clickLocation.isFinite)
  }

  // MARK: From rectangles

  func testRectanglesAreRelativeToTheFrameInOrder() {
    let frame = Rect(300, 150, 400, 200)
    let rects = [Rect(300, 190, 250, 30), Rect(300, 154, 380, 20), Rect(300, 224, 90, 20)]
    XCTAssertEqual(
      AxisPrecision.lines(rects, in: frame),
      .lines([Line(start: 4, length: 20), Line(start: 40, length: 30), Line(start: 74, length: 20)]))
    let columns = [Rect(360, 0, 40, 500), Rect(310, 0, 40, 300)]
    XCTAssertEqual(
      AxisPrecision.lines(columns, in: frame, along: .horizontal),
      .lines([Line(start: 10, length: 40), Line(start: 60, length: 40)]))
  }

  func testRunsOfOneLineAreOneLineAsTallAsAllOfThem() {
    let frame = Rect(0, 0, 400, 200)
    let runs = [
      // Body text with a large capital and a footnote mark, on one baseline.
      Rect(0, 20, 100, 20), Rect(100, 4, 30, 38), Rect(130, 20, 100, 20), Rect(230, 18, 6, 12),
      // The next line, and one that overlaps it by less than half.
      Rect(0, 42, 300, 20), Rect(0, 58, 300, 20),
    ]
    let expected = AxisPrecision.lines([
      Line(start: 4, length: 38), Line(start: 42, length: 16), Line(start: 58, length: 20),
    ])
    XCTAssertEqual(AxisPrecision.lines(runs, in: frame), expected)
    XCTAssertEqual(AxisPrecision.lines(runs.reversed(), in: frame), expected, "in any order")
    let edge = [Rect(0, 0, 9, 20), Rect(9, 15, 9, 10)]
    XCTAssertEqual(AxisPrecision.lines(edge, in: frame), .lines([Line(start: 0, length: 25)]))
  }

  private func text(_ precision: AxisPrecision?) -> PointerTarget {
    PointerTarget(1, Rect(300, 150, 400, 200), .text, lines: precision)
  }
}

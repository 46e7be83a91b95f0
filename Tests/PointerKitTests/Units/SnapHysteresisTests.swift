import PointerTestSupport
import XCTest

@testable import PointerKit

/// The line of text and the step that a pointer stays on, without an engine (P5, P6).
final class SnapHysteresisTests: XCTestCase {
  /// Ten lines of 20 points, from y = 100 on.
  private let frame = Rect(50, 100, 400, 200)
  private let distance = PointerConfiguration().snapping.lineHysteresis
  private let lines = AxisPrecision.lines(
    (0..<10).map { AxisPrecision.Line(start: 20 * Double($0), length: 20) })

  private func style(_ precision: AxisPrecision, _ axis: Axis = .vertical) -> ResolvedStyle {
    var target = PointerTarget(1, frame, .text)
    if axis == .vertical {
      target.style.verticalPrecision = precision
    } else {
      target.style.horizontalPrecision = precision
    }
    return StyleResolution.resolve(target)
  }

  /// A pointer on a target, which remembers.
  private struct Hand {
    var snapping = SnapHysteresis()
    let style: ResolvedStyle
    let frame: Rect
    var axis = Axis.vertical
    var steps = 1.5
    var lines: Double?

    /// The location along the axis after a movement to a coordinate.
    mutating func move(to coordinate: Double, of target: TargetID = 1, isPointerChange: Bool = true) -> Double
    {
      var point = Point(60, 110)
      point[axis] = coordinate
      snapping.setDistances(steps: steps, lines: lines)
      if isPointerChange { snapping.notePosition(point, on: target, in: frame, style: style) }
      let snapped = snapping.position(for: point, on: target, in: frame, style: style)
      return style.location(of: point, snapping: snapped, in: frame)[axis]
    }
  }

  /// The line after a press at one height and a drag to others.
  private func line(pressedAt y: Double, draggedTo heights: Double...) -> Int {
    var hand = Hand(style: style(lines), frame: frame, lines: distance)
    var location = hand.move(to: y)
    for height in heights { location = hand.move(to: height) }
    return Int((location - 110) / 20)
  }

  func testAPressTakesTheLineBeneathItAndNothingElse() {
    for (y, expected) in [(101.0, 0), (119.9, 0), (120.1, 1), (299, 9), (0, 0), (1_000, 9)] {
      XCTAssertEqual(line(pressedAt: y), expected, "\(y)")
    }
  }

  // P5: ten points by default; the third line is from y = 140 to 160.
  func testADragOfUpToTenPointsPastTheEdgeStaysOnItsLine() {
    XCTAssertEqual(distance, 10)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 169.999_999), 2)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 170), 2, "ten points are not beyond ten points")
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 130.000_001), 2)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 165, 135, 169, 131, 150), 2)
  }

  // Lines of eight points, fewer than the ten that a drag may waver.
  func testAboveAndBelowTheTextTheFirstOrLastLineIsTaken() {
    let frame = Rect(50, 100, 400, 80)
    var target = PointerTarget(1, frame, .text)
    target.style.verticalPrecision = .lines(
      (0..<10).map { AxisPrecision.Line(start: 8 * Double($0), length: 8) })
    let cases: [(start: Double, end: Double, line: Double)] = [
      (112, 101, 1), (112, 99, 0), (168, 179, 8), (168, 181, 9),
    ]
    for (start, end, line) in cases {
      var hand = Hand(style: StyleResolution.resolve(target), frame: frame, lines: distance)
      _ = hand.move(to: start)
      XCTAssertEqual(hand.move(to: end), 104 + 8 * line, "from \(start) to \(end)")
    }
  }

  func testBeyondTenPointsTheNextLineIsTaken() {
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 170.000_001), 3)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 129.999_999), 1)
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 170.1, 150.1), 3, "and kept on the way back")
    XCTAssertEqual(line(pressedAt: 150, draggedTo: 170.1, 149.9), 2, "until ten points past its other edge")
  }

  // A headline above a paragraph: the boundary once was halfway between the centers of the two lines, so that
  // the lower part of the headline belonged to the paragraph.
  func testOfLinesOfDifferentHeightsTheOneBeneathIsTaken() {
    for (headline, body, leading) in [(60.0, 16.0, 0.0), (16, 60, 0), (96, 12, 6), (20, 0, 10), (1, 300, 1)] {
      let style = style(.lines(heights: [headline, body, headline], leading: leading))
      let boundary = headline + leading / 2
      let (first, second) = (100 + headline / 2, 100 + headline + leading + body / 2)
      for (y, expected) in [(0, first), (boundary - 1e-6, first), (boundary + 1e-6, second)] {
        var hand = Hand(style: style, frame: frame, lines: distance)
        XCTAssertEqual(
          hand.move(to: 100 + y), expected, accuracy: 1e-9, "\(y) of \(headline), \(leading), \(body)")
      }
      var dragged = Hand(style: style, frame: frame, lines: distance)
      XCTAssertEqual(dragged.move(to: 101), first, accuracy: 1e-9)
      XCTAssertEqual(dragged.move(to: 100 + boundary + distance - 1e-6), first, accuracy: 1e-9)
      XCTAssertNotEqual(dragged.move(to: 100 + boundary + distance + 1e-6), first, accuracy: 1e-9)
    }
  }

  func testWithoutHysteresisTheLineIsTheOneBeneath() {
    var hand = Hand(style: style(lines), frame: frame, lines: 0)
    for (y, expected) in [(150.0, 150.0), (160.1, 170), (159.9, 150), (279, 270)] {
      XCTAssertEqual(hand.move(to: y), expected)
    }
  }

  /// The line after a continuous movement to a height; asserts that each line is left only for its neighbor.
  private func walked(_ line: Int, to y: Double, _ distance: Double) -> Int {
    var line = line
    while line < 9, y > 100 + 20 * Double(line + 1) + distance { line += 1 }
    while line > 0, y < 100 + 20 * Double(line) - distance { line -= 1 }
    return line
  }

  func testAFastMovementEndsOnTheLineOrStepOfASlowOne() {
    for (seed, var dice) in withDice(0..<200) {
      let isText = dice.chance(0.5)
      let precision = isText ? lines : .stepped(origin: 10, spacing: 20)
      let margin = isText && dice.chance(0.5) ? distance : 1.5
      var hand = Hand(style: style(precision), frame: frame, lines: isText ? margin : nil)
      var y = dice.number(100...300)
      var expected = Int((hand.move(to: y) - 110) / 20)
      for _ in 0..<60 {
        // Without a drag, a movement of more than three points is no tremble.
        let isTremble = margin == 1.5
        y =
          dice.chance(0.5) && !isTremble
          ? dice.number(60...340)
          : (y + dice.number(isTremble ? -1.5...1.5 : -15...15)).clamped(to: 100...300)
        expected = walked(expected, to: y, margin)
        XCTAssertEqual(hand.move(to: y), 110 + 20 * Double(expected), "seed \(seed), y \(y)")
      }
    }
  }

  func testAnotherTargetBeginsAnew() {
    var hand = Hand(style: style(lines), frame: frame, lines: distance)
    XCTAssertEqual(hand.move(to: 150), 150)
    XCTAssertEqual(hand.move(to: 165, of: 2), 170)
  }

  // P6: steps that are narrower than three points are all reached.
  func testNarrowStepsAreAllReached() {
    for spacing in [0.25, 1, 2, 2.9, 3, 4] {
      var hand = Hand(style: style(.stepped(origin: 0, spacing: spacing)), frame: frame)
      var found: Set<Double> = []
      for report in 0...800 { found.insert(hand.move(to: 100 + 0.125 * Double(report))) }
      XCTAssertGreaterThanOrEqual(found.count, Int(100 / spacing), "\(spacing)")
    }
  }

  // A change of the layout is no movement: it leaves the last position as it was.
  func testOnlyInputSettlesALineOrStep() {
    var hand = Hand(style: style(lines), frame: frame)
    XCTAssertEqual(hand.move(to: 119), 110)
    XCTAssertEqual(hand.move(to: 121, isPointerChange: false), 110)
    XCTAssertEqual(hand.move(to: 130, isPointerChange: false), 130)
    XCTAssertEqual(hand.move(to: 121, isPointerChange: false), 110)
  }
}

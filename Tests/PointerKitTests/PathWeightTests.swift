import PointerTestSupport
import XCTest

@testable import PointerKit

/// S8: the area of strokes and needles, however thin or sharp they are.
final class PathWeightTests: XCTestCase {
  func testAHairpinWithAStrokeIsMeasured() {
    let path = PointerPath(
      [
        .move(to: Point(x: 60, y: 0)), .line(to: Point(x: 9.037965731498064, y: 1.529802285372346e-06)),
        .line(to: Point(x: -60, y: 2.855273120574392e-06)), .close,
      ], strokeWidth: 0.001)
    XCTAssertEqual(path.visualWeight, 0.12, accuracy: 0.002)
    // The closer both ways are, the nearer to the turn do both sides of the stroke meet.
    for offset in [0, 1e-300, 1e-17, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3] {
      for width in [1e-6, 1e-3, 0.5, 4.5] {
        let path = PointerPath(
          [.move(to: Point(x: 50, y: 0)), .line(to: .zero), .line(to: Point(x: 50, y: offset)), .close],
          strokeWidth: width)
        let (least, round) = (50 * width, Double.pi * width * width / 4)
        XCTAssertGreaterThan(path.visualWeight, 0.98 * (least + round), "\(offset), \(width)")
        XCTAssertLessThan(path.visualWeight, 1.02 * (2 * least + round), "\(offset), \(width)")
      }
    }
  }

  /// A stroke paints at least a disc and its longest line, and at most all lines with a disc at each corner.
  func testNeedlesHairpinsAndRepeatedCornersHaveAFiniteWeightWithinBounds() {
    #if DEBUG
      let count = 60
    #else
      let count = 20_000
    #endif
    for seed in 0..<count {
      var dice = Dice(seed: UInt64(seed))
      let kind = dice.pick([HardPath.hairpin, .needle, .repeated])
      let elements = kind.elements(dice.count(3...12), &dice)
      let width = dice.chance(0.2) ? nil : dice.pick(HardPath.strokes)
      let path = PointerPath(elements, strokeWidth: width)
      let message = "seed \(seed), \(kind), stroke \(width ?? 0): \(path.visualWeight)"
      XCTAssertTrue(path.visualWeight.isFinite && path.visualWeight >= 0, message)
      XCTAssertLessThanOrEqual(path.visualWeight, 1.02 * path.bounds.size.area, message)
      let extent = path.bounds.size.longerSide
      // Below that, lines are lost in the rounding of coordinates.
      guard let width, width > 1e-7 * extent, extent > 1e-6 else { continue }
      let corners = elements.flatMap { $0.points }
      let lines = zip(corners, corners.dropFirst() + corners.prefix(1)).map { $0.distance(to: $1) }
      let disc = Double.pi * width * width / 4
      let error = 1e-9 * extent * max(extent, 1)
      XCTAssertGreaterThan(path.visualWeight, 0.97 * ((lines.max() ?? 0) * width + disc) - error, message)
      XCTAssertLessThan(
        path.visualWeight, 1.02 * (lines.reduce(0, +) * width + Double(corners.count) * disc) + error, message
      )
    }
  }

  /// The share of points of a fine grid that are within half a stroke's width of a line, or that the lines
  /// run around.
  private func weightOnAGrid(_ path: PointerPath, _ corners: [Point]) -> Double {
    let (rows, bounds) = (120, path.bounds)
    let (width, height) = (bounds.width / Double(rows), bounds.height / Double(rows))
    var count = 0
    for row in 0..<rows {
      for column in 0..<rows {
        let point = Point(
          x: bounds.minX + (Double(column) + 0.5) * width, y: bounds.minY + (Double(row) + 0.5) * height)
        var (winding, isNear) = (0, false)
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
          let (line, offset) = (to - from, point - from)
          let share = line.lengthSquared > 0 ? offset.dot(line) / line.lengthSquared : 0
          let away = offset - line * max(0, min(1, share))
          if let stroke = path.strokeWidth, away.length <= stroke / 2 { isNear = true }
          if (from.y <= point.y) != (to.y <= point.y), (line.cross(offset) > 0) == (from.y <= point.y) {
            winding += from.y <= point.y ? 1 : -1
          }
        }
        if path.strokeWidth == nil ? winding != 0 : isNear { count += 1 }
      }
    }
    return Double(count) * width * height
  }

  func testTheWeightOfHardPathsIsThatOfTheirPaintOnAGrid() {
    // S8
    let kinds: [HardPath] = [.scribble, .star, .comb, .spiral, .polygon, .confetti]
    for seed in seeds(12) {
      var dice = Dice(seed: UInt64(seed) &+ 400)
      let kind = kinds[seed % kinds.count]
      let elements = kind.elements(dice.pick([5, 20, 60]), &dice)
      // The oracle knows a single contour.
      let contour = Array(elements.prefix(kind == .confetti ? 4 : elements.count))
      let path = PointerPath(contour, strokeWidth: dice.pick([nil, 2, 4.5, 30]))
      let weight = weightOnAGrid(path, contour.compactMap { $0.end })
      XCTAssertEqual(
        path.visualWeight, weight, accuracy: 0.03 * weight + 0.01 * path.bounds.size.area,
        "seed \(seed), \(kind), stroke \(path.strokeWidth ?? 0)")
    }
  }

  // MARK: The largest paths

  func testElementsBeyondTheLargestNumberAreDroppedAndCounted() {
    let most = PointerPath.maximumElementCount
    let elements = (0..<most + 3).map {
      PointerPath.Element.line(to: Point(x: Double($0 % 40), y: Double($0 % 31)))
    }
    XCTAssertEqual(PointerPath(Array(elements.prefix(most))).droppedElements, 0)
    let path = PointerPath(elements)
    XCTAssertEqual(path.elements.count, most)
    XCTAssertEqual(path.droppedElements, 3)
    var target = PointerTarget(id: 7, frame: Rect(x: 400, y: 300, width: 80, height: 50))
    target.style = PointerStyle(shape: .path(path))
    let person = PointerHarness(targets: [target])
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 1)
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.lastID, 7)
  }

  // A huge stroke once weighed nothing, or more than its bounds.
  func testAHugeStrokeWeighsWhatItPaints() {
    for length in [1e-3, 1, 20, 1e6] {
      for width in [1e3, 1e5, 1e6, 1e8, 1e9] {
        let line: [PointerPath.Element] = [
          .move(to: Point(x: -length / 2, y: 0)), .line(to: Point(x: length / 2, y: 0)),
        ]
        let path = PointerPath(line, strokeWidth: width)
        // Its own width may be clamped.
        let kept = path.strokeWidth ?? 0
        let weight = length * kept + .pi * kept * kept / 4
        let message = "\(length) points, a stroke of \(width): \(path.visualWeight)"
        XCTAssertGreaterThan(kept, 0, message)
        XCTAssertEqual(path.visualWeight, weight, accuracy: 0.02 * weight, message)
        XCTAssertLessThanOrEqual(path.visualWeight, 1.001 * path.bounds.size.area, message)
        let button: [PointerPath.Element] = [
          .move(to: .zero), .line(to: Point(x: length, y: 0)), .line(to: Point(x: length, y: length)), .close,
        ]
        let around = PointerPath(button, strokeWidth: width).visualWeight
        XCTAssertTrue(around.isFinite && around >= 0.98 * .pi * kept * kept / 4, message)
      }
    }
  }

  func testACurveAfterACloseBeginsWhereTheSubpathDid() {
    func path(_ isAgain: Bool) -> PointerPath {
      let triangle: [PointerPath.Element] = [
        .move(to: .zero), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 10, y: 10)), .close,
      ]
      let curve = PointerPath.Element.quadratic(to: Point(x: -20, y: 20), control: Point(x: -20, y: 0))
      return PointerPath(triangle + (isAgain ? [.move(to: .zero)] : []) + [curve, .close])
    }
    XCTAssertEqual(path(false).visualWeight, path(true).visualWeight, accuracy: 1e-9)
  }
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// S8: the ready-made shapes have about the weight of the circle, and a host can measure its own.
///
/// Files: `PointerShape`, `PaintedArea`, `PointerPath`.
final class ShapeWeightTests: XCTestCase {
  /// The share of points of a fine grid that are within half a stroke's width of a line, or that the lines
  /// run around.
  private func weightOnAGrid(_ path: PointerPath, _ corners: [Point]) -> Double {
    let (rows, bounds) = (120, path.bounds)
    let (width, height) = (bounds.width / Double(rows), bounds.height / Double(rows))
    var count = 0
    for (row, column) in product(0..<rows, 0..<rows) {
      let point = Point(
        bounds.minX + (Double(column) + 0.5) * width, bounds.minY + (Double(row) + 0.5) * height)
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
    return Double(count) * width * height
  }

  func testReadyMadeShapesWeighAboutAsMuchAsTheCircle() {
    // About the weight of the circle is within half as much again of it.
    let shapes: [(String, PointerShape)] = [
      ("circle", .circle()), ("cross", .cross), ("horizontal arrows", .horizontalArrows),
      ("vertical arrows", .verticalArrows), ("pill", .pill), ("grabber", .grabber),
      ("marker tip", .markerTip), ("bullseye", .bullseye),
    ]
    for (name, shape) in shapes {
      let share = shape.visualWeight / PointerShape.standardVisualWeight
      XCTAssertTrue(share > 1 / 1.5 && share < 1.5, "\(name): \(share)")
    }
    XCTAssertEqual(PointerShape.circle().visualWeight, Double.pi * 9.5 * 9.5, accuracy: 1e-9)
  }

  func testTheWeightOfACustomShapeIsTheAreaThatIsPainted() {
    func rect(_ rect: Rect, isClockwise: Bool = true) -> [PointerPath.Element] {
      let corners = [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ]
      let order = isClockwise ? corners : corners.reversed()
      return [.move(to: order[0]), .line(to: order[1]), .line(to: order[2]), .line(to: order[3]), .close]
    }
    let big = rect(Rect(3, 5, 20, 10))
    XCTAssertEqual(PointerPath(big).visualWeight, 200, accuracy: 1e-9)
    let hole = rect(Rect(5, 7, 4, 4), isClockwise: false)
    XCTAssertEqual(PointerPath(big + hole).visualWeight, 184, accuracy: 1e-9)
    // The same way round there is no hole, and what lies twice on a point counts once.
    XCTAssertEqual(PointerPath(big + rect(Rect(5, 7, 4, 4))).visualWeight, 200, accuracy: 2)
    XCTAssertEqual(PointerPath(big + rect(Rect(13, 5, 20, 10))).visualWeight, 300, accuracy: 3)
    let line: [PointerPath.Element] = [.move(to: Point(-10, 0)), .line(to: Point(10, 0))]
    let round = Double.pi * 2.25 * 2.25
    XCTAssertEqual(PointerPath(line, strokeWidth: 4.5).visualWeight, 90 + round, accuracy: 0.5)
    let upright: [PointerPath.Element] = [.move(to: Point(0, -10)), .line(to: Point(0, 10))]
    XCTAssertEqual(
      PointerPath(line + upright, strokeWidth: 4.5).visualWeight, 2 * (90 + round) - 4.5 * 4.5, accuracy: 2)
    let ring = PointerPath(big, strokeWidth: 2)
    XCTAssertEqual(ring.visualWeight, 22 * 12 - 18 * 8 - (4 - Double.pi), accuracy: 0.5)
    let eight: [PointerPath.Element] = [
      .move(to: Point(-10, -5)), .line(to: Point(10, 5)), .line(to: Point(10, -5)), .line(to: Point(-10, 5)),
      .close,
    ]
    XCTAssertEqual(PointerPath(eight).visualWeight, 100, accuracy: 1)
  }

  func testPathWithoutAreaCountsAsTheFreeCircle() {
    let nothing: [PointerPath] = [
      PointerPath([]), PointerPath([.move(to: .zero)]), PointerPath([.close]),
      PointerPath([.move(to: .zero), .line(to: Point(10, 10))]),
      PointerPath([.move(to: .zero)], strokeWidth: 5),
      PointerPath([.move(to: Point(.nan, 0)), .line(to: Point(1, .infinity))]),
      PointerPath(Array(repeating: .line(to: Point(4, 4)), count: 9)),
    ]
    for (index, path) in nothing.enumerated() {
      XCTAssertFalse(path.hasArea, "path \(index)")
      let target = PointerTarget(1, Rect(400, 300, 80, 50), style: PointerStyle(shape: .path(path)))
      var person = SimulatedPerson(targets: [target], start: Point(420, 320))
      person.move(by: Vector(2, 0), waiting: 600)
      XCTAssertEqual(person.frame.pointer.outline, .circle, "path \(index)")
      XCTAssertEqual(person.frame.pointer.size, Size(19, 19))
    }
  }

  /// A stroke paints at least a disc and its longest line, and at most all lines with a disc at each corner.
  func testNeedlesAndHairpinsHaveAWeightWithinBounds() {
    for (seed, var dice) in withDice(0..<60) {
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

  func testWeightOfHardPathsIsThatOfTheirPaintOnAGrid() {
    let kinds: [HardPath] = [.scribble, .star, .comb, .spiral, .polygon, .confetti]
    for (seed, var dice) in withDice(0..<2, from: 400) {
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

  func testElementsBeyondTheLargestNumberAreDroppedAndCounted() {
    let most = PointerPath.maximumElementCount
    let elements = (0..<most + 3).map {
      PointerPath.Element.line(to: Point(Double($0 % 40), Double($0 % 31)))
    }
    XCTAssertEqual(PointerPath(Array(elements.prefix(most))).droppedElements, 0)
    let path = PointerPath(elements)
    XCTAssertEqual(path.elements.count, most)
    XCTAssertEqual(path.droppedElements, 3)
    let target = PointerTarget(7, Rect(400, 300, 80, 50), style: PointerStyle(shape: .path(path)))
    let person = SimulatedPerson(targets: [target])
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 1)
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.lastID, 7)
  }
}

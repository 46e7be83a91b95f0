import PointerKit
import PointerTestSupport
import XCTest

@testable import LayoutAudit

/// Reflections, rotations and reversals of outlines, and how symmetrical a shape is.
final class PathTransformTests: XCTestCase {
  private typealias Map = PointerPath.Map
  private let center = Point(3, 4)

  /// A path with one element of each kind, without any symmetry.
  private let bird: [PointerPath.Element] = [
    .move(to: Point(0, 0)), .line(to: Point(10, 0)), .quadratic(to: Point(14, 6), control: Point(15, 1)),
    .cubic(to: Point(2, 12), first: Point(11, 9), second: Point(7, 14)), .close,
  ]

  /// Each of the sixteen turns with and without a reflection.
  private func turns(about center: Point) -> [Map] {
    (0..<16).map { .turn(eighths: $0 & 7, about: center, isMirrored: $0 > 7) }
  }

  private func mapped(_ elements: [PointerPath.Element], by map: Map) -> [PointerPath.Element] {
    elements.map { element in
      switch element {
      case .move(let to): .move(to: map(to))
      case .line(let to): .line(to: map(to))
      case .quadratic(let to, let control): .quadratic(to: map(to), control: map(control))
      case .cubic(let to, let first, let second):
        .cubic(to: map(to), first: map(first), second: map(second))
      case .close: .close
      }
    }
  }

  private func moved(_ elements: [PointerPath.Element], by offset: Vector) -> [PointerPath.Element] {
    mapped(elements, by: Map(xx: 1, xy: 0, yx: 0, yy: 1, center: .zero)).map { element in
      switch element {
      case .move(let to): .move(to: to + offset)
      case .line(let to): .line(to: to + offset)
      case .quadratic(let to, let control): .quadratic(to: to + offset, control: control + offset)
      case .cubic(let to, let first, let second):
        .cubic(to: to + offset, first: first + offset, second: second + offset)
      case .close: .close
      }
    }
  }

  // MARK: Maps

  func testReflectionsAndHalfTurnsMoveAPointAsTheirNamesSay() {
    let point = Point(5, 9)
    XCTAssertEqual(Map.mirror(leftAndRightOf: center)(point), Point(1, 9))
    XCTAssertEqual(Map.mirror(aboveAndBelow: center)(point), Point(5, -1))
    XCTAssertEqual(Map.halfTurn(about: center)(point), Point(1, -1))
    XCTAssertTrue(Map.mirror(leftAndRightOf: center).isReflection)
    XCTAssertTrue(Map.mirror(aboveAndBelow: center).isReflection)
    XCTAssertFalse(Map.halfTurn(about: center).isReflection)
  }

  func testEachTurnIsByItsNumberOfEighths() {
    for eighths in 0..<8 {
      let (sine, cosine) = Elementary.sincos(Double(eighths) * Double.pi / 4)
      let (across, down) = (Vector(cosine, sine), Vector(-sine, cosine))
      let turn = Map.turn(eighths: eighths, about: center)
      let mirrored = Map.turn(eighths: eighths, about: center, isMirrored: true)
      for (x, y) in [(1.0, 0.0), (0, 1), (2, -3)] {
        let point = center + Vector(x, y)
        XCTAssertLessThan(turn(point).distance(to: center + across * x + down * y), 1e-9, "\(eighths)")
        XCTAssertLessThan(
          mirrored(point).distance(to: center - across * x + down * y), 1e-9, "\(eighths) mirrored")
      }
      XCTAssertFalse(turn.isReflection, "\(eighths)")
      XCTAssertTrue(mirrored.isReflection, "\(eighths)")
    }
  }

  // MARK: Reversal

  func testAReversedOutlineHasTheSameCurvesFromItsEnd() {
    XCTAssertEqual(
      PointerPath.reversed(bird),
      [
        .move(to: Point(2, 12)), .cubic(to: Point(14, 6), first: Point(7, 14), second: Point(11, 9)),
        .quadratic(to: Point(10, 0), control: Point(15, 1)), .line(to: Point(0, 0)), .close,
      ])
  }

  func testAnOpenOutlineStaysOpen() {
    XCTAssertEqual(
      PointerPath.reversed([.move(to: Point(1, 1)), .line(to: Point(5, 2))]),
      [.move(to: Point(5, 2)), .line(to: Point(1, 1))])
  }

  func testEachSubpathIsReversedByItself() {
    let elements: [PointerPath.Element] = [
      .move(to: Point(1, 1)), .line(to: Point(5, 2)), .close, .move(to: Point(7, 7)),
      .line(to: Point(8, 9)), .line(to: Point(9, 7)),
    ]
    XCTAssertEqual(
      PointerPath.reversed(elements),
      [
        .move(to: Point(5, 2)), .line(to: Point(1, 1)), .close, .move(to: Point(9, 7)),
        .line(to: Point(8, 9)), .line(to: Point(7, 7)),
      ])
  }

  func testAnOutlineWithoutPointsIsEmpty() {
    XCTAssertEqual(PointerPath.reversed([]), [])
    XCTAssertEqual(PointerPath.reversed([.close]), [])
  }

  // MARK: Symmetry

  private func polygon(_ points: Point..., strokeWidth: Double? = nil) -> PointerPath {
    PointerPath(
      [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close], strokeWidth: strokeWidth)
  }

  func testATriangleHasAThirdOutsideItsHalfTurn() {
    let height = 0.75.squareRoot()
    let triangle = polygon(Point(0, 0), Point(30, 0), Point(15, 30 * height))
    let middle = Point(15, 10 * height)
    XCTAssertEqual(triangle.asymmetry(under: .halfTurn(about: middle)), 1.0 / 3, accuracy: 0.01)
    XCTAssertEqual(triangle.asymmetry(under: .mirror(leftAndRightOf: middle)), 0, accuracy: 0.01)
    XCTAssertEqual(triangle.asymmetry(under: .mirror(aboveAndBelow: middle)), 1.0 / 3, accuracy: 0.01)
  }

  func testASquareBesideTheCenterIsAllOutsideItsImage() {
    let square = polygon(Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10))
    XCTAssertEqual(square.asymmetry(under: .halfTurn(about: Point(10, 10))), 1, accuracy: 0.01)
    XCTAssertEqual(square.asymmetry(under: .halfTurn(about: Point(7.5, 5))), 0.5, accuracy: 0.01)
    XCTAssertEqual(square.asymmetry(under: .halfTurn(about: Point(5, 5))), 0, accuracy: 0.01)
  }

  func testRingOfOppositeContoursIsSymmetrical() {
    let ring = PointerPath(
      polygon(Point(0, 0), Point(20, 0), Point(20, 20), Point(0, 20)).elements
        + polygon(Point(5, 5), Point(5, 15), Point(15, 15), Point(15, 5)).elements)
    XCTAssertEqual(ring.visualWeight, 300, accuracy: 3)
    for map in turns(about: Point(10, 10)) where map.xx == 0 || map.xy == 0 {
      XCTAssertEqual(ring.asymmetry(under: map), 0, accuracy: 0.01, "\(map)")
    }
  }

  func testAStrokeCountsForTheSymmetry() {
    let line = PointerPath([.move(to: Point(0, 0)), .line(to: Point(20, 0))], strokeWidth: 4)
    XCTAssertEqual(line.asymmetry(under: .halfTurn(about: Point(10, 0))), 0, accuracy: 0.02)
    // Both ends are round.
    let ends = 4 * Double.pi
    XCTAssertEqual(
      line.asymmetry(under: .halfTurn(about: Point(15, 0))), (30 * 4 + ends) / (20 * 4 + ends) - 1,
      accuracy: 0.01)
  }

  func testAShapeWithoutAreaHasNoSymmetry() {
    let line = PointerPath([.move(to: Point(0, 0)), .line(to: Point(20, 0))])
    XCTAssertEqual(line.asymmetry(under: .halfTurn(about: Point(10, 0))), 1)
  }

  func testAShapeOfTooManyElementsHasNoSymmetry() {
    // A comb of rectangles, with as many elements as both it and its image may have, and five more.
    func comb(_ teeth: Int) -> PointerPath {
      PointerPath(
        (0..<teeth).flatMap { tooth in
          let x = 4 * Double(tooth)
          return polygon(Point(x, 0), Point(x + 2, 0), Point(x + 2, 9), Point(x, 9)).elements
        })
    }
    let most = PointerPath.maximumElementCount / 2 / 5
    for (teeth, isMeasured) in [(most, true), (most + 1, false)] {
      let comb = comb(teeth)
      let asymmetry = comb.asymmetry(under: .mirror(leftAndRightOf: comb.bounds.center))
      XCTAssertEqual(asymmetry < 0.5, isMeasured, "\(comb.elements.count) elements: \(asymmetry)")
    }
  }

  // MARK: The same shape in another direction

  func testAShapeIsFoundInEachDirectionAndMirrored() {
    let anchor = Point(6, 5)
    let path = PointerPath(bird, anchor: anchor)
    let offset = Vector(100, -30)
    for map in turns(about: anchor) {
      let other = PointerPath(moved(mapped(bird, by: map), by: offset), anchor: anchor + offset)
      XCTAssertTrue(path.isTurned(other, tolerance: 0.01), "\(map)")
    }
  }

  func testEachNumberOfAShapeCounts() {
    let path = PointerPath(bird, anchor: Point(6, 5))
    let others: [(String, [PointerPath.Element])] = [
      ("the beginning", [.move(to: Point(1, 0))] + bird[1...]),
      ("a line", bird[..<1] + [.line(to: Point(10, 1))] + bird[2...]),
      ("a curve's end", bird[..<2] + [.quadratic(to: Point(14, 7), control: Point(15, 1))] + bird[3...]),
      ("a control point", bird[..<2] + [.quadratic(to: Point(14, 6), control: Point(16, 1))] + bird[3...]),
      (
        "the first of two",
        bird[..<3] + [.cubic(to: Point(2, 12), first: Point(11, 8), second: Point(7, 14))] + bird[4...]
      ),
      (
        "the second of two",
        bird[..<3] + [.cubic(to: Point(2, 12), first: Point(11, 9), second: Point(7, 13))] + bird[4...]
      ),
      ("the end", bird[..<4] + [.line(to: Point(0, 0))]),
      ("another element", bird + [.move(to: Point(1, 1))]),
      ("a line instead of a curve", bird[..<2] + [.line(to: Point(14, 6))] + bird[3...]),
    ]
    for (name, elements) in others {
      XCTAssertFalse(path.isTurned(PointerPath(elements, anchor: Point(6, 5)), tolerance: 0.5), name)
    }
    XCTAssertFalse(path.isTurned(PointerPath(bird, anchor: Point(7, 5)), tolerance: 0.5), "the anchor")
    XCTAssertFalse(
      path.isTurned(PointerPath(bird, anchor: Point(6, 5), strokeWidth: 5), tolerance: 0.5), "the stroke")
  }

  func testPointsMayBeOffByTheTolerance() {
    let path = PointerPath(bird, anchor: Point(6, 5))
    let other = PointerPath([.move(to: Point(0, 1))] + bird[1...], anchor: Point(6, 5))
    XCTAssertTrue(path.isTurned(other, tolerance: 1))
    XCTAssertFalse(path.isTurned(other, tolerance: 0.99))
  }
}

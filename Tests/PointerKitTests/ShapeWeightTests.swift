import PointerTestSupport
import XCTest

@testable import PointerKit

/// S6–S8: the weight of shapes, their anchors, and which shapes count as empty.
final class ShapeWeightTests: XCTestCase {

  func testReadyMadeShapesWeighAboutAsMuchAsTheCircle() {
    // S8: about the weight of the circle is within half as much again of it.
    let shapes: [(String, PointerShape)] = [
      ("circle", .circle()), ("cross", .cross), ("horizontal arrows", .horizontalArrows),
      ("vertical arrows", .verticalArrows), ("pill", .pill), ("grabber", .grabber),
      ("marker tip", .markerTip), ("target", .target),
    ]
    for (name, shape) in shapes {
      let share = shape.visualWeight / PointerShape.standardVisualWeight
      XCTAssertTrue(share > 1 / 1.5 && share < 1.5, "\(name): \(share)")
    }
    XCTAssertEqual(PointerShape.circle().visualWeight, Double.pi * 9.5 * 9.5, accuracy: 1e-9)
  }

  func testNoPartOfAReadyMadeShapeIsThinnerThanFourAndAHalfPoints() {
    // S7
    let least = 4.5 - 1e-9
    XCTAssertGreaterThanOrEqual(PointerConfiguration().beamThickness, least)
    for case .roundedRect(let size, _) in [PointerShape.pill, .grabber] {
      XCTAssertGreaterThanOrEqual(size.shorterSide, least)
    }
    func ends(_ path: PointerPath) -> [Point] {
      path.elements.compactMap { element in
        switch element {
        case .move(let to), .line(let to), .quadratic(let to, _), .cubic(let to, _, _): to
        case .close: nil
        }
      }
    }
    let arm = ends(.cross).filter { $0.y < -4 && $0.x > 0 }.map { $0.x }
    XCTAssertGreaterThanOrEqual(2 * (arm.max() ?? 0), least)
    // The target's circles: its rim, the inside of the rim, and the dot.
    let radii = Set(
      ends(.target).map { ($0 - PointerPath.target.anchor).length * 100 }.map { $0.rounded() / 100 }
    )
    .sorted(by: >)
    XCTAssertEqual(radii.count, 3)
    XCTAssertGreaterThanOrEqual(radii[0] - radii[1], least)
    XCTAssertGreaterThanOrEqual(2 * radii[2], least)
    for cursor in CursorKind.allCases {
      guard case .path(let path) = cursor.rendition?.shape, let width = path.strokeWidth else { continue }
      XCTAssertGreaterThanOrEqual(width, least, "\(cursor)")
    }
  }

  func testReadyMadeShapesAreHeldAtTheirMiddleAndTheMarkerAtItsPoint() {
    // S6
    for path in [PointerPath.cross, .horizontalArrows, .verticalArrows, .target] {
      XCTAssertEqual((path.bounds.center - path.anchor).length, 0, accuracy: 1e-9)
    }
    XCTAssertEqual(PointerPath.markerTip.bounds.maxY, PointerPath.markerTip.anchor.y)
    XCTAssertEqual(PointerPath.cross.bounds.size, Size(width: 24, height: 24))
  }

  func testWeightIsTheAreaThatIsPainted() {
    func rect(_ rect: Rect, isClockwise: Bool = true) -> [PointerPath.Element] {
      let corners = [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ]
      let order = isClockwise ? corners : corners.reversed()
      return [.move(to: order[0]), .line(to: order[1]), .line(to: order[2]), .line(to: order[3]), .close]
    }
    let big = rect(Rect(x: 3, y: 5, width: 20, height: 10))
    XCTAssertEqual(PointerPath(big).visualWeight, 200, accuracy: 1e-9)
    let hole = rect(Rect(x: 5, y: 7, width: 4, height: 4), isClockwise: false)
    XCTAssertEqual(PointerPath(big + hole).visualWeight, 184, accuracy: 1e-9)
    // The same way round there is no hole, and what lies twice on a point counts once.
    XCTAssertEqual(
      PointerPath(big + rect(Rect(x: 5, y: 7, width: 4, height: 4))).visualWeight, 200, accuracy: 2)
    XCTAssertEqual(
      PointerPath(big + rect(Rect(x: 13, y: 5, width: 20, height: 10))).visualWeight, 300, accuracy: 3)
    let line: [PointerPath.Element] = [.move(to: Point(x: -10, y: 0)), .line(to: Point(x: 10, y: 0))]
    let round = Double.pi * 2.25 * 2.25
    XCTAssertEqual(PointerPath(line, strokeWidth: 4.5).visualWeight, 90 + round, accuracy: 0.5)
    let upright: [PointerPath.Element] = [.move(to: Point(x: 0, y: -10)), .line(to: Point(x: 0, y: 10))]
    XCTAssertEqual(
      PointerPath(line + upright, strokeWidth: 4.5).visualWeight, 2 * (90 + round) - 4.5 * 4.5, accuracy: 2)
    let ring = PointerPath(big, strokeWidth: 2)
    XCTAssertEqual(ring.visualWeight, 22 * 12 - 18 * 8 - (4 - Double.pi), accuracy: 0.5)
    let eight: [PointerPath.Element] = [
      .move(to: Point(x: -10, y: -5)), .line(to: Point(x: 10, y: 5)), .line(to: Point(x: 10, y: -5)),
      .line(to: Point(x: -10, y: 5)), .close,
    ]
    XCTAssertEqual(PointerPath(eight).visualWeight, 100, accuracy: 1)
  }

  func testPathWithoutAreaCountsAsTheFreeCircle() {
    let nothing: [PointerPath] = [
      PointerPath([]), PointerPath([.move(to: .zero)]), PointerPath([.close]),
      PointerPath([.move(to: .zero), .line(to: Point(x: 10, y: 10))]),
      PointerPath([.move(to: .zero)], strokeWidth: 5),
      PointerPath([.move(to: Point(x: .nan, y: 0)), .line(to: Point(x: 1, y: .infinity))]),
      PointerPath(Array(repeating: .line(to: Point(x: 4, y: 4)), count: 9)),
    ]
    for (index, path) in nothing.enumerated() {
      XCTAssertFalse(path.hasArea, "path \(index)")
      var target = PointerTarget(id: 1, frame: Rect(x: 400, y: 300, width: 80, height: 50))
      target.style = PointerStyle(shape: .path(path))
      var person = PointerHarness(targets: [target], start: Point(x: 420, y: 320))
      person.move(by: Vector(dx: 2, dy: 0), waiting: 600)
      XCTAssertEqual(person.frame.pointer.outline, .circle, "path \(index)")
      XCTAssertEqual(person.frame.pointer.size, Size(width: 19, height: 19))
    }
  }

  /// The two sides of a closed stroke that crosses itself enclose each other; formerly, neither side counted
  /// as the outer one.
  func testClosedStrokeThatCrossesItselfIsSeenAndMorphs() {
    let corners = [(-9.5, -2.5), (-8.3, -10.4), (-2.4, 10.0), (7.2, 6.4), (-6.7, 0.9), (-5.4, -7.9)]
      .map { Point(x: $0.0, y: $0.1) }
    func path(_ pieces: Int) -> PointerPath {
      var elements = [PointerPath.Element.move(to: corners[0])]
      for index in corners.indices {
        let way = corners[(index + 1) % corners.count] - corners[index]
        for piece in 1...pieces {
          elements.append(.line(to: corners[index] + way * (Double(piece) / Double(pieces))))
        }
      }
      return PointerPath(elements + [.close], strokeWidth: 4.5)
    }
    XCTAssertTrue(path(200).hasArea, "so many corners are not cut where they cross")
    let path = path(1)
    XCTAssertTrue(path.hasArea)
    var target = PointerTarget(id: 1, frame: Rect(x: 400, y: 300, width: 100, height: 100))
    target.style = PointerStyle(shape: .path(path))
    var person = PointerHarness(targets: [target], start: target.frame.center)
    XCTAssertEqual(person.engine.diagnostics.total, 0)
    person.move(by: Vector(dx: 1, dy: 0), waiting: 60)
    XCTAssertEqual(person.frame.pointer.outline, .path)
    XCTAssertGreaterThan(person.frame.outline.area.magnitude, 100)
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.path, path)
  }
}

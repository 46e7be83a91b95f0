import PointerTestSupport
import XCTest

@testable import PointerKit

/// S7: no stroke and no part of a ready-made shape is thinner than 4.5 points.
///
/// Files: `StrokeOutline`, `PointerShape`, `PointerDiagnostics`.
final class StrokeWidthTests: XCTestCase {
  // A huge stroke once weighed nothing, or more than its bounds.

  private let frame = Rect(300, 200, 300, 300)

  private func target(_ path: PointerPath, id: TargetID = 1) -> PointerTarget {
    PointerTarget(id, frame, style: PointerStyle(shape: .path(path)))
  }

  private static let drop: [PointerPath.Element] = [
    .move(to: Point(3, 40)), .line(to: Point(15, 52)), .line(to: Point(3, 64)), .close,
  ]

  func testNoPartIsThinnerThanFourAndAHalfPoints() {
    let least = 4.5 - 1e-9
    XCTAssertGreaterThanOrEqual(PointerConfiguration().pointer.beamThickness, least)
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
      ends(.bullseye).map { ($0 - PointerPath.bullseye.anchor).length * 100 }.map { $0.rounded() / 100 }
    ).sorted(by: >)
    XCTAssertEqual(radii.count, 3)
    XCTAssertGreaterThanOrEqual(radii[0] - radii[1], least)
    XCTAssertGreaterThanOrEqual(2 * radii[2], least)
    for cursor in CursorKind.allCases {
      guard case .path(let path) = cursor.rendition?.shape, let width = path.strokeWidth else { continue }
      XCTAssertGreaterThanOrEqual(width, least, "\(cursor)")
    }
  }

  func testTooThinStrokeIsCountedOnce() {
    func stroked(_ width: Double?, id: TargetID) -> PointerTarget {
      target(PointerPath(Self.drop, strokeWidth: width), id: id)
    }
    for width in [0.1, 1, 3, 4.4, 4.5.nextDown] {
      var person = SimulatedPerson(targets: [stroked(4.5, id: 3), stroked(width, id: 8), stroked(nil, id: 9)])
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 1, "\(width)")
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.lastID, 8)
      XCTAssertEqual(person.engine.diagnostics.total, 0, "a hint: it is drawn as it is")
      person.engine.upsert(stroked(width / 2, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 1, "it is known")
      person.engine.upsert(stroked(5, id: 8), at: person.now)
      person.engine.upsert(stroked(width, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 2)
      person.engine.remove(target: 8, at: person.now)
      person.engine.upsert(stroked(width, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 3)
    }
    // A stroke that is none fills the path.
    for width in [0, -3, Double.nan, .infinity] {
      XCTAssertEqual(
        SimulatedPerson(targets: [stroked(width, id: 1)]).engine.diagnostics.thinStrokes.count, 0, "\(width)")
    }
    for shape in [PointerShape.cross, .bullseye, .markerTip, .pill, .verticalBeam(length: 20)] {
      var other = target(.cross)
      other.style = PointerStyle(shape: shape)
      XCTAssertEqual(SimulatedPerson(targets: [other]).engine.diagnostics.thinStrokes.count, 0)
    }
  }

  /// The two sides of a closed stroke that crosses itself enclose each other; formerly, neither side counted
  /// as the outer one.
  func testClosedStrokeThatCrossesItselfIsSeenAndMorphs() {
    let corners = [(-9.5, -2.5), (-8.3, -10.4), (-2.4, 10.0), (7.2, 6.4), (-6.7, 0.9), (-5.4, -7.9)].map {
      Point($0.0, $0.1)
    }
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
    let target = PointerTarget(1, Rect(400, 300, 100, 100), style: PointerStyle(shape: .path(path)))
    var person = SimulatedPerson(targets: [target], start: target.frame.center)
    XCTAssertEqual(person.engine.diagnostics.total, 0)
    person.move(by: Vector(1, 0), waiting: 60)
    XCTAssertEqual(person.frame.pointer.outline, .path)
    XCTAssertGreaterThan(person.frame.outline.area.magnitude, 100)
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.path, path)
  }
}

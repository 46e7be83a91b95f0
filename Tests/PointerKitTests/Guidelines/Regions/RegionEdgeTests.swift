import PointerTestSupport
import XCTest

/// R3: the pointer begins to change at the edge of the hit region.
///
/// Files: `HoveredTarget`, `HitRegion`.
final class RegionEdgeTests: XCTestCase {
  private let target = PointerTarget(1, Rect(300, 200, 100, 60), .button, effect: .highlight)

  func testJustOutsideOfTheRegionNothingChanges() {
    var person = SimulatedPerson(targets: [target])
    person.move(to: Point(276.0.nextDown, 230), waiting: 100)
    XCTAssertEqual(person.frame.pointer.size, Size(19, 19))
    XCTAssertTrue(person.frame.contents.isEmpty)
  }

  // Also F1.
  func testThePointerBeginsToChangeAtTheRegionsEdge() {
    var person = SimulatedPerson(targets: [target])
    person.move(to: Point(276.0.nextDown, 230), waiting: 100)
    person.move(to: Point(276, 230), waiting: 16)
    XCTAssertEqual(person.model, Point(276, 230))
    XCTAssertGreaterThan(person.frame.pointer.size.width, 19.5, "24 points before the element it changes")
    XCTAssertEqual(person.frame.contents.map { $0.target }, [1])
  }
}

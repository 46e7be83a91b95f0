import PointerTestSupport
import XCTest

/// F6: text that says so only by its cursor is magnetic as text is.
final class TextCursorFlicksTests: XCTestCase {
  func testTextByItsCursorIsMagneticAsTextIs() {
    for cursor in [CursorKind.text, .verticalText] {
      let target = PointerTarget(1, Rect(500, 300, 30, 30), cursor: cursor)
      var person = SimulatedPerson(targets: [target], start: Point(310, 315))
      person.flick(Vector(1000, 0), waiting: 900)
      XCTAssertEqual(person.engine.lastAttraction?.target, 1, "\(cursor)")
    }
  }
}

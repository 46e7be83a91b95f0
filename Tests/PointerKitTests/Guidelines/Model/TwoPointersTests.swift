import PointerTestSupport
import XCTest

/// M1: the visible pointer and the invisible model pointer, which has the true position, are two.
///
/// Files: `ModelPointer`, `VisiblePointer`.
final class TwoPointersTests: XCTestCase {
  func testTheVisiblePointerIsElsewhereThanTheModel() {
    var person = SimulatedPerson(targets: [icon], start: Point(300, 340))
    person.touch()
    person.move(by: Vector(110, 20), over: 300, waiting: 600)
    let frame = person.frame
    XCTAssertEqual(frame.modelPosition.x, 410, accuracy: 1e-9, "the model is where the hand brought it")
    XCTAssertGreaterThan(frame.pointer.center.x, 430, "the visible pointer is near the middle of the icon")
  }
}

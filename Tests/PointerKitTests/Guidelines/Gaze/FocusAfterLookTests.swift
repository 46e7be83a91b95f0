import PointerTestSupport
import XCTest

/// V2: after such a look, a movement focuses the target under the pointer.
///
/// Files: `Gaze`.
final class FocusAfterLookTests: GazeTestCase {
  func testMovementAfterALookFocusesWhatIsUnderThePointer() {
    var person = person(at: Point(80, 550))
    person.send(.gaze(Point(600, 300)))
    XCTAssertNil(person.events.last?.target, "nothing is where the person looks")
    person.move(by: Vector(90, 0))
    XCTAssertEqual(person.hovered, 20)
    XCTAssertEqual(person.events.last?.type, .entered)
    person.click()
    XCTAssertEqual(person.events.last?.type, .clicked)
    XCTAssertEqual(person.events.last?.target, 20)
  }
}

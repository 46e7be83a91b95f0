import PointerTestSupport
import XCTest

/// E13: the height of a bar's highlights follows the bar as it changes, and the element is not resized.
final class ChangingBarHeightTests: XCTestCase {
  private func bar(_ id: TargetID, x: Double, height: Double = 30, hasBezel: Bool = false) -> PointerTarget {
    PointerTarget(id, Rect(x, 100, 44, height), .barButton, hasBezel: hasBezel, group: 1)
  }

  func testTheHeightFollowsABarThatChanges() {
    var person = SimulatedPerson.resting(on: bar(1, x: 300))
    person.engine.upsert(bar(2, x: 360, height: 60, hasBezel: true), at: person.now)
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.frame.pointer.size.height, 60)
    XCTAssertEqual(person.content(1)?.frame.size, Size(44, 30))
    person.engine.remove(target: 2, at: person.now)
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.frame.pointer.size.height, 37)
  }
}

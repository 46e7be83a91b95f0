import PointerKit
import PointerTestSupport
import XCTest

/// The sample of the harness.
final class HarnessSnippets: XCTestCase {
  func testTheSampleOfTheHarness() {
    let button = PointerTarget(id: 1, frame: Rect(x: 540, y: 372, width: 44, height: 24), kind: .button)
    // snippet.harness
    var person = PointerHarness(targets: [button])
    person.touch()
    person.move(by: Vector(dx: 40, dy: 0), over: 200)
    person.lift()
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.hovered, button.id)
    // snippet.end
  }
}

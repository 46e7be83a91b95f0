import PointerKit
import PointerTesting
import XCTest

/// The sample of a simulated person.
final class PersonSnippets: XCTestCase {
  func testTheSampleOfASimulatedPerson() {
    let button = PointerTarget(id: 1, frame: Rect(x: 540, y: 372, width: 44, height: 24), kind: .button)
    // snippet.person
    var person = SimulatedPerson(targets: [button])
    person.touch()
    person.move(by: Vector(dx: 40, dy: 0), over: 200)
    person.lift()
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.hovered, button.id)
    // snippet.end
  }
}

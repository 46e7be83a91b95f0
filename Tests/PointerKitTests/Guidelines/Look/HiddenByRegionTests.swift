import PointerTestSupport
import XCTest

/// S9: a region can hide the pointer.
///
/// Files: `PointerStyle`, `StyleResolution`, `HoverState`, `Goals`.
final class HiddenByRegionTests: XCTestCase {
  func testRegionCanHideThePointer() {
    var person = SimulatedPerson.resting(on: PointerTarget(1, Rect(300, 200, 300, 200), style: .hidden))
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertEqual(person.hovered, 1, "it is hovered all the same")
    XCTAssertTrue(person.frame.drawing.commands.isEmpty)
    person.move(by: Vector(0, 200), waiting: 1000)
    XCTAssertGreaterThan(person.frame.pointer.opacity, 0.3)
  }
}

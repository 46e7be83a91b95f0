import PointerTestSupport
import XCTest

/// E15: entering and leaving animate both the pointer and the content.
final class EnteringAndLeavingTests: XCTestCase {
  private let icon = PointerTarget(1, Rect(300, 200, 76, 76), .appIcon, hasBezel: true)

  func testEnteringAnimatesPointerAndContent() {
    var person = SimulatedPerson(targets: [icon], start: Point(280, 238))
    person.touch(movingBy: Vector(10, 0))
    XCTAssertEqual(person.frame.pointer.size.width, 19, accuracy: 1e-9, "it begins where it was")
    person.wait(milliseconds: 60)
    XCTAssertTrue((25..<75).contains(person.frame.pointer.size.width))
    XCTAssertTrue((0.1..<0.9).contains(person.content(1)?.progress ?? 0))
  }

  func testLeavingAnimatesPointerAndContent() {
    var person = SimulatedPerson(targets: [icon], start: Point(280, 238))
    person.touch(movingBy: Vector(10, 0), waiting: 560)
    person.move(by: Vector(-40, 0))
    XCTAssertNil(person.hovered)
    XCTAssertGreaterThan(person.frame.pointer.size.width, 70, "it leaves from where it was")
    person.wait(milliseconds: 60)
    XCTAssertTrue((25..<75).contains(person.frame.pointer.size.width))
    XCTAssertTrue((0.1..<0.9).contains(person.content(1)?.progress ?? 0))
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.frame.pointer.size.width, 19)
    XCTAssertEqual(person.frame.pointer.center, person.model)
    XCTAssertTrue(person.frame.contents.isEmpty)
  }
}

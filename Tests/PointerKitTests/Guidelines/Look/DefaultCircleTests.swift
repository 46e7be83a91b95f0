import PointerTestSupport
import XCTest

/// S1: the free pointer is a circle 19 points across.
///
/// Files: `ResolvedStyle`, `PointerConfiguration`, `PointerShape`.
final class DefaultCircleTests: XCTestCase {
  func testItIsNineteenPointsAcross() {
    let pointer = SimulatedPerson().frame.pointer
    XCTAssertEqual(pointer.size, Size(19, 19))
    XCTAssertEqual(pointer.outline, .circle)
  }

  func testThePersonScalesTheCircle() {
    let person = SimulatedPerson(settings: with(PointerSettings()) { $0.pointerScale = 2 })
    XCTAssertEqual(person.frame.pointer.size, Size(38, 38))
  }
}

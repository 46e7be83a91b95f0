import PointerTestSupport
import XCTest

/// E12: a lift has the size and the radius of its element, unless the host sets another shape.
final class LiftShapeTests: XCTestCase {
  private let icon = PointerTarget(1, Rect(300, 200, 76, 76), .appIcon, hasBezel: true, cornerRadius: 17)

  // Also E4.
  func testALiftHasTheSizeAndRadiusOfTheElement() {
    let pointer = SimulatedPerson.resting(on: icon).frame.pointer
    XCTAssertEqual(pointer.cornerRadius, 17)
    XCTAssertEqual(pointer.size, Size(76, 76))
  }

  func testARoundElementHasARoundLift() {
    let round = with(icon) { $0.cornerRadius = 38 }
    XCTAssertEqual(SimulatedPerson.resting(on: round).frame.pointer.cornerRadius, 38)
  }

  func testAHostsCircleIsTheShapeOfTheLift() {
    let badge = with(icon) { $0.style = PointerStyle(effect: .lift, shape: .circle(diameter: 60)) }
    let pointer = SimulatedPerson.resting(on: badge).frame.pointer
    XCTAssertEqual(pointer.size, Size(60, 60))
    XCTAssertEqual(pointer.outline, .circle)
  }
}

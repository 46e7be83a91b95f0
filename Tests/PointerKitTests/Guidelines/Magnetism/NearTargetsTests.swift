import PointerTestSupport
import XCTest

/// F1: near a target, the pointer begins to change at the edge of the padded region.
///
/// Files: `HoveredTarget`, `HitRegion`.
final class NearTargetsTests: XCTestCase {
  func testAMagneticTargetChangesThePointerAtItsRegionsEdge() {
    for effect in [PointerEffect.highlight, .lift] {
      let target = PointerTarget(1, Rect(300, 200, 100, 60), .button, hasBezel: true, effect: effect)
      var person = SimulatedPerson(targets: [target])
      person.move(to: Point(288.0.nextDown, 230), waiting: 100)
      XCTAssertEqual(person.frame.pointer.size, Size(19, 19), "\(effect)")
      person.move(to: Point(288, 230), waiting: 16)
      XCTAssertGreaterThan(person.frame.pointer.size.width, 19.5, "\(effect)")
    }
  }
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// I3: pinching and rotating act about the point under the pointer.
///
/// Files: `Gestures`.
final class PinchesTests: GestureTestCase {
  func testContentUnderThePointerStaysInPlace() {
    for (seed, var dice) in withDice(0..<200) {
      var person = onLeft()
      let anchor = person.model
      person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
      let (scale, angle) = (dice.number(0.1...8), dice.number(-7...7))
      let way = dice.vector(upTo: 80)
      person.send(.transform(.changed, scale: scale, rotation: angle, translation: way, fingers: 2))
      guard let event = person.events.last else { return XCTFail("nothing") }
      XCTAssertEqual(event.target, 1)
      XCTAssertEqual(event.location, anchor)
      guard let map = event.transform?.transform else { return XCTFail("no transform") }
      let fixed = anchor.applying(map)
      XCTAssertEqual(fixed.distance(to: anchor + way), 0, accuracy: 1e-9, "seed \(seed)")
      // Distances grow by the scale, and every direction turns by the angle, clockwise with y downward.
      let point = anchor + dice.vector(upTo: 300)
      let (from, to) = (point - anchor, point.applying(map) - fixed)
      XCTAssertEqual(to.length, from.length * scale, accuracy: 1e-9 * (1 + to.length), "seed \(seed)")
      let expected = Vector(
        scale * (from.dx * Elementary.cos(angle) - from.dy * Elementary.sin(angle)),
        scale * (from.dx * Elementary.sin(angle) + from.dy * Elementary.cos(angle)))
      XCTAssertEqual((to - expected).length, 0, accuracy: 1e-9, "seed \(seed)")
    }
  }

  func testGestureDoesNotOutliveItsFingers() {
    var person = SimulatedPerson()
    person.send(.contact(.began, fingers: 2))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .gesturing)
    person.lift()
    XCTAssertEqual(person.frame.phase, .resting)
  }
}

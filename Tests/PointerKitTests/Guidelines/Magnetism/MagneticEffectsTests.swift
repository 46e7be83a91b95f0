import PointerTestSupport
import XCTest

/// F5: by default, targets with lift or highlight attract, and targets with hover do not.
///
/// Files: `Attractions`, `StyleResolution`.
final class MagneticEffectsTests: FlickTestCase {
  func testOnlyHoverTargetsAreNotMagnetic() {
    let frame = Rect(380, 360, 60, 40)
    for (effect, isMagnetic) in [(.hover(), false), (.lift, true), (.highlight, true), (.none, false)]
      as [(PointerEffect, Bool)]
    {
      let target = PointerTarget(1, frame, .button, hasBezel: true, effect: effect)
      let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [target])
      XCTAssertEqual(person.events.contains { $0.type == .attracted }, isMagnetic, "\(effect)")
    }
  }

  func testAFlickToTextEndsOnItsLineInItsColumn() {
    let text = PointerTarget(1, Rect(380, 360, 60, 40), .text)
    let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [text])
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model.y, 380, "on the line")
    XCTAssertEqual(person.model.x, 120 + 1500 * (0.12 + coastTime), accuracy: 4, "where a coast would end")
  }

  func testTextThatKeepsTheSystemPointerIsNotMagnetic() {
    var text = PointerTarget(1, Rect(400, 310, 80, 24), .text)
    for (style, isMagnetic) in [(PointerStyle.automatic, true), (.system, false), (.hidden, false)] {
      text.style = style
      let person = flicked(Vector(1500, 0), from: Point(190, 320), among: [text])
      XCTAssertEqual(person.events.contains { $0.type == .attracted }, isMagnetic, "\(style)")
    }
  }
}

import PointerTestSupport
import XCTest

/// S5: a highlight is between its ground and the circle, measured in the picture.
final class FaintHighlightTests: HighlightTestCase {
  func testHighlightOverADarkGroundIsBetweenGroundAndCircle() {
    for appearance in [Appearance.light, .dark] {
      for (kind, ground) in product([ElementKind.barButton, .tabBarItem, .button, .segment], darkGrounds) {
        let name = "\(kind), over \(ground), \(appearance)"
        let seen = grays(over: ground, appearance, kind: kind, isStated: kind == .segment)
        XCTAssertGreaterThanOrEqual(seen.highlight, seen.ground + 8, name)
        XCTAssertGreaterThanOrEqual(seen.circle, seen.highlight + 20, name)
      }
    }
  }

  /// Also E1.
  func testHighlightOverALightGroundIsBetweenGroundAndCircle() {
    for appearance in [Appearance.light, .dark] {
      for ground in [0.25, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97, 1] {
        let name = "over \(ground), \(appearance)"
        let seen = grays(over: ground, appearance)
        XCTAssertGreaterThanOrEqual(seen.ground, seen.highlight + 9, name)
        XCTAssertGreaterThanOrEqual(seen.highlight, seen.circle + 20, name)
      }
    }
  }

  func testHighlightWithoutOpacityStaysInvisible() {
    let configuration = with(PointerConfiguration()) { $0.effects.highlightOpacity = 0 }
    for ground in [0.0, 0.05, 0.5, 1] {
      let target = PointerTarget(1, button, .barButton)
      var person = SimulatedPerson(targets: [target], start: button.center, configuration: configuration)
      person.engine.setBackgroundLuminance(ground, at: person.now)
      person.move(by: .zero, waiting: 1500)
      XCTAssertEqual(person.frame.pointer.opacity, 0)
    }
  }

  func testAHighlightGoesFromGroundToGroundWithoutAJump() {
    let target = PointerTarget(1, button, .barButton)
    var person = SimulatedPerson(targets: [target], start: button.center)
    person.move(by: .zero, waiting: 1500)
    var last = person.frame.pointer.opacity
    for ground in [0.0, 0.05, 1, 0.1, 0.16, 0.3] {
      person.send(.luminance(ground))
      XCTAssertEqual(person.frame.pointer.opacity, last, accuracy: 1e-9)
      for _ in 0..<200 {
        person.wait(milliseconds: 4)
        XCTAssertEqual(person.frame.pointer.opacity, last, accuracy: 0.05)
        last = person.frame.pointer.opacity
      }
    }
  }
}

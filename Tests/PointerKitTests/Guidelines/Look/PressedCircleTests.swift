import PointerTestSupport
import XCTest

@testable import PointerKit

/// S5: as the background of a button, the material is fainter than the circle's; during a press, the circle
/// shrinks and darkens.
///
/// Files: `Material`, `AdaptiveMaterial`, `Goals`.
final class PressedCircleTests: XCTestCase {
  private func conditions(
    _ luminance: Double, limit: Double = 0.85, _ change: (inout Material.Conditions) -> Void = { _ in }
  ) -> Material.Conditions {
    var conditions = Material.Conditions(luminance: luminance, greatestOpacity: limit, blending: .encoded)
    change(&conditions)
    return conditions
  }

  func testCircleShrinksAndDarkensWhenPressed() {
    for background in [0.0, 0.18, 0.5, 1] {
      var person = SimulatedPerson()
      person.engine.setBackgroundLuminance(background, at: person.now)
      person.touch(movingBy: Vector(1, 0), waiting: 1000)
      let free = person.frame.pointer
      person.press(waiting: 1000)
      let pressed = person.frame.pointer
      XCTAssertEqual(pressed.scale, 0.8)
      XCTAssertLessThanOrEqual(pressed.luminance, free.luminance, "over \(background)")
      XCTAssertGreaterThan(pressed.opacity, free.opacity, "over \(background)")
      person.release(waiting: 1000)
      XCTAssertEqual(person.frame.pointer, free)
    }
  }

  func testBackgroundOfAButtonIsLighterThanTheCircle() {
    let button = PointerTarget(1, Rect(300, 200, 80, 40), .button)
    let person = SimulatedPerson(targets: [button], at: button.frame.center, waiting: 1500)
    XCTAssertEqual(person.frame.pointer.outline, .roundedRect)
    XCTAssertLessThan(person.frame.pointer.opacity, SimulatedPerson().frame.pointer.opacity / 2)
  }

  func testAHighlightIsFainterThanTheCircleOverEveryGround() {
    for (increasesContrast, appearance) in product([false, true], [Appearance.light, .dark]) {
      for (step, blending) in product(0...200, Blending.allCases) {
        let material = AdaptiveMaterial(
          conditions(Double(step) / 200) {
            ($0.increasesContrast, $0.appearance, $0.blending, $0.greatestHighlightOpacity) = (
              increasesContrast, appearance, blending, 0.2
            )
          })
        let name = "\(step) of 200, \(appearance), \(blending), increased: \(increasesContrast)"
        XCTAssertGreaterThan(material.plate.opacity, 0, name)
        let plate = material.backdrop.contrast(of: material.luminance, opacity: material.plate.opacity)
        let circle = material.backdrop.contrast(of: material.luminance, opacity: material.opacity)
        XCTAssertLessThanOrEqual(plate, circle, name)
      }
    }
  }

  func testPressedItIsDenserAndTheLightOneKeepsThreeToOne() {
    for (step, blending) in product(0...200, Blending.allCases) {
      let free = AdaptiveMaterial(conditions(Double(step) / 200) { $0.blending = blending })
      let pressed = AdaptiveMaterial(
        conditions(Double(step) / 200) {
          $0.blending = blending
          $0.isPressed = true
        })
      XCTAssertEqual(pressed.opacity, free.opacity + 0.4 * free.opacity * (1 - free.opacity), accuracy: 1e-12)
      XCTAssertLessThanOrEqual(pressed.luminance, free.luminance)
      let contrast = pressed.backdrop.contrast(of: pressed.luminance, opacity: pressed.opacity)
      XCTAssertGreaterThanOrEqual(contrast, 3.1 - 1e-9)
      let before = free.backdrop.contrast(of: free.luminance, opacity: free.opacity)
      if free.luminance == 1 {
        XCTAssertLessThanOrEqual(contrast, before + 1e-9, "light material does not become lighter")
      } else {
        XCTAssertGreaterThan(contrast, before)
      }
    }
  }
}

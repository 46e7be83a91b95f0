import PointerTestSupport
import XCTest

/// E4: lift: the pointer fades beneath the element, which rises with a shadow, a light and a glow.
///
/// Files: `ContentEffects`, `DrawingList`, `PointerStyle`.
final class LiftTests: EffectTestCase {
  private let frame = Rect(400, 300, 100, 80)

  private var person: SimulatedPerson { resting(on: [element(.appIcon, hasBezel: true)]) }

  func testPointerFadesBeneathTheElement() {
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertEqual(person.frame.pointer.layer, .behind)
    XCTAssertEqual(person.frame.pointer.size, Size(60, 60))
  }

  func testElementRisesWithShadowLightGlowAndParallax() throws {
    let content = try XCTUnwrap(person.content(1))
    XCTAssertGreaterThan(content.scale, 1.1)
    XCTAssertGreaterThan(content.shadow.opacity, 0)
    XCTAssertGreaterThan(content.shadow.offset.dy, 0, "below")
    XCTAssertGreaterThan(content.specular.opacity, 0)
    XCTAssertGreaterThan(content.radiosity, 0)
    XCTAssertNotEqual(content.translation, .zero)
  }

  func testGlowAndShadowAreDrawnBelowAndTheLightOnTop() {
    let commands = person.frame.drawing.commands.map { String("\($0.kind)".prefix { $0.isLetter }) }
    XCTAssertEqual(
      commands, ["shadow", "shadow", "contentBegin", "contentEnd", "radialLight"], "first the glow")
  }

  func testColorOfTheElementBleedsIntoItsSurroundings() throws {
    for color in [LinearColor(red: 1, green: 0.2, blue: 0), nil] {
      let target = PointerTarget(1, frame, .other, effect: .lift, color: color)
      var person = SimulatedPerson(targets: [target], start: frame.center)
      person.touch(movingBy: Vector(1, 0), waiting: 1000)
      let glows = person.frame.drawing.commands.compactMap { command -> LinearColor? in
        if case .shadow(_, _, _, let color, 0.35) = command.kind { color } else { nil }
      }
      XCTAssertEqual(glows, [color ?? LinearColor(luminance: 0.5)])
    }
  }
}

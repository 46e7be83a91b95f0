import PointerTestSupport
import XCTest

/// With reduced motion, every effect and its press keep light and shade.
final class ReducedMotionTests: XCTestCase {
  private let frame = Rect(400, 300, 100, 80)

  private func hovering(
    _ style: PointerStyle, settings: PointerSettings = PointerSettings(), at position: Point? = nil
  ) -> SimulatedPerson {
    let target = PointerTarget(1, frame, .other, style: style)
    var person = SimulatedPerson(targets: [target], start: position ?? frame.center, settings: settings)
    person.touch(movingBy: Vector(1, 0), waiting: 1000)
    return person
  }

  func testReducedMotionLeavesLightAndShadeOfEveryEffect() throws {
    let settings = with(PointerSettings()) { $0.reduceMotion = true }
    for style in [
      PointerStyle(effect: .highlight), PointerStyle(effect: .lift), PointerStyle(effect: .hover()),
      PointerStyle(effect: .hover(prefersShadow: true)),
    ] {
      var person = hovering(style, settings: settings, at: Point(410, 310))
      let before = try XCTUnwrap(person.content(1))
      XCTAssertEqual(before.scale, 1)
      XCTAssertEqual(before.translation, .zero)
      XCTAssertEqual(before.progress, 1, "the effect is there")
      let pointer = person.frame.pointer
      person.press(waiting: 1000)
      let after = try XCTUnwrap(person.content(1))
      XCTAssertEqual(after.scale, 1)
      XCTAssertEqual(after.shadow.opacity, before.shadow.opacity / 2, "a press sinks into its shadow")
      XCTAssertLessThanOrEqual(person.frame.pointer.luminance, pointer.luminance)
      if pointer.layer == .behind { XCTAssertEqual(person.frame.pointer.scale, 1) }
    }
  }
}

import PointerTestSupport
import XCTest

/// E5: the light is at the model pointer, larger and brighter on large elements and absent on small ones.
///
/// Files: `ContentEffects`.
final class SpecularLightTests: HighlightTestCase {
  private let frame = Rect(400, 300, 100, 80)

  private func hovering(
    _ style: PointerStyle, settings: PointerSettings = PointerSettings(), at position: Point? = nil
  ) -> SimulatedPerson {
    let target = PointerTarget(1, frame, .other, style: style)
    var person = SimulatedPerson(targets: [target], start: position ?? frame.center, settings: settings)
    person.touch(movingBy: Vector(1, 0), waiting: 1000)
    return person
  }

  func testLightIsAtTheModelPointerAndGlidesAsItRecenters() throws {
    var person = hovering(PointerStyle(effect: .lift), at: Point(415, 320))
    let before = try XCTUnwrap(person.content(1))
    XCTAssertEqual(before.specular.center, person.model)
    person.lift()
    XCTAssertEqual(person.model, frame.center)
    let after = try XCTUnwrap(person.content(1))
    XCTAssertEqual(after.specular.center.x, before.specular.center.x, accuracy: 1e-9)
    XCTAssertEqual(after.specular.center.y, before.specular.center.y, accuracy: 1e-9)
    var last = before.specular.center
    for _ in 0..<60 {
      person.wait(milliseconds: 5)
      let center = try XCTUnwrap(person.content(1)).specular.center
      XCTAssertGreaterThanOrEqual(center.x, last.x)
      XCTAssertLessThan(center.distance(to: last), 5, "it never jumps")
      last = center
    }
    person.waitUntilRest()
    XCTAssertEqual(person.content(1)?.specular.center, frame.center)
  }

  func testLightGrowsWithTheElement() throws {
    var last = (steps: 0.0, radius: 0.0)
    for side in [22.0, 30, 44, 60, 90, 130, 160] {
      let (person, size) = resting(on: Control(.other, side, side, effect: .highlight), over: 1)
      let light = try XCTUnwrap(person.content(1)).specular
      let steps = painted(person, size, over: 1).brightestLight().steps
      XCTAssertGreaterThan(light.radius, last.radius)
      XCTAssertGreaterThanOrEqual(steps, last.steps)
      last = (steps, light.radius)
      let lifted = resting(on: Control(.other, side, side, effect: .lift), over: 0).person
      XCTAssertEqual((lifted.content(1)?.specular.opacity ?? 0) > 0, side > 24, "lifted, \(side)")
    }
    XCTAssertGreaterThan(last.steps, 9)
  }
}

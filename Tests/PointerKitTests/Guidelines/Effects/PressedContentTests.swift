import PointerTestSupport
import XCTest

/// E2: while a highlighted element is pressed, content, pointer and light shrink and move to the center.
///
/// Files: `ContentEffects`, `ContentPresentation`, `Goals`.
final class PressedContentTests: HighlightTestCase {
  private let frame = Rect(400, 300, 100, 80)

  private func hovering(
    _ style: PointerStyle, settings: PointerSettings = PointerSettings(), at position: Point? = nil
  ) -> SimulatedPerson {
    let target = PointerTarget(1, frame, .other, style: style)
    var person = SimulatedPerson(targets: [target], start: position ?? frame.center, settings: settings)
    person.touch(movingBy: Vector(1, 0), waiting: 1000)
    return person
  }

  /// The scales of the pointer and of the element during a press.
  private func pressedScales(_ style: PointerStyle, settings: PointerSettings = PointerSettings()) -> (
    pointer: Double, content: Double?
  ) {
    var person = hovering(style, settings: settings)
    let before = person.content(1)?.scale
    person.press(waiting: 1000)
    let frame = person.frame
    let after = person.content(1)?.scale
    person.release(waiting: 1000)
    XCTAssertEqual(person.frame.pointer.scale, 1)
    XCTAssertEqual(person.content(1)?.scale, before)
    return (frame.pointer.scale, before.flatMap { before in after.map { $0 / before } })
  }

  func testPlateContentAndLightMoveToTheCenter() throws {
    for (control, off) in product(controls, [Vector(0.6, -0.5), Vector(-0.9, 0.9), Vector(0.3, 0)]) {
      var (person, size) = resting(on: control, off: off, over: 1)
      let middle = Rect(origin: .zero, size: size).center
      let free = try XCTUnwrap(person.content(1))
      XCTAssertEqual(free.specular.center, person.model)
      person.press(waiting: 1500)
      let pressed = try XCTUnwrap(person.content(1))
      let name = "\(control), off by \(off)"
      XCTAssertEqual(person.frame.pointer.center, middle, name)
      XCTAssertEqual(person.frame.pointer.scale, 0.92, name)
      XCTAssertEqual(pressed.translation, .zero, name)
      XCTAssertEqual(pressed.scale, free.scale * 0.92, accuracy: 1e-9, name)
      XCTAssertEqual(pressed.specular.center, middle, name)
      XCTAssertEqual(pressed.specular.radius, free.specular.radius * 0.92, accuracy: 1e-9, name)
      XCTAssertEqual(pressed.specular.clip, person.frame.pointer.roundedRect, name)
      if size.width < 300 {
        // In the picture the middle is brightest, and the light is symmetrical about it.
        let painted = painted(person, size, over: 1)
        XCTAssertEqual(painted.brightestLight().steps, painted.light(at: middle), accuracy: 1, name)
        for (x, y) in [(4.0, 2.0), (3, -3)] {
          // As far from the middles of two pixels.
          let way = Vector(
            middle.x == middle.x.rounded() ? x + 0.5 : x, middle.y == middle.y.rounded() ? y + 0.5 : y)
          XCTAssertEqual(painted.light(at: middle + way), painted.light(at: middle - way), accuracy: 2, name)
        }
      }
      person.release(waiting: 1500)
      XCTAssertEqual(person.content(1), free, name)
    }
  }

  func testLightOfALiftMovesToTheCenter() throws {
    for size in [60.0, 120, 200] {
      var (person, surface) = resting(on: Control(.appIcon, size, size), off: Vector(0.5, 0.7), over: 1)
      let free = try XCTUnwrap(person.content(1))
      person.press(waiting: 1500)
      let pressed = try XCTUnwrap(person.content(1))
      XCTAssertEqual(pressed.specular.center, Rect(origin: .zero, size: surface).center)
      XCTAssertEqual(pressed.specular.radius, free.specular.radius * 0.92, accuracy: 1e-9)
      XCTAssertEqual(pressed.specular.clip.rect.width, pressed.transformedFrame.width, accuracy: 1e-9)
    }
  }

  func testTheLightGlidesToTheCenterWithoutAJump() throws {
    var (person, _) = resting(on: controls[6], off: Vector(0.9, -0.7), over: 1)
    var last = try XCTUnwrap(person.content(1)).specular.center
    let way = last.distance(to: Point(78, 64.5))
    XCTAssertGreaterThan(way, 30)
    person.press()
    for _ in 0..<100 {
      let light = try XCTUnwrap(person.content(1)).specular
      XCTAssertLessThan(light.center.distance(to: last), way / 10)
      last = light.center
      person.wait(milliseconds: 4)
    }
    XCTAssertEqual(last.distance(to: Point(78, 64.5)), 0, accuracy: 0.05, "in the center")
  }

  /// Also S5.
  func testPressShrinksPointerAndContentOfEveryEffect() {
    for effect in [PointerEffect.highlight, .lift] {
      let (pointer, content) = pressedScales(PointerStyle(effect: effect))
      XCTAssertEqual(pointer, 0.92, "E2: the layers shrink alike")
      XCTAssertEqual(content ?? 0, 0.92, accuracy: 1e-9)
    }
    let hover = pressedScales(PointerStyle(effect: .hover()))
    XCTAssertEqual(hover.pointer, 0.8, "S5: the circle on top shrinks")
    XCTAssertEqual(hover.content ?? 0, 0.92, accuracy: 1e-9)
    let row = pressedScales(PointerStyle(effect: .hover(prefersScaledContent: false)))
    XCTAssertEqual(row.pointer, 0.8)
    XCTAssertEqual(row.content, 1, "E7: what may not grow may not shrink")
    let none = pressedScales(.system)
    XCTAssertEqual(none.pointer, 0.8)
    XCTAssertNil(none.content)
    let beam = pressedScales(PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical))
    XCTAssertEqual(beam.pointer, 0.8)
  }
}

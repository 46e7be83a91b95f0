import PointerTestSupport
import XCTest

/// E2, E4, E5, E7–E9: light, tint and press of every effect, and what reduced motion leaves of them.
final class E2E4E5E8E9DetailsTests: XCTestCase {
  private let frame = Rect(400, 300, 100, 80)

  private func resting(
    _ style: PointerStyle, settings: PointerSettings = PointerSettings(), at position: Point? = nil
  ) -> SimulatedPerson {
    let target = PointerTarget(1, frame, .other, style: style)
    var person = SimulatedPerson(targets: [target], start: position ?? frame.center, settings: settings)
    person.touch(movingBy: Vector(1, 0), waiting: 1000)
    return person
  }

  // MARK: Light

  func testE5TheLightIsAtTheModelPointerAndGlidesToTheMiddleAsItRecenters() throws {
    var person = resting(PointerStyle(effect: .lift), at: Point(415, 320))
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

  func testE4ColourOfTheElementBleedsIntoItsSurroundings() throws {
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

  // MARK: Tint

  func testE8HoversTintLiesOverOrUnderTheElementAndIsDarkOrLightWithTheAppearance() throws {
    for mode in [TintMode.overlay, .underlay] {
      for (appearance, luminance) in [(Appearance.light, 0.0), (.dark, 1)] {
        var person = resting(PointerStyle(effect: .hover(preferredTintMode: mode)))
        person.engine.setAppearance(appearance, at: person.now)
        person.wait(milliseconds: 1000)
        let drawing = person.frame.drawing.commands
        let tint = try XCTUnwrap(
          drawing.firstIndex {
            if case .tint(_, LinearColor(luminance: luminance), _) = $0.kind { true } else { false }
          })
        let content = try XCTUnwrap(
          drawing.firstIndex { if case .contentBegin = $0.kind { true } else { false } })
        XCTAssertEqual(tint < content, mode == .underlay)
      }
    }
  }

  func testE8TintChangesItsColourSmoothlyAndFadesInItsOwn() throws {
    var person = resting(PointerStyle(effect: .hover()))
    person.engine.setAppearance(.dark, at: person.now)
    var last = 0.0
    for _ in 0..<40 {
      let now = try XCTUnwrap(person.content(1)).tintColor.red
      XCTAssertEqual(now, last, accuracy: 0.15)
      last = now
      person.wait(milliseconds: 10)
    }
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.content(1)?.tintColor, LinearColor(luminance: 1))
    person.send(.leave)
    for _ in 0..<30 {
      if let content = person.content(1), content.tintOpacity > 0 {
        XCTAssertEqual(content.tintColor, LinearColor(luminance: 1))
      }
      person.wait(milliseconds: 10)
    }
    person.wait(milliseconds: 1000)
    XCTAssertNil(person.content(1))
  }

  // MARK: Press

  /// The scales of the pointer and of the element during a press.
  private func pressed(_ style: PointerStyle, settings: PointerSettings = PointerSettings()) -> (
    pointer: Double, content: Double?
  ) {
    var person = resting(style, settings: settings)
    let before = person.content(1)?.scale
    person.press(waiting: 1000)
    let frame = person.frame
    let after = person.content(1)?.scale
    person.release(waiting: 1000)
    XCTAssertEqual(person.frame.pointer.scale, 1)
    XCTAssertEqual(person.content(1)?.scale, before)
    return (frame.pointer.scale, before.flatMap { before in after.map { $0 / before } })
  }

  func testE2S5APressShrinksThePointerAndTheContentOfEveryEffect() {
    for effect in [PointerEffect.highlight, .lift] {
      let (pointer, content) = pressed(PointerStyle(effect: effect))
      XCTAssertEqual(pointer, 0.92, "E2: the layers shrink alike")
      XCTAssertEqual(content ?? 0, 0.92, accuracy: 1e-9)
    }
    let hover = pressed(PointerStyle(effect: .hover()))
    XCTAssertEqual(hover.pointer, 0.8, "S5: the circle on top shrinks")
    XCTAssertEqual(hover.content ?? 0, 0.92, accuracy: 1e-9)
    let row = pressed(PointerStyle(effect: .hover(prefersScaledContent: false)))
    XCTAssertEqual(row.pointer, 0.8)
    XCTAssertEqual(row.content, 1, "E7: what may not grow may not shrink")
    let none = pressed(.system)
    XCTAssertEqual(none.pointer, 0.8)
    XCTAssertNil(none.content)
    let beam = pressed(PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical))
    XCTAssertEqual(beam.pointer, 0.8)
  }

  func testE9HoverBringsAnyShapeOfItsOwnWhichStaysOnTopAlsoPressed() {
    let path = PointerPath([.move(to: .zero), .line(to: Point(20, 0)), .line(to: Point(10, 18)), .close])
    for (shape, outline, size) in [
      (.circle(diameter: 30), .circle, Size(30, 30)),
      (.roundedRect(Size(40, 12), radius: 6), .roundedRect, Size(40, 12)),
      (.horizontalBeam(length: 50), .horizontalBeam, Size(50, 4.5)), (.path(path), .path, Size(20, 18)),
    ] as [(PointerShape, PointerAppearance.Outline, Size)] {
      var person = resting(PointerStyle(effect: .hover(), shape: shape))
      for _ in 0..<2 {
        let frame = person.frame
        XCTAssertEqual(frame.pointer.outline, outline)
        XCTAssertEqual(frame.pointer.size.width, size.width, accuracy: 1e-9)
        XCTAssertEqual(frame.pointer.size.height, size.height, accuracy: 1e-9)
        XCTAssertEqual(frame.pointer.layer, .front)
        XCTAssertEqual(
          frame.contents.first?.tintOpacity ?? 0, 0.07, accuracy: 0.002, "the element has its effect beneath")
        person.press(waiting: 1000)
      }
    }
  }

  // MARK: Reduced motion

  func testReducedMotionLeavesLightAndShadeOfEveryEffectAndOfItsPress() throws {
    let settings = with(PointerSettings()) { $0.reduceMotion = true }
    for style in [
      PointerStyle(effect: .highlight), PointerStyle(effect: .lift), PointerStyle(effect: .hover()),
      PointerStyle(effect: .hover(prefersShadow: true)),
    ] {
      var person = resting(style, settings: settings, at: Point(410, 310))
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

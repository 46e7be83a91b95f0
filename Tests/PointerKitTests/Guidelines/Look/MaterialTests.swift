import Foundation
import PointerTestSupport
import XCTest

/// S4: the material adapts to its backdrop, with a contrast of at least 3:1 and no more opacity than this
/// needs; it changes between dark and light at most twice a second.
///
/// Files: `AdaptiveMaterial`, `Material`, `Colors`.
final class MaterialTests: XCTestCase {
  /// The contrast by WCAG 2, computed independently, between what is seen through a pointer and the ground
  /// beside it.
  private func contrast(_ pointer: PointerAppearance, over ground: Double, blending: Blending = .encoded)
    -> Double
  { Screen(blending: blending).contrast(pointer, over: ground) }

  /// The luminance of each of the 256 grays of sRGB, and the 256 even steps of luminance.
  private let grounds: [Double] = (0...255).flatMap { step -> [Double] in
    let value = Double(step) / 255
    let linear = value <= 0.04045 ? value / 12.92 : Elementary.pow((value + 0.055) / 1.055, 2.4)
    return [min(1, linear), value]
  }

  private func person(
    _ appearance: Appearance, increasedContrast: Bool = false, blending: Blending = .encoded
  ) -> SimulatedPerson {
    var settings = PointerSettings()
    settings.increasedContrast = increasedContrast
    settings.autoHideDelay = nil
    let host = HostTraits(blending: blending)
    var person = SimulatedPerson(settings: settings, hostTraits: host)
    person.engine.setAppearance(appearance, at: person.now)
    return person
  }

  func testEveryBackdropHasThreeToOneAndNoMoreOpacity() {
    for blending in Blending.allCases {
      let screen = Screen(blending: blending)
      for appearance in [Appearance.light, .dark] {
        let person = person(appearance, blending: blending)
        for step in 0...200 {
          let ground = Double(step) / 200
          var fresh = person
          fresh.engine.setBackgroundLuminance(ground, at: fresh.now)
          fresh.wait(milliseconds: 1500)
          let pointer = fresh.frame.pointer
          let name = "\(blending), \(appearance), over \(ground)"
          XCTAssertGreaterThanOrEqual(screen.contrastInEightBits(pointer, over: ground), 3, name)
          let needed = screen.leastOpacity(isLight: pointer.luminance > ground, over: ground)
          XCTAssertLessThanOrEqual(pointer.opacity, needed + 0.1, name)
          XCTAssertEqual(pointer.contrast, screen.contrast(pointer, over: ground), accuracy: 1e-9, name)
        }
      }
    }
  }

  func testPointerIsAsTransparentAsItsDocumentationSays() {
    for (ground, opacity) in [(0.0, 0.37), (1, 0.44), (0.18, 0.66), (0.5, 0.48)] {
      var person = person(.light)
      person.engine.setBackgroundLuminance(ground, at: person.now)
      person.wait(milliseconds: 1500)
      XCTAssertEqual(person.frame.pointer.opacity, opacity, accuracy: 0.01, "over \(ground)")
    }
    var darkest = 0.0
    for appearance in [Appearance.light, .dark] {
      var person = person(appearance)
      for step in (0...1000).flatMap({ [$0, 1000 - $0] }) {
        person.send(.luminance(Double(step) / 1000), waiting: 1200)
        darkest = max(darkest, person.frame.pointer.opacity)
      }
    }
    XCTAssertEqual(darkest, 0.78, accuracy: 0.01, "the most that any backdrop needs")
  }

  func testLimitOfTheOpacityIsRespected() {
    for (limit, blending) in product([0.0, 0.2, 0.4, 0.7, 1], Blending.allCases) {
      var person = person(.light, blending: blending)
      person.engine.configuration(setting: \.pointer.opacity, to: limit, at: person.now)
      for ground in grounds {
        person.send(.luminance(ground), waiting: 1000)
        let pointer = person.frame.pointer
        XCTAssertLessThanOrEqual(pointer.opacity, limit)
        guard limit == 0.2 else { continue }
        var other = pointer
        other.luminance = 1 - pointer.luminance
        XCTAssertLessThanOrEqual(
          contrast(other, over: ground, blending: blending), 1.3 * pointer.contrast, "over \(ground)")
      }
    }
  }

  func testSettledPointerHasThreeToOneAlsoPressed() {
    for (appearance, isIncreased) in product([Appearance.light, .dark], [false, true]) {
      for (isPressed, from) in product([false, true], [0.0, 1]) {
        var person = person(appearance, increasedContrast: isIncreased)
        person.engine.setBackgroundLuminance(from, at: person.now)
        if isPressed { person.press() }
        for ground in grounds {
          var fresh = person
          fresh.engine.setBackgroundLuminance(ground, at: fresh.now)
          fresh.wait(milliseconds: 1500)
          let pointer = fresh.frame.pointer
          let found = contrast(pointer, over: ground)
          XCTAssertGreaterThanOrEqual(
            found, (isIncreased ? 3.7 : 3.1) - 1e-9,
            "\(appearance), over \(ground) after \(from), increased \(isIncreased), pressed \(isPressed)")
          XCTAssertEqual(pointer.contrast, found, accuracy: 1e-9)
        }
      }
    }
  }

  func testOpaqueElementWithAColorIsAGroundOfThatLuminance() {
    var card = PointerTarget(
      1, Rect(400, 300, 300, 200), .card, hasBezel: true,
      color: LinearColor(red: 0.02, green: 0.02, blue: 0.05))
    var person = SimulatedPerson(targets: [card], start: Point(500, 400))
    person.engine.setBackgroundLuminance(1, at: person.now)
    person.touch(movingBy: Vector(2, 0), waiting: 1500)
    XCTAssertGreaterThanOrEqual(
      contrast(person.frame.pointer, over: card.color!.luminance), 3, "over a dark card on a white ground")
    // Text in a color has no ground of its own.
    card.kind = .text
    card.hasBezel = false
    person.engine.upsert(card, at: person.now)
    person.wait(milliseconds: 1500)
    XCTAssertGreaterThanOrEqual(contrast(person.frame.pointer, over: 1), 3)
  }

  /// The region of a card reaches 12 points beyond it (R1), where the pointer is over the window.
  func testBesideADarkCardThePointerIsSeenAgainstTheWindow() {
    let card = PointerTarget(1, Rect(400, 300, 300, 300), .card, hasBezel: true, luminance: 0.01)
    for blending in Blending.allCases {
      var person = person(.light, blending: blending)
      person.engine.upsert(card, at: person.now)
      person.send(.enter(Point(380, 400)))
      person.touch()
      for (x, ground) in [(389.0, 1.0), (399.9, 1), (400.1, 0.01), (410, 0.01), (399, 1), (370, 1)] {
        person.move(to: Point(x, 400), waiting: 800)
        XCTAssertEqual(person.hovered, x < 388 ? nil : 1)
        XCTAssertGreaterThanOrEqual(
          contrast(person.frame.pointer, over: ground, blending: blending), 3, "at \(x)")
      }
    }
  }

  func testEveryShapeInFrontHasThreeToOne() {
    let cross = PointerPath([.move(to: Point(-9, 0)), .line(to: Point(9, 3)), .line(to: Point(0, 9))])
    for shape in [.verticalBeam(length: 20), .horizontalBeam(length: 20), .path(cross), .circle()]
      as [PointerShape]
    {
      for ground in [0.0, 0.18, 0.22, 0.26, 0.5, 1] {
        let target = PointerTarget(
          1, Rect(400, 300, 200, 200), style: PointerStyle(shape: shape), luminance: ground)
        var person = SimulatedPerson(targets: [target], start: Point(450, 350))
        person.touch(movingBy: Vector(1, 0), waiting: 1500)
        XCTAssertGreaterThanOrEqual(
          contrast(person.frame.pointer, over: ground), 3, "\(shape) over \(ground)")
      }
    }
  }

  func testAppearanceDecidesWhereBothNeedTheSameOpacity() {
    for (appearance, isLight) in [(Appearance.light, false), (.dark, true)] {
      for (ground, expected) in [(0.05, true), (0.13, true), (0.17, isLight), (0.21, false), (0.9, false)] {
        var person = person(appearance)
        person.engine.setBackgroundLuminance(ground, at: person.now)
        person.wait(milliseconds: 1500)
        XCTAssertEqual(person.frame.pointer.luminance > ground, expected, "\(appearance) over \(ground)")
      }
    }
  }
}

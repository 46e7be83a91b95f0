import PointerTestSupport
import XCTest

@testable import PointerKit

/// S4, S5, E11: the material, the cover of an opaque element and colors as functions of their conditions.
final class S4S5ConditionsTests: XCTestCase {
  private func conditions(
    _ luminance: Double, limit: Double = 0.85, _ change: (inout Material.Conditions) -> Void = { _ in }
  ) -> Material.Conditions {
    var conditions = Material.Conditions(luminance: luminance, greatestOpacity: limit, blending: .encoded)
    change(&conditions)
    return conditions
  }

  func testS5CircleShrinksAndDarkensWhenPressed() {
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

  func testS5AsTheBackgroundOfAButtonThePointerIsLighterThanTheCircle() {
    let button = PointerTarget(1, Rect(300, 200, 80, 40), .button)
    let person = SimulatedPerson(targets: [button], at: button.frame.center, waiting: 1500)
    XCTAssertEqual(person.frame.pointer.outline, .roundedRect)
    XCTAssertLessThan(person.frame.pointer.opacity, SimulatedPerson().frame.pointer.opacity / 2)
  }

  func testWithoutAPressItIsBlackOrWhite() {
    var material = AdaptiveMaterial(conditions(1))
    for step in 0...1_000 {
      material.adapt(to: conditions(Double(step) / 1_000), at: Timestamp(nanoseconds: Int64(step) << 30))
      XCTAssert(material.luminance == 0 || material.luminance == 1)
    }
  }

  func testAMaterialThatIsAskedAgainDoesNotChange() {
    for (seed, var dice) in withDice(seeds(40), from: 77) {
      var material = AdaptiveMaterial(conditions(1))
      for round in 0..<60 {
        let time = Timestamp(nanoseconds: Int64(round) << 30)
        let next = conditions(dice.number(0...1), limit: dice.pick([0.05, 0.3, 0.6, 0.75, 0.85, 1])) {
          $0.blending = dice.pick(Blending.allCases)
          $0.appearance = dice.pick([.light, .dark])
          $0.isPressed = dice.chance(0.3)
          $0.increasesContrast = dice.chance(0.3)
        }
        material.adapt(to: next, at: time)
        let (opacity, luminance) = (material.opacity, material.luminance)
        // Conditions that differ in nothing that matters, and then the same again.
        var nearly = next
        nearly.luminance = next.luminance.nextDown
        material.adapt(to: nearly, at: time)
        material.adapt(to: next, at: time)
        XCTAssertEqual(material.opacity, opacity, "seed \(seed + 77)")
        XCTAssertEqual(material.luminance, luminance, "seed \(seed + 77)")
      }
    }
  }

  func testS4OfTwoMaterialsThatAreAboutEquallyFaintThePresentOneStays() {
    let backdrops = (0...1_000).map { Backdrop(luminance: Double($0) / 1_000, blending: .encoded) }.filter {
      let (dark, light) = ($0.contrast(of: 0, opacity: 0.3), $0.contrast(of: 1, opacity: 0.3))
      return max(dark, light) < 1.04 * min(dark, light)
    }
    XCTAssertGreaterThan(backdrops.count, 2)
    for (backdrop, now, appearance) in product(backdrops, [false, true], [Appearance.light, .dark]) {
      let next = Material.isLight(keeping: now, over: backdrop, limit: 0.3, least: 3, appearance: appearance)
      XCTAssertEqual(next, now, "over \(backdrop.luminance)")
    }
  }

  func testS5AHighlightIsFainterThanTheCircleOverEveryGround() {
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

  func testWithoutAnyOpacityThereIsNoHighlight() {
    XCTAssertEqual(AdaptiveMaterial(conditions(1) { $0.increasesContrast = true }).plate, Plate())
  }

  func testS5PressedItIsDenserAndDarkerAndTheLightOneKeepsThreeToOne() {
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

  func testS4IncreasedContrastIsThatOfWCAGForTextWhereBlackOrWhiteReachesIt() {
    for step in 0...200 {
      let material = AdaptiveMaterial(conditions(Double(step) / 200) { $0.increasesContrast = true })
      let contrast = material.backdrop.contrast(of: material.luminance, opacity: material.opacity)
      XCTAssertGreaterThanOrEqual(contrast, 3.7)
      if material.opacity < 0.925 { XCTAssertEqual(contrast, 7, accuracy: 1e-9) }
    }
  }

  func testTheEndsOfTheRangeAreExact() {
    for blending in Blending.allCases {
      for luminance in [0, .leastNonzeroMagnitude, 1e-300, 0.5, 1.0.nextDown, 1] {
        let backdrop = Backdrop(luminance: luminance, blending: blending)
        for isLight in [false, true] {
          for contrast in [1, 3, 7, 21, 1e300] {
            let opacity = backdrop.opacity(isLight: isLight, contrast: contrast)
            XCTAssert((0...1).contains(opacity), "\(opacity)")
            for share in [0, .leastNonzeroMagnitude, opacity, 1] {
              let material = backdrop.material(isLight: isLight, contrast: contrast, opacity: share)
              XCTAssert((0...1).contains(material), "\(material)")
            }
          }
          XCTAssertEqual(backdrop.contrast(of: isLight ? 1 : 0, opacity: 0), 1)
        }
      }
    }
  }

  // MARK: The highlight on top of an opaque element

  private func material(
    _ element: Double, _ appearance: Appearance,
    _ change: (inout ElementMaterial.Conditions) -> Void = { _ in }
  ) -> ElementMaterial {
    var conditions = ElementMaterial.Conditions(
      luminance: element, appearance: appearance, tintLimit: 0.1, overlayLimit: 0.4)
    change(&conditions)
    var material = ElementMaterial()
    material.adapt(to: conditions)
    return material
  }

  func testE11ItIsDarkInALightInterfaceAndLightInADarkOneWhereALabelBearsThat() {
    for element in [0.1, 0.15, 0.2] {
      XCTAssertFalse(material(element, .light).isOverlayLight, "\(element)")
      XCTAssert(material(element, .dark).isOverlayLight, "\(element)")
    }
    // Black on black and white on white.
    for element in [0, 0.02, 0.05] { XCTAssert(material(element, .light).isOverlayLight, "\(element)") }
    for element in [0.3, 0.8, 1] { XCTAssertFalse(material(element, .dark).isOverlayLight, "\(element)") }
  }

  func testE11E17OnEveryElementTheHighlightIsGentle() {
    for (number, appearance) in product(0...500, [Appearance.light, .dark]) {
      for blending in Blending.allCases {
        let element = Backdrop(luminance: Double(number) / 500, blending: blending)
        let material = material(element.luminance, appearance) { $0.blending = blending }
        let contrast = element.contrast(of: material.isOverlayLight ? 1 : 0, opacity: material.overlayOpacity)
        let name = "\(element.luminance), \(appearance), \(blending)"
        XCTAssertGreaterThanOrEqual(contrast, 1.15, name)
        XCTAssertLessThanOrEqual(contrast, 1 / 0.85, name)
      }
    }
  }

  func testE17TheLightOnALiftedElementIsNotMoreThanALabelBears() {
    XCTAssertEqual(material(1, .light).light, 0.05, accuracy: 0.005)
    XCTAssertEqual(material(1, .light) { $0.blending = .linear }.light, 0.008, accuracy: 0.001)
  }

  func testNoNumberTrapsIt() {
    for (value, appearance) in product(AdversarialValues.numbers, [Appearance.light, .dark]) {
      _ = material(value, appearance)
      _ = material(0.2, appearance) { ($0.tintLimit, $0.overlayLimit) = (value, value) }
      for isLight in [false, true] {
        let plate = Backdrop(luminance: value, blending: .encoded).plate(
          isLight: isLight, contrast: .gentle, limit: 1)
        XCTAssert((0...1).contains(plate.opacity) && (0...1).contains(plate.light), "\(value)")
      }
    }
  }

  // MARK: An opaque element that does not say how light it is

  private func card(_ id: TargetID, x: Double = 300) -> PointerTarget {
    PointerTarget(id, Rect(x, 200, 300, 300), .card)
  }

  /// A person who has moved onto a target.
  private func person(on target: PointerTarget) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [target], start: target.frame.center)
    person.touch(movingBy: Vector(1, 0))
    return person
  }

  func testItIsCountedOnceHoweverOftenThePointerMovesAndTheHostRegistersItAgain() {
    var person = person(on: card(7))
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.count, 1)
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.lastID, 7)
    XCTAssertEqual(person.engine.diagnostics.total, 0, "nothing is ignored or corrected")
    for step in 0..<50 {
      person.move(by: Vector(step % 2 == 0 ? 400 : -400, 0))
      person.press()
      person.release()
      person.engine.upsert(card(7), at: person.now)
      person.wait(milliseconds: 20)
    }
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.count, 1)
    // Another one is another matter, even in the place of the first.
    person.engine.upsert([card(8)], removing: [7], at: person.now)
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.count, 2)
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.lastID, 8)
  }

  func testATargetThatSaysItAndAHostThatMeasuresAreNotCounted() {
    var colored = card(7)
    colored.color = LinearColor(red: 0, green: 0, blue: 0.1)
    var plain = card(7)
    plain.kind = .other
    var stated = card(7)
    stated.luminance = 0.4
    for target in [colored, plain, stated] {
      XCTAssertEqual(person(on: target).engine.diagnostics.unknownLuminances.count, 0)
    }
    var measuring = SimulatedPerson(targets: [card(7)], start: Point(100, 100))
    measuring.send(.luminance(0.3))
    measuring.move(by: Vector(300, 200))
    XCTAssertEqual(measuring.hovered, 7)
    XCTAssertEqual(measuring.engine.diagnostics.unknownLuminances.count, 0)
    measuring.send(.luminance(nil))
    XCTAssertEqual(measuring.engine.diagnostics.unknownLuminances.count, 1)
  }

  func testAnElementThatThePointerIsBehindOrNotSeenOnIsNotCounted() {
    var icon = PointerTarget(7, Rect(300, 200, 80, 80), .appIcon, hasBezel: true)
    XCTAssertEqual(person(on: icon).engine.diagnostics.unknownLuminances.count, 0, "it is lifted")
    icon.kind = .barButton
    icon.hasBezel = false
    XCTAssertEqual(
      person(on: icon).engine.diagnostics.unknownLuminances.count, 0, "it is highlighted from behind")
    icon = card(7)
    icon.style = PointerStyle.hidden
    XCTAssertEqual(person(on: icon).engine.diagnostics.unknownLuminances.count, 0, "it hides the pointer")
  }

  /// E11: the highlight of an opaque element is on top of it.
  func testAHighlightedOpaqueElementOfUnknownLuminanceIsCounted() {
    var button = PointerTarget(7, Rect(300, 200, 44, 37), .barButton, hasBezel: true)
    XCTAssertEqual(person(on: button).engine.diagnostics.unknownLuminances.count, 1)
    button.luminance = 0.3
    XCTAssertEqual(person(on: button).engine.diagnostics.unknownLuminances.count, 0)
  }

  // MARK: The transfer function of sRGB, between linear light and what toolkits blend

  func testKnownValues() {
    // From IEC 61966-2-1, computed with 30 digits elsewhere.
    for (linear, signal) in [
      (0, 0), (0.0031308, 0.040449936), (0.18, 0.461356129), (0.2158605, 0.50196078), (0.5, 0.735356983),
      (1, 1),
    ] as [(Double, Double)] {
      XCTAssertEqual(EncodedColor.signal(ofLight: linear), signal, accuracy: 1e-6, "\(linear)")
      XCTAssertEqual(EncodedColor.light(ofSignal: signal), linear, accuracy: 1e-6, "\(signal)")
    }
  }

  func testTheWayThereAndBackIsTheIdentityAndNeitherFunctionFalls() {
    var (lastSignal, lastLight) = (-1.0, -1.0)
    for step in 0...4_000 {
      let value = Double(step) / 4_000
      let (signal, light) = (EncodedColor.signal(ofLight: value), EncodedColor.light(ofSignal: value))
      XCTAssertEqual(EncodedColor.light(ofSignal: signal), value, accuracy: 1e-7)
      XCTAssertGreaterThan(signal, lastSignal)
      XCTAssertGreaterThan(light, lastLight)
      (lastSignal, lastLight) = (signal, light)
    }
  }

  func testAnyNumberGivesAColour() {
    for number in [
      Double.nan, -1, -.infinity, .infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0, 1.0.nextUp,
      1.0.nextDown,
    ] {
      for value in [EncodedColor.signal(ofLight: number), EncodedColor.light(ofSignal: number)] {
        XCTAssert((0...1).contains(value), "\(number) gives \(value)")
      }
      XCTAssertEqual(
        EncodedColor(red: number, green: 0, blue: 0).red, LinearColor(red: number, green: 0, blue: 0).red)
    }
    XCTAssertEqual(EncodedColor.signal(ofLight: .nan), 0)
    XCTAssertEqual(EncodedColor.signal(ofLight: .infinity), 1)
  }

  func testEachComponentIsConvertedByItself() {
    let color = LinearColor(red: 0.18, green: 0.5, blue: 1)
    XCTAssertEqual(color.encoded.red, EncodedColor.signal(ofLight: 0.18))
    XCTAssertEqual(color.encoded.green, EncodedColor.signal(ofLight: 0.5))
    XCTAssertEqual(color.encoded.blue, 1)
    XCTAssertEqual(LinearColor(color.encoded).green, 0.5, accuracy: 1e-7)
    XCTAssertEqual(LinearColor(luminance: 0.18).encoded.blue, EncodedColor.signal(ofLight: 0.18))
  }
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// The material and the cover of an opaque element as functions of their conditions (S4, S5, E11, E17).
final class MaterialConditionsTests: XCTestCase {
  private func conditions(
    _ luminance: Double, limit: Double = 0.85, _ change: (inout Material.Conditions) -> Void = { _ in }
  ) -> Material.Conditions {
    var conditions = Material.Conditions(luminance: luminance, greatestOpacity: limit, blending: .encoded)
    change(&conditions)
    return conditions
  }

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

  func testWithoutAPressItIsBlackOrWhite() {
    var material = AdaptiveMaterial(conditions(1))
    for step in 0...1_000 {
      material.adapt(to: conditions(Double(step) / 1_000), at: Timestamp(nanoseconds: Int64(step) << 30))
      XCTAssert(material.luminance == 0 || material.luminance == 1)
    }
  }

  func testAMaterialThatIsAskedAgainDoesNotChange() {
    for (seed, var dice) in withDice(0..<7, from: 77) {
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

  func testOfTwoEquallyFaintMaterialsThePresentOneStays() {
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

  func testWithoutAnyOpacityThereIsNoHighlight() {
    XCTAssertEqual(AdaptiveMaterial(conditions(1) { $0.increasesContrast = true }).plate, Plate())
  }

  func testIncreasedContrastIsThatOfWCAGForText() {
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

  func testCoverIsDarkInLightInterfacesAndLightInDarkOnes() {
    for element in [0.1, 0.15, 0.2] {
      XCTAssertFalse(material(element, .light).isOverlayLight, "\(element)")
      XCTAssert(material(element, .dark).isOverlayLight, "\(element)")
    }
    // Black on black and white on white.
    for element in [0, 0.02, 0.05] { XCTAssert(material(element, .light).isOverlayLight, "\(element)") }
    for element in [0.3, 0.8, 1] { XCTAssertFalse(material(element, .dark).isOverlayLight, "\(element)") }
  }

  func testCoverIsGentleOnEveryElement() {
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

  func testLightOnALiftIsNoMoreThanALabelBears() {
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
}

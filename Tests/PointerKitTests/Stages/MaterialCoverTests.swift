import PointerTestSupport
import XCTest

@testable import PointerKit

/// E11: the highlight on top of an opaque element.
final class MaterialCoverTests: XCTestCase {
  private func cover(_ element: Double, _ appearance: Appearance, opacity: Double = 0.2) -> Double {
    Material.coverLuminance(over: element, opacity: opacity, appearance: appearance)
  }

  func testItIsDarkInALightInterfaceAndLightInADarkOneWhereThatIsSeen() {
    for element in [0.1, 0.18, 0.4] {
      XCTAssertEqual(cover(element, .light), 0, "\(element)")
      XCTAssertEqual(cover(element, .dark), 1, "\(element)")
    }
    // Black on black and white on white.
    for element in [0, 0.02] { XCTAssertEqual(cover(element, .light), 1, "\(element)") }
    for element in [0.8, 1] { XCTAssertEqual(cover(element, .dark), 0, "\(element)") }
  }

  func testOverEveryElementItChangesTheColorByAVisibleStep() {
    for number in 0...500 {
      let element = Double(number) / 500
      for appearance in [Appearance.light, .dark] {
        for opacity in [0.12, 0.2, 0.6, 1] {
          let cover = cover(element, appearance, opacity: opacity)
          let signal = EncodedColor.signal(ofLight: element)
          let step = (cover - signal).magnitude * opacity * 255
          XCTAssertGreaterThanOrEqual(step, 14, "\(element), \(appearance), \(opacity)")
        }
      }
    }
  }

  func testTheCoverIsSeenBeneathTheBrightestLightAndTheLightIsSeenOnTheCover() {
    for number in 0...500 {
      let element = Double(number) / 500
      let signal = EncodedColor.signal(ofLight: element)
      for appearance in [Appearance.light, .dark] {
        for opacity in [0.2, 0.3, 0.38] {
          let cover = Material.cover(over: element, opacity: opacity, light: 0.28, appearance: appearance)
          let covered = signal + (cover.luminance - signal) * cover.opacity
          for factor in [1, Material.largeLightFactor] {
            let light = (1 - covered) * 0.28 * factor * cover.lightShare
            let name = "\(element), \(appearance), \(opacity), \(factor)"
            XCTAssertGreaterThanOrEqual((covered + light - signal).magnitude * 255, 12.9, name)
            XCTAssertGreaterThanOrEqual(light * 255, 12, name)
            XCTAssertLessThanOrEqual(light * 255, 31, name)
          }
          XCTAssertGreaterThanOrEqual(cover.opacity, opacity)
          XCTAssertLessThanOrEqual(cover.opacity, 2 * opacity)
        }
      }
    }
  }

  func testWithoutALightTheCoverIsAsDenseAsTheHighlight() {
    for element in [0, 0.1, 0.18, 0.4, 1] {
      for appearance in [Appearance.light, .dark] {
        let cover = Material.cover(over: element, opacity: 0.2, light: 0, appearance: appearance)
        XCTAssertEqual(cover.opacity, 0.2)
      }
    }
  }

  func testNoNumberTrapsIt() {
    for value in AdversarialValues.numbers {
      for appearance in [Appearance.light, .dark] {
        _ = Material.cover(over: value, opacity: 0.2, light: 0.28, appearance: appearance)
        _ = Material.cover(over: 0.2, opacity: value, light: value, appearance: appearance)
      }
    }
    for value in AdversarialValues.numbers {
      for appearance in [Appearance.light, .dark] {
        XCTAssert([0, 1].contains(cover(value, appearance)))
        XCTAssert([0, 1].contains(cover(0.5, appearance, opacity: value)))
      }
    }
  }
}

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

  func testNoNumberTrapsIt() {
    for value in AdversarialValues.numbers {
      for appearance in [Appearance.light, .dark] {
        XCTAssert([0, 1].contains(cover(value, appearance)))
        XCTAssert([0, 1].contains(cover(0.5, appearance, opacity: value)))
      }
    }
  }
}

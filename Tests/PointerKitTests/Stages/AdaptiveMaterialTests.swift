import PointerTestSupport
import XCTest

@testable import PointerKit

/// S4, S5: the material as a function of its conditions.
final class AdaptiveMaterialTests: XCTestCase {
  private func conditions(
    _ luminance: Double, limit: Double = 0.85, _ change: (inout Material.Conditions) -> Void = { _ in }
  ) -> Material.Conditions {
    var conditions = Material.Conditions(luminance: luminance, limit: limit, blending: .encoded)
    change(&conditions)
    return conditions
  }

  func testWithoutAPressItIsBlackOrWhite() {
    var material = AdaptiveMaterial(conditions(1))
    for step in 0...1_000 {
      material.adapt(to: conditions(Double(step) / 1_000))
      XCTAssert(material.luminance == 0 || material.luminance == 1)
    }
  }

  func testAMaterialThatIsAskedAgainDoesNotChange() {
    for seed in seeds(40) {
      var dice = Dice(seed: UInt64(seed) &+ 77)
      var material = AdaptiveMaterial(conditions(1))
      for _ in 0..<60 {
        let next = conditions(dice.number(0...1), limit: dice.pick([0.05, 0.3, 0.6, 0.75, 0.85, 1])) {
          $0.blending = dice.pick(Blending.allCases)
          $0.appearance = dice.pick([.light, .dark])
          $0.isPressed = dice.chance(0.3)
          $0.isIncreased = dice.chance(0.3)
        }
        material.adapt(to: next)
        let (opacity, luminance) = (material.opacity, material.luminance)
        // Conditions that differ in nothing that matters, and then the same again.
        var nearly = next
        nearly.luminance = next.luminance.nextDown
        material.adapt(to: nearly)
        material.adapt(to: next)
        XCTAssertEqual(material.opacity, opacity, "seed \(seed + 77)")
        XCTAssertEqual(material.luminance, luminance, "seed \(seed + 77)")
      }
    }
  }

  func testS5PressedItIsDenserAndDarkerAndTheLightOneKeepsThreeToOne() {
    for step in 0...200 {
      for blending in Blending.allCases {
        let free = AdaptiveMaterial(conditions(Double(step) / 200) { $0.blending = blending })
        let pressed = AdaptiveMaterial(
          conditions(Double(step) / 200) {
            $0.blending = blending
            $0.isPressed = true
          })
        XCTAssertEqual(
          pressed.opacity, free.opacity + 0.4 * free.opacity * (1 - free.opacity), accuracy: 1e-12)
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
  }

  func testS4IncreasedContrastIsThatOfWCAGForTextWhereBlackOrWhiteReachesIt() {
    for step in 0...200 {
      let material = AdaptiveMaterial(conditions(Double(step) / 200) { $0.isIncreased = true })
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
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// E12: corners have a radius of 8 points unless the host sets another, and a round element has a round
/// highlight.
///
/// Files: `StyleResolution`, `PointerConfiguration`, `PointerShape`, `PointerMorph`, `RoundedMeasures`.
final class CornerRadiusTests: StyleResolutionTestCase {
  /// The size of a target's highlight among others.
  private func highlight(_ target: PointerTarget, among others: [PointerTarget] = []) -> Size {
    StyleResolution.resolve(target, among: others).shape.size
  }

  // A square with a radius of half its side, or more, is round.
  func testARoundElementHasARoundHighlight() {
    for side in [12.0, 24, 30, 40, 44, 60.5, 100] {
      for (excess, isOval) in [(0.0, false), (0.5, false), (-0.5, false), (1.5, true)] {
        var button = target(width: side + excess, height: side)
        button.cornerRadius = side / 2
        let shape = StyleResolution.resolve(button).shape
        if isOval {
          XCTAssertEqual(shape.size, Size(side + excess + 16, side + 8))
          XCTAssertEqual(shape.cornerRadius, side / 2)
        } else {
          let diameter = min(side, side + excess) + 8
          XCTAssertEqual(shape.size, Size(diameter, diameter), "\(side) and \(excess)")
          XCTAssertEqual(shape.cornerRadius, diameter / 2)
        }
        button.cornerRadius = side / 2 - 1
        XCTAssertEqual(StyleResolution.resolve(button).shape.size.height, side + 8)
        XCTAssertEqual(
          StyleResolution.resolve(button).shape.cornerRadius, side / 2 - 1, "a given radius stays")
        guard !isOval else { continue }
        let bar = target(.barButton, width: 44, height: 37, group: 7, id: 2)
        (button.group, button.cornerRadius) = (7, side)
        XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.size, Size(37, 37))
        XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.cornerRadius, 18.5)
      }
    }
  }

  func testRadiusIsEightUnlessTheHostSetsAnother() {
    for effect in [PointerEffect.highlight, .lift] {
      var plain = target(width: 40, height: 40)
      plain.style = PointerStyle(effect: effect)
      XCTAssertEqual(StyleResolution.resolve(plain).shape.cornerRadius, 8)
    }
    let bar = target(.barButton, width: 44, height: 37, group: 7, id: 2)
    for diameter in [19, 40, 63.5] {
      var button = target(width: 40, height: 40, group: 7)
      button.style = PointerStyle(effect: .highlight, shape: .circle(diameter: diameter))
      XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.outline, .circle)
      XCTAssertEqual(highlight(button, among: [bar]), Size(diameter, diameter))
    }
    for radius in [0, 4, 12, 18.5] {
      var button = target(.barButton, width: 60, height: 44, group: 7)
      button.cornerRadius = radius
      XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.cornerRadius, radius)
    }
  }
}

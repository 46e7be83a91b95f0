import PointerTestSupport
import XCTest

@testable import PointerKit

/// The style that the pointer has over a target, without an engine.
final class StyleResolutionTests: StyleResolutionTestCase {
  func testTheShapesOffsetIsFiniteAndClamped() {
    for (offset, expected) in [
      (Vector(3, -4), Vector(3, -4)), (Vector(.nan, 0), .zero), (Vector(1e300, 0), Vector(1e9, 0)),
    ] {
      let style = with(PointerStyle(effect: .highlight)) { $0.shapeOffset = offset }
      XCTAssertEqual(StyleResolution.resolve(styled(style)).shape.offset, expected)
    }
  }

  func testWithoutAnimationsNothingSnapsAndContentIsOnlyTinted() {
    let settings = with(PointerSettings()) { $0.animations = false }
    for kind in ElementKind.allCases {
      var target = target(kind)
      target.color = LinearColor(luminance: 0.3)
      let animated = StyleResolution.resolve(target)
      let style = StyleResolution.resolve(target, settings: settings)
      XCTAssertEqual(style.shape.outline, .circle, "\(kind)")
      XCTAssertEqual(style.snappedAxes, [], "\(kind)")
      XCTAssertEqual(style.cursor, animated.cursor, "\(kind)")
      XCTAssertEqual(style.element, animated.element, "\(kind)")
      XCTAssertEqual(
        style.effect, animated.effect == .none ? .none : .hover(HoverOptions(prefersScaledContent: false)),
        "\(kind)")
    }
    let badge = with(PointerStyle.system) { $0.accessories = [PointerAccessory(.arrow, angle: 0, offset: 9)] }
    XCTAssertEqual(StyleResolution.resolve(styled(badge), settings: settings).accessories, badge.accessories)
  }
}

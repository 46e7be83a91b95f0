import PointerTestSupport
import XCTest

@testable import PointerKit

/// E3, E6, E10, E11, S9, C1, C2, F5–F7: automatic effects, cursors and what is magnetic.
final class StyleResolutionTests: StyleResolutionTestCase {
  // MARK: Without animations

  func testWithoutAnimationsNothingSnapsAndContentIsAtMostTinted() {
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
        style.effect,
        animated.effect == .none ? .none : .hover(HoverOptions(prefersScaledContent: false)), "\(kind)")
    }
    let badge = with(PointerStyle.system) { $0.accessories = [PointerAccessory(.arrow, angle: 0, offset: 9)] }
    XCTAssertEqual(StyleResolution.resolve(styled(badge), settings: settings).accessories, badge.accessories)
  }
}

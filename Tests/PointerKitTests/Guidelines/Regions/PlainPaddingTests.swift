import PointerTestSupport
import XCTest

/// R2: without a visible background, the hit region extends 24 points beyond the element.
///
/// Files: `HitRegion`.
final class PlainPaddingTests: HitRegionTestCase {
  func testTheRegionReachesExactlyTwentyFourPoints() {
    let target = PointerTarget(1, frame, .button)
    sweep(target, expected: Rect(minX: 276, minY: 176, maxX: 424, maxY: 284))
  }

  func testRegionOfAnElementWithoutAreaIsItsPadding() {
    sweep(PointerTarget(1, Rect(300, 200, 0, 0)), expected: Rect(minX: 276, minY: 176, maxX: 324, maxY: 224))
  }
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// R5: a host can set the padding of a target, or any rectangle as its region.
///
/// Files: `HitRegion`, `PointerTarget`.
final class HostPaddingTests: HitRegionTestCase {
  func testAPaddingOnEachSideMakesAnyRectangle() {
    let target = PointerTarget(1, frame, padding: Insets(top: 1, left: 40, bottom: 0, right: 7.5))
    sweep(target, expected: Rect(minX: 260, minY: 199, maxX: 407.5, maxY: 260))
  }

  func testNegativePaddingMakesTheRegionSmaller() {
    let target = PointerTarget(1, frame, padding: Insets(-10))
    sweep(target, expected: Rect(minX: 310, minY: 210, maxX: 390, maxY: 250))
  }

  /// The index fuzzer found that the oracle had no such line.
  func testNegativePaddingThatLeavesNothingMakesALine() {
    var target = PointerTarget(1, frame, padding: Insets(top: -40, left: 0, bottom: -30, right: 0))
    sweep(target, expected: Rect(minX: 300, minY: 240, maxX: 400, maxY: 240))
    target.padding = Insets(top: 0, left: -70, bottom: 0, right: -31)
    sweep(target, expected: Rect(minX: 370, minY: 200, maxX: 370, maxY: 260))
  }

  func testNegativePaddingBeyondTheFrameLeavesALineInIt() {
    var target = PointerTarget(1, frame, padding: Insets(top: -90, left: 0, bottom: -10, right: 0))
    sweep(target, expected: Rect(minX: 300, minY: 260, maxX: 400, maxY: 260))
    target.padding = Insets(top: 0, left: -1e6, bottom: 0, right: -1e6)
    sweep(target, expected: Rect(minX: 400, minY: 200, maxX: 400, maxY: 260))
    target.padding = Insets(top: 0, left: 20, bottom: 0, right: -200)
    sweep(target, expected: Rect(minX: 300, minY: 200, maxX: 300, maxY: 260))
  }

  func testPaddingThatIsNotFiniteIsTheAutomaticPadding() {
    for number in [Double.nan, .infinity, -.infinity] {
      for hasBezel in [false, true] {
        var target = PointerTarget(1, frame, hasBezel: hasBezel, padding: Insets(3))
        target.padding?.left = number
        let region = frame.outset(by: Insets(hasBezel ? 12 : 24))
        XCTAssertEqual(SharedConfiguration().region(of: target), region)
        XCTAssertEqual(SimulatedPerson(targets: [target]).engine.region(of: 1), region)
      }
    }
  }
}

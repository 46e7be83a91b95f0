import PointerTestSupport
import XCTest

/// E6: app icons, modules of a control center and the selected segment are lifted by default.
///
/// Files: `AutomaticEffect`, `ElementKind`.
final class LiftedByDefaultTests: EffectTestCase {
  /// Also E10.
  func testIconsModulesAndTheSelectedSegmentAreLifted() {
    assertLooks([
      (.appIcon, 76, true, .lift), (.appIcon, 76, false, .lift), (.controlCenterModule, 200, true, .lift),
      (.controlCenterModule, 400, true, .lift), (.selectedSegment, 60, true, .lift),
    ])
  }
}

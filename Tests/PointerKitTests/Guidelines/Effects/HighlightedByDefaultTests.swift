import PointerTestSupport
import XCTest

/// E3: bar buttons, tab bars, segments and edit menus are highlighted by default.
///
/// Files: `AutomaticEffect`, `ElementKind`.
final class HighlightedByDefaultTests: EffectTestCase {
  /// Also E10.
  func testBarButtonsTabsSegmentsAndEditMenusAreHighlighted() {
    assertLooks([
      (.barButton, 40, false, .highlight), (.barButton, 40, true, .highlight),
      (.tabBarItem, 60, false, .highlight), (.segment, 60, false, .highlight),
      (.editMenuItem, 60, false, .highlight), (.barButton, 300, false, .highlight),
    ])
  }
}

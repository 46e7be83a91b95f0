import PointerTestSupport
import XCTest

/// E10: the automatic effect depends on the element's kind, background and size.
///
/// Files: `AutomaticEffect`, `ElementKind`.
final class AutomaticEffectTests: EffectTestCase {
  func testEffectDependsOnKindShapeAndLongerSide() {
    assertLooks([
      (.button, 40, false, .highlight), (.button, 120, false, .highlight), (.button, 121, false, .hover),
      (.button, 40, true, .lift), (.button, 240, true, .lift), (.button, 241, true, .hover),
      (.other, 120, false, .highlight), (.other, 500, true, .hover), (.card, 100, false, .lift),
      (.card, 240, false, .lift), (.card, 400, false, .hover), (.image, 100, false, .lift),
      (.image, 600, true, .hover), (.slider, 100, false, .highlight), (.link, 40, false, .highlight),
      (.row, 400, true, .hover), (.row, 40, false, .hover),
      // Only the pointer's shape changes.
      (.text, 30, false, .none), (.divider, 30, false, .none), (.handle, 10, true, .none),
      (.canvas, 60, false, .none), (.canvas, 600, true, .none),
    ])
    XCTAssertEqual(resting(on: [element(.row, side: 400)]).content(1)?.scale, 1, "a row is not scaled")
    let long = with(element(.button, hasBezel: true)) { $0.frame = Rect(300, 200, 300, 60) }
    XCTAssertEqual(look([long]), .hover, "of a long shape the longer side counts")
  }
}

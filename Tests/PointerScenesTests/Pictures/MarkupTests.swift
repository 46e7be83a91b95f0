import PointerKit
import XCTest

@testable import PointerScenes

final class MarkupTests: XCTestCase {
  func testNumbersAreShortAndNeverHaveAnExponent() {
    for (number, text) in [
      (0, "0"), (-0.0, "0"), (1, "1"), (1.5, "1.5"), (1.234, "1.23"), (-0.004, "0"), (-0.006, "-0.01"),
      (0.999, "1"), (12.10, "12.1"), (100, "100"), (1e300, "1000000000"), (-.infinity, "-1000000000"),
      (.nan, "0"),
    ] as [(Double, String)] { XCTAssertEqual(Markup.number(number), text) }
    XCTAssertEqual(Markup.number(0.12345, decimals: 4), "0.1235")
    XCTAssertEqual(Markup.number(2.5, decimals: 0), "3")
  }

  func testTextIsSafeWhereverItStands() {
    XCTAssertEqual(Markup.escaped("<&\">'"), "&lt;&amp;&quot;&gt;&#39;")
    XCTAssertEqual(Markup.escaped("a\u{0}b\nc\u{1b}"), "a\u{fffd}b c\u{fffd}")
    XCTAssertEqual(Markup.escaped("日本 ✓ é"), "日本 ✓ é")
  }

  func testAGlyphIsFoundByAnyWordOfALabel() {
    XCTAssertNotNil(Glyph.path(for: "Share…"))
    XCTAssertNotNil(Glyph.path(for: "Add a page"))
    XCTAssertNil(Glyph.path(for: "Sharing"))
    XCTAssertNil(Glyph.path(for: ""))
  }
}

import PointerKit
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class TextWidthTests: XCTestCase {
  /// Widths of DejaVu Sans, measured by a browser at 100 points.
  func testWidthsAreThoseOfTheWidestFont() {
    XCTAssertEqual(TextWidth("Morning walk").points(at: 16), 16 * 6.73, accuracy: 0.01)
    XCTAssertEqual(TextWidth("iiii").ems, 1.12, accuracy: 0.001)
    XCTAssertEqual(TextWidth("WWWW").ems, 3.96, accuracy: 0.001)
    XCTAssertGreaterThan(TextWidth("Morning walk", weight: 600).ems, TextWidth("Morning walk").ems)
    XCTAssertEqual(TextWidth("").ems, 0)
    XCTAssertEqual(TextWidth("日本").ems, 2)
  }

  /// A name never reaches beyond its card, whatever its letters.
  func testNamesStayWithinTheirCards() throws {
    for label in [
      "Morning walk", "WWWWWWWWWWWWWWWW", "illllllllllllll", "A very long name that no card can hold",
    ] {
      let scene = try scene(
        "{\"id\":\"a\",\"frame\":[100,100,172,108],\"kind\":\"card\",\"bezel\":true,\"label\":\"\(label)\"}")
      let film = try Film(of: trace(#"{"t":0,"event":"wait"}"#, over: scene), over: scene)
      let picture = WellFormed(try XCTUnwrap(film.svg(at: .zero)))
      let text = try XCTUnwrap(picture.elements.first { $0.name == "text" })
      let x = try XCTUnwrap(text.attributes["x"].flatMap { Double($0) })
      let size = try XCTUnwrap(text.attributes["font-size"].flatMap { Double($0) })
      let end = x + TextWidth(text.text, weight: 600).points(at: size)
      XCTAssertLessThanOrEqual(end, 272 - 6, "\(label): \(text.text)")
      XCTAssertGreaterThanOrEqual(size, 9)
    }
  }
}

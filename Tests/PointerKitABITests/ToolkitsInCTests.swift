import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// What toolkits call their buttons, cursors and wheels, converted through C.
final class ToolkitsInCTests: XCTestCase {
  func testEveryButtonIsConvertedAsInSwift() {
    for code in Array(0..<300 as Range<UInt32>) + [0x1000, .max] {
      for (toolkit, expected) in [
        (PTK_TOOLKIT_EVDEV, PointerButton(evdev: code)), (PTK_TOOLKIT_WAYLAND, PointerButton(evdev: code)),
        (PTK_TOOLKIT_GDK4, PointerButton(gdk: code)), (PTK_TOOLKIT_QT6, PointerButton(qt: code)),
        (PTK_TOOLKIT_SDL2, UInt8(exactly: code).flatMap { PointerButton(sdl: $0) }),
        (PTK_TOOLKIT_SDL3, UInt8(exactly: code).flatMap { PointerButton(sdl: $0) }),
      ] {
        var button = ptk_button(77)
        let status = ptk_button_convert(toolkit, code, &button)
        XCTAssertEqual(status, expected == nil ? PTK_STATUS_ERROR_VALUE : PTK_STATUS_OK, "\(toolkit) \(code)")
        XCTAssertEqual(button.rawValue, expected.map { Int32($0.rawValue) } ?? 77, "\(toolkit) \(code)")
      }
    }
  }

  func testUnknownToolkitsAndUnitsAreErrors() {
    var (button, modifiers, points, shape) = (
      PTK_BUTTON_PRIMARY, ptk_modifiers(5), ptk_vector(dx: 5, dy: 5), Int32(5)
    )
    XCTAssertEqual(ptk_button_convert(ptk_toolkit(99), 1, &button), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_modifiers_convert(ptk_toolkit(99), 1, &modifiers), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_modifiers_convert(PTK_TOOLKIT_EVDEV, 1, &modifiers), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_scroll_convert(ptk_wheel(99), ptk_vector(), 1, &points), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_cursor_convert(ptk_toolkit(99), PTK_CURSOR_GRAB, &shape), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_cursor_convert(PTK_TOOLKIT_QT6, ptk_cursor(200), &shape), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual([Double(modifiers), points.dx, points.dy, Double(shape)], [5, 5, 5, 5], "unchanged")
  }

  func testADetentOfNoSizeIsOfTheUsualSize() {
    var (usual, stated) = (ptk_vector(), ptk_vector())
    XCTAssertEqual(ptk_scroll_convert(PTK_WHEEL_SDL, ptk_vector(dx: 0, dy: 1), 0, &usual), PTK_STATUS_OK)
    XCTAssertEqual(
      ptk_scroll_convert(PTK_WHEEL_SDL, ptk_vector(dx: 0, dy: 1), ScrollDelta.pointsPerDetent, &stated),
      PTK_STATUS_OK)
    XCTAssertEqual(usual.dy, stated.dy)
    XCTAssertNotEqual(usual.dy, 0)
  }

  func testEveryCursorHasItsNameInCSS() {
    for cursor in CursorKind.allCases {
      XCTAssertEqual(
        ptk_cursor_css_name(ptk_cursor(Int32(cursor.rawValue))).map { String(cString: $0) },
        "\(cursor.cssName)")
    }
  }

  func testTheVersionAndEachStatusHaveTheirText() {
    XCTAssertEqual(
      ptk_get_version(), Int32(PTK_VERSION_MAJOR * 1_000_000 + PTK_VERSION_MINOR * 1000 + PTK_VERSION_PATCH))
    let texts = [
      PTK_STATUS_OK, PTK_STATUS_INCOMPLETE, PTK_STATUS_ABSENT, PTK_STATUS_ERROR_NULL, PTK_STATUS_ERROR_SIZE,
      PTK_STATUS_ERROR_VALUE, PTK_STATUS_ERROR_UNKNOWN,
    ]
    .map { String(cString: ptk_status_string($0)) }
    XCTAssertEqual(Set(texts).count, 7)
    XCTAssertEqual(texts[0], "success")
    XCTAssertEqual(String(cString: ptk_status_string(ptk_status(99))), "unknown status")
  }
}

import PointerToolkits
import XCTest

/// The buttons of libraries, with the values of their headers.
final class PointerButtonConversionTests: XCTestCase {
  /// One button of a mouse, with its values in evdev, SDL, GDK and Qt.
  private struct Row {
    let button: PointerButton
    let evdev: UInt32
    let sdl: UInt8
    let gdk: UInt32
    let qt: UInt32
  }

  private static let buttons = [
    // BTN_LEFT, SDL_BUTTON_LEFT, GDK_BUTTON_PRIMARY, Qt::LeftButton
    Row(button: .primary, evdev: 0x110, sdl: 1, gdk: 1, qt: 0x1),
    // BTN_RIGHT, SDL_BUTTON_RIGHT, GDK_BUTTON_SECONDARY, Qt::RightButton
    Row(button: .secondary, evdev: 0x111, sdl: 3, gdk: 3, qt: 0x2),
    // BTN_MIDDLE, SDL_BUTTON_MIDDLE, GDK_BUTTON_MIDDLE, Qt::MiddleButton
    Row(button: .middle, evdev: 0x112, sdl: 2, gdk: 2, qt: 0x4),
    // BTN_SIDE, SDL_BUTTON_X1, GDK on Wayland: 0x113 - 0x10f + 4, Qt::BackButton
    Row(button: .back, evdev: 0x113, sdl: 4, gdk: 8, qt: 0x8),
    // BTN_EXTRA, SDL_BUTTON_X2, GDK on Wayland: 0x114 - 0x10f + 4, Qt::ForwardButton
    Row(button: .forward, evdev: 0x114, sdl: 5, gdk: 9, qt: 0x10),
    // BTN_FORWARD, Qt::ExtraButton3
    Row(button: PointerButton(rawValue: 5), evdev: 0x115, sdl: 6, gdk: 10, qt: 0x20),
    // The last code before BTN_JOYSTICK, Qt::ExtraButton13
    Row(button: PointerButton(rawValue: 15), evdev: 0x11f, sdl: 16, gdk: 20, qt: 0x8000),
  ]

  func testAButtonIsTheSameInEveryLibrary() {
    for row in PointerButtonConversionTests.buttons {
      XCTAssertEqual(PointerButton(evdev: row.evdev), row.button)
      XCTAssertEqual(PointerButton(sdl: row.sdl), row.button)
      XCTAssertEqual(PointerButton(gdk: row.gdk), row.button)
      XCTAssertEqual(PointerButton(qt: row.qt), row.button)
    }
  }

  func testWhatIsNoButtonOfAMouseIsNil() {
    // BTN_9 before the mouse, BTN_JOYSTICK after it, BTN_TOUCH, BTN_STYLUS.
    for code: UInt32 in [0, 0x109, 0x10f, 0x120, 0x14a, 0x14b, .max] {
      XCTAssertNil(PointerButton(evdev: code), "\(code)")
    }
    XCTAssertNil(PointerButton(sdl: 0))
    XCTAssertEqual(PointerButton(sdl: .max)?.rawValue, 254)
    // 4…7 are the scrolls of X11.
    for button: UInt32 in [0, 4, 5, 6, 7, 256, .max] { XCTAssertNil(PointerButton(gdk: button), "\(button)") }
    XCTAssertEqual(PointerButton(gdk: 255)?.rawValue, 250)
    // NoButton, two buttons, AllButtons, the bit after MaxMouseButton, MouseButtonMask.
    for button: UInt32 in [0, 0x3, 0x07ff_ffff, 0x0800_0000, .max] {
      XCTAssertNil(PointerButton(qt: button), "\(button)")
    }
    XCTAssertEqual(PointerButton(qt: 0x0400_0000)?.rawValue, 26, "MaxMouseButton")
  }
}

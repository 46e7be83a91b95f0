import PointerTestSupport
import XCTest

/// I5: modifier keys, and buttons, keys and scrolls of the libraries, with the values of their headers.
final class I5KeysTests: XCTestCase {
  private let button = PointerTarget(1, Rect(490, 364, 44, 40), .button, hasBezel: true)

  func testI5ModifierKeysAreTheSameForPointerAndTouchAndTravelWithEveryRequest() {
    var person = PointerHarness(targets: [button])
    person.send(.touch(.began, at: .zero, id: 1))
    person.move(by: Vector(1, 0))
    person.send(.modifiers([.shift, .option]))
    XCTAssertEqual(person.engine.touchCount, 1)
    XCTAssertEqual(person.engine.pressedModifiers, [.shift, .option], "which a host reads for its touches")
    _ = person.newEvents()
    person.click()
    person.send(.scroll(Vector(0, 5), phase: .none, source: .wheel))
    person.send(.modifiers(.command))
    person.click(.secondary)
    let news = person.newEvents()
    XCTAssertEqual(
      news.filter { $0.modifiers == [.shift, .option] }.map { $0.type },
      [.pressed, .released, .clicked, .scrolled])
    XCTAssertEqual(
      Set(news.filter { $0.modifiers == .command }.map { $0.type }), [.pressed, .secondaryClicked, .released])
    XCTAssertEqual(news.filter { $0.modifiers == [] }, [])
  }

  func testI5AKeyAloneChangesThePointersFunctionAndShapeAtOnce() {
    // A target with a context menu shows so while Control is held, though nothing else happens.
    var person = PointerHarness(targets: [with(button) { $0.cursor = .contextMenu }])
    person.touch(movingBy: Vector(1, 0))
    person.lift()
    person.waitUntilRest()
    let plain = person.frame
    _ = person.newEvents()
    person.send(.modifiers(.control))
    XCTAssertEqual(person.newTypes(), [.styleChanged])
    person.waitUntilRest()
    XCTAssertNotEqual(person.frame.cursor, plain.cursor)
    XCTAssertNotEqual(person.frame.accessories, plain.accessories)
    person.send(.modifiers([]))
    XCTAssertEqual(person.newTypes(), [.styleChanged])
    person.waitUntilRest()
    XCTAssertEqual(person.frame.accessories, plain.accessories)
    XCTAssertEqual(person.model, plain.modelPosition)
  }

  // MARK: Buttons

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
    for row in I5KeysTests.buttons {
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

  // MARK: Modifier keys

  func testEitherKeyOfAPairIsItsModifierInSDL() {
    let keys: [(UInt16, KeyModifiers)] = [
      (0x0001, .shift), (0x0002, .shift), (0x0040, .control), (0x0080, .control), (0x0100, .option),
      (0x0200, .option), (0x0400, .command), (0x0800, .command), (0x2000, .capsLock),
      // NUM, MODE, SCROLL, and the bits without a name.
      (0x1000, []), (0x4000, []), (0x8000, []), (0x003c, []),
    ]
    for (bits, keys) in keys { XCTAssertEqual(KeyModifiers(sdl: bits), keys, String(bits, radix: 16)) }
    XCTAssertEqual(KeyModifiers(sdl: .max), [.shift, .control, .option, .command, .capsLock])
    XCTAssertEqual(KeyModifiers(sdl: 0), [])
  }

  func testEachBitOfGDKIsOneModifier() {
    let keys: [Int: KeyModifiers] = [0: .shift, 1: .capsLock, 2: .control, 3: .option, 26: .command]
    for bit in 0..<32 { XCTAssertEqual(KeyModifiers(gdk: 1 << bit), keys[bit] ?? [], "bit \(bit)") }
    XCTAssertEqual(KeyModifiers(gdk: .max), [.shift, .control, .option, .command, .capsLock])
  }

  func testEachBitOfQtIsOneModifier() {
    let keys: [Int: KeyModifiers] = [25: .shift, 26: .control, 27: .option, 28: .command]
    for bit in 0..<32 { XCTAssertEqual(KeyModifiers(qt: 1 << bit), keys[bit] ?? [], "bit \(bit)") }
    XCTAssertEqual(KeyModifiers(qt: .max), [.shift, .control, .option, .command])
  }

  func testEachRealModifierOfXkbIsOneModifier() {
    let keys: [Int: KeyModifiers] = [0: .shift, 1: .capsLock, 2: .control, 3: .option, 6: .command]
    for bit in 0..<32 { XCTAssertEqual(KeyModifiers(xkb: 1 << bit), keys[bit] ?? [], "bit \(bit)") }
    XCTAssertEqual(KeyModifiers(xkb: .max), [.shift, .control, .option, .command, .capsLock])
  }

  // MARK: Scrolls

  /// One detent toward the person shows what is below: the content moves up by 60 points, in every library.
  func testOneDetentTowardThePersonMovesTheContentUpBy60PointsInEveryLibrary() {
    let up = Vector(0, -60)
    XCTAssertEqual(ScrollDelta.pointsPerDetent, 60)
    XCTAssertEqual(ScrollDelta(sdl: Vector(0, -1)).points, up)
    XCTAssertEqual(ScrollDelta(gdk: Vector(0, 1), unit: 0).points, up)  // GDK_SCROLL_UNIT_WHEEL
    XCTAssertEqual(ScrollDelta(qtAngleDelta: Vector(0, -120)).points, up)
    XCTAssertEqual(ScrollDelta(wayland120: Vector(0, 120)).points, up)
    XCTAssertEqual(ScrollDelta(evdev120: Vector(0, -120)).points, up)
  }

  /// One detent to the right shows what is to the right: the content moves to the left.
  func testOneDetentToTheRightMovesTheContentToTheLeftInEveryLibrary() {
    let left = Vector(-60, 0)
    XCTAssertEqual(ScrollDelta(sdl: Vector(1, 0)).points, left)
    XCTAssertEqual(ScrollDelta(gdk: Vector(1, 0), unit: 0).points, left)
    XCTAssertEqual(ScrollDelta(qtAngleDelta: Vector(-120, 0)).points, left)
    XCTAssertEqual(ScrollDelta(wayland120: Vector(120, 0)).points, left)
    XCTAssertEqual(ScrollDelta(evdev120: Vector(120, 0)).points, left)
  }

  func testPartsOfADetentAndPointsKeepTheirSize() {
    let delta = Vector(0.25, -3)
    XCTAssertEqual(ScrollDelta(sdl: delta).points, Vector(-15, -180))
    XCTAssertEqual(ScrollDelta(wayland120: Vector(1, -30)).points, Vector(-0.5, 15))
    XCTAssertEqual(ScrollDelta(waylandAxis: delta).points, Vector(-0.25, 3))
    // GDK_SCROLL_UNIT_SURFACE
    XCTAssertEqual(ScrollDelta(gdk: delta, unit: 1).points, Vector(-0.25, 3))
    XCTAssertEqual(ScrollDelta(gdk: delta, unit: 7).points, Vector(-0.25, 3), "no such unit")
    XCTAssertEqual(ScrollDelta(points: delta).points, delta)
    XCTAssertEqual(ScrollDelta(sdl: delta, pointsPerDetent: 40).points, Vector(-10, -120))
    XCTAssertEqual(ScrollDelta(wayland120: delta, pointsPerDetent: 120).points, Vector(-0.25, 3))
  }

  func testADetentScrollsTheContentAndNumbersThatAreNotFiniteAreIgnored() {
    var person = PointerHarness(targets: [PointerTarget(1, Rect(0, 0, 900, 700))])
    person.send(.position(Point(100, 100)))
    person.send(.scroll(ScrollDelta(sdl: Vector(0, -1)).points, phase: .none, source: .wheel))
    let scroll = person.events.last { $0.type == .scrolled }
    XCTAssertEqual(scroll?.scroll?.delta, Vector(0, -60))
    for bad in [Double.nan, .infinity, -.infinity] {
      let before = person.engine.diagnostics.nonFiniteInputs.count
      let delta = ScrollDelta(wayland120: Vector(0, bad)).points
      person.send(.scroll(delta, phase: .none, source: .wheel))
      XCTAssertEqual(person.engine.diagnostics.nonFiniteInputs.count, before + 1)
    }
    person.send(.scroll(ScrollDelta(waylandAxis: Vector(0, 1e300)).points, phase: .none, source: .wheel))
    XCTAssertEqual(person.events.last { $0.type == .scrolled }?.scroll?.delta, Vector(0, -1e9))
  }

  func testTheSourcesOfWayland() {
    XCTAssertEqual(
      [0, 1, 2, 3, 4, .max].map { ScrollSource(wayland: $0) },
      [.wheel, .finger, .continuous, .wheel, .continuous, .continuous])
  }
}

import PointerToolkits
import XCTest

/// The modifier keys of libraries, with the values of their headers.
final class KeyModifiersConversionTests: XCTestCase {
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
}

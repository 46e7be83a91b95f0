import PointerKit
import XCTest

@testable import PointerScenes

final class DisplayColorTests: XCTestCase {
  func testKnownValues() {
    // From IEC 61966-2-1, computed with 30 digits elsewhere.
    for (linear, signal) in [
      (0, 0), (0.0031308, 0.040449936), (0.18, 0.461356129), (0.2158605, 0.50196078), (0.5, 0.735356983),
      (1, 1),
    ] as [(Double, Double)] {
      XCTAssertEqual(DisplayColor.encoded(linear), signal, accuracy: 1e-6, "\(linear)")
      XCTAssertEqual(DisplayColor.decoded(signal), linear, accuracy: 1e-6, "\(signal)")
    }
  }

  func testEachByteSurvivesTheWayToLinearLightAndBack() {
    for byte in UInt8.min...UInt8.max {
      let linear = DisplayColor.decoded(Double(byte) / 255)
      XCTAssertEqual(DisplayColor(luminance: linear).red, byte)
    }
  }

  func testWhatIsNoColourIsHeld() {
    XCTAssertEqual(DisplayColor.encoded(.nan), 0)
    XCTAssertEqual(DisplayColor.encoded(-1), 0)
    XCTAssertEqual(DisplayColor.encoded(.infinity), 1, accuracy: 1e-12)
    XCTAssertEqual(DisplayColor.decoded(.nan), 0)
  }

  func testText() {
    XCTAssertEqual("\(DisplayColor(LinearColor(red: 1, green: 0, blue: 0.0030353)))", "#ff000a")
    XCTAssertEqual("\(DisplayColor(luminance: 0.5))", "#bcbcbc")
  }
}

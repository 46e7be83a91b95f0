import PointerKit
import XCTest

@testable import PointerScenes

final class DisplayColorTests: XCTestCase {
  func testEachByteSurvivesTheWayToLinearLightAndBack() {
    for byte in UInt8.min...UInt8.max {
      let linear = EncodedColor.light(ofSignal: Double(byte) / 255)
      XCTAssertEqual(DisplayColor(luminance: linear).red, byte)
    }
  }

  func testText() {
    XCTAssertEqual("\(DisplayColor(LinearColor(red: 1, green: 0, blue: 0.0030353)))", "#ff000a")
    XCTAssertEqual("\(DisplayColor(luminance: 0.5))", "#bcbcbc")
  }
}

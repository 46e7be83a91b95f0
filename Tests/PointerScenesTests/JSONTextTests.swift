import Foundation
import PointerKit
import XCTest

@testable import PointerScenes

final class JSONTextTests: XCTestCase {
  /// Reads a number as the package's own files are read.
  private func read(_ text: String) throws -> Double {
    try JSONNode(text: Data(text.utf8), file: "n").number()
  }

  func testNumbersReadBackToTheSameBits() throws {
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state ^ (state >> 29))
      guard number.isFinite else { continue }
      XCTAssertEqual(try read(JSONText.number(number)).bitPattern, number.bitPattern)
    }
    let edges: [Double] = [
      0, -0.0, 0.1, 0.1 + 0.2, 1 / 3, .pi, .leastNonzeroMagnitude, .leastNormalMagnitude,
      .greatestFiniteMagnitude, 0x1p53, -0x1p53 - 2, 1e15, 1e16, 1e-5, 0.516666667, 9.2e9,
    ]
    for number in edges {
      XCTAssertEqual(try read(JSONText.number(number)).bitPattern, number.bitPattern, "\(number)")
    }
  }

  func testWholeNumbersHaveNoPoint() {
    XCTAssertEqual(JSONText.number(44), "44")
    XCTAssertEqual(JSONText.number(-12), "-12")
    XCTAssertEqual(JSONText.number(0), "0")
    XCTAssertEqual(JSONText.number(-0.0), "-0.0", "a reader that knows integers would lose the sign of -0")
    XCTAssertEqual(JSONText.number(1e16), "1e+16")
    XCTAssertEqual(JSONText.number(.nan), "null")
  }

  func testTimesAreWholeNanosecondsDividedByABillion() {
    XCTAssertEqual(JSONText.time(Timestamp(nanoseconds: 516_666_667)), "0.516666667")
    XCTAssertEqual(JSONText.time(Timestamp(nanoseconds: 3_000_000_000)), "3")
  }

  func testStringsAreEscaped() {
    XCTAssertEqual(JSONText.quoted("a\"\\\n\u{1}/é"), #""a\"\\\n\u0001/é""#)
  }
}

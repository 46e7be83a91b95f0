import PointerTestSupport
import XCTest

@testable import PointerKit

/// The transfer function of sRGB, between linear light and what toolkits blend.
final class ColorConversionTests: XCTestCase {
  func testKnownValues() {
    // From IEC 61966-2-1, computed with 30 digits elsewhere.
    for (linear, signal) in [
      (0, 0), (0.0031308, 0.040449936), (0.18, 0.461356129), (0.2158605, 0.50196078), (0.5, 0.735356983),
      (1, 1),
    ] as [(Double, Double)] {
      XCTAssertEqual(EncodedColor.signal(ofLight: linear), signal, accuracy: 1e-6, "\(linear)")
      XCTAssertEqual(EncodedColor.light(ofSignal: signal), linear, accuracy: 1e-6, "\(signal)")
    }
  }

  func testWayThereAndBackIsTheIdentityAndNeitherFalls() {
    var (lastSignal, lastLight) = (-1.0, -1.0)
    for step in 0...4_000 {
      let value = Double(step) / 4_000
      let (signal, light) = (EncodedColor.signal(ofLight: value), EncodedColor.light(ofSignal: value))
      XCTAssertEqual(EncodedColor.light(ofSignal: signal), value, accuracy: 1e-7)
      XCTAssertGreaterThan(signal, lastSignal)
      XCTAssertGreaterThan(light, lastLight)
      (lastSignal, lastLight) = (signal, light)
    }
  }

  func testAnyNumberGivesAColor() {
    for number in [
      Double.nan, -1, -.infinity, .infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0, 1.0.nextUp,
      1.0.nextDown,
    ] {
      for value in [EncodedColor.signal(ofLight: number), EncodedColor.light(ofSignal: number)] {
        XCTAssert((0...1).contains(value), "\(number) gives \(value)")
      }
      XCTAssertEqual(
        EncodedColor(red: number, green: 0, blue: 0).red, LinearColor(red: number, green: 0, blue: 0).red)
    }
    XCTAssertEqual(EncodedColor.signal(ofLight: .nan), 0)
    XCTAssertEqual(EncodedColor.signal(ofLight: .infinity), 1)
  }

  func testEachComponentIsConvertedByItself() {
    let color = LinearColor(red: 0.18, green: 0.5, blue: 1)
    XCTAssertEqual(color.encoded.red, EncodedColor.signal(ofLight: 0.18))
    XCTAssertEqual(color.encoded.green, EncodedColor.signal(ofLight: 0.5))
    XCTAssertEqual(color.encoded.blue, 1)
    XCTAssertEqual(LinearColor(color.encoded).green, 0.5, accuracy: 1e-7)
    XCTAssertEqual(LinearColor(luminance: 0.18).encoded.blue, EncodedColor.signal(ofLight: 0.18))
  }
}

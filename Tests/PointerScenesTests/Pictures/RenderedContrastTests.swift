import Foundation
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// S4, in the picture itself: fill and opacity of the pointer are read out of the SVG, and blended as a
/// browser does.
final class RenderedContrastTests: XCTestCase {
  private let size = Size(120, 90)

  /// The value, from 0 to 1, of a shade of gray that is given as text such as `#8a8a8a`.
  private func signal(_ fill: String?) throws -> Double {
    let digits = try XCTUnwrap(fill).dropFirst()
    let bytes = stride(from: 0, to: 6, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
    XCTAssertEqual(Set(bytes).count, 1, "gray")
    return Double(try XCTUnwrap(bytes.first)) / 255
  }

  private func light(_ signal: Double) -> Double {
    signal <= 0.04045 ? signal / 12.92 : Foundation.pow((signal + 0.055) / 1.055, 2.4)
  }

  /// The contrast by WCAG 2 between what is seen through a gray of some opacity, in eight bits, and the
  /// ground beside it.
  private func contrast(_ material: Double, _ opacity: Double, over ground: Double) -> Double {
    let seen = light((255 * (material * opacity + ground * (1 - opacity))).rounded() / 255)
    let beside = light(ground)
    return (max(seen, beside) + 0.05) / (min(seen, beside) + 0.05)
  }

  func testS4InThePictureThePointerHasThreeToOneAndIsHardlyMoreOpaqueThanThatNeeds() throws {
    for appearance in [Appearance.light, .dark] {
      var (least, excess) = (Double.infinity, 0.0)
      for step in 0...200 {
        let luminance = Double(step) / 200
        var engine = PointerEngine(size: size)
        engine.setAppearance(appearance, at: .zero)
        engine.setBackgroundLuminance(luminance, at: .zero)
        engine.simulate(PointerInput(.position(Point(60, 45)), at: .zero))
        let end = Timestamp(nanoseconds: 1_500_000_000)
        engine.advance(to: end)
        var film = Film()
        film.record(engine, at: end, size: size, background: luminance)
        let picture = WellFormed(try XCTUnwrap(film.svg(at: .zero)))
        let window = try XCTUnwrap(
          picture.elements.first { $0.name == "rect" && $0.attributes["fill"] != nil })
        let pointer = picture.elements[try XCTUnwrap(picture.first(ofClass: "pointer"))]
        let ground = try signal(window.attributes["fill"])
        XCTAssertEqual(light(ground), luminance, accuracy: 0.005, "the backdrop is the one that was stated")
        let material = try signal(pointer.attributes["fill"])
        let opacity = pointer.attributes["fill-opacity"].flatMap { Double($0) } ?? 1
        let name = "\(appearance), over \(luminance): \(material) at \(opacity)"

        let found = contrast(material, opacity, over: ground)
        XCTAssertGreaterThanOrEqual(found, 3, name)
        // The least opacity of the same material, in thousandths.
        let needed = (0...1000).first { contrast(material, Double($0) / 1000, over: ground) >= 3 }
        let more = opacity - Double(try XCTUnwrap(needed, name)) / 1000
        XCTAssertLessThanOrEqual(more, 0.1, name)
        (least, excess) = (min(least, found), max(excess, more))
      }
      print("S4 in the picture: \(appearance): \(least):1 or more, opacity \(excess) above the least or less")
    }
  }
}

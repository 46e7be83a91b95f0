import Foundation
import PointerKit
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class MagnetismPictureTests: XCTestCase {
  /// A stroke to the right in steps of some lengths, 10 ms each, toward the control x; the control y was
  /// clicked.
  private func stroke(_ steps: [Double], lift: Double = 0.115) throws -> MagnetismCase {
    var x = 100.0
    let samples = steps.enumerated().map { index, step in
      defer { x += step }
      return "[\(Double(index) * 0.01),\(x),300]"
    }
    let line = """
      {"id":"a-<&>-1","size":[800,600],"targets":[{"id":"x","frame":[260,320,60,60],"kind":"appIcon","bezel":true},\
      {"id":"y","frame":[600,500,60,60],"kind":"appIcon","bezel":true},\
      {"id":"z","frame":[150,250,60,60],"kind":"appIcon","bezel":true}],"samples":[\(samples.joined(separator: ","))],\
      "lift":\(lift),"clicked":"y"}
      """
    var reader = try MagnetismCaseReader(InputFile(name: "cases", contents: Data(line.utf8)))
    return try XCTUnwrap(reader.next())
  }

  private let even = Array(repeating: 10.0, count: 12)
  func testAFlickShowsTheWholeStory() throws {
    let picture = try MagnetismPicture(stroke(even))
    let explanation = try XCTUnwrap(picture.explanation)
    let drawing = WellFormed(picture.svg())
    for name in ["stroke", "lift", "chosen", "clicked", "projection", "landing"] {
      XCTAssertNotNil(drawing.first(ofClass: name), name)
    }
    let ring = try XCTUnwrap(drawing.elements(ofClass: "ring").first)
    XCTAssertEqual(Double(ring.attributes["r"] ?? "") ?? 0, explanation.attraction.reach, accuracy: 0.01)
    XCTAssertEqual(drawing.elements(ofClass: "region").count, 3)
    XCTAssert(drawing.text.contains("a-<&>-1"))
    drawing.assertNames()
  }

  func testATargetInReachHasItsDistanceOrTheReasonWhyItLost() throws {
    let picture = try MagnetismPicture(stroke(even))
    let inReach = try XCTUnwrap(picture.explanation).candidates.filter { $0.verdict != .outOfReach }
    XCTAssertGreaterThan(inReach.count, 1)
    let words = WellFormed(picture.svg()).elements(ofClass: "verdict").map(\.text)
    let expected = inReach.sorted { $0.distance < $1.distance }.map { candidate in
      [.chosen, .farther].contains(candidate.verdict) ? "\(Int(candidate.distance.rounded())) pt" : "behind"
    }
    XCTAssertEqual(words, expected)
  }

  // MARK: Colors

  func testWordsCanBeReadInTheLightAndInTheDark() throws {
    for appearance in [Appearance.light, .dark] {
      let palette = Palette(appearance)
      let words = [palette.ink, palette.wrong, palette.ring, palette.right, palette.clicked]
      XCTAssertEqual(Set(words).count, words.count)
      for color in words {
        XCTAssertGreaterThanOrEqual(contrast(color, palette.paper), 4.5, "\(color) \(appearance)")
      }
    }
    let light = try MagnetismPicture(stroke(even)).svg()
    let dark = try MagnetismPicture(stroke(even), appearance: .dark).svg()
    XCTAssert(light.contains("\"\(Palette(.light).paper)\""))
    XCTAssertFalse(dark.contains("\"\(Palette(.light).right)\""))
    XCTAssertEqual(WellFormed(light).elements.map(\.name), WellFormed(dark).elements.map(\.name))
  }

  /// The contrast of two colors by WCAG 2.
  private func contrast(_ first: String, _ second: String) -> Double {
    func luminance(_ color: String) -> Double {
      var digits = String(color.dropFirst())
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      let number = Int(digits, radix: 16) ?? 0
      func light(_ shift: Int) -> Double { EncodedColor.light(ofSignal: Double(number >> shift & 255) / 255) }
      return 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0)
    }
    let levels = [luminance(first), luminance(second)].sorted()
    return (levels[1] + 0.05) / (levels[0] + 0.05)
  }
}

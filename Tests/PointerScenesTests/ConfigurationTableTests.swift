import Foundation
import Kinematics
import PointerKit
import PointerTestSupport
import XCTest

/// The tables of the article Configuration agree with the code, which states each default and range once.
///
/// After a change, `POINTERKIT_WRITE=1 swift test --filter ConfigurationTableTests` writes them again.
final class ConfigurationTableTests: XCTestCase {
  private static let article = PackageFile.url("Sources/PointerKit/PointerKit.docc/Configuration.md")

  /// The tables follow this line of the article.
  private static let marker = "<!-- Written by ConfigurationTableTests from here on. -->\n"

  // MARK: The tables

  /// The tables of the article as the code has them.
  private func tables() -> String {
    let configuration = PointerConfiguration()
    return "\n## PointerConfiguration\n"
      + table("regions", "PointerConfiguration/Regions", of: configuration.regions)
      + table("pointer", "PointerConfiguration/Pointer", of: configuration.pointer)
      + table("snapping", "PointerConfiguration/Snapping", of: configuration.snapping)
      + table("effects", "PointerConfiguration/Effects", of: configuration.effects)
      + table("lifts", "PointerConfiguration/Lifts", of: configuration.lifts)
      + table("magnetism", nil, of: configuration.magnetism)
      + table("timing", "PointerConfiguration/Timing", of: configuration.timing)
      + table("input", "PointerConfiguration/Input", of: configuration.input)
      + "\n## HostTraits\n" + table(nil, "HostTraits", of: HostTraits())
      + "\n## PointerSettings\n" + table(nil, "PointerSettings", of: PointerSettings())
  }

  /// A table with an optional heading; without a type, the properties are no links.
  private func table(_ heading: String?, _ type: String?, of value: some ConfigurationFields) -> String {
    var text = heading.map { "\n### \($0)\n" } ?? ""
    text += """

      | property | unit | default | range |
      |---|---|---:|---:|

      """
    var copy = value
    var ratio: (number: Double, range: ClosedRange<Double>) = (0, 0...0)
    // The fields of a group have a table of their own.
    copy.visit { field, number in
      guard "\(field.group)".isEmpty else { return }
      var (unit, standard, range) = ("\(field.unit)", self.text(number), self.text(field.range))
      switch field.kind {
      case .number where field.name.description == "trackingSpeed": range += ", or −1"
      case .number: break
      case .optional: range += ", or nil"
      case .flag: (standard, range) = ("\(number == 1)", "")
      case .choice:
        standard = unit.components(separatedBy: ", ")[Int(number)]
        (unit, range) = ("", unit)
      case .dampingRatio:
        ratio = (number, field.range)
        return
      case .response:
        standard = "\(self.text(ratio.number)); \(standard)"
        (unit, range) = ("damping ratio; s", "\(self.text(ratio.range)); \(range)")
      case .decay:
        range = self.text(
          Decay(decelerationRate: 0).decelerationRate...Decay(decelerationRate: 1).decelerationRate)
      case .fingers, .gesture: return
      }
      let link = type.map { "``\($0)/\(field.name)``" } ?? "`\(field.name)`"
      text += "| \(link) | \(unit) | \(standard) | \(range) |\n"
    }
    return text
  }

  private func text(_ range: ClosedRange<Double>) -> String {
    "\(text(range.lowerBound))…\(text(range.upperBound))"
  }

  /// A number with at most five decimals, with separators from 10,000 up and a typographic minus sign.
  private func text(_ number: Double) -> String {
    let rounded = (number.magnitude * 1e5).rounded() / 1e5
    var digits = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    if rounded >= 10_000 {
      var index = digits.count - 3
      while index > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
        index -= 3
      }
    }
    return (number < 0 ? "−" : "") + digits
  }

  // MARK: Tests

  func testTheArticleHasTheNumbersOfTheCode() throws {
    let article = try String(contentsOf: ConfigurationTableTests.article, encoding: .utf8)
    let parts = article.components(separatedBy: ConfigurationTableTests.marker)
    XCTAssertEqual(parts.count, 2, "the article has one line before its tables")
    let expected = parts[0] + ConfigurationTableTests.marker + tables()
    if ProcessInfo.processInfo.environment["POINTERKIT_WRITE"] == "1" {
      try Data(expected.utf8).write(to: ConfigurationTableTests.article)
      return
    }
    XCTAssertEqual(
      article, expected,
      "POINTERKIT_WRITE=1 swift test --filter ConfigurationTableTests writes it again")
  }

  func testEveryNumberHasAUnitAndEveryChoiceItsCases() {
    var (configuration, settings) = (PointerConfiguration(), PointerSettings())
    let check = { (field: ConfigurationField, _: inout Double) in
      if [.number, .optional].contains(field.kind) {
        XCTAssertFalse("\(field.unit)".isEmpty, "\(field.name)")
      }
    }
    configuration.visit(check)
    settings.visit { field, number in
      check(field, &number)
      guard field.name.description == "secondaryClickRegion" else { return }
      XCTAssertEqual("\(field.unit)", SecondaryClickRegion.allCases.map { "\($0)" }.joined(separator: ", "))
    }
    XCTAssertEqual(Blending.allCases.map { "\($0)" }, ["encoded", "linear"])
  }

  /// What the description of a spring says about its parts is what a spring does.
  func testTheRangesOfSpringsAreThoseOfSprings() {
    let (least, most) = (Spring(dampingRatio: 0, response: 0), Spring(dampingRatio: 1e9, response: 1e9))
    var configuration = PointerConfiguration()
    configuration.visit { field, _ in
      switch field.kind {
      case .dampingRatio: XCTAssertEqual(field.range, least.dampingRatio...most.dampingRatio)
      case .response: XCTAssertEqual(field.range, least.response...most.response)
      default: break
      }
    }
  }
}

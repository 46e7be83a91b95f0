import Foundation
import Magnetism
import PointerKit
import XCTest

/// The tables of the article Configuration agree with the code, which states each default and range once.
///
/// After a change, `POINTERKIT_WRITE_TABLES=1 swift test --filter ConfigurationTableTests` writes them again.
final class ConfigurationTableTests: XCTestCase {
  private static let article = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Sources/PointerKit/PointerKit.docc/Configuration.md")
    .standardizedFileURL

  /// The tables follow this line of the article.
  private static let marker = "<!-- Written by ConfigurationTableTests from here on. -->\n"

  /// The units of all properties; every number must have one.
  private static let units: [String: [String]] = [
    "pt": [
      "bezelPadding", "plainPadding", "groupGap", "circleDiameter", "barHighlightHeight",
      "highlightOutsetHorizontal", "highlightOutsetVertical", "beamThickness", "maximumBeamLength",
      "maximumFieldHeight", "annotationOffset", "smallElementSide", "mediumElementSide", "lineHysteresis",
      "pointerParallaxLimit",
      "contentParallaxLimit", "highlightGrowth", "liftGrowth", "hoverGrowth", "shadowRadius", "shadowFall",
      "specularSmallestSide", "specularFullSide", "clickDistance", "dragDistance", "autoscrollZone", "radius",
      "shortestReach",
    ],
    "s": [
      "attractionResponse", "minimumLiftSilence", "maximumLiftSilence", "restingPause", "concealDelay",
      "revealInactivity", "autoHideDelay", "doubleClickInterval",
    ],
    "pt per pt": ["pointerParallax", "contentParallax", "reachPerCoast"],
    "factor": ["pressedScale", "pressedCircleScale", "scrollingSpeed", "pointerScale"],
    "opacity": [
      "shadowOpacity", "specularOpacity", "highlightSpecularOpacity", "radiosity", "tintOpacity",
      "pointerOpacity", "highlightOpacity",
    ],
    "share": ["inferredFlickShare"],
    "rad": ["directionTolerance"],
    "pt/s": ["autoscrollSpeed", "minimumSpeed", "settlingSpeed"],
    "mm/s": ["minimumFlickFingerSpeed"],
    "report intervals": ["liftSilenceReports"],
    "px/pt": ["displayScale"],
    "the Mac's scale": ["trackingSpeed"],
    "damping ratio; s": [
      "shapeSpring", "lineSpring", "stepSpring", "parallaxSpring", "contentSpring", "pressSpring",
      "fadeSpring", "materialSpring",
    ],
    "share per ms": ["decay"],
  ]

  private static func unit(of name: String) -> String? { units.first { $0.value.contains(name) }?.key }

  // MARK: The tables

  /// The tables of the article as the code has them.
  private func tables() throws -> String {
    let configuration = PointerConfiguration()
    return try [
      table("PointerConfiguration", of: configuration, isLinked: true),
      table("PointerSettings", of: PointerSettings(), isLinked: true),
      table("MagnetismConfiguration", of: configuration.magnetism, isLinked: false),
    ].joined()
  }

  private func table(_ type: String, of value: Any, isLinked: Bool) throws -> String {
    var text = """

      ## \(type)

      | property | unit | default | range |
      |---|---|---:|---:|

      """
    for child in Mirror(reflecting: value).children {
      let name = try XCTUnwrap(child.label)
      guard let (standard, range) = try cells(for: child.value, name) else { continue }
      let unit =
        child.value is Bool || child.value is Blending
        ? "" : try XCTUnwrap(ConfigurationTableTests.unit(of: name), name)
      let link = isLinked ? "``\(type)/\(name)``" : "`\(name)`"
      text += "| \(link) | \(unit) | \(standard) | \(range) |\n"
    }
    return text
  }

  /// The default and the range of a property; nil for values that have a table or an article of their own.
  private func cells(for value: Any, _ name: String) throws -> (standard: String, range: String)? {
    switch value {
    case let number as Double where ConfigurationTableTests.ranges[name] != nil:
      return (text(number), text(try XCTUnwrap(ConfigurationTableTests.ranges[name])))
    case let spring as Spring:
      let (least, most) = (Spring(dampingRatio: 0, response: 0), Spring(dampingRatio: 1e9, response: 1e9))
      return (
        "\(text(spring.dampingRatio)); \(text(spring.response))",
        "\(text(least.dampingRatio...most.dampingRatio)); \(text(least.response...most.response))"
      )
    case let decay as Decay:
      let (least, most) = (Decay(decelerationRate: 0), Decay(decelerationRate: 1))
      return (text(decay.decelerationRate), text(least.decelerationRate...most.decelerationRate))
    case let flag as Bool: return ("\(flag)", "")
    case let blending as Blending:
      return ("\(blending)", Blending.allCases.map { "\($0)" }.joined(separator: ", "))
    case is MagnetismConfiguration, is GestureAssignments: return nil
    default: return try cells(forUnwrapped: name)
    }
  }

  /// The ranges that the sources state, as in `bezelPadding.clamp(0...1000, or: 12)`; ``ClampingTests`` checks
  /// that they hold.
  private static let ranges: [String: ClosedRange<Double>] = {
    let sources = article.appendingPathComponent("../../..").standardizedFileURL
    var ranges: [String: ClosedRange<Double>] = [:]
    for path in [
      "PointerKit/Model/Settings/PointerConfiguration.swift",
      "PointerKit/Model/Settings/PointerSettings.swift",
      "Magnetism/MagnetismConfiguration.swift",
    ] {
      let text = (try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)) ?? ""
      for match in text.matches(of: /(\w+)\.clamp\(([-0-9._e]+)\.\.\.([-0-9._e]+), or:/) {
        let bounds = [match.2, match.3].compactMap { Double($0.replacing("_", with: "")) }
        if bounds.count == 2 { ranges[String(match.1)] = bounds[0]...bounds[1] }
      }
    }
    return ranges
  }()

  /// The default and the range of a number with a rule of its own, found by setting it to small and large numbers.
  private func cells(forUnwrapped name: String) throws -> (standard: String, range: String) {
    var (settings, configuration) = (PointerSettings(), PointerConfiguration())
    switch name {
    case "trackingSpeed":
      let standard = settings.trackingSpeed
      settings.trackingSpeed = -.infinity
      let off = settings.trackingSpeed
      settings.trackingSpeed = .infinity
      return (text(standard), "0…\(text(settings.trackingSpeed)), or \(text(off))")
    case "autoHideDelay":
      let standard = try XCTUnwrap(settings.autoHideDelay)
      settings.autoHideDelay = .leastNonzeroMagnitude
      let least = try XCTUnwrap(settings.autoHideDelay)
      settings.autoHideDelay = .infinity
      return (text(standard), "\(text(least...(try XCTUnwrap(settings.autoHideDelay)))), or nil")
    case "revealInactivity":
      let standard = try XCTUnwrap(configuration.revealInactivity)
      configuration.revealInactivity = .leastNonzeroMagnitude
      let least = try XCTUnwrap(configuration.revealInactivity)
      configuration.revealInactivity = .infinity
      return (text(standard), "\(text(least...(try XCTUnwrap(configuration.revealInactivity)))), or nil")
    default:
      XCTFail("\(name) has no row in the table of the article")
      return ("", "")
    }
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
    let expected = parts[0] + ConfigurationTableTests.marker + (try tables())
    if ProcessInfo.processInfo.environment["POINTERKIT_WRITE_TABLES"] == "1" {
      try Data(expected.utf8).write(to: ConfigurationTableTests.article)
      return
    }
    XCTAssertEqual(
      article, expected,
      "POINTERKIT_WRITE_TABLES=1 swift test --filter ConfigurationTableTests writes it again")
  }

  func testEveryUnitBelongsToAProperty() {
    let configuration = PointerConfiguration()
    let values: [Any] = [configuration, PointerSettings(), configuration.magnetism]
    let labels = values.flatMap { Mirror(reflecting: $0).children.compactMap { $0.label } }
    for name in ConfigurationTableTests.units.values.joined() {
      XCTAssert(labels.contains(name), "there is no property \(name)")
    }
  }

  func testNumbersAreWrittenPlainly() {
    XCTAssertEqual(text(12), "12")
    XCTAssertEqual(text(0.0125), "0.0125")
    XCTAssertEqual(text(-100), "−100")
    XCTAssertEqual(text(1_000), "1000")
    XCTAssertEqual(text(10_000...1e6), "10,000…1,000,000")
    XCTAssertEqual(text(2 * Double.pi / 3), "2.0944")
  }
}

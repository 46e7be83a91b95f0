import Foundation
import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// The pictures of the rules, with a layout that breaks the rule and the same layout mended.
final class RulePictureTests: XCTestCase {
  func testEachExampleBreaksItsRuleAloneAndTheMendedOneNone() throws {
    for rule in LayoutRule.allCases {
      let wrong = try RuleExample(rule, isRight: false).audited
      XCTAssertEqual(Set(wrong.findings(of: rule).map { $0.rule }), [rule], "wrong \(rule.identifier)")
      let right = try RuleExample(rule, isRight: true).audited
      XCTAssertEqual(right.findings(of: rule).map { $0.text() }, [], "right \(rule.identifier)")
      // Small targets break a rule of L1 to L16 as well.
      guard LayoutRules.guideline.contains(rule) else { continue }
      XCTAssertEqual(Set(wrong.findings().map { $0.rule }), [rule], "wrong \(rule.identifier) alone")
      XCTAssertEqual(right.findings().map { $0.text() }, [], "right \(rule.identifier) in all")
    }
  }

  func testThePictureStatesWhatWasMeasuredAndWhatIsAsked() throws {
    for rule in LayoutRule.allCases {
      let finding = try XCTUnwrap(RuleExample(rule, isRight: false).audited.findings(of: rule).first)
      let picture = try AuditReport.picture(of: rule)
      // Long lines are broken.
      let words = picture.replacing(#/</text><text [^>]*> +/#, with: " ")
      XCTAssertTrue(
        words.contains("Measured: \(finding.measured.text). Asked: \(finding.expected.text)."),
        "\(rule.identifier): \(words)")
      XCTAssertTrue(picture.contains("No findings."), rule.identifier)
    }
  }

  /// The pictures in the article are those that the package draws; after a change,
  /// `POINTERKIT_WRITE=1 swift test --filter PictureTests` writes the files again.
  func testThePicturesOfTheArticleAreUpToDate() throws {
    for (rule, (suffix, appearance)) in product(
      LayoutRule.allCases, [("", Appearance.light), ("~dark", .dark)])
    {
      try assertIsUpToDate("\(rule.identifier)\(suffix).svg") {
        try AuditReport.picture(of: rule, appearance)
      }
    }
  }
}

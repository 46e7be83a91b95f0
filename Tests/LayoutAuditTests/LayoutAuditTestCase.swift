import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// What the tests of the rules share: layouts with their findings, and deviations of a graded size.
class LayoutAuditTestCase: XCTestCase {
  func engine(_ targets: [PointerTarget], _ spaces: [PointerSpace] = []) -> PointerEngine {
    var engine = PointerEngine(size: Size(1000, 800))
    engine.upsert(spaces, at: .zero)
    engine.upsert(targets, at: .zero)
    return engine
  }

  /// The findings in a layout, whose frames have been measured with an error.
  func findings(
    _ targets: [PointerTarget], _ spaces: [PointerSpace] = [], error: Double = AuditConfiguration().frameError
  ) -> [Finding] {
    var auditor = LayoutAuditor()
    auditor.configuration.frameError = error
    return auditor.findings(in: engine(targets, spaces))
  }

  func target(
    _ id: TargetID, _ frame: Rect, _ kind: ElementKind, bezel: Bool = false, group: GroupID? = nil,
    effect: PointerEffect = .automatic, _ style: PointerStyle? = nil
  ) -> PointerTarget {
    PointerTarget(id, frame, kind, hasBezel: bezel, group: group, effect: effect, style: style)
  }

  func button(_ id: TargetID, x: Double, padding: Double? = nil, group: GroupID? = nil) -> PointerTarget {
    PointerTarget(
      id, Rect(x, 100, 60, 40), .button, hasBezel: true, group: group, padding: padding.map { Insets($0) })
  }

  /// The rules of which `assertFindings` checks the findings.
  var checkedRules: Set<LayoutRule> { Set(LayoutRule.allCases) }

  /// Checks the findings in a layout, and all that each of them says, line by line.
  func assertFindings(
    _ name: String, _ targets: [PointerTarget], _ spaces: [PointerSpace] = [],
    configuration: AuditConfiguration = AuditConfiguration(), engine given: PointerEngine? = nil,
    say expected: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let engine = given ?? engine(targets, spaces)
    let found = LayoutAuditor(configuration).findings(in: engine).filter { checkedRules.contains($0.rule) }
      .map(summary).joined(separator: "\n")
    XCTAssertEqual(found, expected, name, file: file, line: line)
  }

  /// All that a finding says, in one line.
  private func summary(_ finding: Finding) -> String {
    let (rect, ids) = (finding.rect, finding.targets.map { "\($0.rawValue)" }.joined(separator: " "))
    var text = "\(finding.rule.identifier) of \(ids)"
    if let group = finding.group { text += " in group \(group.rawValue)" }
    if !finding.others.isEmpty {
      text += " beside " + finding.others.map { "\($0.rawValue)" }.joined(separator: " ")
    }
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Quantity($0, .count).text }
    text +=
      " at " + numbers.joined(separator: " ") + ": \(finding.measured.text), not \(finding.expected.text)"
    if let detail = finding.detail { text += " (\(detail.text))" }
    return text + ", \(finding.certainty.name): " + finding.remedy.text()
  }

  /// Checks clean layouts, of which `deviate` gives some one deviation and returns whether the rule must find it.
  ///
  /// No other rule finds anything. The seed of a layout that fails is printed.
  func check(
    _ rule: LayoutRule, file: StaticString = #filePath, line: UInt = #line,
    _ deviate: (inout RandomLayout, inout Dice) -> Bool
  ) {
    var found = 0
    let seeds = 0..<60
    for seed in seeds {
      var dice = Dice(seed: UInt64(seed) &* 16 &+ UInt64(rule.rawValue))
      var layout = RandomLayout(&dice)
      let isDeviation = deviate(&layout, &dice)
      let findings = LayoutAuditor().findings(in: layout.engine)
      let others = findings.filter { $0.rule != rule }.map {
        "\($0.rule.identifier) \($0.targets) \($0.text())"
      }
      XCTAssertEqual(others, [], "seed \(seed) of \(rule.identifier)", file: file, line: line)
      let own = findings.filter { $0.rule == rule }
      XCTAssertEqual(
        !own.isEmpty, isDeviation, "seed \(seed) of \(rule.identifier): \(own.map { $0.text() })", file: file,
        line: line)
      let strangers = own.flatMap { $0.targets }.filter { $0.rawValue < RandomLayout.firstFreeID }
      XCTAssertEqual(strangers, [], "seed \(seed) of \(rule.identifier)", file: file, line: line)
      if isDeviation { found += 1 }
      if findings.count != (isDeviation ? own.count : 0) { break }
    }
    XCTAssertGreaterThan(found, seeds.count / 5, "there were deviations", file: file, line: line)
    XCTAssertLessThan(found, seeds.count, "there were clean layouts", file: file, line: line)
  }

  /// A number around a threshold: on either side of it, at it, or just beyond it.
  func number(near threshold: Double, upTo distance: Double, _ dice: inout Dice) -> Double {
    switch dice.count(0...7) {
    case 0: threshold
    case 1: threshold + 1e-3
    case 2: threshold - 1e-3
    default: dice.number(max(0, threshold - distance)...(threshold + distance))
    }
  }
}

import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// The audit as a whole: its answers, its switches, odd layouts, and its cost.
final class LayoutAuditorTests: LayoutAuditTestCase {
  // MARK: Answers

  func testAFindingDoesNotDependOnWhatThePointerDoesOrThePersonPrefers() {
    var engine = engine([button(1, x: 100, padding: 5), button(2, x: 300)])
    let findings = LayoutAuditor().findings(in: engine)
    XCTAssertEqual(findings.count, 1)
    engine.setDevice(.mouse, at: .zero)
    engine.simulate(PointerInput(.position(Point(320, 120)), at: .zero))
    engine.simulate(PointerInput(.button(.primary, isDown: true), at: .zero))
    var settings = PointerSettings()
    settings.animations = false
    settings.reduceMotion = true
    engine.setSettings(settings, at: .zero)
    let before = engine
    XCTAssertEqual(LayoutAuditor().findings(in: engine), findings)
    XCTAssertEqual(engine, before, "the engine is not changed")
  }

  // MARK: Switches

  func testRulesAreSwitchedOffForTheLayoutOrATarget() {
    let engine = engine([button(1, x: 100, padding: 5), button(2, x: 300, padding: 5)])
    var configuration = AuditConfiguration()
    configuration.exemptions = [AuditConfiguration.Exemption(1, from: LayoutRules(.padding))]
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: engine).map { $0.targets }, [[2]])
    configuration.rules.subtract(LayoutRules(.padding))
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: engine), [])
    configuration = AuditConfiguration()
    configuration.leastBezelPadding = 5
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: engine), [], "a threshold is inclusive")
  }

  func testRulesHaveTheIdsOfTheGuidelines() {
    XCTAssertEqual(LayoutRule.allCases.map { $0.identifier }, (1...16).map { "L\($0)" })
    for rule in LayoutRule.allCases {
      XCTAssertEqual(LayoutRule(identifier: rule.identifier), rule)
      XCTAssertTrue(LayoutRules.all.contains(rule))
      for text in [rule.title, rule.advice, rule.source, rule.example] { XCTAssertFalse(text.isEmpty) }
    }
    for text in ["", "L", "L0", "L17", "L01", "l1", "L1 ", "1", "L256", "L99", "LL1"] {
      XCTAssertNil(LayoutRule(identifier: text), text)
    }
  }

  func testThresholdsAreClamped() {
    var auditor = LayoutAuditor()
    auditor.configuration.leastBezelPadding = .nan
    XCTAssertEqual(auditor.configuration.leastBezelPadding, 12)
    var configuration = AuditConfiguration()
    configuration.greatestWeightFactor = -1
    XCTAssertEqual(LayoutAuditor(configuration).configuration.greatestWeightFactor, 1)
  }

  // MARK: Odd layouts

  func testAnyNumbersGiveFiniteFindings() {
    for seed in seeds(300, inDebug: 3) {
      var calls = RandomCalls(Dice(seed: UInt64(seed)), adversity: 128)
      var engine = PointerEngine(size: Size(2000, 1000))
      engine.upsert((0..<3).map { _ in calls.space() }, at: .zero)
      engine.upsert((0..<12).map { _ in calls.target() }, at: .zero)
      for finding in LayoutAuditor().findings(in: engine) {
        XCTAssertTrue(finding.rect.isFinite, "seed \(seed): \(finding)")
        XCTAssertTrue(finding.measured.value.isFinite, "seed \(seed): \(finding)")
        XCTAssertTrue(finding.expected.quantity.value.isFinite, "seed \(seed): \(finding)")
        XCTAssertFalse(finding.text().isEmpty)
      }
    }
  }
}

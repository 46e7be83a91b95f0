import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// The audit as a whole: its answers, its switches, odd layouts, and its cost.
final class LayoutAuditorTests: LayoutAuditTestCase {
  // MARK: Answers

  func testFindingDoesNotDependOnPointerOrPreferences() {
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
    XCTAssertEqual(LayoutRule.allCases.map { $0.identifier }, (1...16).map { "L\($0)" } + ["2.5.8", "2.5.5"])
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
    for seed in 0..<3 {
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

  /// Layouts with many deviations, in which a target is then exempt from one rule.
  func testAnExemptTargetIsInNoFindingOfThatRule() {
    var rules: Set<LayoutRule> = []
    for (seed, var dice) in withDice(0..<16, from: 900) {
      let engine = engine((1...14).map { messyTarget(TargetID($0), &dice) })
      var auditor = LayoutAuditor()
      for finding in auditor.findings(in: engine) {
        for target in finding.targets {
          rules.insert(finding.rule)
          auditor.configuration.exemptions = [.init(target, from: LayoutRules(finding.rule))]
          let still = auditor.findings(in: engine).filter {
            $0.rule == finding.rule && $0.targets.contains(target)
          }
          XCTAssertEqual(still.map { $0.text() }, [], "seed \(seed), \(finding.rule.identifier), \(target)")
        }
        auditor.configuration.exemptions = []
      }
    }
    XCTAssertGreaterThan(rules.count, 11, "\(rules.map { $0.identifier }.sorted())")
  }

  private func messyTarget(_ id: TargetID, _ dice: inout Dice) -> PointerTarget {
    let kind = dice.pick(ElementKind.allCases)
    var target = target(
      id, Rect(dice.number(0...900), dice.number(0...700), dice.number(8...200), dice.number(8...200)), kind,
      bezel: dice.chance(0.5), group: dice.chance(0.5) ? GroupID(dice.count(1...3)) : nil,
      effect: dice.pick([
        .automatic, .automatic, .highlight, .lift, .hover(prefersShadow: true, prefersScaledContent: false),
      ]))
    if dice.chance(0.3) { target.style.shape = dice.pick([.cross, .bullseye, .circle(diameter: 40), .pill]) }
    if dice.chance(0.2) { target.style.constrainedAxes = dice.pick([.horizontal, .both]) }
    if dice.chance(0.2) { target.style.shapeOffset = dice.vector(upTo: 9) }
    if dice.chance(0.3) { target.padding = Insets(dice.number(0...60)) }
    if dice.chance(0.3) { target.cornerRadius = dice.pick([0, 20, 100]) }
    return target
  }

  private func messyLayouts(from first: Int) -> [(seed: Int, engine: PointerEngine)] {
    withDice(0..<40, from: first).map { seed, dice in
      var dice = dice
      return (seed, engine((1...14).map { messyTarget(TargetID($0), &dice) }))
    }
  }

  func testNoFindingIsBeyondTheMostLenientThresholds() {
    var lenient = AuditConfiguration()
    (lenient.greatestGroupGap, lenient.greatestDeviatingCount) = (1000, 1000)
    (lenient.greatestBezelCount, lenient.leastGrowth, lenient.anchorTolerance) = (1, 0, 100)
    (lenient.greatestWeightFactor, lenient.leastStrokeWidth) = (100, 0)
    (lenient.greatestSnappingSide, lenient.smallestHoverSide) = (10_000, 0)
    lenient.greatestCustomEffectCount = 1
    let rules: Set<LayoutRule> = [
      .groupGap, .mixedEffects, .bezelHighlight, .flatShadow, .shapeWeight, .shapeAnchor, .effectSize,
      .customEffect,
    ]
    var found: Set<LayoutRule> = []
    for (seed, engine) in messyLayouts(from: 2000) {
      found.formUnion(LayoutAuditor().findings(in: engine).map { $0.rule })
      let still = LayoutAuditor(lenient).findings(in: engine).filter { rules.contains($0.rule) }
      XCTAssertEqual(still.map { $0.text() }, [], "seed \(seed)")
    }
    XCTAssertEqual(rules.subtracting(found).map { $0.identifier }, [], "all of them are found otherwise")
  }

  func testWhatIsMeasuredIsNotWhatIsExpected() {
    for (seed, engine) in messyLayouts(from: 3000) {
      for finding in LayoutAuditor().findings(in: engine) {
        let measured = finding.measured.value
        let isWrong =
          switch finding.expected {
          case .atMost(let limit): measured > limit.value
          case .atLeast(let limit): measured < limit.value
          case .moreThan(let limit): measured <= limit.value
          default: true
          }
        XCTAssertTrue(isWrong, "seed \(seed): \(finding.text())")
      }
    }
  }
}

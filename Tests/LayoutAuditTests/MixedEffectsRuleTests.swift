import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L3: reported: a member of a group with another effect than the rest, except the selected segment.
///
/// Files: `MixedEffectsRule`.
final class MixedEffectsRuleTests: EffectFindingsTestCase {
  func testOtherEffectIsFoundUnlessOfTheSelectedSegment() {
    check(.mixedEffects) { layout, dice in
      let isDeviation = dice.chance(0.7)
      let (count, kind) = (dice.count(3...6), dice.pick([ElementKind.barButton, .other, .tabBarItem]))
      let deviating = dice.count(0...count - 1)
      let effect = dice.pick([PointerEffect.lift, .hover(HoverOptions())])
      for index in 0..<count {
        layout.add(
          Rect(20 + 70 * Double(index), 100, 50, 37), kind, group: 50,
          effect: isDeviation && index == deviating ? effect : .automatic)
      }
      return isDeviation
    }
    let segments = (0..<3).map { index in
      let kind = index == 1 ? ElementKind.selectedSegment : .segment
      return target(TargetID(index + 1), Rect(100 + 60 * Double(index), 100, 60, 32), kind, group: 1)
    }
    XCTAssertFalse(findings(segments).contains { $0.rule == .mixedEffects })
  }

  func testRemedyOfAWideButtonMendsTheLayout() {
    var targets = [button(1, x: 100, group: 1), button(2, x: 180, group: 1)]
    targets[1].frame = Rect(180, 100, 300, 40)
    let found = findings(targets)
    XCTAssertEqual(found.map { $0.targets }, [[2]])
    XCTAssertEqual(found.map { $0.remedy }, [.useEffect(.lift)])
    targets[1].style.effect = .lift
    XCTAssertEqual(findings(targets), [])
    targets[1].group = nil
    XCTAssertEqual(findings(targets).map { $0.rule }, [.effectSize])
  }

  /// Elements of any kind, size and effect, alone and in groups: no element gets two effects to use, each measured
  /// number is beyond the bound that its finding states, and effects that follow the remedies are not reported.
  ///
  /// Also L5 and L13 and L15.
  func testElementHasOneRemedyForOneEffect() {
    let effects: [PointerEffect] = [.automatic, .highlight, .lift, .hover(HoverOptions()), .none]
    for (seed, var dice) in withDice(0..<200) {
      let kinds = dice.chance(0.5) ? ElementKind.allCases : [dice.pick(ElementKind.allCases)]
      let side = dice.pick([30.0, 120, 121, 240, 241, 300])
      var targets = (1...dice.count(1...3)).map { id in
        target(
          TargetID(id), Rect(320 * Double(id - 1), 100, side, 40), dice.pick(kinds), bezel: dice.chance(0.5),
          effect: dice.pick(effects))
      }
      if dice.chance(0.4) { for index in targets.indices { targets[index].group = 1 } }
      let before = targets
      var advice: [TargetID: Remedy] = [:]
      for finding in findings(targets) {
        let (measured, asked) = (finding.measured.value, finding.expected.quantity.value)
        switch finding.expected {
        case .atLeast: XCTAssertLessThan(measured, asked, "seed \(seed): \(finding.text())")
        case .moreThan: XCTAssertLessThanOrEqual(measured, asked, "seed \(seed): \(finding.text())")
        case .atMost: XCTAssertGreaterThan(measured, asked, "seed \(seed): \(finding.text())")
        case .about: XCTAssertNotEqual(measured, asked, "seed \(seed): \(finding.text())")
        }
        for id in finding.targets {
          let style: PointerStyle
          switch finding.remedy {
          case .useEffect(.highlight): style = PointerStyle(effect: .highlight)
          case .useEffect(.lift): style = PointerStyle(effect: .lift)
          case .useEffect(.hover): style = PointerStyle(effect: .hover(HoverOptions()))
          case .useEffect(.automatic), .useBeam: style = .automatic
          case .useEffect(.none): style = .system
          default: continue
          }
          XCTAssertNil(advice.updateValue(finding.remedy, forKey: id), "seed \(seed): \(before)")
          targets[Int(id.rawValue) - 1].style = style
        }
      }
      let effectRules: Set<LayoutRule> = [.bezelHighlight, .effectSize, .customEffect]
      let after = findings(targets).filter { finding in
        effectRules.contains(finding.rule) && finding.targets.contains { advice[$0] != nil }
      }
      // A group may have an effect that does not suit a member.
      guard targets[0].group == nil else { continue }
      XCTAssertEqual(after.map { $0.text() }, [], "seed \(seed): \(before)")
    }
  }

  func testSomeMembersMayDiffer() {
    let size = [Size(60, 37)]
    let bar = [ElementKind](repeating: .barButton, count: 4)
    assertFindings(
      "two members", row(bar, sizes: size, effects: [.automatic, .lift, .automatic, hover]),
      say: "L3 of 2 4 in group 7 at 200 100 260 37: 2, not 0, certain: use the effect highlight")
    assertFindings(
      "a tie is decided for the highlight", row(Array(bar[..<2]), sizes: size, effects: [.highlight, .lift]),
      say: "L3 of 2 in group 7 at 200 100 60 37: 1, not 0, certain: use the effect highlight")
    assertFindings(
      "a command without an effect", row(bar, sizes: size, effects: [.highlight, .none, .highlight]),
      say: "L3 of 2 in group 7 at 200 100 60 37: 1, not 0, certain: use the effect highlight")
    assertFindings(
      "a field without an effect",
      row([.barButton, .other, .barButton], sizes: size, effects: [.highlight, .none, .highlight]), say: "")
    var hidden = row(bar, sizes: size)
    hidden[1].style = .hidden
    assertFindings("a hidden pointer", hidden, say: "")
    var text = row([.barButton, .text, .barButton], sizes: size)
    text[1].style = PointerStyle(effect: .lift)
    assertFindings(
      "text that lacks its beam", text,
      say:
        "L15 of 2 at 200 100 60 37: 1, not 0, likely: let the pointer become the beam: state no shape, and make its effect automatic"
    )
    var configuration = AuditConfiguration()
    configuration.greatestDeviatingCount = 1
    assertFindings(
      "one may deviate", row(bar, sizes: size, effects: [.automatic, .lift]), configuration: configuration,
      say: "L15 of 2 at 200 100 60 37: 1, not 0, likely: use the effect highlight")
    assertFindings(
      "two may not", row(bar + bar, sizes: size, effects: [.automatic, .lift, .lift]),
      configuration: configuration,
      say: "L3 of 2 3 in group 7 at 200 100 160 37: 2, not at most 1, certain: use the effect highlight")
    assertFindings(
      "nobody has an effect", row([.other, .other], sizes: size, effects: [.none, .none]), say: "")
  }
}

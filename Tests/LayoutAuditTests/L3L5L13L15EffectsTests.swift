import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L3, L5, L13, L15: effects that mix in a group, or do not suit the size or kind of their element.
final class L3L5L13L15EffectsTests: LayoutAuditTestCase {
  func testL3OneMemberOfAGroupWithAnotherEffectIsFoundUnlessItIsTheSelectedSegment() {
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

  func testL5AHighlightAroundABezelledElementIsFound() {
    check(.bezelHighlight) { layout, dice in
      let (bezel, effect) = (dice.chance(0.6), dice.pick([PointerEffect.highlight, .lift]))
      let size = Size(dice.number(30...230), dice.number(30...100))
      layout.add(Rect(origin: Point(100, 100), size: size), .button, bezel: bezel, effect: effect)
      return bezel && effect == .highlight
    }
  }

  func testL13AHighlightOrLiftIsFoundBeyondTwoHundredFortyPointsAndHoverUpToOneHundredTwenty() {
    check(.effectSize) { layout, dice in
      let effect = dice.pick([.highlight, .lift, .hover(HoverOptions())] as [PointerEffect])
      let snaps = effect == .highlight || effect == .lift
      let side = number(near: snaps ? 240 : 120, upTo: 60, &dice)
      layout.add(Rect(100, 100, side, 60), .button, bezel: effect != .highlight, effect: effect)
      return snaps ? side > 240 : side <= 120
    }
  }

  func testL13LargeElementWithAStandardEffectIsFoundToo() {
    for (kind, certainty) in [
      (ElementKind.appIcon, Finding.Certainty.likely), (.controlCenterModule, .likely),
      (.selectedSegment, .likely),
      (.barButton, .possible), (.tabBarItem, .possible), (.segment, .possible), (.editMenuItem, .possible),
    ] {
      var large = target(1, Rect(100, 100, 600, 400), kind, effect: .automatic)
      let found = findings([large]).filter { $0.rule == .effectSize }
      XCTAssertEqual(found.map { $0.remedy }, [.useEffect(.hover)], "\(kind)")
      XCTAssertEqual(found.map { $0.certainty }, [certainty], "\(kind)")
      large.style.effect = .hover(HoverOptions())
      let after = findings([large]).filter { [.effectSize, .customEffect].contains($0.rule) }
      XCTAssertEqual(after, [], "\(kind)")
      large.frame = Rect(100, 100, 240, 40)
      large.style.effect = .automatic
      XCTAssertEqual(findings([large]).filter { $0.rule == .effectSize }, [], "\(kind)")
    }
  }

  func testL15ACustomEffectIsFoundOnAStandardControlAndWhereTheHighlightBehavesTheSame() {
    check(.customEffect) { layout, dice in
      let isCustom = dice.chance(0.6)
      let kind = dice.pick([ElementKind.barButton, .tabBarItem, .segment, .editMenuItem])
      let effect =
        isCustom
        ? dice.pick([PointerEffect.hover(HoverOptions()), .none]) : dice.pick([.highlight, .automatic])
      layout.add(Rect(100, 100, dice.number(40...200), 37), kind, effect: effect)
      return isCustom
    }
    let plate = PointerStyle(shape: .roundedRect(Size(80, 60), radius: 8), constrainedAxes: .both)
    let found = findings([target(1, Rect(100, 100, 60, 40), .button, plate)])
    XCTAssertEqual(found.map { $0.remedy }, [.useEffect(.automatic)])
  }

  func testL3AndL13TheRemedyOfAWideButtonAmongSmallOnesMendsTheLayout() {
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

  func testL13ASideWithinTheErrorOfTheFramesIsOnlyPossible() {
    func found(_ side: Double) -> [Finding.Certainty] {
      findings([target(1, Rect(100, 100, side, 60), .card, bezel: true, effect: .lift)], error: 2).map {
        $0.certainty
      }
    }
    XCTAssertEqual(found(242), [.possible])
    XCTAssertEqual(found(243), [.likely])
  }

  /// Elements of any kind, size and effect, alone and in groups: no element gets two effects to use, each measured
  /// number is beyond the bound that its finding states, and effects that follow the remedies are not reported.
  func testL3L5L13L15OneRemedyForOneEffect() {
    let effects: [PointerEffect] = [.automatic, .highlight, .lift, .hover(HoverOptions()), .none]
    for (seed, var dice) in withDice(seeds(4000, inDebug: 200)) {
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

  func testL5ASelectedSegmentHighlightedLikeItsNeighborsIsFound() {
    for (bezel, selected) in [(true, 1), (false, 1), (true, 2), (true, 0)] {
      var segments = (0..<3).map { index in
        target(
          TargetID(index + 1), Rect(100 + 80 * Double(index), 100, 80, 32),
          index == selected ? .selectedSegment : .segment, bezel: bezel && index == selected, group: 1,
          PointerStyle(effect: .highlight))
      }
      let found = findings(segments)
      XCTAssertEqual(found.map { $0.rule }, [.bezelHighlight])
      XCTAssertEqual(found.map { $0.targets }, [[TargetID(selected + 1)]])
      XCTAssertEqual(found.map { $0.remedy }, [.useEffect(.lift)])
      segments[selected].style = PointerStyle(effect: .lift)
      XCTAssertEqual(findings(segments), [])
    }
  }

  func testL13TheMessageOfAFindingExactlyAtTheLimitIsTrue() throws {
    let card = target(1, Rect(100, 100, 120, 60), .card, PointerStyle(effect: .hover(HoverOptions())))
    let finding = try XCTUnwrap(findings([card]).first)
    XCTAssertEqual(
      finding.text(), "its longer side is 120 pt, and its effect suits more than 120 pt; use the effect lift")
  }

  func testL15TextIsToldToUseTheBeam() {
    let pen = PointerPath([.move(to: .zero), .line(to: Point(18, 4)), .line(to: Point(4, 18)), .close])
    let styles: [(PointerStyle, isFound: Bool)] = [
      (.automatic, false),
      (PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical), false),
      (
        PointerStyle(
          effect: .hover(HoverOptions(prefersScaledContent: false)), shape: .verticalBeam(length: 20)), false
      ), (PointerStyle(shape: .markerTip), false), (PointerStyle(shape: .cross), true), (.system, true),
      (PointerStyle(shape: .circle(diameter: 19)), true), (PointerStyle(shape: .circle(diameter: 28)), true),
      (.hidden, true), (PointerStyle(effect: .highlight), true), (PointerStyle(effect: .lift), true),
      (PointerStyle(shape: .path(pen)), true),
    ]
    for (width, bezel, (style, isFound)) in product([60.0, 400], [false, true], styles) {
      var text = target(1, Rect(100, 100, width, 30), .text, bezel: bezel, style)
      let found = findings([text])
      XCTAssertEqual(found.map { $0.rule }, isFound ? [.customEffect] : [], "\(style)")
      XCTAssertEqual(found.map { $0.remedy }, isFound ? [.useBeam] : [], "\(style)")
      text.style = .automatic
      XCTAssertEqual(findings([text]), [])
    }
  }
}

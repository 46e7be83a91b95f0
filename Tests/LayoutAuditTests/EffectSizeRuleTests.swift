import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L13: reported: a highlight or lift on a large element, and a hover effect on a small one.
///
/// Files: `EffectSizeRule`.
final class EffectSizeRuleTests: EffectFindingsTestCase {
  func testHighlightIsFoundBeyond240AndHoverUpTo120Points() {
    check(.effectSize) { layout, dice in
      let effect = dice.pick([.highlight, .lift, .hover(HoverOptions())] as [PointerEffect])
      let snaps = effect == .highlight || effect == .lift
      let side = number(near: snaps ? 240 : 120, upTo: 60, &dice)
      layout.add(Rect(100, 100, side, 60), .button, bezel: effect != .highlight, effect: effect)
      return snaps ? side > 240 : side <= 120
    }
  }

  func testLargeElementWithAStandardEffectIsFoundToo() {
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

  func testASideWithinTheErrorOfTheFramesIsOnlyPossible() {
    func found(_ side: Double) -> [Finding.Certainty] {
      findings([target(1, Rect(100, 100, side, 60), .card, bezel: true, effect: .lift)], error: 2).map {
        $0.certainty
      }
    }
    XCTAssertEqual(found(242), [.possible])
    XCTAssertEqual(found(243), [.likely])
  }

  func testTheMessageOfAFindingExactlyAtTheLimitIsTrue() throws {
    let card = target(1, Rect(100, 100, 120, 60), .card, PointerStyle(effect: .hover(HoverOptions())))
    let finding = try XCTUnwrap(findings([card]).first)
    XCTAssertEqual(
      finding.text(), "its longer side is 120 pt, and its effect suits more than 120 pt; use the effect lift")
  }

  func testTheEffectSuitsTheSize() {
    assertFindings(
      "a large lift", row([.card], sizes: [Size(300, 100)], effects: [.lift], group: nil),
      say: "L13 of 1 at 100 100 300 100: 300 pt, not at most 240 pt, likely: use the effect hover")
    assertFindings(
      "a large highlight", row([.button], sizes: [Size(100, 300)], effects: [.highlight], group: nil),
      say: "L13 of 1 at 100 100 100 300: 300 pt, not at most 240 pt, likely: use the effect hover")
    assertFindings(
      "a small hover", row([.other], sizes: [Size(100, 40)], effects: [hover], group: nil),
      say: "L13 of 1 at 100 100 100 40: 100 pt, not more than 120 pt, likely: use the effect highlight")
    assertFindings(
      "a small hover on a background", row([.card], sizes: [Size(100, 40)], effects: [hover], group: nil),
      say: "L13 of 1 at 100 100 100 40: 100 pt, not more than 120 pt, likely: use the effect lift")
    assertFindings("hover of no size", row([.other], sizes: [.zero], effects: [hover], group: nil), say: "")
    assertFindings(
      "hover on a row", row([.row], sizes: [Size(100, 40)], effects: [hover], group: nil), say: "")
    let beam = PointerStyle(effect: hover, shape: .verticalBeam(length: 20))
    assertFindings("hover on text with its beam", [target(1, Rect(100, 100, 100, 40), .text, beam)], say: "")
    assertFindings(
      "a large item of a bar", row([.barButton], sizes: [Size(300, 37)], effects: [.highlight], group: nil),
      say: "L13 of 1 at 100 100 300 37: 300 pt, not at most 240 pt, possible: use the effect hover")
    assertFindings(
      "a large one among small ones",
      row(
        [.button, .button], sizes: [Size(60, 40), Size(300, 40)], bezels: [0, 1], effects: [.lift, .lift]),
      say: "")
    assertFindings(
      "within the error", row([.card], sizes: [Size(240.6, 100)], effects: [.lift], group: nil),
      say: "L13 of 1 at 100 100 240.6 100: 240.6 pt, not at most 240 pt, possible: use the effect hover")
    assertFindings(
      "a large icon is told once",
      row([.appIcon], sizes: [Size(300, 300)], effects: [.highlight], group: nil),
      say: "L5 of 1 at 100 100 300 300: 1, not 0, certain: use the effect hover")
  }
}

import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L5: reported: a highlight around a visible background.
///
/// Files: `BezelHighlightRule`.
final class BezelHighlightRuleTests: EffectFindingsTestCase {
  func testAHighlightAroundABezelledElementIsFound() {
    check(.bezelHighlight) { layout, dice in
      let (bezel, effect) = (dice.chance(0.6), dice.pick([PointerEffect.highlight, .lift]))
      let size = Size(dice.number(30...230), dice.number(30...100))
      layout.add(Rect(origin: Point(100, 100), size: size), .button, bezel: bezel, effect: effect)
      return bezel && effect == .highlight
    }
  }

  func testASelectedSegmentHighlightedLikeItsNeighborsIsFound() {
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

  func testAHighlightAroundABackground() {
    assertFindings(
      "small", row([.button], sizes: [Size(60, 40)], bezels: [0], effects: [.highlight], group: nil),
      say: "L5 of 1 at 100 100 60 40: 1, not 0, certain: use the effect lift")
    assertFindings(
      "in a group",
      row([.button, .button], sizes: [Size(60, 40)], bezels: [0, 1], effects: [.highlight, .highlight]),
      say: """
        L5 of 1 in group 7 at 100 100 60 40: 1, not 0, certain: use the effect lift
        L5 of 2 in group 7 at 200 100 60 40: 1, not 0, certain: use the effect lift
        """)
    assertFindings(
      "large", row([.card], sizes: [Size(241, 40)], effects: [.highlight], group: nil),
      say: "L5 of 1 at 100 100 241 40: 1, not 0, certain: use the effect hover")
    assertFindings(
      "not too large", row([.card], sizes: [Size(240, 40)], effects: [.highlight], group: nil),
      say: "L5 of 1 at 100 100 240 40: 1, not 0, certain: use the effect lift")
    assertFindings(
      "among transparent ones", row([.barButton, .barButton], sizes: [Size(60, 37)], bezels: [1]), say: "")
  }
}

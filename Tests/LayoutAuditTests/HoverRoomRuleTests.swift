import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L9: reported: an element that grows over its neighbor on hover.
///
/// Files: `HoverRoomRule`.
final class HoverRoomRuleTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.liftShape, .clippedLift, .flatShadow, .hoverRoom] }

  private func card(
    _ id: TargetID, _ frame: Rect, _ kind: ElementKind = .card, shadow: Bool = false, grows: Bool = true
  ) -> PointerTarget {
    target(id, frame, kind, bezel: true, effect: .hover(prefersShadow: shadow, prefersScaledContent: grows))
  }

  func testGrowthByHoverOverANeighborIsFoundFromWhereTheyMeet() {
    check(.hoverRoom) { layout, dice in
      let gap = number(near: 3, upTo: 3, &dice)
      let kind = dice.pick([ElementKind.card, .row])
      for index in 0..<dice.count(2...3) {
        layout.add(
          Rect(20 + (260 + gap) * Double(index), 100, 260, 100), kind, bezel: true,
          effect: .hover(HoverOptions()))
      }
      return gap < 3
    }
  }

  func testGrowthOverACardIsPossibleAndOverARowLikely() {
    func found(_ kind: ElementKind, gap: Double) -> [Finding.Certainty] {
      findings(
        (0..<2).map { index in
          target(
            TargetID(index + 1), Rect(20 + (260 + gap) * Double(index), 100, 260, 100), kind, bezel: true,
            effect: index == 0 ? .hover(HoverOptions()) : .none)
        }, error: 1
      ).filter { $0.rule == .hoverRoom }.map { $0.certainty }
    }
    // The card grows by 3 points; two edges with an error of 1 differ by 1.41.
    XCTAssertEqual(found(.card, gap: 1), [.certain])
    XCTAssertEqual(found(.card, gap: 2), [.possible])
    XCTAssertEqual(found(.row, gap: 2), [.likely])
    XCTAssertEqual(found(.row, gap: 3), [])
  }

  func testARowGrowsOverNoRowThatIsScrolledOutOfView() {
    func findings(clip: Double) -> [[TargetID]] {
      let rows = (0..<2).map { index in
        let row = PointerTarget(
          TargetID(index + 1), Rect(0, 60 * Double(index), 200, 60), .row, hasBezel: true,
          effect: index == 0 ? .hover(HoverOptions()) : .automatic, space: 5)
        return row
      }
      let list = PointerSpace(id: 5, origin: Point(50, 100), clip: Rect(50, 100, 200, clip))
      var engine = engine(rows)
      engine.upsert(list, at: .zero)
      return LayoutAuditor().findings(in: engine).map { $0.targets }
    }
    XCTAssertEqual(findings(clip: 60), [])
    XCTAssertEqual(findings(clip: 90), [[1]])
  }

  func testAHoverWithoutGrowthNeedsNoRoom() {
    for (isScaled, expected) in [(true, [TargetID(1), 2]), (false, [])] {
      let targets = [1, 2].map { id in
        target(
          TargetID(id), Rect(100, 100 * Double(id), 400, 100), .card, bezel: true,
          effect: .hover(prefersShadow: false, prefersScaledContent: isScaled))
      }
      let found = findings(targets).filter { $0.rule == .hoverRoom }.flatMap { $0.targets }
      XCTAssertEqual(Set(found), Set(expected))
    }
  }

  func testGrowthOverANeighbor() {
    let grown = card(1, Rect(300, 300, 260, 100))
    func other(_ id: TargetID, _ frame: Rect, _ kind: ElementKind = .card) -> PointerTarget {
      target(id, frame, kind, bezel: true, .system)
    }
    assertFindings(
      "one", [grown, other(2, Rect(561, 300, 100, 100))],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -2 pt, not at least 0 pt, certain: use a tint without growth and shadow"
    )
    assertFindings(
      "the nearer is the second",
      [grown, other(2, Rect(561, 300, 100, 40)), other(3, Rect(560, 345, 100, 40))],
      say:
        "L9 of 1 beside 3 at 297 298.85 266 102.31: -3 pt, not at least 0 pt, certain: use a tint without growth and shadow"
    )
    assertFindings(
      "the nearer is the first",
      [grown, other(2, Rect(560, 300, 100, 40)), other(3, Rect(561, 345, 100, 40))],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -3 pt, not at least 0 pt, certain: use a tint without growth and shadow"
    )
    assertFindings(
      "what it lies on", [with(grown) { $0.z = 1 }, other(2, Rect(250, 250, 400, 300))], say: "")
    assertFindings("what is empty", [grown, other(2, Rect(560, 300, 0, 100))], say: "")
    assertFindings(
      "a row above a card", [with(grown) { $0.kind = .row }, other(2, Rect(562.5, 300, 100, 100))],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -0.5 pt, not at least 0 pt, possible: use a tint without growth and shadow"
    )
    assertFindings(
      "a card above a row", [grown, other(2, Rect(562.5, 300, 100, 100), .row)],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -0.5 pt, not at least 0 pt, possible: use a tint without growth and shadow"
    )
    assertFindings(
      "a row above a row", [with(grown) { $0.kind = .row }, other(2, Rect(562.5, 300, 100, 100), .row)],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -0.5 pt, not at least 0 pt, likely: use a tint without growth and shadow"
    )
    assertFindings(
      "in another space", [grown, with(other(2, Rect(561, 300, 100, 100))) { $0.space = 5 }],
      [PointerSpace(id: 5)], say: "")
    var configuration = AuditConfiguration()
    configuration.leastClearance = 5
    assertFindings(
      "with a clearance of five", [grown, other(2, Rect(566, 300, 100, 100))], configuration: configuration,
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: 3 pt, not at least 5 pt, certain: use a tint without growth and shadow"
    )
    assertFindings(
      "enough", [grown, other(2, Rect(568, 300, 100, 100))], configuration: configuration, say: "")
  }
}

import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L9: elements that grow over their neighbors.
final class L9HoverRoomTests: LayoutAuditTestCase {
  func testL9GrowthByHoverOverANeighborIsFoundFromWhereTheyMeet() {
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

  func testL9GrowthOverACardWithinTheErrorOfTheFramesIsOnlyPossibleAndOverTheNextRowIsLikely() {
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

  func testL9ARowGrowsOverNoRowThatIsScrolledOutOfView() {
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

  func testL9AHoverWithoutGrowthNeedsNoRoom() {
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
}

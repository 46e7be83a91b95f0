import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L8: reported: a hover effect with a shadow but without growth.
///
/// Files: `FlatShadowRule`.
final class FlatShadowRuleTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.liftShape, .clippedLift, .flatShadow, .hoverRoom] }

  private func card(
    _ id: TargetID, _ frame: Rect, _ kind: ElementKind = .card, shadow: Bool = false, grows: Bool = true
  ) -> PointerTarget {
    target(id, frame, kind, bezel: true, effect: .hover(prefersShadow: shadow, prefersScaledContent: grows))
  }

  func testShadowIsFoundIfItsElementGrowsByLessThanAPoint() {
    check(.flatShadow) { layout, dice in
      let growth = number(near: 1, upTo: 3, &dice)
      layout.configuration.effects.hoverGrowth = growth
      let scale = dice.chance(0.8)
      layout.add(
        Rect(100, 100, 260, 120), .card, bezel: true,
        effect: .hover(prefersShadow: true, prefersScaledContent: scale))
      return !scale || growth < 1
    }
  }

  func testAShadowThatIsNeverDrawnNeedsNoGrowth() {
    for (opacity, expected) in [(0.3, 1), (0, 0)] {
      var engine = engine([
        target(
          1, Rect(100, 100, 260, 120), .card, bezel: true,
          effect: .hover(prefersShadow: true, prefersScaledContent: false))
      ])
      engine.setConfiguration(with(PointerConfiguration()) { $0.effects.shadowOpacity = opacity }, at: .zero)
      let found = LayoutAuditor().findings(in: engine).filter { $0.rule == .flatShadow }
      XCTAssertEqual(found.count, expected, "\(opacity)")
    }
  }

  func testAShadowWithoutGrowth() {
    assertFindings(
      "no growth", [card(1, Rect(300, 300, 260, 120), shadow: true, grows: false)],
      say:
        "L8 of 1 at 300 300 260 120: 0 pt, not at least 1 pt, certain: let it grow too, or remove the shadow")
    assertFindings("neither", [card(1, Rect(300, 300, 260, 120), grows: false)], say: "")
    var engine = engine([card(1, Rect(300, 300, 260, 120), shadow: true)])
    engine.setConfiguration(with(PointerConfiguration()) { $0.effects.hoverGrowth = 0.5 }, at: .zero)
    assertFindings(
      "little growth", [], engine: engine,
      say:
        "L8 of 1 at 300 300 260 120: 0.5 pt, not at least 1 pt, certain: let it grow too, or remove the shadow"
    )
  }
}

import LayoutAudit
import PointerKit
import XCTest

/// Findings that the error of frames alone explains are only possible, as in layouts measured in pictures.
final class FrameErrorTests: XCTestCase {
  private func findings(_ targets: [PointerTarget], error: Double = 0.5) -> [Finding] {
    var configuration = AuditConfiguration()
    configuration.frameError = error
    var engine = PointerEngine(size: Size(width: 1000, height: 800))
    engine.upsert(targets, at: .zero)
    return LayoutAuditor(configuration).findings(in: engine)
  }

  private func target(
    _ id: TargetID, _ frame: Rect, _ kind: ElementKind, group: GroupID? = nil,
    effect: PointerEffect? = .automatic
  ) -> PointerTarget {
    PointerTarget(id: id, frame: frame, kind: kind, hasBezel: true, group: group, effect: effect)
  }

  func testL4ADifferenceWithinTheErrorOfTheFramesIsOnlyPossible() {
    func found(_ difference: Double) -> [Finding] {
      findings(
        (0..<3).map { index in
          target(
            TargetID(index + 1),
            Rect(x: 100 * Double(index), y: 100, width: 80, height: 40 + (index == 1 ? difference : 0)),
            .button, group: 1)
        }, error: 2)
    }
    // Two points are allowed, and four edges with an error of 2 differ by 4.
    XCTAssertEqual(found(2).map { $0.certainty }, [])
    XCTAssertEqual(found(2.1).map { $0.certainty }, [.possible])
    XCTAssertEqual(found(6).map { $0.certainty }, [.possible])
    XCTAssertEqual(found(6.1).map { $0.certainty }, [.certain])
  }

  func testL4AMemberThatSurelyDeviatesIsNamedAlone() {
    let heights = [40.0, 43, 40, 60, 40]
    let targets = heights.enumerated().map { index, height in
      target(
        TargetID(index + 1), Rect(x: 100 * Double(index), y: 100, width: 80, height: height), .button,
        group: 1)
    }
    XCTAssertEqual(findings(targets, error: 2).map { $0.targets }, [[4]])
    XCTAssertEqual(findings(targets, error: 0).map { $0.targets }, [[2, 4]])
  }

  func testL9GrowthOverACardWithinTheErrorOfTheFramesIsOnlyPossibleAndOverTheNextRowIsLikely() {
    func found(_ kind: ElementKind, gap: Double) -> [Finding.Certainty] {
      findings(
        (0..<2).map { index in
          target(
            TargetID(index + 1), Rect(x: 20 + (260 + gap) * Double(index), y: 100, width: 260, height: 100),
            kind,
            effect: index == 0 ? .hover(HoverOptions()) : nil)
        }, error: 1
      ).filter { $0.rule == .hoverRoom }.map { $0.certainty }
    }
    // The card grows by 3 points; two edges with an error of 1 differ by 1.41.
    XCTAssertEqual(found(.card, gap: 1), [.certain])
    XCTAssertEqual(found(.card, gap: 2), [.possible])
    XCTAssertEqual(found(.row, gap: 2), [.likely])
    XCTAssertEqual(found(.row, gap: 3), [])
  }

  func testL13ASideWithinTheErrorOfTheFramesIsOnlyPossible() {
    func found(_ side: Double) -> [Finding.Certainty] {
      findings([target(1, Rect(x: 100, y: 100, width: side, height: 60), .card, effect: .lift)], error: 2)
        .map { $0.certainty }
    }
    XCTAssertEqual(found(242), [.possible])
    XCTAssertEqual(found(243), [.likely])
  }

  func testL2AGapThatIsHardlyWiderThanABridgeIsOnlyPossible() {
    func found(_ gap: Double) -> [Finding.Certainty] {
      findings(
        (0..<2).map { index in
          target(
            TargetID(index + 1), Rect(x: 100 + (44 + gap) * Double(index), y: 100, width: 44, height: 37),
            .button,
            group: 1)
        }, error: 2
      ).filter { $0.rule == .groupGap }.map { $0.certainty }
    }
    XCTAssertEqual(found(96), [])
    XCTAssertEqual(found(98), [.possible])
    XCTAssertEqual(found(99), [.certain])
  }

  func testL1AStripWithinTheErrorOfTheFramesIsOnlyPossible() {
    func found(gap: Double) -> [Finding.Certainty] {
      var button = target(1, Rect(x: 100, y: 100, width: 60, height: 40), .button)
      button.padding = Insets(top: 12, left: 12, bottom: 12, right: 4)
      // The region of the neighbor begins 12 points before its frame.
      let neighbor = target(2, Rect(x: 164 + 12 + gap, y: 60, width: 60, height: 120), .button)
      return findings([button, neighbor], error: 2).map { $0.certainty }
    }
    XCTAssertEqual(found(gap: 2), [.possible])
    XCTAssertEqual(found(gap: 4), [.certain])
  }

  func testL1AButtonWithinAButtonIsOneWithIt() {
    func found(_ kind: ElementKind) -> [[TargetID]] {
      var icon = target(2, Rect(x: 130, y: 115, width: 40, height: 40), .button)
      icon.padding = Insets(0)
      return findings([target(1, Rect(x: 100, y: 100, width: 120, height: 80), kind), icon])
        .filter { $0.rule == .padding }.map { $0.targets }
    }
    XCTAssertEqual(found(.button), [])
    XCTAssertEqual(found(.card), [[2]], "around a button on a card, the pointer is that of the card")
  }
}

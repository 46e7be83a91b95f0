import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// 2.5.8 and 2.5.5 of WCAG 2.2: reported: targets that are too small, by what reacts without the engine.
///
/// Files: `TargetSizeRule`, `TargetAreas`, `AuditProfile`.
final class TargetSizeRuleTests: LayoutAuditTestCase {
  private let exact = with(AuditConfiguration(.wcagAA)) { $0.frameError = 0 }

  private func small(
    _ targets: [PointerTarget], _ spaces: [PointerSpace] = [], _ configuration: AuditConfiguration? = nil
  ) -> [TargetID] {
    LayoutAuditor(configuration ?? exact).findings(in: engine(targets, spaces)).flatMap { $0.targets }
  }

  private func box(
    _ id: TargetID, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ kind: ElementKind = .button,
    z: Int64 = 0, space: SpaceID = .window
  ) -> PointerTarget {
    with(PointerTarget(id, Rect(x, y, width, height), kind, space: space)) { $0.z = z }
  }

  func testEachProfileHasItsRules() {
    XCTAssertEqual(AuditProfile.allCases.map(\.name), ["guideline", "wcag-aa", "wcag-aaa"])
    for profile in AuditProfile.allCases { XCTAssertEqual(AuditProfile(name: profile.name), profile) }
    XCTAssertNil(AuditProfile(name: "wcag"))
    XCTAssertEqual(AuditConfiguration().rules, AuditProfile.guideline.rules)
    XCTAssertEqual(
      AuditProfile.allCases.reduce(into: LayoutRules()) { $0.formUnion($1.rules) }, LayoutRules.all)
    let pair = [box(1, 100, 100, 16, 16), box(2, 118, 100, 16, 16)]
    let layout = engine(pair)
    for (profile, expected) in [
      (AuditProfile.guideline, 0), (.wcagAA, 2), (.wcagAAA, 2),
    ] {
      let found = LayoutAuditor(AuditConfiguration(profile)).findings(in: layout)
      XCTAssertEqual(found.count { $0.rule >= .targetSize }, expected, profile.name)
    }
  }

  /// 24 by 24 is enough, beside whatever it is.
  func testTheLeastSizeIsEnough() {
    for (width, height, expected) in [
      (24, 24, []), (23.99, 24, [TargetID(1)]), (24, 23.99, [1]), (300, 23.99, [1]), (24.01, 24.01, []),
    ] {
      XCTAssertEqual(
        small([
          box(1, 100, 100, width, height), box(2, 100 + width, 100, 24, 24),
          box(3, 100, 100 + height, 300, 24),
        ]), expected,
        "\(width) \(height)")
    }
    let enhanced = with(AuditConfiguration(.wcagAAA)) { $0.frameError = 0 }
    for (width, height, expected) in [(44, 44, []), (43.99, 44, [TargetID(1)]), (44, 43.99, [1])] {
      XCTAssertEqual(small([box(1, 100, 100, width, height)], [], enhanced), expected, "\(width) \(height)")
    }
  }

  /// A circle of 24 around the center of a small target: 12 from another target, or 24 between the centers of small ones.
  func testRoomMakesUpForSize() {
    for (gap, expected) in [(2, [TargetID(1)]), (1.99, [1]), (0, [1])] as [(Double, [TargetID])] {
      let large = box(2, 120 + gap, 100, 40, 40)
      XCTAssertEqual(
        small([box(1, 100, 110, 20, 20), large]), gap == 2 ? [] : expected, "a large one, gap \(gap)")
    }
    for (gap, expected) in [(4, []), (3.99, [TargetID(1), 2])] as [(Double, [TargetID])] {
      XCTAssertEqual(
        small([box(1, 100, 100, 20, 20), box(2, 120 + gap, 100, 20, 20)]), expected, "a small one, gap \(gap)"
      )
    }
    XCTAssertEqual(small([box(1, 100, 100, 1, 1)]), [], "alone")
    // The corner of a large one lies 3-4-5 from the center: 7.2 and 9.6 are 12.
    XCTAssertEqual(small([box(1, 100, 100, 10, 10), box(2, 112.2, 114.6, 50, 50)]), [], "a corner")
    XCTAssertEqual(small([box(1, 100, 100, 10, 10), box(2, 112.1, 114.6, 50, 50)]), [1], "a corner")
    // A long thin one is met by its side, although its circle is far away.
    XCTAssertEqual(small([box(1, 100, 100, 20, 20), box(2, 0, 121, 600, 10)]), [1], "a thin one")
  }

  func testAFindingSaysWhatWasMeasuredAndWhatToChange() {
    let found = LayoutAuditor(AuditConfiguration(.wcagAA)).findings(
      in: engine([box(1, 100, 100, 16, 18), box(2, 118, 100, 16, 16)]))
    XCTAssertEqual(found.map { $0.rule.identifier }, ["2.5.8", "2.5.8"])
    XCTAssertEqual(
      found.first?.region, Rect(76, 76, 64, 66), "the engine's own region is told, but does not count")
    XCTAssertEqual(
      found.first?.text { ["", "Close", "Open"][Int($0.rawValue)] },
      "it is 16 × 18 pt (64 × 66 pt with PointerKit), where WCAG 2.2 asks for at least 24 × 24 pt, and a circle of 24 pt "
        + "around it meets 'Open'; make it at least 24 × 24 pt, or leave 5.97 pt more room around it")
    let enhanced = LayoutAuditor(AuditConfiguration(.wcagAAA)).findings(
      in: engine([box(1, 100, 100, 100, 28)]))
    XCTAssertEqual(
      enhanced.map { $0.text() },
      [
        "it is 100 × 28 pt (148 × 76 pt with PointerKit), where WCAG 2.2 asks for at least 44 × 44 pt; make it at least "
          + "44 × 44 pt"
      ])
  }

  func testTheErrorOfFramesMakesAFindingPossible() {
    for (side, expected) in [(23.4, Finding.Certainty.possible), (23.2, .certain)] {
      let found = LayoutAuditor(AuditConfiguration(.wcagAAA)).findings(
        in: engine([box(1, 100, 100, side + 20, 50)]))
      XCTAssertEqual(found.map { $0.certainty }, [expected], "\(side)")
    }
  }

  /// What another target covers does not react.
  func testTheSizeIsWhatIsNotCovered() {
    XCTAssertEqual(small([box(1, 100, 100, 80, 40), box(2, 130, 120, 80, 40, z: 1)]), [], "30 × 40 are left")
    XCTAssertEqual(
      small([box(1, 100, 100, 80, 40), box(2, 110, 110, 80, 40, z: 1)]), [1], "10 points are left")
    XCTAssertEqual(
      small([box(1, 100, 100, 80, 40, z: 1), box(2, 110, 110, 80, 40)]), [2], "the other way round")
    XCTAssertEqual(
      small([box(1, 100, 100, 20, 20), box(2, 100, 100, 20, 20, z: 1)]), [], "covered as a whole")
    XCTAssertEqual(
      small([box(1, 100, 100, 200, 40, .row), box(2, 270, 110, 20, 20, z: 1)]), [2], "a button in a row")
  }

  /// 300 buttons lie on the diagonal of a view.
  ///
  /// The largest square of the view that they leave free has half its side.
  func testManyTargetsInFrontOfAnother() {
    let configuration = with(AuditConfiguration(.wcagAAA)) {
      $0.frameError = 0
      $0.leastEnhancedTargetSide = 400
    }
    let view = box(1, 0, 0, 600, 600, .other)
    let buttons = (0..<300).map { index in
      box(TargetID(UInt64(index + 2)), 2 * Double(index), 2 * Double(index), 2, 2, z: 1)
    }
    let found = LayoutAuditor(configuration).findings(in: engine([view] + buttons))
    XCTAssertEqual(found.first { $0.targets == [1] }?.measured.value, 300)
  }

  func testExceptions() {
    let pair = [box(1, 100, 100, 16, 16), box(2, 118, 100, 16, 16)]
    let text = box(3, 0, 80, 600, 60, .text)
    XCTAssertEqual(small([text, box(1, 100, 100, 60, 16, .link, z: 1)]), [], "a link in a text")
    XCTAssertEqual(small([text, box(1, 100, 100, 60, 16, .button, z: 1)]), [1], "a button in a text")
    XCTAssertEqual(
      small(pair, [], with(exact) { $0.exemptions = [.init(1, from: LayoutRules(.targetSize))] }), [2],
      "what is exempt is still a neighbor")
    XCTAssertEqual(small([pair[0], with(pair[1]) { $0.isEnabled = false }]), [], "beside what is disabled")
    XCTAssertEqual(small([pair[0], with(pair[1]) { $0.kind = .canvas }]), [], "on a canvas")
  }

  /// A target may be small if another one with its function is large enough.
  func testEquivalents() {
    let arrows = [box(1, 100, 100, 16, 12), box(2, 100, 112, 16, 12), box(3, 40, 100, 60, 24, .text)]
    XCTAssertEqual(small(arrows), [1, 2])
    let declared = with(exact) {
      $0.equivalents = [.init(of: 1, 3), .init(of: 2, 1), .init(of: 2, 2), .init(of: 2, 9)]
    }
    XCTAssertEqual(small(arrows, [], declared), [2], "only what is large enough")
    XCTAssertEqual(
      small(arrows, [], with(exact) { $0.equivalents = [.init(of: 1, 3), .init(of: 2, 3)] }), [], "both")
  }

  func testWhatLiesInAnotherSheetIsNoNeighbor() {
    let menu = PointerSpace(id: 5, origin: Point(0, 0), clip: Rect(90, 118, 300, 300), z: 5, isOpaque: true)
    let pair = [box(1, 100, 100, 16, 16), box(2, 100, 118, 16, 16, space: 5)]
    XCTAssertEqual(small(pair, [menu]), [])
    XCTAssertEqual(small(pair, [with(menu) { $0.isOpaque = false }]), [1, 2], "the space of a list")
  }

  func testWhatIsScrolledAwayIsBesideWhatScrollsWithIt() {
    let list = PointerSpace(id: 5, origin: Point(100, 40), clip: Rect(90, 118, 300, 100))
    let rows = [box(1, 0, 0, 20, 20, space: 5), box(2, 0, 22, 20, 20, space: 5)]
    XCTAssertEqual(small(rows, [list]), [1, 2])
    // The first row lies on the button of the window, but out of the clip.
    XCTAssertEqual(small([rows[0], box(3, 102, 62, 20, 20)], [list]), [])
  }
}

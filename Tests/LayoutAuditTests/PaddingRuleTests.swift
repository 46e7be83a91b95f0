import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L1: reported: padding below 12 points with a bezel or 24 without, and a region more than 48 points from
/// its element.
///
/// Files: `PaddingRule`, `AuditConfiguration`.
final class PaddingRuleTests: LayoutAuditTestCase {
  func testPaddingIsFoundBelowTwelveWithABezelAnd24Without() {
    check(.padding) { layout, dice in
      let bezel = dice.chance(0.5)
      let asked: Double = bezel ? 12 : 24
      let given = number(near: asked, upTo: 24, &dice)
      layout.add(Rect(100, 100, 60, 40), .button, bezel: bezel) { $0.padding = Insets(given) }
      return given < asked
    }
  }

  func testPaddingOfOneSideIsFoundUnlessANeighborBegins() {
    check(.padding) { layout, dice in
      let given = dice.number(0...11)
      layout.add(Rect(100, 100, 60, 40), .button, bezel: true) {
        $0.padding = Insets(top: 12, left: 12, bottom: 12, right: given)
      }
      // The neighbor's region begins 12 points before its frame.
      let gap = number(near: given + 12, upTo: 10, &dice)
      layout.add(Rect(160 + gap, 70, 60, 100), .button, bezel: true)
      return gap > given + 12
    }
  }

  func testHardToLeaveRegionIsFoundBeyond48Points() {
    check(.padding) { layout, dice in
      let given = number(near: 48, upTo: 40, &dice)
      let padding = max(24, given)
      layout.add(Rect(300, 300, 60, 40), .button) { $0.padding = Insets(padding) }
      return padding > 48
    }
  }

  func testAStripWithinTheErrorOfTheFramesIsOnlyPossible() {
    func found(gap: Double) -> [Finding.Certainty] {
      var button = target(1, Rect(100, 100, 60, 40), .button, bezel: true)
      button.padding = Insets(top: 12, left: 12, bottom: 12, right: 4)
      // The region of the neighbor begins 12 points before its frame.
      let neighbor = target(2, Rect(164 + 12 + gap, 60, 60, 120), .button, bezel: true)
      return findings([button, neighbor], error: 2).map { $0.certainty }
    }
    XCTAssertEqual(found(gap: 2), [.possible])
    XCTAssertEqual(found(gap: 4), [.certain])
  }

  func testAButtonWithinAButtonIsOneWithIt() {
    func found(_ kind: ElementKind) -> [[TargetID]] {
      var icon = target(2, Rect(130, 115, 40, 40), .button, bezel: true)
      icon.padding = Insets(0)
      return findings([target(1, Rect(100, 100, 120, 80), kind, bezel: true), icon]).filter {
        $0.rule == .padding
      }.map { $0.targets }
    }
    XCTAssertEqual(found(.button), [])
    XCTAssertEqual(found(.card), [[2]], "around a button on a card, the pointer is that of the card")
  }

  func testTheRemedyNamesTheNeighborAndTheGap() throws {
    let findings = findings([button(1, x: 100, padding: 7.5), button(2, x: 178, padding: 7.5)])
    XCTAssertEqual(findings.map { $0.targets }, [[1], [2]])
    let first = try XCTUnwrap(findings.first)
    XCTAssertEqual(first.measured, Quantity(7.5, .points))
    XCTAssertEqual(first.expected, .atLeast(Quantity(12, .points)))
    XCTAssertEqual(first.others, [2])
    XCTAssertEqual(first.detail, Quantity(3, .points))
    XCTAssertEqual(first.remedy, .setPadding(Insets(12)))
    XCTAssertEqual(
      first.text { $0 == 2 ? "copy" : "share" },
      "its padding is 7.5 pt, where the guideline asks for at least 12 pt, and its gap to 'copy' leaves 3 pt in "
        + "which the pointer is the circle; give it a padding of 12 pt")
  }

  func testTheTimeToLeaveGrowsWithThePadding() throws {
    var times: [Double] = []
    for padding in [60.0, 120] {
      let finding = try XCTUnwrap(findings([button(1, x: 450, padding: padding)]).first)
      XCTAssertEqual(finding.measured, Quantity(padding, .points))
      XCTAssertEqual(finding.detail?.unit, .seconds)
      times.append(try XCTUnwrap(finding.detail?.value))
    }
    XCTAssertGreaterThan(times[0], 0.05)
    XCTAssertGreaterThan(times[1], 1.3 * times[0], "twice the padding takes longer")
    XCTAssertLessThan(times[1], 5)
  }

  // The result for a covered button was used again for all others of its size.
  func testTimeToLeaveDoesNotDependOnACoveredButton() throws {
    let open = button(2, x: 650, padding: 60)
    let alone = findings([open]).first?.detail
    XCTAssertEqual(alone?.unit, .seconds)
    let covered = button(1, x: 250, padding: 60)
    let cover = PointerTarget(3, Rect(center: covered.frame.center, size: Size(4, 4)), .other, z: 1)
    let findings = findings([covered, open, cover])
    XCTAssertEqual(findings.first { $0.targets == [2] && $0.rule == .padding }?.detail, alone)
  }

  func testTheRemedyOfEachPaddingMendsTheLayout() throws {
    var targets = [
      button(1, x: 100, padding: 3), button(2, x: 300, padding: 90), button(3, x: 600, padding: 0),
    ]
    for finding in findings(targets) {
      guard case .setPadding(let insets) = finding.remedy else { return XCTFail("\(finding)") }
      let index = try XCTUnwrap(targets.firstIndex { finding.targets.contains($0.id) })
      targets[index].padding = insets
    }
    XCTAssertEqual(findings(targets), [])
  }

  func testElementThatCannotBeHitIsFound() throws {
    let card = PointerTarget(2, Rect(50, 50, 400, 300), .card, z: 1)
    var button = PointerTarget(1, Rect(100, 100, 60, 40), .button, hasBezel: true)
    let found = try XCTUnwrap(findings([button, card]).first { $0.rule == .padding && $0.others == [2] })
    XCTAssertEqual(found.targets, [1])
    XCTAssertEqual(found.remedy, .raiseAbove(2, orMoveBy: 90))
    XCTAssertEqual(found.certainty, .likely)
    XCTAssertEqual(
      found.text(), "it can be hit nowhere, because of '2'; raise it above '2', or move it away by 90 pt")
    button.z = 2
    XCTAssertEqual(findings([button, card]).filter { $0.others == [2] }, [])
  }

  func testElementHiddenByPaddingInFrontIsFound() {
    // Between two panes in front of it, whose padding meets over it.
    let panes = [
      PointerTarget(2, Rect(0, 0, 300, 400), .text, space: 5),
      PointerTarget(3, Rect(320, 0, 300, 400), .text, space: 5),
    ]
    let button = PointerTarget(1, Rect(300, 100, 20, 40), .button, padding: Insets(0))
    let found = findings(panes + [button], [PointerSpace(id: 5)]).filter { $0.targets == [1] }
    XCTAssertEqual(found.map { $0.remedy }, [.moveAway(24)])
    let divider = with(button) { $0.frame = Rect(305, 100, 6, 40) }
    XCTAssertEqual(findings(panes + [divider], [PointerSpace(id: 5)]).filter { $0.others == [2] }, [], "thin")
  }

  func testWhatCannotBeSeenNeedNotBeHit() {
    let button = PointerTarget(1, Rect(100, 100, 60, 40), .button, hasBezel: true)
    let sheet = PointerSpace(id: 5, clip: Rect(0, 0, 500, 500), z: 1, isOpaque: true)
    let item = PointerTarget(2, Rect(50, 50, 200, 200), .editMenuItem, space: 5)
    XCTAssertEqual(findings([button], [sheet]), [])
    XCTAssertEqual(findings([button, item], [PointerSpace(id: 5, z: 1)]).filter { $0.targets == [1] }, [])
    let scrolled = PointerSpace(id: 5, origin: Point(0, -140), clip: Rect(0, 0, 500, 500))
    let card = PointerTarget(2, Rect(50, 50, 200, 200), .card, space: 5, z: 1)
    XCTAssertEqual(
      findings([with(button) { $0.space = 5 }, card], [scrolled]).filter { $0.targets == [1] }, [],
      "scrolled away")
  }

  func testContainerThatIsFilledIsOnlyPossiblyWrong() {
    let row = PointerTarget(1, Rect(100, 100, 300, 44), .row, padding: Insets(0))
    let button = PointerTarget(2, Rect(100, 100, 300, 44), .button, z: 1)
    let found = findings([row, button]).filter { $0.targets == [1] }
    XCTAssertEqual(found.map { $0.certainty }, [.possible])
  }

  // Each target of a pile is told exactly if a grid of points, one in each square between the edges, never hits it.
  func testInRandomPilesExactlyWhatIsNeverHitIsFound() {
    var count = 0
    for (seed, var dice) in withDice(0..<80, from: 75_000) {
      let targets = (1...dice.count(2...9)).map { id in
        PointerTarget(
          TargetID(id),
          Rect(
            Double(dice.count(2...7)) * 10, Double(dice.count(2...7)) * 10, Double(dice.count(1...8)) * 10,
            Double(dice.count(1...8)) * 10), .other, z: Int64(dice.count(0...4)),
          padding: Insets(dice.chance(0.7) ? 0 : 10))
      }
      let engine = engine(targets)
      var hit: Set<TargetID> = []
      for (x, y) in product(0..<40, 0..<40) {
        if let id = engine.hitTest(Point(Double(x) * 5 + 2.5, Double(y) * 5 + 2.5))?.target { hit.insert(id) }
      }
      let found = findings(targets).filter { finding in
        if case .raiseAbove = finding.remedy { return finding.rule == .padding }
        return false
      }
      let expected = targets.map { $0.id }.filter { !hit.contains($0) }
      XCTAssertEqual(found.flatMap { $0.targets }, expected, "seed \(seed + 75_000)")
      count += expected.count
    }
    XCTAssertGreaterThan(count, 20)
  }
}

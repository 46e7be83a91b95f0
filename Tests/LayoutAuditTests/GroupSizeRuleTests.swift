import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L4: reported: a member of a group with another size than the rest, and an item of a toolbar that is not 37
/// points high.
///
/// Files: `GroupSizeRule`.
final class GroupSizeRuleTests: LayoutAuditTestCase {
  /// Three elements in a row, of which one has another height.
  private func row(
    _ kind: ElementKind, height: Double, at index: Int, bezels: [Int], group: GroupID?, _ style: PointerStyle
  ) -> [PointerTarget] {
    (0..<3).map { position in
      let frame = Rect(100 + 80 * Double(position), 100, 60, position == index ? height : 30)
      return target(
        TargetID(position + 1), frame, kind, bezel: bezels.contains(position), group: group, style)
    }
  }

  func testAMemberOfAnotherHeightIsFoundFromTwoPoints() {
    check(.groupSize) { layout, dice in
      let difference = number(near: 2, upTo: 12, &dice)
      let (count, bezel) = (dice.count(3...6), dice.chance(0.5))
      for index in 0..<count {
        // A highlight is 8 points higher than its element, so that all are shown 40 points high.
        let height = (bezel ? 40.0 : 32) + (index == 1 ? difference : 0)
        layout.add(Rect(20 + 70 * Double(index), 100, 50, height), .button, bezel: bezel, group: 50)
      }
      return difference > 2
    }
  }

  func testAMemberOfALargerHeightIsFoundFromATwentieth() {
    check(.groupSize) { layout, dice in
      let size = dice.number(60...120)
      let difference = number(near: 0.05 * size, upTo: 12, &dice)
      for index in 0..<dice.count(3...5) {
        let height = size + (index == 1 ? difference : 0)
        layout.add(Rect(20 + 140 * Double(index), 100, 110, height), .button, bezel: true, group: 50)
      }
      return difference - 0.05 * size > 1e-6
    }
  }

  func testToolbarItemIsFoundIfTheBarGrowsByTwoPoints() {
    check(.groupSize) { layout, dice in
      let height = number(near: 39, upTo: 12, &dice)
      for index in 0..<4 {
        layout.add(
          Rect(20 + 70 * Double(index), 100, 50, index == 2 ? height : 44), .barButton, bezel: index == 2,
          group: 50)
      }
      // Around a lower background, the highlight is 37 points high.
      return height > 39
    }
  }

  func testADifferenceWithinTheErrorOfTheFramesIsOnlyPossible() {
    func found(_ difference: Double) -> [Finding] {
      findings(
        (0..<3).map { index in
          target(
            TargetID(index + 1), Rect(100 * Double(index), 100, 80, 40 + (index == 1 ? difference : 0)),
            .button, bezel: true, group: 1)
        }, error: 2)
    }
    // Two points are allowed, and four edges with an error of 2 differ by 4.
    XCTAssertEqual(found(2).map { $0.certainty }, [])
    XCTAssertEqual(found(2.1).map { $0.certainty }, [.possible])
    XCTAssertEqual(found(6).map { $0.certainty }, [.possible])
    XCTAssertEqual(found(6.1).map { $0.certainty }, [.certain])
  }

  func testAMemberThatSurelyDeviatesIsNamedAlone() {
    let heights = [40.0, 43, 40, 60, 40]
    let targets = heights.enumerated().map { index, height in
      target(TargetID(index + 1), Rect(100 * Double(index), 100, 80, height), .button, bezel: true, group: 1)
    }
    XCTAssertEqual(findings(targets, error: 2).map { $0.targets }, [[4]])
    XCTAssertEqual(findings(targets, error: 0).map { $0.targets }, [[2, 4]])
  }

  func testASelectedSegmentOfAnotherHeightIsFound() {
    var targets: [PointerTarget] = []
    for index in 0..<3 {
      let isSelected = index == 1
      let frame = Rect(80 * Double(index), 20, 80, isSelected ? 40 : 32)
      let kind = isSelected ? ElementKind.selectedSegment : .segment
      targets.append(PointerTarget(TargetID(index + 1), frame, kind, hasBezel: isSelected, group: 1))
    }
    XCTAssertEqual(findings(targets).map { $0.targets }, [[2]])
  }

  /// Also L3.
  func testMemberThatContainsAnotherIsNotComparedWithIt() {
    var targets = [
      button(1, x: 100, group: 1), button(2, x: 180, group: 1), button(3, x: 260, group: 1),
      button(4, x: 60, group: 1),
    ]
    targets[3].frame = Rect(60, 80, 300, 80)
    XCTAssertEqual(findings(targets), [])
    targets[3].frame = Rect(340, 80, 300, 80)
    XCTAssertEqual(findings(targets).map { $0.rule }, [.mixedEffects])
  }

  func testDifferentWidthsAreNoDeviationSinceHeightsCount() {
    let targets = (0..<4).map { index in
      PointerTarget(
        TargetID(index + 1), Rect(20 + 99 * Double(index), 100, 100 + 8 * Double(index % 2), 40), .button,
        hasBezel: true, group: 1)
    }
    XCTAssertEqual(findings(targets), [])
  }

  func testABackgroundWithinTheHighlightOfABarIsNoDeviation() {
    for (height, isFound) in [(20.0, false), (34, false), (37, false), (39, false), (40, true)] {
      for group in [nil, 1] as [GroupID?] {
        let bar = row(
          .barButton, height: height, at: 1, bezels: [1], group: group, PointerStyle(effect: .highlight))
        let found = findings(bar).filter { $0.rule == .groupSize }
        XCTAssertEqual(found.map { $0.targets }, isFound ? [[2]] : [], "\(height) points")
        let owner = group == nil ? "an item of a toolbar" : "its group"
        if let finding = found.first {
          XCTAssertEqual(
            finding.text(), "it is 40 pt high, where \(owner) has about 37 pt; make it 37 pt high")
        }
      }
    }
  }

  func testAMemberOfThirtySevenPointsIsNeverAskedToShrink() {
    for (bezel, kind) in [(true, ElementKind.button), (false, .button), (false, .segment), (true, .card)] {
      for tall in 0..<3 {
        let group = row(kind, height: 37, at: tall, bezels: bezel ? [0, 1, 2] : [], group: 1, .automatic)
        let found = findings(group).filter { $0.rule == .groupSize }
        XCTAssertEqual(found.map { $0.remedy }, [.setHeight(37)])
        XCTAssertEqual(found.first?.targets.count, 2)
        let mended = group.map { member in
          var member = member
          member.frame = Rect(member.frame.minX, 100, 60, 37)
          return member
        }
        XCTAssertEqual(findings(mended).filter { $0.rule == .groupSize }, [])
      }
    }
  }
}

import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L2: reported: a gap between neighbors of a group in which nothing is hovered.
///
/// Files: `GroupGapRule`, `FacingPairs`.
final class GroupGapRuleTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.padding, .groupGap] }

  private struct Gap: Hashable {
    let targets: [TargetID]
    let rect: Rect
    let width: Double
  }

  private func element(
    _ id: TargetID = 1, _ frame: Rect = Rect(300, 300, 60, 40), _ kind: ElementKind = .button,
    bezel: Bool = true, effect: PointerEffect = .automatic, padding: Insets?
  ) -> PointerTarget {
    with(target(id, frame, kind, bezel: bezel, effect: effect)) { $0.padding = padding }
  }

  private func pair(_ distance: Double, along axis: Axis = .horizontal) -> [PointerTarget] {
    [0.0, 44 + distance].enumerated().map { index, offset in
      let frame = axis == .horizontal ? Rect(100 + offset, 100, 44, 37) : Rect(100, 100 + offset, 37, 44)
      return target(TargetID(index + 1), frame, .button, bezel: true, group: 4)
    }
  }

  func testGapIsFoundFromWhereTheEngineBridgesNoMore() {
    check(.groupGap) { layout, dice in
      let gap = number(near: 96, upTo: 90, &dice)
      let isColumn = dice.chance(0.3)
      for index in 0..<dice.count(2...4) {
        let offset = (44 + gap) * Double(index)
        layout.add(
          Rect(isColumn ? 100 : 10 + offset, isColumn ? 10 + offset : 100, 44, 44), .other, group: 50)
      }
      return gap > 96
    }
  }

  func testAGapThatIsHardlyWiderThanABridgeIsOnlyPossible() {
    func found(_ gap: Double) -> [Finding.Certainty] {
      findings(
        (0..<2).map { index in
          target(
            TargetID(index + 1), Rect(100 + (44 + gap) * Double(index), 100, 44, 37), .button, bezel: true,
            group: 1)
        }, error: 2
      ).filter { $0.rule == .groupGap }.map { $0.certainty }
    }
    XCTAssertEqual(found(96), [])
    XCTAssertEqual(found(98), [.possible])
    XCTAssertEqual(found(99), [.certain])
  }

  func testAMemberBetweenTwoSlightlyHigherOnesFillsTheirGap() {
    func gaps(_ heights: [Double], lowered: Double = 0) -> [[TargetID]] {
      let targets = heights.enumerated().map { index, height in
        let top = 100 - height / 2 + (index == 1 ? lowered : 0)
        return PointerTarget(
          TargetID(index + 1), Rect(100 + 130 * Double(index), top, 44, height), .other, group: 1)
      }
      return findings(targets).filter { $0.rule == .groupGap }.map { $0.targets }
    }
    XCTAssertEqual(gaps([37, 35, 37]), [])
    XCTAssertEqual(gaps([37, 37, 37], lowered: 12), [])
    // A low member leaves a way past it.
    XCTAssertEqual(gaps([200, 20, 200]), [[1, 3]])
  }

  func testTwoMembersThatHardlyFaceEachOtherAreNotNeighbors() {
    func found(_ shared: Double) -> Bool {
      let targets = [Rect(100, 100, 44, 40), Rect(300, 140 - shared, 44, 40)].enumerated().map {
        PointerTarget(TargetID($0 + 1), $1, .other, group: 1)
      }
      return findings(targets).contains { $0.rule == .groupGap }
    }
    XCTAssertFalse(found(1))
    XCTAssertFalse(found(9.5))
    XCTAssertTrue(found(10), "a quarter of the smaller one")
    XCTAssertTrue(found(40))
  }

  func testEitherOfTwoNeighborsCanSwitchTheRuleOff() {
    let targets = [button(1, x: 100, group: 1), button(2, x: 400, group: 1)]
    for (exempt, expected) in [([], 1), ([1], 0), ([2], 0), ([3], 1)] as [([TargetID], Int)] {
      var auditor = LayoutAuditor()
      auditor.configuration.exemptions = exempt.map {
        AuditConfiguration.Exemption($0, from: LayoutRules(.groupGap))
      }
      let found = auditor.findings(in: engine(targets)).filter { $0.rule == .groupGap }
      XCTAssertEqual(found.count, expected, "\(exempt)")
    }
  }

  func testAGapBetweenMembersInTwoSpacesIsFound() {
    func found(_ gap: Double, clip: Rect? = nil) -> [Finding] {
      let space = PointerSpace(id: 5, origin: Point(20, 30), clip: clip)
      let targets = [
        PointerTarget(1, Rect(100, 100, 44, 44), .other, group: 1),
        PointerTarget(2, Rect(144 + gap - 20, 70, 44, 44), .other, group: 1, space: 5),
      ]
      return findings(targets, [space]).filter { $0.rule == .groupGap }
    }
    XCTAssertEqual(found(96).map { $0.targets }, [])
    XCTAssertEqual(found(150).map { $0.targets }, [[1, 2]])
    XCTAssertEqual(found(150).first?.rect, Rect(168, 100, 102, 44), "between the regions")
    XCTAssertEqual(found(90, clip: Rect(300, 0, 300, 600)).map { $0.targets }, [], "out of sight")
    XCTAssertEqual(
      found(150, clip: Rect(300, 0, 300, 600)).first?.rect, Rect(168, 100, 132, 44), "up to the clip")
  }

  // Members of any size that overlap, with strangers in between, in one space or two; whole numbers, so that nothing is
  // rounded.
  func testAMirroredLayoutHasTheMirroredGaps() {
    var count = 0
    for (seed, var dice) in withDice(0..<300, from: 74_000) {
      let targets = (1...dice.count(2...8)).map { id in
        let size = Size(Double(dice.count(1...15)) * 20, Double(dice.count(1...10)) * 20)
        let origin = Point(Double(dice.count(0...40)) * 20, Double(dice.count(0...30)) * 20)
        return PointerTarget(
          TargetID(id), Rect(origin: origin, size: size), .other, group: dice.chance(0.8) ? 1 : nil,
          space: dice.chance(0.2) ? 5 : .window, z: Int64(id), padding: Insets(0))
      }
      func found(_ isMirrored: Axis?) -> Set<Gap> {
        func mirrored(_ rect: Rect) -> Rect {
          switch isMirrored {
          case .horizontal:
            Rect(minX: 1000 - rect.maxX, minY: rect.minY, maxX: 1000 - rect.minX, maxY: rect.maxY)
          case .vertical: Rect(minX: rect.minX, minY: 800 - rect.maxY, maxX: rect.maxX, maxY: 800 - rect.minY)
          case nil: rect
          }
        }
        let layout = targets.map { target in with(target) { $0.frame = mirrored($0.frame) } }
        return Set(
          findings(layout, [PointerSpace(id: 5)]).filter { $0.rule == .groupGap }.map {
            Gap(targets: $0.targets, rect: mirrored($0.rect), width: $0.measured.value)
          })
      }
      let plain = found(nil)
      count += plain.count
      for axis in [Axis.horizontal, .vertical] {
        XCTAssertEqual(found(axis), plain, "seed \(seed + 74_000), \(axis)")
      }
    }
    XCTAssertGreaterThan(count, 50)
  }

  func testAGapIsSaidToBeWhereItIs() {
    assertFindings(
      "in a row", pair(120),
      say:
        "L2 of 1 2 in group 4 at 156 100 96 37: 96 pt, not 0 pt, certain: extend both regions by 48 pt toward each other, or make two groups"
    )
    assertFindings(
      "in a column", pair(120, along: .vertical),
      say:
        "L2 of 1 2 in group 4 at 100 156 37 96: 96 pt, not 0 pt, certain: extend both regions by 48 pt toward each other, or make two groups"
    )
    assertFindings(
      "between the ends of a bar", pair(240),
      say:
        "L2 of 1 2 in group 4 at 156 100 216 37: 216 pt, not 0 pt, certain: extend both regions by 108 pt toward each other, or make two groups"
    )
    assertFindings(
      "farther", pair(241),
      say:
        "L2 of 1 2 in group 4 at 156 100 217 37: 217 pt, not 0 pt, possible: extend both regions by 108.5 pt toward each other, or make two groups"
    )
    assertFindings("bridged", pair(96), say: "")
  }

  func testTheNearerToABridgeTheLessCertain() {
    var configuration = AuditConfiguration()
    configuration.frameError = 5
    // Either the frames or the regions may be nearer; two edges have an error of 7.07.
    assertFindings(
      "103 points", pair(103), configuration: configuration,
      say:
        "L2 of 1 2 in group 4 at 156 100 79 37: 79 pt, not 0 pt, possible: extend both regions by 39.5 pt toward each other, or make two groups"
    )
    assertFindings(
      "104 points", pair(104), configuration: configuration,
      say:
        "L2 of 1 2 in group 4 at 156 100 80 37: 80 pt, not 0 pt, certain: extend both regions by 40 pt toward each other, or make two groups"
    )
    configuration.greatestGroupGap = 74
    assertFindings(
      "a gap of 80, where 74 are allowed", pair(104), configuration: configuration,
      say:
        "L2 of 1 2 in group 4 at 156 100 80 37: 80 pt, not at most 74 pt, possible: extend both regions by 40 pt toward each other, or make two groups"
    )
    configuration.greatestGroupGap = 72
    assertFindings(
      "a gap of 80, where 72 are allowed", pair(104), configuration: configuration,
      say:
        "L2 of 1 2 in group 4 at 156 100 80 37: 80 pt, not at most 72 pt, certain: extend both regions by 40 pt toward each other, or make two groups"
    )
    configuration.greatestGroupGap = 80
    assertFindings("a gap of 80, where 80 are allowed", pair(104), configuration: configuration, say: "")
  }

  func testAnotherElementInTheGapDoesNotCloseIt() {
    let stranger = element(9, Rect(190, 100, 20, 37), padding: Insets(12))
    assertFindings(
      "a stranger", pair(120) + [stranger],
      say:
        "L2 of 1 2 in group 4 at 156 100 96 37: 96 pt, not 0 pt, certain: extend both regions by 48 pt toward each other, or make two groups"
    )
    assertFindings("a member", pair(120) + [with(stranger) { $0.group = 4 }], say: "")
  }

  func testGapsBesideAndBehindAnOpaqueSpace() {
    let cover = PointerSpace(id: 5, clip: Rect(140, 0, 130, 400), z: 1, isOpaque: true)
    assertFindings("the gap is covered", pair(120), [cover], say: "")
    assertFindings(
      "half of it is covered", pair(120), [with(cover) { $0.clip = Rect(140, 0, 60, 400) }],
      say:
        "L2 of 1 2 in group 4 at 156 100 96 37: 96 pt, not 0 pt, certain: extend both regions by 48 pt toward each other, or make two groups"
    )
  }
}

import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// The audit as a whole: its answers, its switches, odd layouts, and its cost.
final class LayoutAuditorTests: XCTestCase {
  private func engine(_ targets: [PointerTarget]) -> PointerEngine {
    var engine = PointerEngine(size: Size(width: 1000, height: 800))
    engine.upsert(targets, at: .zero)
    return engine
  }

  private func button(_ id: TargetID, x: Double, padding: Double? = nil, group: GroupID? = nil)
    -> PointerTarget
  {
    var target = PointerTarget(
      id: id, frame: Rect(x: x, y: 100, width: 60, height: 40), kind: .button, hasBezel: true, group: group)
    target.padding = padding.map { Insets($0) }
    return target
  }

  // MARK: Answers

  func testL1TheRemedyNamesTheNeighborAndTheGap() throws {
    let findings = LayoutAuditor().findings(
      in: engine([button(1, x: 100, padding: 7.5), button(2, x: 178, padding: 7.5)]))
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

  func testL1TheTimeToLeaveIsThatOfTheEngine() throws {
    var times: [Double] = []
    for padding in [60.0, 120] {
      let finding = try XCTUnwrap(
        LayoutAuditor().findings(in: engine([button(1, x: 450, padding: padding)])).first)
      XCTAssertEqual(finding.measured, Quantity(padding, .points))
      XCTAssertEqual(finding.detail?.unit, .seconds)
      times.append(try XCTUnwrap(finding.detail?.value))
    }
    XCTAssertGreaterThan(times[0], 0.05)
    XCTAssertGreaterThan(times[1], 1.3 * times[0], "twice the padding takes longer")
    XCTAssertLessThan(times[1], 5)
  }

  // The result for a covered button was used again for all others of its size.
  func testL1TheTimeToLeaveDoesNotDependOnAnotherButtonThatIsCovered() throws {
    let open = button(2, x: 650, padding: 60)
    let alone = LayoutAuditor().findings(in: engine([open])).first?.detail
    XCTAssertEqual(alone?.unit, .seconds)
    let covered = button(1, x: 250, padding: 60)
    var cover = PointerTarget(
      id: 3, frame: Rect(center: covered.frame.center, size: Size(width: 4, height: 4)), kind: .other)
    cover.z = 1
    let findings = LayoutAuditor().findings(in: engine([covered, open, cover]))
    XCTAssertEqual(findings.first { $0.targets == [2] && $0.rule == .padding }?.detail, alone)
  }

  func testTheRemedyOfEachPaddingMendsTheLayout() throws {
    var targets = [
      button(1, x: 100, padding: 3), button(2, x: 300, padding: 90), button(3, x: 600, padding: 0),
    ]
    for finding in LayoutAuditor().findings(in: engine(targets)) {
      guard case .setPadding(let insets) = finding.remedy else { return XCTFail("\(finding)") }
      let index = try XCTUnwrap(targets.firstIndex { finding.targets.contains($0.id) })
      targets[index].padding = insets
    }
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)), [])
  }

  func testAFindingDoesNotDependOnWhatThePointerDoesOrThePersonPrefers() {
    var engine = engine([button(1, x: 100, padding: 5), button(2, x: 300)])
    let findings = LayoutAuditor().findings(in: engine)
    XCTAssertEqual(findings.count, 1)
    engine.setDevice(.mouse, at: .zero)
    engine.simulate(PointerInput(.position(Point(x: 320, y: 120)), at: .zero))
    engine.simulate(PointerInput(.button(.primary, isDown: true), at: .zero))
    var settings = PointerSettings()
    settings.animations = false
    settings.reduceMotion = true
    engine.setSettings(settings, at: .zero)
    let before = engine
    XCTAssertEqual(LayoutAuditor().findings(in: engine), findings)
    XCTAssertEqual(engine, before, "the engine is not changed")
  }

  func testL4ASelectedSegmentOfAnotherHeightIsFound() {
    var targets: [PointerTarget] = []
    for index in 0..<3 {
      let isSelected = index == 1
      let frame = Rect(x: 80 * Double(index), y: 20, width: 80, height: isSelected ? 40 : 32)
      let kind = isSelected ? ElementKind.selectedSegment : .segment
      targets.append(
        PointerTarget(id: TargetID(index + 1), frame: frame, kind: kind, hasBezel: isSelected, group: 1))
    }
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)).map { $0.targets }, [[2]])
  }

  /// An icon whose shadow is covered: by a badge within the shadow, by a bar that is wider than the shadow, by
  /// a bar at the edge of the surface, and by a narrow space.
  func testL7AnIconThatMovesAwayByTheDistanceOfTheRemedyIsNotCovered() throws {
    func findings(_ icon: Rect, _ cover: Rect, isSpace: Bool) -> [Finding] {
      var target = PointerTarget(id: 1, frame: icon, kind: .appIcon, hasBezel: true)
      target.cornerRadius = 13.4
      var engine = engine([target])
      if isSpace {
        var space = PointerSpace(id: 5)
        (space.clip, space.z, space.isOpaque) = (cover, 1, true)
        engine.upsert(space, at: .zero)
      } else {
        var other = PointerTarget(id: 2, frame: cover, hasBezel: true)
        (other.z, other.style) = (1, .system)
        engine.upsert(other, at: .zero)
      }
      return LayoutAuditor().findings(in: engine).filter { $0.rule == .clippedLift }
    }
    let layouts: [(icon: Rect, cover: Rect, measured: Double, distance: Double)] = [
      // The shadow ends 23 points below the icon, 18 below the upper edge of the badge.
      (Rect(x: 300, y: 300, width: 60, height: 60), Rect(x: 330, y: 365, width: 4, height: 5), 4, 18),
      (Rect(x: 300, y: 300, width: 60, height: 60), Rect(x: 0, y: 365, width: 1000, height: 6), 6, 18),
      // The shadow begins 11 points above the icon, 4 of them beyond the edge.
      (Rect(x: 300, y: 7, width: 60, height: 60), Rect(x: 0, y: 0, width: 1000, height: 6), 6, 10),
    ]
    for layout in layouts {
      for isSpace in [false, true] {
        let finding = try XCTUnwrap(findings(layout.icon, layout.cover, isSpace: isSpace).first)
        XCTAssertEqual(finding.measured.value, layout.measured, accuracy: 1e-9)
        let distance: Double
        switch finding.remedy {
        case .raiseAbove(2, let value) where !isSpace && layout.cover.minY > 0: distance = value
        case .moveAway(let value) where isSpace || layout.cover.minY == 0: distance = value
        default: return XCTFail("\(finding)")
        }
        XCTAssertEqual(distance, layout.distance, accuracy: 1e-9)
        let isAbove = layout.icon.minY < layout.cover.minY
        let moved = layout.icon.offset(by: Vector(dx: 0, dy: isAbove ? -distance : distance))
        XCTAssertEqual(findings(moved, layout.cover, isSpace: isSpace), [])
        let nearly = layout.icon.offset(by: Vector(dx: 0, dy: (isAbove ? -1 : 1) * (distance - 0.1)))
        XCTAssertEqual(findings(nearly, layout.cover, isSpace: isSpace).count, 1, "too short")
      }
    }
  }

  func testL3AndL15ADeviatingToolbarItemIsReportedOnce() {
    let targets = (1...4).map { index in
      PointerTarget(
        id: TargetID(index), frame: Rect(x: 70 * Double(index), y: 20, width: 50, height: 37),
        kind: .barButton,
        group: 1, effect: index == 2 ? .hover(HoverOptions()) : .automatic)
    }
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)).map { $0.rule }, [.mixedEffects])
  }

  func testL2AMemberBetweenTwoSlightlyHigherOnesFillsTheirGap() {
    func findings(_ heights: [Double], lowered: Double = 0) -> [[TargetID]] {
      let targets = heights.enumerated().map { index, height in
        let top = 100 - height / 2 + (index == 1 ? lowered : 0)
        return PointerTarget(
          id: TargetID(index + 1),
          frame: Rect(x: 100 + 130 * Double(index), y: top, width: 44, height: height), kind: .other, group: 1
        )
      }
      return LayoutAuditor().findings(in: engine(targets)).filter { $0.rule == .groupGap }.map { $0.targets }
    }
    XCTAssertEqual(findings([37, 35, 37]), [])
    XCTAssertEqual(findings([37, 37, 37], lowered: 12), [])
    // A low member leaves a way past it.
    XCTAssertEqual(findings([200, 20, 200]), [[1, 3]])
  }

  func testL3AndL4AMemberThatContainsAnotherIsNotComparedWithIt() {
    var targets = [
      button(1, x: 100, group: 1), button(2, x: 180, group: 1), button(3, x: 260, group: 1),
      button(4, x: 60, group: 1),
    ]
    targets[3].frame = Rect(x: 60, y: 80, width: 300, height: 80)
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)), [])
    targets[3].frame = Rect(x: 340, y: 80, width: 300, height: 80)
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)).map { $0.rule }, [.mixedEffects])
  }

  func testL4InARowWhoseMembersOverlapByAPointTheHeightsCount() {
    let targets = (0..<4).map { index in
      PointerTarget(
        id: TargetID(index + 1),
        frame: Rect(x: 20 + 99 * Double(index), y: 100, width: 100 + 8 * Double(index % 2), height: 40),
        kind: .button, hasBezel: true, group: 1)
    }
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)), [])
  }

  func testL3AndL13TheRemedyOfAWideButtonAmongSmallOnesMendsTheLayout() {
    var targets = [button(1, x: 100, group: 1), button(2, x: 180, group: 1)]
    targets[1].frame = Rect(x: 180, y: 100, width: 300, height: 40)
    let findings = LayoutAuditor().findings(in: engine(targets))
    XCTAssertEqual(findings.map { $0.targets }, [[2]])
    XCTAssertEqual(findings.map { $0.remedy }, [.useEffect(.lift)])
    targets[1].style.effect = .lift
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)), [])
    targets[1].group = nil
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)).map { $0.rule }, [.effectSize])
  }

  /// A list in a clip from y 100 to 200 has a row from y 200 + `offset` on; a lifted icon and a card that grows
  /// are below the clip.
  private func scrolledList(offset: Double) -> [Finding] {
    var icon = PointerTarget(
      id: 1, frame: Rect(x: 100, y: 210, width: 60, height: 60), kind: .appIcon, hasBezel: true)
    icon.cornerRadius = 13.4
    var row = PointerTarget(
      id: 2, frame: Rect(x: 0, y: 100 + offset, width: 300, height: 48), kind: .row, hasBezel: true)
    row.space = 5
    var list = PointerSpace(id: 5)
    list.origin = Point(x: 50, y: 100)
    list.clip = Rect(x: 50, y: 100, width: 300, height: 100)
    list.z = 1
    var engine = engine([icon, row])
    engine.upsert(list, at: .zero)
    return LayoutAuditor().findings(in: engine).filter { $0.targets == [1] }
  }

  func testL7ARowThatIsScrolledOutOfViewCoversNoShadow() {
    XCTAssertEqual(scrolledList(offset: 60), [], "the row is over the icon's shadow, but below the clip")
    // 10 of the 11 points that growth and shadow take above the icon are free.
    XCTAssertEqual(scrolledList(offset: -20).map { $0.measured }, [Quantity(1, .points)])
  }

  func testL9ARowGrowsOverNoRowThatIsScrolledOutOfView() {
    func findings(clip: Double) -> [[TargetID]] {
      let rows = (0..<2).map { index in
        var row = PointerTarget(
          id: TargetID(index + 1), frame: Rect(x: 0, y: 60 * Double(index), width: 200, height: 60),
          kind: .row, hasBezel: true, effect: index == 0 ? .hover(HoverOptions()) : .automatic)
        row.space = 5
        return row
      }
      var list = PointerSpace(id: 5)
      list.origin = Point(x: 50, y: 100)
      list.clip = Rect(x: 50, y: 100, width: 200, height: clip)
      var engine = engine(rows)
      engine.upsert(list, at: .zero)
      return LayoutAuditor().findings(in: engine).map { $0.targets }
    }
    XCTAssertEqual(findings(clip: 60), [])
    XCTAssertEqual(findings(clip: 90), [[1]])
  }

  func testL16AFaultyShapeIsReportedOnce() {
    var targets = (1...2).map { index in
      PointerTarget(
        id: TargetID(index), frame: Rect(x: 300 * Double(index), y: 100, width: 8, height: 300),
        kind: .divider, effect: nil)
    }
    for index in targets.indices {
      targets[index].style.shape = .verticalArrows
      targets[index].latchingAxes = .horizontal
    }
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)), [])
    targets[1].style.shape = .circle(diameter: 60)
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)).map { $0.rule }, [.shapeWeight])
    targets[1].style.shape = .pill
    let findings = LayoutAuditor().findings(in: engine(targets))
    XCTAssertEqual(findings.map { $0.rule }, [.shapeMeaning])
    XCTAssertEqual(findings.first?.targets, [2])
    XCTAssertEqual(findings.first?.certainty, .possible)
    XCTAssertEqual(findings.first?.remedy, .useShape(of: 1))
  }

  func testL12TheTipOfAnArrowIsOnItsAxisAndItsCornerIsNot() {
    func findings(_ anchor: Point) -> [Finding] {
      var target = PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 200, height: 200), effect: nil)
      let arrow: [PointerPath.Element] = [
        .move(to: .zero), .line(to: Point(x: 12, y: 24)), .line(to: Point(x: -12, y: 24)), .close,
      ]
      target.style.shape = .path(PointerPath(arrow, anchor: anchor))
      return LayoutAuditor().findings(in: engine([target]))
    }
    XCTAssertEqual(findings(.zero), [])
    XCTAssertEqual(findings(Point(x: 12, y: 24)).map { $0.remedy }, [.setAnchor(Point(x: 0, y: 24))])
  }

  func testL11AndL12TheStandardShapesHaveNoFindings() {
    let shapes: [PointerShape] = [
      .cross, .horizontalArrows, .verticalArrows, .pill, .grabber, .markerTip, .bullseye, .circle(),
    ]
    let targets = shapes.enumerated().map { index, shape in
      var target = PointerTarget(
        id: TargetID(index + 1), frame: Rect(x: 120 * Double(index), y: 100, width: 100, height: 100),
        effect: nil)
      target.style.shape = shape
      return target
    }
    XCTAssertEqual(LayoutAuditor().findings(in: engine(targets)), [])
  }

  func testL14OwnWordsAreFound() {
    var configuration = AuditConfiguration()
    let annotation = PointerAnnotation([PointerAnnotation.Value(label: "", text: "Glisser pour agrandir")])
    XCTAssertEqual(LayoutAuditor().findings(in: annotation), [])
    configuration.instructionWords += ["glisser"]
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: annotation).map { $0.rule }, [.annotation])
  }

  // MARK: Switches

  func testRulesAreSwitchedOffForTheLayoutOrATarget() {
    let engine = engine([button(1, x: 100, padding: 5), button(2, x: 300, padding: 5)])
    var configuration = AuditConfiguration()
    configuration.exemptions = [AuditConfiguration.Exemption(1, from: LayoutRules(.padding))]
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: engine).map { $0.targets }, [[2]])
    configuration.rules.subtract(LayoutRules(.padding))
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: engine), [])
    configuration = AuditConfiguration()
    configuration.leastBezelPadding = 5
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: engine), [], "a threshold is inclusive")
  }

  func testRulesHaveTheIdsOfTheGuidelines() {
    XCTAssertEqual(LayoutRule.allCases.map { $0.identifier }, (1...16).map { "L\($0)" })
    for rule in LayoutRule.allCases {
      XCTAssertEqual(LayoutRule(identifier: rule.identifier), rule)
      XCTAssertTrue(LayoutRules.all.contains(rule))
      for text in [rule.title, rule.advice, rule.source, rule.example] { XCTAssertFalse(text.isEmpty) }
    }
    for text in ["", "L", "L0", "L17", "L01", "l1", "L1 ", "1", "L256", "L99", "LL1"] {
      XCTAssertNil(LayoutRule(identifier: text), text)
    }
  }

  func testThresholdsAreClamped() {
    var auditor = LayoutAuditor()
    auditor.configuration.leastBezelPadding = .nan
    XCTAssertEqual(auditor.configuration.leastBezelPadding, 12)
    var configuration = AuditConfiguration()
    configuration.greatestWeightFactor = -1
    XCTAssertEqual(LayoutAuditor(configuration).configuration.greatestWeightFactor, 1)
  }

  // MARK: Odd layouts

  func testAnyNumbersGiveFiniteFindings() {
    for seed in seeds(300, inDebug: 3) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let huge = [1e9, -1e9, 1e-9, 0, 24, 240]
      func number() -> Double {
        generator.next() % 2 == 0 ? generator.anyDouble() : huge[Int(generator.next() % 6)]
      }
      var engine = PointerEngine(size: Size(width: number().magnitude, height: number().magnitude))
      var targets: [PointerTarget] = []
      for id in 1...12 {
        let kind = ElementKind.allCases[Int(generator.next() % UInt64(ElementKind.allCases.count))]
        var target = PointerTarget(
          id: TargetID(id), frame: Rect(x: number(), y: number(), width: number(), height: number()),
          kind: kind,
          hasBezel: generator.next() % 2 == 0, group: generator.next() % 2 == 0 ? 1 : nil)
        let effects: [PointerEffect?] = [.automatic, .highlight, .lift, .hover(prefersShadow: true), nil]
        target.style.effect = effects[Int(generator.next() % 5)]
        target.padding = generator.next() % 2 == 0 ? Insets(number()) : nil
        target.cornerRadius = number()
        target.z = Int64(generator.next() % 3)
        target.space = generator.next() % 3 == 0 ? 1 : .window
        if generator.next() % 2 == 0 {
          let path = PointerPath(
            (0..<6).map { _ in .line(to: Point(x: number(), y: number())) } + [.close],
            anchor: Point(x: number(), y: number()), strokeWidth: generator.next() % 2 == 0 ? number() : nil)
          target.style.shape = generator.next() % 2 == 0 ? .path(path) : .circle(diameter: number())
          target.style.shapeOffset = Vector(dx: number(), dy: number())
        }
        if generator.next() % 2 == 0 { target.style.constrainedAxes = .horizontal }
        targets.append(target)
      }
      var space = PointerSpace(id: 1)
      space.clip = Rect(x: number(), y: number(), width: number(), height: number())
      space.isOpaque = true
      engine.upsert(space, at: .zero)
      engine.upsert(targets, at: .zero)
      for finding in LayoutAuditor().findings(in: engine) {
        XCTAssertTrue(finding.rect.isFinite, "seed \(seed): \(finding)")
        XCTAssertTrue(finding.measured.value.isFinite, "seed \(seed): \(finding)")
        XCTAssertTrue(finding.expected.quantity.value.isFinite, "seed \(seed): \(finding)")
        XCTAssertFalse(finding.text().isEmpty)
      }
    }
  }

  // MARK: Cost

  #if !DEBUG
    /// Ten times as many targets take about ten times as long, and not a hundred times.
    func testTheTimeGrowsWithTheTargets() {
      func time(_ count: Int, _ group: GroupID?) -> Duration {
        let engine = denseEngine(count, group)
        return (0..<5).map { _ in processorTime { _ = LayoutAuditor().findings(in: engine) } }.min() ?? .zero
      }
      let few = time(1000, nil)
      XCTAssertLessThan(time(10_000, nil) / few, 30)
      // Members of one group are compared in pairs, which takes about nine times as long for a thousand.
      XCTAssertLessThan(time(1000, 1) / few, 30, "all in one group")
    }
  #endif

  /// Targets of five kinds in a grid; every tenth has too little padding, and two thirds have a z above 0.
  private func denseEngine(_ count: Int, _ group: GroupID?) -> PointerEngine {
    var engine = PointerEngine(size: Size(width: 20_000, height: 20_000))
    var targets: [PointerTarget] = []
    for index in 0..<count {
      let kinds = [ElementKind.appIcon, .button, .card, .row, .other]
      var target = PointerTarget(
        id: TargetID(index + 1),
        frame: Rect(x: 70 * Double(index % 100), y: 70 * Double(index / 100), width: 60, height: 60),
        kind: kinds[index % 5], hasBezel: index % 2 == 0, group: group)
      target.padding = index % 10 == 0 ? Insets(2) : nil
      target.z = Int64(index % 3)
      targets.append(target)
    }
    engine.upsert(targets, at: .zero)
    return engine
  }
}

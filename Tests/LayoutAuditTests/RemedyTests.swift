import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// Findings and remedies that agree with the engine and with each other: one finding and one remedy for one
/// mistake, and a layout that follows the remedies has no findings.
final class RemedyTests: XCTestCase {
  private func findings(_ targets: [PointerTarget], _ spaces: [PointerSpace] = []) -> [Finding] {
    var engine = PointerEngine(size: Size(width: 1000, height: 800))
    engine.upsert(spaces, at: .zero)
    engine.upsert(targets, at: .zero)
    return LayoutAuditor().findings(in: engine)
  }

  private func target(
    _ id: UInt64, _ frame: Rect, _ kind: ElementKind, bezel: Bool = false, group: GroupID? = nil,
    _ style: PointerStyle = .automatic
  ) -> PointerTarget {
    var target = PointerTarget(id: TargetID(id), frame: frame, kind: kind, hasBezel: bezel, group: group)
    target.style = style
    return target
  }

  private func styled(_ effect: PointerEffect?) -> PointerStyle {
    var style = PointerStyle.automatic
    style.effect = effect
    return style
  }

  /// Three elements in a row, of which one has another height.
  private func row(
    _ kind: ElementKind, height: Double, at index: Int, bezels: [Int], group: GroupID?, _ style: PointerStyle
  ) -> [PointerTarget] {
    (0..<3).map { position in
      let frame = Rect(
        x: 100 + 80 * Double(position), y: 100, width: 60, height: position == index ? height : 30)
      return target(
        UInt64(position + 1), frame, kind, bezel: bezels.contains(position), group: group, style)
    }
  }

  // MARK: All rules

  /// Elements of any kind, size and effect, alone and in groups: no element gets two effects to use, each measured
  /// number is beyond the bound that its finding states, and effects that follow the remedies are not reported.
  func testL3L5L13L15OneRemedyForOneEffect() {
    let effects: [PointerEffect?] = [.automatic, .highlight, .lift, .hover(HoverOptions()), nil]
    for seed in seeds(4000, inDebug: 200) {
      var dice = Dice(seed: UInt64(seed))
      let kinds = dice.chance(0.5) ? ElementKind.allCases : [dice.pick(ElementKind.allCases)]
      let side = dice.pick([30.0, 120, 121, 240, 241, 300])
      var targets = (1...dice.count(1...3)).map { id in
        target(
          UInt64(id), Rect(x: 320 * Double(id - 1), y: 100, width: side, height: 40), dice.pick(kinds),
          bezel: dice.chance(0.5), group: nil, styled(dice.pick(effects)))
      }
      if dice.chance(0.4) { for index in targets.indices { targets[index].group = 1 } }
      let before = targets
      var advice: [TargetID: Remedy] = [:]
      for finding in findings(targets) {
        let (measured, asked) = (finding.measured.value, finding.expected.quantity.value)
        switch finding.expected {
        case .atLeast: XCTAssertLessThan(measured, asked, "seed \(seed): \(finding.text())")
        case .moreThan: XCTAssertLessThanOrEqual(measured, asked, "seed \(seed): \(finding.text())")
        case .atMost: XCTAssertGreaterThan(measured, asked, "seed \(seed): \(finding.text())")
        case .about: XCTAssertNotEqual(measured, asked, "seed \(seed): \(finding.text())")
        }
        for id in finding.targets {
          let style: PointerStyle
          switch finding.remedy {
          case .useEffect(.highlight): style = styled(.highlight)
          case .useEffect(.lift): style = styled(.lift)
          case .useEffect(.hover): style = styled(.hover(HoverOptions()))
          case .useEffect(.automatic), .useBeam: style = .automatic
          case .useEffect(.none): style = styled(nil)
          default: continue
          }
          XCTAssertNil(advice.updateValue(finding.remedy, forKey: id), "seed \(seed): \(before)")
          targets[Int(id.rawValue) - 1].style = style
        }
      }
      let effectRules: Set<LayoutRule> = [.bezelHighlight, .effectSize, .customEffect]
      let after = findings(targets).filter { finding in
        effectRules.contains(finding.rule) && finding.targets.contains { advice[$0] != nil }
      }
      // A group may have an effect that does not suit a member.
      guard targets[0].group == nil else { continue }
      XCTAssertEqual(after.map { $0.text() }, [], "seed \(seed): \(before)")
    }
  }

  // MARK: L4

  func testL4ABackgroundWithinTheHighlightOfABarIsNoDeviation() {
    for (height, isFound) in [(20.0, false), (34, false), (37, false), (39, false), (40, true)] {
      for group in [nil, 1] as [GroupID?] {
        let bar = row(
          .barButton, height: height, at: 1, bezels: [1], group: group, styled(.highlight))
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

  func testL4AMemberOfThirtySevenPointsIsNeverAskedToShrink() {
    for (bezel, kind) in [(true, ElementKind.button), (false, .button), (false, .segment), (true, .card)] {
      for tall in 0..<3 {
        let group = row(
          kind, height: 37, at: tall, bezels: bezel ? [0, 1, 2] : [], group: 1, .automatic)
        let found = findings(group).filter { $0.rule == .groupSize }
        XCTAssertEqual(found.map { $0.remedy }, [.setHeight(37)])
        XCTAssertEqual(found.first?.targets.count, 2)
        let mended = group.map { member in
          var member = member
          member.frame = Rect(x: member.frame.minX, y: 100, width: 60, height: 37)
          return member
        }
        XCTAssertEqual(findings(mended).filter { $0.rule == .groupSize }, [])
      }
    }
  }

  // MARK: L5

  func testL5ASelectedSegmentHighlightedLikeItsNeighborsIsFound() {
    for (bezel, selected) in [(true, 1), (false, 1), (true, 2), (true, 0)] {
      var segments = (0..<3).map { index in
        target(
          UInt64(index + 1), Rect(x: 100 + 80 * Double(index), y: 100, width: 80, height: 32),
          index == selected ? .selectedSegment : .segment, bezel: bezel && index == selected, group: 1,
          styled(.highlight))
      }
      let found = findings(segments)
      XCTAssertEqual(found.map { $0.rule }, [.bezelHighlight])
      XCTAssertEqual(found.map { $0.targets }, [[TargetID(UInt64(selected + 1))]])
      XCTAssertEqual(found.map { $0.remedy }, [.useEffect(.lift)])
      segments[selected].style = styled(.lift)
      XCTAssertEqual(findings(segments), [])
    }
  }

  // MARK: L7

  func testL7NothingIsRaisedAboveABar() {
    var icon = target(1, Rect(x: 300, y: 60, width: 60, height: 60), .appIcon, bezel: true)
    icon.cornerRadius = 13.4
    let below = Rect(x: 300, y: 680, width: 60, height: 60)
    func remedy(_ frame: Rect, _ covers: [PointerTarget], _ spaces: [PointerSpace] = []) -> String? {
      icon.frame = frame
      return findings([icon] + covers, spaces).first { $0.rule == .clippedLift }?.remedy.name
    }
    func above(_ frame: Rect, _ kind: ElementKind = .other, bezel: Bool = true, group: GroupID? = nil)
      -> PointerTarget
    {
      var cover = target(9, frame, kind, bezel: bezel, group: group, .system)
      cover.z = 1
      return cover
    }
    XCTAssertEqual(remedy(icon.frame, [above(Rect(x: 0, y: 0, width: 1000, height: 56))]), "moveAway")
    XCTAssertEqual(remedy(below, [above(Rect(x: 0, y: 744, width: 1000, height: 56))]), "moveAway")
    XCTAssertEqual(
      remedy(Rect(x: 64, y: 300, width: 60, height: 60), [above(Rect(x: 0, y: 0, width: 60, height: 800))]),
      "moveAway")
    // A floating tab bar, and a button of a toolbar.
    var item = target(8, Rect(x: 280, y: 750, width: 60, height: 40), .tabBarItem)
    item.z = 2
    XCTAssertEqual(remedy(below, [above(Rect(x: 200, y: 745, width: 300, height: 50)), item]), "moveAway")
    XCTAssertEqual(
      remedy(below, [above(Rect(x: 310, y: 745, width: 40, height: 37), .barButton)]), "moveAway")
    item.group = 3
    item.frame = Rect(x: 600, y: 750, width: 60, height: 40)
    XCTAssertEqual(
      remedy(below, [above(Rect(x: 310, y: 745, width: 40, height: 37), .button, group: 3), item]), "moveAway"
    )
    XCTAssertEqual(remedy(below, [above(Rect(x: 310, y: 745, width: 40, height: 37))]), "raiseAbove")
    // A space in front, with or without something in it.
    var space = PointerSpace(id: 5)
    (space.z, space.isOpaque) = (1, true)
    space.clip = Rect(x: 200, y: 745, width: 400, height: 40)
    XCTAssertEqual(remedy(below, [], [space]), "moveAway")
    var inside = above(Rect(x: 310, y: 745, width: 40, height: 37))
    inside.space = 5
    XCTAssertEqual(remedy(below, [inside], [space]), "moveAway")
  }

  // MARK: L12

  func testL12TheOffsetOfAShapeMovesThePointOfTheClick() throws {
    let square = PointerPath([
      .move(to: .zero), .line(to: Point(x: 16, y: 0)), .line(to: Point(x: 16, y: 16)),
      .line(to: Point(x: 0, y: 16)),
      .close,
    ])
    let cornered = PointerPath(square.elements, anchor: .zero)
    let arrow = PointerPath(
      [.move(to: .zero), .line(to: Point(x: 12, y: 24)), .line(to: Point(x: -12, y: 24)), .close],
      anchor: .zero)
    let cases: [(PointerShape, Vector, Remedy?)] = [
      (.path(square), Vector(dx: 5, dy: 0), .removeShapeOffset),
      (.path(square), Vector(dx: 0.6, dy: 0.6), nil),
      (.cross, Vector(dx: 0, dy: -3), .removeShapeOffset),
      // The offset moves the center of the square onto the position, and another does not.
      (.path(cornered), Vector(dx: -8, dy: -8), nil),
      (.path(cornered), Vector(dx: 4, dy: 0), .setAnchor(Point(x: 12, y: 8))),
      // Along its axis, an arrow may act anywhere.
      (.path(arrow), Vector(dx: 0, dy: -9), nil),
      (.path(arrow), Vector(dx: 3, dy: 0), .removeShapeOffset),
      (.verticalBeam(length: 20), Vector(dx: 4, dy: 0), .removeShapeOffset),
      (.verticalBeam(length: 20), Vector(dx: 0, dy: 4), nil),
      (.horizontalBeam(length: 20), Vector(dx: 0, dy: 4), .removeShapeOffset),
    ]
    for (shape, offset, remedy) in cases {
      var area = target(1, Rect(x: 100, y: 100, width: 200, height: 200), .other, PointerStyle(shape: shape))
      area.style.shapeOffset = offset
      let found = findings([area]).filter { $0.rule == .shapeAnchor }
      XCTAssertEqual(found.map { $0.remedy }, remedy.map { [$0] } ?? [], "\(offset)")
      switch (remedy, shape) {
      case (.removeShapeOffset, _): area.style.shapeOffset = .zero
      case (.setAnchor(let anchor), .path(let path)):
        area.style.shape = .path(PointerPath(path.elements, anchor: anchor))
      default: continue
      }
      XCTAssertEqual(findings([area]).filter { $0.rule == .shapeAnchor }, [])
    }
  }

  // MARK: L13

  func testL13TheMessageAtTheLimitIsTrue() throws {
    let card = target(
      1, Rect(x: 100, y: 100, width: 120, height: 60), .card, styled(.hover(HoverOptions())))
    let finding = try XCTUnwrap(findings([card]).first)
    XCTAssertEqual(
      finding.text(), "its longer side is 120 pt, and its effect suits more than 120 pt; use the effect lift")
  }

  func testL5AndL13ALargeCardIsToldOnceToUseHover() {
    for side in [241.0, 400] {
      let card = target(1, Rect(x: 100, y: 100, width: side, height: 100), .card, styled(.highlight))
      XCTAssertEqual(findings([card]).map { $0.remedy }, [.useEffect(.hover)])
    }
  }

  // MARK: L15

  func testL15TextIsToldToUseTheBeam() {
    let pen = PointerPath([
      .move(to: .zero), .line(to: Point(x: 18, y: 4)), .line(to: Point(x: 4, y: 18)), .close,
    ])
    let styles: [(PointerStyle, isFound: Bool)] = [
      (.automatic, false),
      (PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical), false),
      (
        PointerStyle(
          effect: .hover(HoverOptions(prefersScaledContent: false)), shape: .verticalBeam(length: 20)), false
      ),
      (PointerStyle(shape: .markerTip), false), (PointerStyle(shape: .cross), true), (.system, true),
      (PointerStyle(shape: .circle(diameter: 19)), true), (PointerStyle(shape: .circle(diameter: 28)), true),
      (.hidden, true), (styled(.highlight), true), (styled(.lift), true),
      (PointerStyle(shape: .path(pen)), true),
    ]
    for width in [60.0, 400] {
      for bezel in [false, true] {
        for (style, isFound) in styles {
          var text = target(1, Rect(x: 100, y: 100, width: width, height: 30), .text, bezel: bezel, style)
          let found = findings([text])
          XCTAssertEqual(found.map { $0.rule }, isFound ? [.customEffect] : [], "\(style)")
          XCTAssertEqual(found.map { $0.remedy }, isFound ? [.useBeam] : [], "\(style)")
          text.style = .automatic
          XCTAssertEqual(findings([text]), [])
        }
      }
    }
  }

  // MARK: L16

  func testL16EveryDrawingAreaHasOnePointer() {
    var crosshair = PointerStyle.automatic
    func canvases(_ styles: [PointerStyle], cursor: CursorKind? = nil) -> [Finding] {
      var targets = styles.enumerated().map { index, style in
        target(
          UInt64(index + 1), Rect(x: 320 * Double(index), y: 100, width: 300, height: 300), .canvas, style)
      }
      targets[0].cursor = cursor
      return findings(targets)
    }
    let cross = PointerStyle(shape: .cross)
    for other in [PointerStyle.system, .automatic, .hidden, PointerStyle(shape: .bullseye)] {
      let found = canvases([cross, cross, other])
      XCTAssertEqual(found.map { $0.rule }, [.shapeMeaning], "\(other)")
      XCTAssertEqual(found.map { $0.targets }, [[3]])
      XCTAssertEqual(found.map { $0.remedy }, [.useShape(of: 1)])
      XCTAssertEqual(canvases([other, other, other]), [])
    }
    crosshair.accessories = []
    XCTAssertEqual(canvases([crosshair, cross], cursor: .crosshair), [], "the cursor gives the same cross")
    XCTAssertEqual(canvases([crosshair, .system], cursor: .crosshair).map { $0.rule }, [.shapeMeaning])
  }
}

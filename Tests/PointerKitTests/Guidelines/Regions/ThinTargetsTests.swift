import PointerTestSupport
import XCTest

/// R7: thin dividers and handles can be hit: several points on each side, even over a neighbor's frame.
///
/// Files: `TargetStore+ThinTargets`.
final class ThinTargetsTests: XCTestCase {
  private let bar = PointerStyle(shape: .roundedRect(Size(6, 44), radius: 3))

  private func divider(
    _ frame: Rect = Rect(400, 0, 1, 700), z: Int64 = 0, padding: Insets? = nil, space: SpaceID = .window
  ) -> PointerTarget {
    PointerTarget(2, frame, .divider, style: bar, space: space, z: z, padding: padding, latching: .horizontal)
  }

  private func panes(in spaces: [SpaceID] = [.window, .window]) -> [PointerTarget] {
    [
      PointerTarget(1, Rect(0, 0, 400, 700), .text, space: spaces[0]),
      PointerTarget(3, Rect(401, 0, 599, 700), .text, space: spaces[1]),
    ]
  }

  /// The least and the greatest x, in steps of a quarter point, at which a target is hit.
  private func hits(
    _ targets: [PointerTarget], _ spaces: [PointerSpace] = [], y: Double = 300, of id: TargetID = 2
  ) -> [Double] {
    let engine = SimulatedPerson(targets: targets, spaces: spaces, size: Size(1000, 700)).engine
    let found = stride(from: 300.0, through: 500, by: 0.25).filter {
      engine.target(at: Point($0, y))?.id == id
    }
    guard let first = found.first, let last = found.last else { return [] }
    XCTAssertEqual(Double(found.count), (last - first) * 4 + 1, "it is hit everywhere in between")
    return [first, last]
  }

  // MARK: Reach

  func testDividerIsHitFivePointsOnEachSide() {
    XCTAssertEqual(hits(panes() + [divider()]), [395, 406])
  }

  func testPaddingOnAHigherLevelIsHitAsAWhole() {
    XCTAssertEqual(hits(panes() + [divider(z: 10, padding: Insets(12))]), [388, 413])
    XCTAssertEqual(hits(panes() + [divider(padding: Insets(12))]), [395, 406], "on the level of the panes")
  }

  func testNothingIsHitBeyondTheHostsPadding() {
    XCTAssertEqual(hits(panes() + [divider(z: 10, padding: .zero)]), [400, 401])
    XCTAssertEqual(hits(panes() + [divider(padding: Insets(3))]), [397, 404])
  }

  func testLineThatOnlySeparatesIsNotHit() {
    var line = divider()
    (line.style, line.latchingAxes) = (.automatic, [])
    XCTAssertEqual(hits(panes() + [line]), [400, 401], "its frame")
    line.cursor = .columnResize
    XCTAssertEqual(hits(panes() + [line]), [395, 406])
  }

  func testOnlyTheThinAxisReaches() {
    let target = PointerTarget(2, Rect(350, 297, 100, 6), .slider)
    let card = PointerTarget(1, Rect(0, 0, 1000, 700), .card)
    XCTAssertEqual(hits([card, target], y: 292), [350, 450])
    XCTAssertEqual(hits([card, target], y: 300), [350, 450])
    XCTAssertEqual(hits([card, target], y: 291.75), [])
    let thick = PointerTarget(2, Rect(350, 296, 100, 8), .slider)
    XCTAssertEqual(hits([card, thick], y: 295.75), [], "8 points are not thin")
  }

  func testKnobReachesInAllDirections() {
    let card = PointerTarget(1, Rect(0, 0, 1000, 700), .card)
    let knob = PointerTarget(2, Rect(400, 297, 6, 6), .handle, effect: .lift)
    XCTAssertEqual(hits([card, knob], y: 292), [395, 411])
    XCTAssertEqual(hits([card, knob], y: 291.75), [])
  }

  func testConfigurationSetsSideAndReach() {
    let configuration = with(PointerConfiguration()) {
      ($0.regions.thinElementSide, $0.regions.thinElementReach) = (20, 9)
    }
    let engine = SimulatedPerson(
      targets: panes() + [divider(Rect(395, 0, 12, 700))], configuration: configuration
    )
    .engine
    XCTAssertEqual(engine.target(at: Point(386, 300))?.id, 2)
    XCTAssertEqual(engine.target(at: Point(385.75, 300))?.id, 1)
  }

  func testPointerThatCrossesHoversTheDividerOnTheWay() {
    var person = SimulatedPerson(
      targets: panes() + [divider(z: 10, padding: Insets(12))], at: Point(381, 300), size: Size(1000, 700),
      device: .mouse)
    var hovered: [Double] = []
    for x in 382...430 {
      person.move(to: Point(Double(x), 300), waiting: 50)
      if person.hovered == 2 { hovered.append(Double(x)) }
    }
    XCTAssertEqual(
      [hovered.first, hovered.last], [389, 414], "the border keeps the pane at first, then the divider")
  }

  // MARK: Spaces

  func testDividerIsHitBetweenPanesThatAreSpaces() {
    for (isOpaque, isClipped, z) in product([false, true], [false, true], [Int64(-1), 0, 5]) {
      var spaces = [
        PointerSpace(id: 7, z: z, isOpaque: isOpaque), PointerSpace(id: 8, z: z, isOpaque: isOpaque),
      ]
      if isClipped { (spaces[0].clip, spaces[1].clip) = (Rect(0, 0, 400, 700), Rect(401, 0, 599, 700)) }
      // An opaque space without a clip covers everything, also the divider.
      if isOpaque, !isClipped, z >= 0 { continue }
      let range = hits(panes(in: [7, 8]) + [divider()], spaces)
      // Behind the window, panes have no say in the padding of 24 points.
      XCTAssertEqual(
        range, z < 0 ? [376, 425] : [395, 406], "opaque \(isOpaque), clipped \(isClipped), z \(z)")
    }
  }

  func testContentThatItsPaneClipsDoesNotCoverTheDivider() {
    let spaces = [PointerSpace(id: 7, clip: Rect(0, 0, 400, 700), isOpaque: true)]
    let wide = PointerTarget(1, Rect(0, 0, 4000, 700), .text, space: 7)
    XCTAssertEqual(hits([wide, panes()[1], divider()], spaces), [395, 406])
  }

  func testADividerInFrontOfANeighborClaimsPartOfItsHalf() {
    let canvas = PointerTarget(1, Rect(400, 0, 12, 700), .canvas)
    let own = divider(Rect(399, 0, 1, 700))
    let front = PointerTarget(
      3, Rect(408, 0, 1, 700), .divider, style: bar, space: 5, padding: Insets(1), latching: .horizontal)
    let space = PointerSpace(id: 5, z: 1)
    XCTAssertEqual(hits([canvas, own], [space]).last, 405)
    XCTAssertEqual(
      hits([canvas, own, front], [space]).last, 402, "half of a third, since the other claims two sides")
  }

  func testWhatIsCoveredIsNotHit() {
    let sheet = PointerSpace(id: 7, clip: Rect(300, 200, 300, 300), z: 1, isOpaque: true)
    XCTAssertEqual(hits(panes() + [divider()], [sheet]), [], "by an opaque space")
    let popover = PointerSpace(id: 7, z: 1)
    let item = PointerTarget(4, Rect(300, 200, 300, 300), .editMenuItem, space: 7)
    XCTAssertEqual(hits(panes() + [divider(), item], [popover]), [], "by a target in front")
    let card = PointerTarget(4, Rect(300, 200, 300, 300), .card, z: 11)
    XCTAssertEqual(hits(panes() + [divider(z: 10, padding: Insets(12)), card]), [], "by a card above it")
    // Beside the cover, where the divider is nearest, it is hidden.
    let edge = PointerTarget(4, Rect(396, 200, 300, 300), .card, z: 1)
    XCTAssertEqual(hits(panes() + [divider(), edge]), [])
  }

  func testDisabledDividerIsNotHit() {
    let disabled = with(divider()) { $0.isEnabled = false }
    XCTAssertEqual(hits(panes() + [disabled]), [])
  }

  func testADividerThatMovesIsHitWhereItIs() {
    var engine = SimulatedPerson(targets: panes() + [divider()]).engine
    XCTAssertEqual(engine.target(at: Point(396, 300))?.id, 2)
    XCTAssertEqual(engine.targets(at: Point(396, 300)), [2, 1, 3])
    engine.move(2, to: Rect(500, 0, 1, 700), at: .zero)
    XCTAssertEqual(engine.target(at: Point(396, 300))?.id, 1)
    XCTAssertEqual(engine.target(at: Point(504, 300))?.id, 2)
    engine.remove(target: 2, at: .zero)
    XCTAssertEqual(engine.target(at: Point(500, 300))?.id, 3)
  }

  func testADividerReachesOnlyWhileItIsThin() {
    var engine = SimulatedPerson(targets: panes() + [divider()]).engine
    engine.move(2, to: Rect(500, 0, 9, 700), at: .zero)
    XCTAssertEqual(engine.target(at: Point(511, 300))?.id, 3)
    engine.move(2, to: Rect(500, 0, 3, 700), at: .zero)
    XCTAssertEqual(engine.target(at: Point(508, 300))?.id, 2)
    engine.remove(target: 2, at: .zero)
    XCTAssertEqual(engine.target(at: Point(501, 300))?.id, 3)
  }

  // MARK: Neighbors

  func testNarrowNeighborKeepsHalf() {
    // Columns of 12 points, each between two dividers.
    var targets: [PointerTarget] = []
    for index in 0..<5 {
      let x = 300 + 13 * Double(index)
      targets.append(PointerTarget(TargetID(10 + index), Rect(x, 0, 12, 700), .text))
      targets.append(with(divider(Rect(x + 12, 0, 1, 700))) { $0.id = TargetID(20 + index) })
    }
    XCTAssertEqual(
      hits(targets, of: 12), [329.25, 334.75], "half of 326...338, and a sample beyond each border")
    XCTAssertEqual(hits(targets, of: 21), [322, 329], "a quarter of each, since both have another divider")
    XCTAssertEqual(hits(targets, of: 10), [300, 306.75], "claimed from one side")
  }

  func testEachNeighborKeepsHalfInRandomLayouts() {
    for (seed, var dice) in withDice(0..<6, from: 71_000) {
      // A board with lines between its fields along both axes, as in a calendar or a palette.
      var (targets, fields): ([PointerTarget], [PointerTarget]) = ([], [])
      var (columns, rows) = ([100.0], [100.0])
      for _ in 0..<dice.count(1...5) { columns.append((columns.last ?? 0) + dice.number(5...60)) }
      for _ in 0..<dice.count(1...5) { rows.append((rows.last ?? 0) + dice.number(5...60)) }
      let line = dice.number(0.5...3)
      let spaces = [SpaceID.window, 5]
      for (row, y) in rows.dropLast().enumerated() {
        for (column, x) in columns.dropLast().enumerated() {
          let frame = Rect(minX: x + line, minY: y + line, maxX: columns[column + 1], maxY: rows[row + 1])
          guard !frame.isEmpty else { continue }
          fields.append(
            PointerTarget(
              TargetID(100 + fields.count), frame, .text, space: dice.pick(spaces), padding: .zero))
        }
      }
      let (width, height) = ((columns.last ?? 0) - 90, (rows.last ?? 0) - 90)
      for x in columns where dice.chance(0.8) { targets.append(divider(Rect(x, 95, line, height))) }
      for y in rows where dice.chance(0.8) { targets.append(divider(Rect(95, y, width, line))) }
      for index in targets.indices {
        targets[index].id = TargetID(index + 1)
        targets[index].z = dice.pick([0, 0, 3])
        if dice.chance(0.3) { targets[index].padding = Insets(dice.number(0...30)) }
      }
      let engine = SimulatedPerson(targets: targets + fields, spaces: [PointerSpace(id: 5)]).engine
      for field in fields {
        let frame = field.frame
        var kept = 0
        for (x, y) in product(0..<24, 0..<24) {
          let point = Point(
            frame.minX + (Double(x) + 0.5) / 24 * frame.width,
            frame.minY + (Double(y) + 0.5) / 24 * frame.height)
          let hit = engine.target(at: point)?.id
          if hit == field.id { kept += 1 }
          // What is not claimed stays as it was.
          if let hit, hit != field.id { XCTAssertLessThan(hit, 100, "seed \(seed) at \(point)") }
        }
        XCTAssertGreaterThanOrEqual(kept, 288, "seed \(seed): of \(frame), of 576 samples")
      }
    }
  }

  func testThinNeighborsKeepTheirFrames() {
    let handles = [0, 1].map {
      PointerTarget(TargetID(2 + $0), Rect(400 + 4 * Double($0), 200, 3, 200), .handle, style: bar)
    }
    let text = PointerTarget(1, Rect(0, 0, 1000, 700), .text)
    XCTAssertEqual(hits([text] + handles, of: 2), [395, 403.5], "the lower id has the middle")
    XCTAssertEqual(hits([text] + handles, of: 3), [403.75, 412])
  }

  func testNearestOfSeveralWins() {
    let near = PointerTarget(2, Rect(400, 0, 1, 700), .divider, style: bar, z: 0)
    let far = PointerTarget(4, Rect(405, 0, 1, 700), .divider, style: bar, z: 9)
    XCTAssertEqual(hits(panes() + [near, far]), [395, 402.75])
    XCTAssertEqual(hits(panes() + [near, far], of: 4), [403, 411])
  }

  func testAThousandThinTargetsCostNoMillisecond() {
    let stacked = (0..<1000).map { (index: Int) -> PointerTarget in
      var target = divider(z: Int64(index % 7), padding: index % 2 == 0 ? Insets(12) : nil)
      target.id = TargetID(10 + index)
      return target
    }
    let engine = SimulatedPerson(targets: panes() + stacked, size: Size(1000, 700)).engine
    let points = (0..<40).map { Point(388 + Double($0) * 0.6, 300) }
    var found = 0
    let time = processorTime {
      for point in points where (engine.target(at: point)?.id ?? 0) >= 10 { found += 1 }
    }
    XCTAssertGreaterThan(found, 0)
    #if DEBUG
      let limit = Duration.milliseconds(50)
    #else
      let limit = Duration.milliseconds(1)
    #endif
    XCTAssertLessThan(time / points.count, limit, "for each hit test")
  }
}

import PointerTestSupport
import XCTest

/// R4, P3: the regions of a group leave no gap between neighbours.
final class R4GroupsTests: XCTestCase {
  /// A row or column of members with random sizes, gaps, bezels and offsets across.
  private func group(_ dice: inout Dice, along axis: Axis) -> [PointerTarget] {
    var targets: [PointerTarget] = []
    var start = dice.number(50...150)
    for index in 0..<dice.count(2...7) {
      let length = dice.number(8...80)
      let across = dice.number(300...340)
      let extent = dice.number(10...60)
      let frame =
        axis == .horizontal ? Rect(start, across, length, extent) : Rect(across, start, extent, length)
      targets.append(
        PointerTarget(TargetID(10 - index), frame, .barButton, hasBezel: dice.chance(0.5), group: 4))
      // Below the limit by more than the sum rounds; exactly 96 has a test of its own.
      let gap = dice.chance(0.2) ? dice.pick([0, 12, 24, 36, 48]) : dice.number(0...95.999)
      start = frame.upper(axis) + gap
    }
    return targets
  }

  func testR4NoPathBetweenNeighboursInsideTheBandFindsNothing() {
    for (seed, var dice) in withDice(seeds(300, inDebug: 50)) {
      let axis: Axis = dice.chance(0.5) ? .horizontal : .vertical
      let cross = axis.other
      let targets = group(&dice, along: axis)
      let engine = SimulatedPerson(targets: targets).engine
      for (first, second) in zip(targets, targets.dropFirst()) {
        let before = engine.region(of: first.id) ?? .zero
        let after = engine.region(of: second.id) ?? .zero
        let low = max(before.lower(cross), after.lower(cross))
        let high = min(before.upper(cross), after.upper(cross))
        guard low <= high else { continue }
        let from = first.frame.center.value(axis)
        let to = second.frame.center.value(axis)
        for step in 0...40 {
          // A crooked path: anywhere across, the ends of the band included.
          let across = step % 5 == 0 ? low : step % 5 == 1 ? high : dice.number(low...high)
          let along = from + (to - from) * Double(step) / 40
          let point = Point(along: axis, along, across)
          XCTAssertNotNil(
            engine.target(at: point)?.id,
            "seed \(seed): nothing at \(point) between \(first.frame) and \(second.frame)")
        }
        let edges = [
          first.frame.upper(axis), first.frame.upper(axis).nextUp, second.frame.lower(axis).nextDown,
          before.upper(axis), before.upper(axis).nextUp, after.lower(axis), after.lower(axis).nextDown,
        ]
        for along in edges where along <= to {
          let point = Point(along: axis, along, low)
          XCTAssertNotNil(engine.target(at: point)?.id, "seed \(seed): nothing at the edge \(point)")
        }
      }
    }
  }

  func testR4NeighboursOfOneKindMeetOnTheMidline() {
    for (gap, hasBezel) in product(stride(from: 0.0, through: 96, by: 4), [true, false]) {
      let first = PointerTarget(1, Rect(100, 100, 40, 40), .barButton, hasBezel: hasBezel, group: 1)
      let second = PointerTarget(2, Rect(140 + gap, 100, 40, 40), .barButton, hasBezel: hasBezel, group: 1)
      let engine = SimulatedPerson(targets: [first, second]).engine
      let middle = 140 + gap / 2
      // Without a gap the two are equally near above and below their shared corner, as far as squares can
      // tell.
      for y in gap == 0 ? [100.0, 120, 140] : [90, 100, 120, 150] {
        XCTAssertEqual(engine.target(at: Point(middle, y))?.id, 1, "a tie goes to the lower id: \(gap)")
        XCTAssertEqual(engine.target(at: Point(middle.nextUp, y))?.id, 2, "gap \(gap)")
        XCTAssertEqual(engine.target(at: Point(middle.nextDown, y))?.id, 1, "gap \(gap)")
      }
    }
  }

  func testR4GapBeyondTheLimitIsNotBridged() {
    let first = PointerTarget(1, Rect(100, 100, 40, 40), .barButton, hasBezel: true, group: 1)
    var second = with(first) { ($0.id, $0.frame) = (2, Rect(140 + 96, 100, 40, 40)) }
    XCTAssertNotNil(SimulatedPerson(targets: [first, second]).engine.target(at: Point(188, 120))?.id)
    second.frame = Rect(minX: 236.0.nextUp, minY: 100, maxX: 276, maxY: 140)
    XCTAssertNil(SimulatedPerson(targets: [first, second]).engine.target(at: Point(188, 120))?.id)
  }

  func testR4StretchStaysWithinTheExtentThatBothRegionsShare() {
    let first = PointerTarget(1, Rect(100, 100, 40, 40), .barButton, hasBezel: true, group: 1)
    let second = with(first) { ($0.id, $0.frame) = (2, Rect(220, 110, 40, 80)) }
    let engine = SimulatedPerson(targets: [first, second]).engine
    // Shared: from 98, where the second region begins, to 152, where the first ends.
    XCTAssertNotNil(engine.target(at: Point(180, 98))?.id)
    XCTAssertNil(engine.target(at: Point(180, 98.0.nextDown))?.id)
    XCTAssertNotNil(engine.target(at: Point(180, 152))?.id)
    XCTAssertNil(engine.target(at: Point(180, 152.0.nextUp))?.id)
  }

  func testR4OnlyMembersOfOneGroupAreBridgedAlsoAcrossSpaces() {
    let first = PointerTarget(1, Rect(100, 100, 40, 40), .barButton, hasBezel: true, group: 1)
    var second = with(first) { ($0.id, $0.frame) = (2, Rect(220, 100, 40, 40)) }
    let gap = Point(180, 120)
    XCTAssertNotNil(SimulatedPerson(targets: [first, second]).engine.target(at: gap)?.id)
    second.group = 2
    XCTAssertNil(SimulatedPerson(targets: [first, second]).engine.target(at: gap)?.id, "another group")
    second.group = 1
    second.isEnabled = false
    XCTAssertEqual(
      SimulatedPerson(targets: [first, second]).engine.target(at: gap)?.id, 1,
      "a disabled neighbour keeps its half")
    second.isEnabled = true
    second.space = 5
    var person = SimulatedPerson(targets: [first, second], spaces: [PointerSpace(id: 5)])
    XCTAssertNotNil(person.engine.target(at: gap)?.id, "another space")
    let clipped = PointerSpace(id: 5, clip: Rect(200, 0, 100, 300))
    person.engine.upsert(clipped, at: person.now)
    XCTAssertNil(person.engine.target(at: gap)?.id, "another space that is clipped there")
    var loose = [first, second]
    loose[0].group = 0
    loose[1].group = 0
    loose[1].space = 0
    XCTAssertNil(SimulatedPerson(targets: loose).engine.target(at: gap)?.id, "group 0 is none")
  }

  // MARK: Tab bars

  /// Tab bar items side by side, or one above the other, with gaps.
  private func tabBar(_ lengths: [Double], gaps: [Double], along axis: Axis = .horizontal) -> [PointerTarget]
  {
    var (targets, start): ([PointerTarget], Double) = ([], 20)
    for (index, length) in lengths.enumerated() {
      let frame = axis == .horizontal ? Rect(start, 700, length, 44) : Rect(700, start, 60, length)
      targets.append(PointerTarget(TargetID(index + 1), frame, .tabBarItem, group: 6))
      start += length + (index < gaps.count ? gaps[index] : 0)
    }
    return targets
  }

  func testR4ATabBarIsOneBarWhateverItsGaps() {
    for (lengths, gaps) in [
      ([60, 60, 60, 60, 60], [145, 145, 145, 145]), ([30, 30], [3_000]), ([80, 40, 120], [96.1, 512]),
      ([44, 44, 44], [0, 97]), ([10, 10], [100_000]),
    ] as [([Double], [Double])] {
      for axis in [Axis.horizontal, .vertical] {
        let targets = tabBar(lengths, gaps: gaps, along: axis)
        let engine = SimulatedPerson(targets: targets, size: Size(2e5, 2e5)).engine
        let cross = axis == .horizontal ? [676.0, 690, 722, 768] : [676, 690, 730, 784]
        for (first, second) in zip(targets, targets.dropFirst()) {
          let (from, to) = (first.frame.upper(axis), second.frame.lower(axis))
          for (across, step) in product(cross, 0...200) {
            let along = from + (to - from) * Double(step) / 200
            let found = engine.target(at: Point(along: axis, along, across))?.id
            let expected = along - from <= to - along ? first.id : second.id
            // Above and below their shared corner both are equally near.
            if to > from { XCTAssertEqual(found, expected, "\(gaps) at \(along) of \(from) to \(to)") }
            XCTAssertNotNil(found)
          }
          if to - from > 50 {
            let beside = [cross[0].nextDown, cross[3].nextUp]
            for across in beside {
              XCTAssertNil(
                engine.target(at: Point(along: axis, (from + to) / 2, across))?.id, "beside the bar")
            }
          }
        }
        let end = (targets.last?.frame.upper(axis) ?? 0) + 24
        XCTAssertNotNil(engine.target(at: Point(along: axis, end, cross[2]))?.id)
        XCTAssertNil(engine.target(at: Point(along: axis, end.nextUp, cross[2]))?.id, "the end of the bar")
      }
    }
  }

  /// The edge of a frame belongs to the gap where the host has made the region smaller than the frame.
  func testR4TheGapOfATabBarEndsAtTheEdgesOfFramesThatAreLargerThanTheirRegions() {
    for axis in [Axis.horizontal, .vertical] {
      var targets = tabBar([60, 60], gaps: [145], along: axis)
      for index in targets.indices {
        // Smaller along the bar, and as tall as ever across it.
        let inset = -5.0
        targets[index].padding =
          axis == .horizontal
          ? Insets(top: 0, left: inset, bottom: 0, right: inset)
          : Insets(top: inset, left: 0, bottom: inset, right: 0)
      }
      let engine = SimulatedPerson(targets: targets, size: Size(2e5, 2e5)).engine
      let across = targets[0].frame.center[axis == .horizontal ? .vertical : .horizontal]
      func found(_ along: Double) -> TargetID? { engine.target(at: Point(along: axis, along, across))?.id }
      let (from, to) = (targets[0].frame.upper(axis), targets[1].frame.lower(axis))
      XCTAssertEqual(found(from), targets[0].id, "\(axis)")
      XCTAssertEqual(found(to), targets[1].id, "\(axis)")
      // Within a frame and outside of its region there is neither a gap nor a region.
      XCTAssertNil(found(from.nextDown), "\(axis)")
      XCTAssertNil(found(to.nextUp), "\(axis)")
    }
  }

  func testR4ATabBarWithAnotherKindOfMemberIsOneBarToo() {
    var targets = tabBar([60, 60, 60], gaps: [150, 150])
    targets[1].kind = .button
    var person = SimulatedPerson(targets: targets)
    let gaps = [Point(150, 720), Point(360, 720)]
    for gap in gaps { XCTAssertNotNil(person.engine.target(at: gap)) }
    // Without a tab bar item it is a group as any other.
    for index in [0, 2] {
      targets[index].kind = .button
      person.engine.upsert(targets[index], at: person.now)
    }
    for gap in gaps { XCTAssertNil(person.engine.target(at: gap)) }
    targets[1].kind = .tabBarItem
    person.engine.upsert(targets[1], at: person.now)
    for gap in gaps { XCTAssertNotNil(person.engine.target(at: gap)) }
    person.engine.remove(target: 2, at: person.now)
    for gap in gaps { XCTAssertNil(person.engine.target(at: gap)) }
  }

  func testR4TheReachOfATabBarsItemCoversItsGapsToOtherSpaces() throws {
    var targets = tabBar([60, 60], gaps: [400])
    targets[1].space = 3
    let engine = SimulatedPerson(targets: targets, spaces: [PointerSpace(id: 3)]).engine
    var seen: Set<TargetID> = []
    for x in stride(from: 0.0, to: 600, by: 10) {
      let point = Point(x, 720)
      guard let id = engine.target(at: point)?.id else { continue }
      seen.insert(id)
      XCTAssertTrue(try XCTUnwrap(engine.reach(of: id)).contains(point), "\(id) at \(point)")
    }
    XCTAssertEqual(seen, [1, 2])
  }

  // MARK: Disabled members

  // H1: a bar that is concealed is disabled as a whole, and must not keep clicks from what is beneath.
  func testH1AConcealedBarWhichIsDisabledAsAWholeLeavesClicksToWhatIsBeneath() {
    var bar = tabBar([60, 60, 60], gaps: [40, 145])
    for index in bar.indices { bar[index].isEnabled = false }
    let video = PointerTarget(9, Rect(0, 0, 1024, 768), .image, effect: .hover())
    let engine = SimulatedPerson(targets: bar + [video]).engine
    for x in [30.0, 90, 150, 250, 330] { XCTAssertEqual(engine.target(at: Point(x, 720))?.id, 9) }
  }
}

extension Point {
  /// A point from its coordinates along and across an axis.
  init(along axis: Axis, _ along: Double, _ across: Double) {
    self = axis == .horizontal ? Point(along, across) : Point(across, along)
  }

  func value(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}

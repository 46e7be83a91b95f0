import PointerKit
import PointerTestSupport
import XCTest

/// R4, P3: the regions of a group leave no gap between neighbours.
final class GroupRegionTests: XCTestCase {
  /// A row or column of members with random sizes, gaps, bezels and offsets across.
  private func group(_ dice: inout Dice, along axis: Axis) -> [PointerTarget] {
    var targets: [PointerTarget] = []
    var start = dice.number(50...150)
    for index in 0..<dice.count(2...7) {
      let length = dice.number(8...80)
      let across = dice.number(300...340)
      let extent = dice.number(10...60)
      let frame =
        axis == .horizontal
        ? Rect(x: start, y: across, width: length, height: extent)
        : Rect(x: across, y: start, width: extent, height: length)
      targets.append(
        PointerTarget(
          id: TargetID(10 - index), frame: frame, kind: .barButton, hasBezel: dice.chance(0.5), group: 4))
      // Below the limit by more than the sum rounds; exactly 96 has a test of its own.
      let gap = dice.chance(0.2) ? dice.pick([0, 12, 24, 36, 48]) : dice.number(0...95.999)
      start = frame.upper(axis) + gap
    }
    return targets
  }

  func testR4NoPathBetweenNeighboursInsideTheBandFindsNothing() {
    for seed in 0..<300 {
      var dice = Dice(seed: UInt64(seed))
      let axis: Axis = dice.chance(0.5) ? .horizontal : .vertical
      let cross = axis.other
      let targets = group(&dice, along: axis)
      let engine = PointerHarness(targets: targets).engine
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
    for gap in stride(from: 0.0, through: 96, by: 4) {
      for hasBezel in [true, false] {
        let first = PointerTarget(
          id: 1, frame: Rect(x: 100, y: 100, width: 40, height: 40), kind: .barButton, hasBezel: hasBezel,
          group: 1)
        let second = PointerTarget(
          id: 2, frame: Rect(x: 140 + gap, y: 100, width: 40, height: 40), kind: .barButton,
          hasBezel: hasBezel, group: 1)
        let engine = PointerHarness(targets: [first, second]).engine
        let middle = 140 + gap / 2
        // Without a gap the two are equally near above and below their shared corner, as far as squares can
        // tell.
        for y in gap == 0 ? [100.0, 120, 140] : [90, 100, 120, 150] {
          XCTAssertEqual(
            engine.target(at: Point(x: middle, y: y))?.id, 1, "a tie goes to the lower id: \(gap)")
          XCTAssertEqual(engine.target(at: Point(x: middle.nextUp, y: y))?.id, 2, "gap \(gap)")
          XCTAssertEqual(engine.target(at: Point(x: middle.nextDown, y: y))?.id, 1, "gap \(gap)")
        }
      }
    }
  }

  func testR4GapBeyondTheLimitIsNotBridged() {
    let first = PointerTarget(
      id: 1, frame: Rect(x: 100, y: 100, width: 40, height: 40), kind: .barButton, hasBezel: true, group: 1)
    var second = first
    second.id = 2
    second.frame = Rect(x: 140 + 96, y: 100, width: 40, height: 40)
    XCTAssertNotNil(PointerHarness(targets: [first, second]).engine.target(at: Point(x: 188, y: 120))?.id)
    second.frame = Rect(minX: 236.0.nextUp, minY: 100, maxX: 276, maxY: 140)
    XCTAssertNil(PointerHarness(targets: [first, second]).engine.target(at: Point(x: 188, y: 120))?.id)
  }

  func testR4StretchStaysWithinTheExtentThatBothRegionsShare() {
    let first = PointerTarget(
      id: 1, frame: Rect(x: 100, y: 100, width: 40, height: 40), kind: .barButton, hasBezel: true, group: 1)
    var second = first
    second.id = 2
    second.frame = Rect(x: 220, y: 110, width: 40, height: 80)
    let engine = PointerHarness(targets: [first, second]).engine
    // Shared: from 98, where the second region begins, to 152, where the first ends.
    XCTAssertNotNil(engine.target(at: Point(x: 180, y: 98))?.id)
    XCTAssertNil(engine.target(at: Point(x: 180, y: 98.0.nextDown))?.id)
    XCTAssertNotNil(engine.target(at: Point(x: 180, y: 152))?.id)
    XCTAssertNil(engine.target(at: Point(x: 180, y: 152.0.nextUp))?.id)
  }

  func testR4OnlyMembersOfOneGroupInOneSpaceAreBridged() {
    let first = PointerTarget(
      id: 1, frame: Rect(x: 100, y: 100, width: 40, height: 40), kind: .barButton, hasBezel: true, group: 1)
    var second = first
    second.id = 2
    second.frame = Rect(x: 220, y: 100, width: 40, height: 40)
    let gap = Point(x: 180, y: 120)
    XCTAssertNotNil(PointerHarness(targets: [first, second]).engine.target(at: gap)?.id)
    second.group = 2
    XCTAssertNil(PointerHarness(targets: [first, second]).engine.target(at: gap)?.id, "another group")
    second.group = 1
    second.isEnabled = false
    XCTAssertNil(PointerHarness(targets: [first, second]).engine.target(at: gap)?.id, "a disabled neighbour")
    second.isEnabled = true
    second.space = 5
    var person = PointerHarness(targets: [first, second])
    person.engine.upsertSpace(PointerSpace(id: 5), at: person.now)
    XCTAssertNil(person.engine.target(at: gap)?.id, "another space")
    var loose = [first, second]
    loose[0].group = 0
    loose[1].group = 0
    loose[1].space = 0
    XCTAssertNil(PointerHarness(targets: loose).engine.target(at: gap)?.id, "group 0 is none")
  }

  func testP3AlongARowExactlyOneMemberIsShownAtEveryStep() {
    let bar: [PointerTarget] = (0..<6).map { index in
      let frame = Rect(x: 100 + 110 * Double(index), y: 100, width: 44, height: 37)
      return PointerTarget(
        id: TargetID(index + 1), frame: frame, kind: .barButton, hasBezel: index % 2 == 0, group: 1)
    }
    var person = PointerHarness(targets: bar, start: Point(x: 110, y: 118))
    person.touch()
    person.move(by: Vector(dx: 1, dy: 0))
    for _ in 0..<550 {
      person.move(by: Vector(dx: 1, dy: 0))
      XCTAssertNotNil(person.hovered)
    }
    let entered = person.events.filter { $0.type == .entered }.map { $0.target }
    XCTAssertEqual(entered, [1, 2, 3, 4, 5, 6], "each member once, in order")
    XCTAssertEqual(person.events.filter { $0.type == .exited }.map { $0.target }, [1, 2, 3, 4, 5])
  }

  func testR4MemberThatMovesTakesItsStretchAlong() {
    let first = PointerTarget(
      id: 1, frame: Rect(x: 100, y: 100, width: 40, height: 40), kind: .barButton, hasBezel: true, group: 1)
    var second = first
    second.id = 2
    second.frame = Rect(x: 400, y: 100, width: 40, height: 40)
    var person = PointerHarness(targets: [first, second], start: Point(x: 180, y: 120))
    person.move(by: Vector(dx: 0.5, dy: 0))
    XCTAssertNil(person.hovered)
    person.engine.move(2, to: Rect(x: 220, y: 100, width: 40, height: 40), at: person.now)
    XCTAssertEqual(person.hovered, 2, "hover follows the layout though no pointer moved")
    person.engine.remove(2, at: person.now)
    XCTAssertNil(person.hovered)
  }
}

extension Point {
  /// A point from its coordinates along and across an axis.
  init(along axis: Axis, _ along: Double, _ across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  func value(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}

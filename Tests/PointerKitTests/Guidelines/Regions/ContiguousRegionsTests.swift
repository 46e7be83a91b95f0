import PointerTestSupport
import XCTest

/// R4: the hit regions of a group leave no gaps up to a configured width, or any width in a tab bar; also where four
/// members meet; over a disabled member the pointer keeps its shape, and a click does nothing.
///
/// Files: `GroupGap`, `GroupTable`.
final class ContiguousRegionsTests: XCTestCase {
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

  func testNoPathBetweenNeighborsFindsNothing() {
    for (seed, var dice) in withDice(0..<50) {
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

  func testNeighborsOfOneKindMeetOnTheMidline() {
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

  func testAGapBeyondTheLimitIsNotBridged() {
    let first = PointerTarget(1, Rect(100, 100, 40, 40), .barButton, hasBezel: true, group: 1)
    var second = with(first) { ($0.id, $0.frame) = (2, Rect(140 + 96, 100, 40, 40)) }
    XCTAssertNotNil(SimulatedPerson(targets: [first, second]).engine.target(at: Point(188, 120))?.id)
    second.frame = Rect(minX: 236.0.nextUp, minY: 100, maxX: 276, maxY: 140)
    XCTAssertNil(SimulatedPerson(targets: [first, second]).engine.target(at: Point(188, 120))?.id)
  }

  func testTheBridgeIsAsWideAsBothRegionsShare() {
    let first = PointerTarget(1, Rect(100, 100, 40, 40), .barButton, hasBezel: true, group: 1)
    let second = with(first) { ($0.id, $0.frame) = (2, Rect(220, 110, 40, 80)) }
    let engine = SimulatedPerson(targets: [first, second]).engine
    // Shared: from 98, where the second region begins, to 152, where the first ends.
    XCTAssertNotNil(engine.target(at: Point(180, 98))?.id)
    XCTAssertNil(engine.target(at: Point(180, 98.0.nextDown))?.id)
    XCTAssertNotNil(engine.target(at: Point(180, 152))?.id)
    XCTAssertNil(engine.target(at: Point(180, 152.0.nextUp))?.id)
  }

  /// Two members with a gap of 80 points.
  private let pair = [100.0, 220].enumerated().map { index, x in
    PointerTarget(TargetID(index + 1), Rect(x, 100, 40, 40), .barButton, hasBezel: true, group: 1)
  }

  private let gap = Point(180, 120)

  /// The target in the gap, after a change of the second member.
  private func found(spaces: [PointerSpace] = [], _ change: (inout PointerTarget) -> Void) -> TargetID? {
    let person = SimulatedPerson(targets: [pair[0], with(pair[1], change)], spaces: spaces)
    return person.engine.target(at: gap)?.id
  }

  func testOnlyMembersOfOneGroupAreBridged() {
    XCTAssertNotNil(found { _ in })
    XCTAssertNil(found { $0.group = 2 }, "another group")
    let loose = pair.map { with($0) { $0.group = 0 } }
    XCTAssertNil(SimulatedPerson(targets: loose).engine.target(at: gap), "group 0 is none")
  }

  func testADisabledNeighborKeepsItsHalf() {
    XCTAssertEqual(found { $0.isEnabled = false }, 1)
  }

  func testMembersInTwoSpacesAreBridgedWhereNeitherIsClipped() {
    XCTAssertNotNil(found(spaces: [PointerSpace(id: 5)]) { $0.space = 5 })
    let clipped = PointerSpace(id: 5, clip: Rect(200, 0, 100, 300))
    XCTAssertNil(found(spaces: [clipped]) { $0.space = 5 })
  }
}

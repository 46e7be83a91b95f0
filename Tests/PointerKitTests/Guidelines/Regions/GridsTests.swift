import PointerTestSupport
import XCTest

/// R4: the regions of a group reach each other in both directions, so that no point between its members is empty.
final class GridsTests: XCTestCase {
  /// A grid with columns and rows of random sizes and gaps.
  private func grid(_ dice: inout Dice, gaps: ClosedRange<Double> = 0...96, isBrick: Bool = false)
    -> [PointerTarget]
  {
    var targets: [PointerTarget] = []
    let columns = (0..<dice.count(2...5)).map { _ in (dice.number(8...90), dice.number(gaps)) }
    var y = 100.0
    for row in 0..<dice.count(2...4) {
      let height = dice.number(8...90)
      var x = 100.0 + (isBrick && row % 2 == 1 ? 40 : 0)
      for (width, gap) in columns {
        var target = PointerTarget(
          TargetID(rawValue: UInt64(targets.count + 1)), Rect(x, y, width, height),
          dice.pick([.button, .barButton, .appIcon, .image]), hasBezel: dice.chance(0.5), group: 7)
        if dice.chance(0.1) { target.padding = Insets(dice.number(0...10)) }
        targets.append(target)
        x += width + gap
      }
      y += height + dice.number(gaps)
    }
    return targets
  }

  /// A regular grid of squares of 44 points.
  private func icons(columns: Int, count: Int, gap: Double, hasBezel: Bool = true) -> [PointerTarget] {
    var targets: [PointerTarget] = []
    for index in 0..<count {
      let x = 300 + (44 + gap) * Double(index % columns)
      let y = 300 + (44 + gap) * Double(index / columns)
      targets.append(
        PointerTarget(
          TargetID(rawValue: UInt64(index + 1)), Rect(x, y, 44, 44), .button, hasBezel: hasBezel, group: 3))
    }
    return targets
  }

  private func bounds(_ targets: [PointerTarget]) -> Rect {
    Rect(
      minX: targets.map { $0.frame.minX }.min() ?? 0, minY: targets.map { $0.frame.minY }.min() ?? 0,
      maxX: targets.map { $0.frame.maxX }.max() ?? 0, maxY: targets.map { $0.frame.maxY }.max() ?? 0)
  }

  // Also in a wall: a joint of its bricks meets the middle of the brick below.
  func testNoPointWithinAGridIsEmpty() {
    for (seed, var dice) in withDice(0..<40, from: 44_000) {
      let isWall = dice.chance(0.3)
      let targets = grid(&dice, gaps: isWall ? 0...60 : 0...96, isBrick: isWall)
      let engine = SimulatedPerson(targets: targets).engine
      let side = isWall ? -40.0 : 0
      let bounds = bounds(targets).outset(by: Insets(top: 0, left: side, bottom: 0, right: side))
      for _ in 0..<400 {
        let point = dice.point(in: bounds)
        guard let found = engine.target(at: point) else {
          XCTFail("seed \(seed): nothing at \(point)")
          break
        }
        // In a gap, the nearest member is the one.
        guard !targets.contains(where: { engine.region(of: $0.id)?.contains(point) == true }) else {
          continue
        }
        let nearest = targets.map { $0.frame.distanceSquared(to: point) }.min()
        XCTAssertEqual(found.frame.distanceSquared(to: point), nearest, "seed \(seed) at \(point)")
      }
    }
  }

  func testAGapBeyondTheLimitStaysEmpty() {
    let targets = icons(columns: 2, count: 4, gap: 97)
    let engine = SimulatedPerson(targets: targets).engine
    for point in [Point(392.5, 320), Point(320, 392.5), Point(392.5, 392.5)] {
      XCTAssertNil(engine.target(at: point), "a gap of 97 points at \(point)")
    }
  }

  // Two members or up to twelve, anywhere: along an axis, a diagonal, or between two opposite corners.
  func testNoPointBetweenTwoMembersIsEmpty() {
    for (seed, var dice) in withDice(0..<60, from: 47_000) {
      var frames: [Rect] = []
      for _ in 0..<dice.count(2...12) {
        let size = Size(dice.number(10...90), dice.number(10...90))
        let frame = Rect(center: dice.point(in: Rect(100, 100, 400, 300)), size: size)
        if !frames.contains(where: { $0.intersects(frame) }) { frames.append(frame) }
      }
      let targets = frames.enumerated().map {
        PointerTarget(TargetID($0 + 1), $1, .button, hasBezel: dice.chance(0.5), group: 1)
      }
      let engine = SimulatedPerson(targets: targets).engine
      for _ in 0..<60 {
        let point = dice.point(in: bounds(targets))
        guard engine.target(at: point) == nil else { continue }
        for way in [Vector(1, 0), Vector(0, 1), Vector(1, 1), Vector(1, -1)] {
          let steps = [-1.0, 1].map { side in
            (0...96).first { step in frames.contains { $0.contains(point + way * side * Double(step)) } }
              ?? 97
          }
          XCTAssertGreaterThan(steps[0] + steps[1], 96, "seed \(seed): nothing at \(point), along \(way)")
        }
        let isCorner = product(frames, frames).contains { left, right in
          let (upper, lower) = left.maxY <= right.minY ? (left, right) : (right, left)
          return left.maxX...max(left.maxX, right.minX) ~= point.x && right.minX - left.maxX <= 96
            && right.minX >= left.maxX && upper.maxY <= lower.minY
            && upper.maxY...lower.minY ~= point.y && lower.minY - upper.maxY <= 96
        }
        XCTAssertFalse(isCorner, "seed \(seed): nothing at \(point)")
      }
    }
  }

  // Also R1 and R2.
  func testTheOuterEdgesOfAGridStayExact() {
    for (hasBezel, padding) in [(true, 12.0), (false, 24)] {
      let targets = icons(columns: 3, count: 6, gap: 36, hasBezel: hasBezel)
      let engine = SimulatedPerson(targets: targets).engine
      let edge = bounds(targets).outset(by: padding)
      for share in stride(from: 0.0, through: 1, by: 0.01) {
        let (x, y) = (edge.minX + share * edge.width, edge.minY + share * edge.height)
        for (on, off) in [
          (Point(x, edge.minY), Point(x, edge.minY - 0.001)),
          (Point(x, edge.maxY), Point(x, edge.maxY + 0.001)),
          (Point(edge.minX, y), Point(edge.minX - 0.001, y)),
          (Point(edge.maxX, y), Point(edge.maxX + 0.001, y)),
        ] {
          XCTAssertNotNil(engine.target(at: on), "\(on)")
          XCTAssertNil(engine.target(at: off), "\(off)")
        }
      }
    }
  }

  // Positions with decimals, in spaces with other decimals, so that the sums of all coordinates are rounded.
  func testAGapAtTheLimitHasNoHolesInOneSpaceOrTwo() {
    for (seed, var dice) in withDice(0..<100, from: 48_000) {
      func decimal(_ range: ClosedRange<Int>) -> Double { Double(dice.count(range)) / 10 }
      let isInOneSpace = dice.chance(0.3)
      // In one space the numbers of the frames are exact, so that the gap is the limit to the bit.
      func number(_ range: ClosedRange<Int>) -> Double {
        isInOneSpace ? Double(dice.count(range)) / 8 : decimal(range)
      }
      let axis: Axis = dice.chance(0.5) ? .horizontal : .vertical
      var start = number(1000...3000)
      var (targets, spaces): ([PointerTarget], [PointerSpace]) = ([], [])
      for id in [1, 2, 3] as [SpaceID] {
        spaces.append(
          PointerSpace(
            id: id, origin: Point(decimal(-900...900), decimal(-900...900)), z: Int64(dice.count(-1...1))))
      }
      let across = number(2000...2100)
      for index in 0..<dice.count(2...4) {
        let length = number(100...600)
        let origin = Point(along: axis, start, across)
        var target = PointerTarget(
          TargetID(9 - index),
          Rect(origin: origin, size: axis == .horizontal ? Size(length, 40) : Size(40, length)),
          .button, hasBezel: dice.chance(0.5), group: 3)
        target.space = isInOneSpace ? .window : SpaceID(dice.count(0...3))
        if let space = spaces.first(where: { $0.id == target.space }) {
          target.frame = target.frame.offset(by: Vector(-space.origin.x, -space.origin.y))
        }
        if dice.chance(0.3) { target.padding = Insets(0) }
        targets.append(target)
        start += length + 96
      }
      guard isInOneSpace || Set(targets.map { $0.space }).count > 1 else { continue }
      let engine = SimulatedPerson(targets: targets, spaces: spaces).engine
      for (first, second) in zip(targets, targets.dropFirst()) {
        guard let before = engine.convert(first.frame, from: first.space),
          let after = engine.convert(second.frame, from: second.space)
        else { return XCTFail("seed \(seed)") }
        let (low, high) = (before.upper(axis), after.lower(axis))
        for step in 0...200 {
          let along = step % 2 == 0 ? low + (high - low) * Double(step) / 200 : dice.number(low...high)
          let point = Point(along: axis, along, before.center.value(axis.other) + dice.number(-20...20))
          XCTAssertNotNil(engine.target(at: point), "seed \(seed + 48_000) at \(point)")
        }
      }
    }
  }

  // Coordinates are mirrored by their sign, which rounds nothing.
  func testAMirroredGroupHasTheMirroredRegions() {
    for (seed, var dice) in withDice(0..<80, from: 49_000) {
      var targets = (1...dice.count(2...8)).map { id in
        let size = Size(dice.number(5...90), dice.number(5...90))
        return PointerTarget(
          TargetID(id), Rect(center: dice.point(in: Rect(0, 0, 400, 300)), size: size), .button,
          hasBezel: dice.chance(0.5), group: dice.chance(0.8) ? 1 : 2)
      }
      for index in targets.indices where dice.chance(0.3) {
        targets[index].padding = Insets(dice.number(-2...20))
      }
      func mirrored(_ point: Point, _ axis: Axis) -> Point {
        axis == .horizontal ? Point(-point.x, point.y) : Point(point.x, -point.y)
      }
      func engine(_ axis: Axis?) -> PointerEngine {
        var engine = PointerEngine(size: Size(1000, 1000))
        engine.upsert(
          targets.map { target in
            guard let axis else { return target }
            let (a, b) = (
              mirrored(target.frame.origin, axis), mirrored(Point(target.frame.maxX, target.frame.maxY), axis)
            )
            return with(target) {
              $0.frame = Rect(
                minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
            }
          }, at: .zero)
        return engine
      }
      let (plain, across, down) = (engine(nil), engine(.horizontal), engine(.vertical))
      for _ in 0..<100 {
        let point = dice.point(in: Rect(-60, -60, 520, 420))
        let found = plain.target(at: point)?.id
        XCTAssertEqual(across.target(at: mirrored(point, .horizontal))?.id, found, "seed \(seed) at \(point)")
        XCTAssertEqual(down.target(at: mirrored(point, .vertical))?.id, found, "seed \(seed) at \(point)")
      }
    }
  }

  // A toolbar of which some buttons lie in a space of their own, as in a scroll view or a header.
  func testAGroupInTwoSpacesIsBridgedWhereNotClipped() {
    for (seed, var dice) in withDice(0..<60, from: 46_000) {
      var targets = grid(&dice, gaps: 0...60)
      var space = PointerSpace(
        id: 9, origin: Point(dice.number(-50...50), dice.number(-50...50)), z: Int64(dice.count(-1...1)))
      let all = bounds(targets)
      if dice.chance(0.5) { space.clip = Rect(all.minX, all.minY, all.width / 2, all.height) }
      for index in targets.indices where dice.chance(0.5) {
        targets[index].space = 9
        targets[index].frame = targets[index].frame.offset(by: Vector(-space.origin.x, -space.origin.y))
      }
      var person = SimulatedPerson()
      person.engine.upsert(space, at: person.now)
      person.engine.upsert(targets, at: person.now)
      for _ in 0..<300 {
        let point = dice.point(in: all)
        if let clip = space.clip, !clip.contains(point) {
          // Beyond the clip, nothing reaches out of the space.
          let found = person.engine.target(at: point)
          XCTAssertNotEqual(found?.space, 9, "seed \(seed) at \(point)")
        } else {
          XCTAssertNotNil(person.engine.target(at: point), "seed \(seed) at \(point)")
        }
      }
    }
  }
}

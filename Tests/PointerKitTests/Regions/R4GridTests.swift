import PointerTestSupport
import XCTest

/// R4: the regions of a group reach each other in both directions, so that no point between its members is empty.
final class R4GridTests: XCTestCase {
  /// A grid with columns and rows of random sizes and gaps.
  private func grid(
    _ dice: inout Dice, gaps: ClosedRange<Double> = 0...96, isBrick: Bool = false
  ) -> [PointerTarget] {
    var targets: [PointerTarget] = []
    let columns = (0..<dice.count(2...5)).map { _ in (dice.number(8...90), dice.number(gaps)) }
    var y = 100.0
    for row in 0..<dice.count(2...4) {
      let height = dice.number(8...90)
      var x = 100.0 + (isBrick && row % 2 == 1 ? 40 : 0)
      for (width, gap) in columns {
        var target = PointerTarget(
          id: TargetID(rawValue: UInt64(targets.count + 1)),
          frame: Rect(x: x, y: y, width: width, height: height),
          kind: dice.pick([.button, .barButton, .appIcon, .image]), hasBezel: dice.chance(0.5), group: 7)
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
          id: TargetID(rawValue: UInt64(index + 1)), frame: Rect(x: x, y: y, width: 44, height: 44),
          kind: .button, hasBezel: hasBezel, group: 3))
    }
    return targets
  }

  private func bounds(_ targets: [PointerTarget]) -> Rect {
    Rect(
      minX: targets.map { $0.frame.minX }.min() ?? 0, minY: targets.map { $0.frame.minY }.min() ?? 0,
      maxX: targets.map { $0.frame.maxX }.max() ?? 0, maxY: targets.map { $0.frame.maxY }.max() ?? 0)
  }

  func testR4NoPointWithinAGridIsEmpty() {
    for seed in seeds(300, inDebug: 60) {
      var dice = Dice(seed: UInt64(seed) &+ 44_000)
      let targets = grid(&dice)
      let engine = PointerHarness(targets: targets).engine
      let bounds = bounds(targets)
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

  // Rows that are not aligned: a joint of bricks meets the middle of the brick below.
  func testR4NoPointWithinAWallIsEmpty() {
    for seed in seeds(120) {
      var dice = Dice(seed: UInt64(seed) &+ 45_000)
      let targets = grid(&dice, gaps: 0...60, isBrick: true)
      let engine = PointerHarness(targets: targets).engine
      let bounds = bounds(targets)
      let inner = Rect(minX: bounds.minX + 40, minY: bounds.minY, maxX: bounds.maxX - 40, maxY: bounds.maxY)
      for _ in 0..<300 {
        let point = dice.point(in: inner)
        if engine.target(at: point) == nil {
          XCTFail("seed \(seed): nothing at \(point)")
          break
        }
      }
    }
  }

  // The talk's diagonal: 100 points a second through the place where four members meet.
  func testR4ADiagonalThroughFourMembersNeverMeetsTheCircle() {
    for gap in [30.0, 40, 72, 96] {
      let targets = icons(columns: 2, count: 4, gap: gap)
      var person = PointerHarness(targets: targets, start: Point(x: 320, y: 320), device: .mouse)
      person.move(by: Vector(dx: 1, dy: 1))
      for _ in 0..<Int((44 + gap) / 0.56) {
        person.move(by: Vector(dx: 0.56, dy: 0.56))
        XCTAssertNotNil(person.hovered, "\(gap) at \(person.model)")
      }
      XCTAssertEqual(person.hovered, 4)
    }
  }

  func testR4AGapBeyondTheLimitStaysEmptyInItsRowsColumnsAndCorners() {
    let targets = icons(columns: 2, count: 4, gap: 97)
    let engine = PointerHarness(targets: targets).engine
    for point in [Point(x: 392.5, y: 320), Point(x: 320, y: 392.5), Point(x: 392.5, y: 392.5)] {
      XCTAssertNil(engine.target(at: point), "a gap of 97 points at \(point)")
    }
  }

  // Two members whose padded regions overlap along an axis, but which lie on a diagonal.
  func testR4TwoMembersOnADiagonalLeaveNoGapBetweenTheirCorners() {
    for seed in seeds(300, inDebug: 60) {
      var dice = Dice(seed: UInt64(seed) &+ 47_000)
      let first = Rect(x: 300, y: 300, width: dice.number(10...90), height: dice.number(10...90))
      let gap = Vector(dx: dice.number(0...96), dy: dice.number(0...96))
      let (isRight, isBelow) = (dice.chance(0.5), dice.chance(0.5))
      let size = Size(width: dice.number(10...90), height: dice.number(10...90))
      let second = Rect(
        x: isRight ? first.maxX + gap.dx : first.minX - gap.dx - size.width,
        y: isBelow ? first.maxY + gap.dy : first.minY - gap.dy - size.height, width: size.width,
        height: size.height)
      let engine = PointerHarness(
        targets: [first, second].enumerated().map {
          PointerTarget(
            id: TargetID(rawValue: UInt64($0 + 1)), frame: $1, kind: .button, hasBezel: dice.chance(0.5),
            group: 1)
        }
      ).engine
      for _ in 0..<40 {
        let point = Point(
          x: (isRight ? first.maxX : second.maxX) + dice.number(0...1) * gap.dx,
          y: (isBelow ? first.maxY : second.maxY) + dice.number(0...1) * gap.dy)
        XCTAssertNotNil(engine.target(at: point), "seed \(seed) at \(point)")
      }
    }
  }

  func testR1R2TheOuterEdgesOfAGridStayExact() {
    for (hasBezel, padding) in [(true, 12.0), (false, 24)] {
      let targets = icons(columns: 3, count: 6, gap: 36, hasBezel: hasBezel)
      let engine = PointerHarness(targets: targets).engine
      let edge = bounds(targets).outset(by: padding)
      for share in stride(from: 0.0, through: 1, by: 0.01) {
        let (x, y) = (edge.minX + share * edge.width, edge.minY + share * edge.height)
        for (on, off) in [
          (Point(x: x, y: edge.minY), Point(x: x, y: edge.minY - 0.001)),
          (Point(x: x, y: edge.maxY), Point(x: x, y: edge.maxY + 0.001)),
          (Point(x: edge.minX, y: y), Point(x: edge.minX - 0.001, y: y)),
          (Point(x: edge.maxX, y: y), Point(x: edge.maxX + 0.001, y: y)),
        ] {
          XCTAssertNotNil(engine.target(at: on), "\(on)")
          XCTAssertNil(engine.target(at: off), "\(off)")
        }
      }
    }
  }

  // A toolbar of which some buttons lie in a space of their own, as in a scroll view or a header.
  func testR4AGroupInTwoSpacesIsBridgedWhereNeitherIsClipped() {
    for seed in seeds(120) {
      var dice = Dice(seed: UInt64(seed) &+ 46_000)
      var targets = grid(&dice, gaps: 0...60)
      var space = PointerSpace(id: 9)
      space.origin = Point(x: dice.number(-50...50), y: dice.number(-50...50))
      space.z = Int64(dice.count(-1...1))
      let all = bounds(targets)
      if dice.chance(0.5) {
        space.clip = Rect(x: all.minX, y: all.minY, width: all.width / 2, height: all.height)
      }
      for index in targets.indices where dice.chance(0.5) {
        targets[index].space = 9
        targets[index].frame = targets[index].frame.offset(
          by: Vector(dx: -space.origin.x, dy: -space.origin.y))
      }
      var person = PointerHarness()
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

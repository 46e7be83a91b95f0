import PointerTestSupport
import XCTest

/// R4: the regions of a group reach each other in both directions, so that no point between its members is empty.
final class R4GridTests: XCTestCase {
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

  func testR4NoPointWithinAGridIsEmpty() {
    for (seed, var dice) in withDice(seeds(300, inDebug: 20), from: 44_000) {
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
    for (seed, var dice) in withDice(seeds(120), from: 45_000) {
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

  func testR4AGapBeyondTheLimitStaysEmptyInItsRowsColumnsAndCorners() {
    let targets = icons(columns: 2, count: 4, gap: 97)
    let engine = PointerHarness(targets: targets).engine
    for point in [Point(392.5, 320), Point(320, 392.5), Point(392.5, 392.5)] {
      XCTAssertNil(engine.target(at: point), "a gap of 97 points at \(point)")
    }
  }

  // Two members whose padded regions overlap along an axis, but which lie on a diagonal.
  func testR4TwoMembersOnADiagonalLeaveNoGapBetweenTheirCorners() {
    for (seed, var dice) in withDice(seeds(300, inDebug: 60), from: 47_000) {
      let first = Rect(300, 300, dice.number(10...90), dice.number(10...90))
      let gap = Vector(dice.number(0...96), dice.number(0...96))
      let (isRight, isBelow) = (dice.chance(0.5), dice.chance(0.5))
      let size = Size(dice.number(10...90), dice.number(10...90))
      let second = Rect(
        isRight ? first.maxX + gap.dx : first.minX - gap.dx - size.width,
        isBelow ? first.maxY + gap.dy : first.minY - gap.dy - size.height, size.width, size.height)
      let engine = PointerHarness(
        targets: [first, second].enumerated().map {
          PointerTarget(TargetID(rawValue: UInt64($0 + 1)), $1, .button, hasBezel: dice.chance(0.5), group: 1)
        }
      ).engine
      for _ in 0..<40 {
        let point = Point(
          (isRight ? first.maxX : second.maxX) + dice.number(0...1) * gap.dx,
          (isBelow ? first.maxY : second.maxY) + dice.number(0...1) * gap.dy)
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

  // A toolbar of which some buttons lie in a space of their own, as in a scroll view or a header.
  func testR4AGroupInTwoSpacesIsBridgedWhereNeitherIsClipped() {
    for (seed, var dice) in withDice(seeds(120), from: 46_000) {
      var targets = grid(&dice, gaps: 0...60)
      var space = PointerSpace(
        id: 9, origin: Point(dice.number(-50...50), dice.number(-50...50)), z: Int64(dice.count(-1...1)))
      let all = bounds(targets)
      if dice.chance(0.5) { space.clip = Rect(all.minX, all.minY, all.width / 2, all.height) }
      for index in targets.indices where dice.chance(0.5) {
        targets[index].space = 9
        targets[index].frame = targets[index].frame.offset(by: Vector(-space.origin.x, -space.origin.y))
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

import PointerKit
import PointerTestSupport
import XCTest

/// M2: hit testing over random trees of spaces, against an oracle that walks the tree naively.
final class SpaceForestTests: XCTestCase {
  private struct Forest {
    var engine = PointerEngine(size: Size(width: 600, height: 400))
    var oracle = HitTestOracle(targets: [], spaces: [])
    private let isWild: Bool

    init(_ dice: inout Dice, isWild: Bool) {
      self.isWild = isWild
      for _ in 0..<dice.count(1...12) { upsertSpace(&dice) }
      for number in 1...dice.count(1...40) {
        var target = PointerTarget(
          id: TargetID(number), frame: rect(&dice), kind: .button, hasBezel: dice.chance(0.5))
        target.space = SpaceID(dice.count(0...12))
        target.isEnabled = dice.chance(0.9)
        oracle.targets.append(target)
      }
      engine.upsert(oracle.targets, at: .zero)
    }

    private func coordinate(_ dice: inout Dice, _ range: ClosedRange<Int>) -> Double {
      guard isWild, dice.chance(0.1) else { return Double(dice.count(range)) }
      return dice.pick([1e9, -1e9, 1e300, -1e300, 0.1, -0.0, 1e-300, 3.3e8])
    }

    private func rect(_ dice: inout Dice) -> Rect {
      Rect(
        x: Double(dice.count(-50...500)), y: Double(dice.count(-50...350)),
        width: Double(dice.count(0...150)),
        height: Double(dice.count(0...150)))
    }

    /// Registers a space, new or known, with any parent; the oracle refuses it if that closes a cycle.
    mutating func upsertSpace(_ dice: inout Dice) {
      var space = PointerSpace(id: SpaceID(dice.count(isWild ? 0...12 : 1...12)))
      space.parent = SpaceID(dice.chance(0.3) ? 0 : dice.count(0...13))
      space.origin = Point(x: coordinate(&dice, -60...60), y: coordinate(&dice, -60...60))
      if dice.chance(0.4) {
        let clip = rect(&dice).outset(by: Insets(Double(dice.count(0...80))))
        space.clip = Rect(
          minX: clip.minX, minY: coordinate(&dice, -50...200), maxX: clip.maxX, maxY: clip.maxY)
      }
      space.order = dice.chance(0.5) ? 0 : Int64(dice.count(-2...2))
      space.isOpaque = dice.chance(0.15)
      space.isEnabled = dice.chance(0.9)
      engine.upsertSpace(space, at: .zero)
      register(space)
    }

    private mutating func register(_ space: PointerSpace) {
      var spaces = oracle.spaces.filter { $0.id != space.id }
      if space.id != .window {
        var id = space.parent
        while id != .window, id != space.id, let parent = spaces.first(where: { $0.id == id }) {
          id = parent.parent
        }
        if id == space.id { return }
      }
      var clamped = space
      let plane = -1e9...1e9
      clamped.origin = Point(
        x: min(max(space.origin.x, plane.lowerBound), plane.upperBound),
        y: min(max(space.origin.y, plane.lowerBound), plane.upperBound))
      clamped.clip = space.clip.map {
        Rect(
          minX: min(max($0.minX, -1e9), 1e9), minY: min(max($0.minY, -1e9), 1e9),
          maxX: min(max($0.maxX, -1e9), 1e9), maxY: min(max($0.maxY, -1e9), 1e9))
      }
      spaces.append(clamped)
      oracle.spaces = spaces
    }

    /// Scrolls, removes or replaces a space, gives it another parent, or moves a target to another space.
    mutating func change(_ dice: inout Dice) {
      switch dice.count(0...5) {
      case 0 where !oracle.spaces.isEmpty:
        let index = dice.count(0...oracle.spaces.count - 1)
        guard oracle.spaces[index].id != .window else { return }
        engine.removeSpace(oracle.spaces[index].id, at: .zero)
        oracle.spaces.remove(at: index)
      case 1, 2:
        guard !oracle.spaces.isEmpty else { return }
        let index = dice.count(0...oracle.spaces.count - 1)
        let origin = Point(x: Double(dice.count(-60...60)), y: Double(dice.count(-60...60)))
        engine.scroll(space: oracle.spaces[index].id, to: origin, at: .zero)
        oracle.spaces[index].origin = origin
      case 3:
        let index = dice.count(0...oracle.targets.count - 1)
        oracle.targets[index].space = SpaceID(dice.count(0...12))
        engine.upsert(oracle.targets[index], at: .zero)
      default: upsertSpace(&dice)
      }
    }
  }

  func testHitTestingAgreesWithAWalkOverTheTree() {
    var (hits, cycles) = (0, 0)
    let seeds = seeds(400, inDebug: 150)
    for seed in seeds {
      var dice = Dice(seed: UInt64(seed))
      var forest = Forest(&dice, isWild: seed % 4 == 3)
      for _ in 0..<12 {
        forest.change(&dice)
        for _ in 0..<6 {
          let point = Point(x: Double(dice.count(-20...1200)) / 2, y: Double(dice.count(-20...800)) / 2)
          let expected = forest.oracle.target(at: point)
          XCTAssertEqual(forest.engine.target(at: point)?.id, expected, "seed \(seed) at \(point)")
          if expected != nil { hits += 1 }
        }
      }
      cycles += forest.engine.diagnostics.cyclicSpaces.count
      let registered = (0...13).map { SpaceID($0) }.filter { forest.engine.space($0) != nil && $0 != .window }
      XCTAssertEqual(
        registered, forest.oracle.spaces.map(\.id).filter { $0 != .window }.sorted(), "seed \(seed)")
    }
    XCTAssertGreaterThan(hits, 5 * seeds.count)
    XCTAssertGreaterThan(cycles, seeds.count / 4)
  }

  func testLayoutReachedByChangesIsTheLayoutRegisteredAtOnce() {
    for seed in 0..<200 as Range<UInt64> {
      var dice = Dice(seed: seed + 9000)
      var forest = Forest(&dice, isWild: false)
      for _ in 0..<20 { forest.change(&dice) }
      var fresh = PointerEngine(size: Size(width: 600, height: 400))
      fresh.upsertSpaces(forest.oracle.spaces, at: .zero)
      fresh.upsert(forest.oracle.targets, at: .zero)
      XCTAssertEqual(fresh.diagnostics.cyclicSpaces.count, 0, "seed \(seed + 9000)")
      XCTAssertEqual(fresh.spacesFromFront, forest.engine.spacesFromFront, "seed \(seed + 9000)")
      for id in 0...12 as ClosedRange<UInt64> {
        let space = SpaceID(id)
        XCTAssertEqual(fresh.clip(of: space), forest.engine.clip(of: space), "seed \(seed + 9000)")
        XCTAssertEqual(
          fresh.convert(Point.zero, from: space), forest.engine.convert(Point.zero, from: space),
          "seed \(seed + 9000)")
      }
    }
  }
}

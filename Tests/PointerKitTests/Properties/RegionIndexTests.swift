import Foundation
import PointerTestSupport
import XCTest

/// The index answers like a search through every single box, whatever is inserted, moved and removed.
final class RegionIndexTests: XCTestCase {
  /// A set of boxes and the index over them.
  private struct World {
    var index = RegionIndex()
    var rects: [Rect] = []
    var isListed: [Bool] = []

    mutating func add(_ rect: Rect) {
      rects.append(rect)
      isListed.append(true)
      index.insert(rects.count - 1, RegionBox(rect))
    }

    mutating func move(_ slot: Int, to rect: Rect) {
      rects[slot] = rect
      if isListed[slot] { index.move(slot, to: RegionBox(rect)) } else { index.insert(slot, RegionBox(rect)) }
      isListed[slot] = true
    }

    mutating func remove(_ slot: Int) {
      guard isListed[slot] else { return }
      index.remove(slot)
      isListed[slot] = false
    }

    func hits(at point: Point) -> [Int] {
      var found: [Int] = []
      index.forEach(at: point) { found.append($0) }
      return found.sorted()
    }

    func hits(meeting rect: Rect) -> [Int] {
      var found: [Int] = []
      index.forEach(meeting: rect) { found.append($0) }
      return found.sorted()
    }

    func expected(at point: Point) -> [Int] {
      rects.indices.filter { isListed[$0] && rects[$0].contains(point) }
    }

    func expected(meeting rect: Rect) -> [Int] {
      rects.indices.filter {
        isListed[$0] && rects[$0].minX <= rects[$0].maxX && rects[$0].minY <= rects[$0].maxY
          && rects[$0].intersects(rect)
      }
    }
  }

  private func rect(_ dice: inout Dice, spread: Double) -> Rect {
    let origin = Point(
      .random(in: -spread...spread, using: &dice), .random(in: -spread...spread, using: &dice))
    switch Int.random(in: 0..<20, using: &dice) {
    case 0: return Rect(origin: origin, size: Size(0, 0))
    case 1: return Rect(origin: origin, size: Size(spread * 3, 40))
    case 2: return Rect(origin: origin, size: Size(spread, spread))
    case 3: return Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
    case 4:
      // On the corners of cells.
      return Rect((origin.x / 128).rounded() * 128, (origin.y / 128).rounded() * 128, 128, 256)
    case 5: return Rect(9e8 + origin.x, -9e8 + origin.y, 60, 60)
    default:
      return Rect(
        origin: origin, size: Size(.random(in: 1...160, using: &dice), .random(in: 1...90, using: &dice)))
    }
  }

  private func point(_ world: World, _ dice: inout Dice, spread: Double) -> Point {
    if Bool.random(using: &dice), let rect = world.rects.randomElement(using: &dice) {
      // Exactly on an edge as often as near it.
      return Point(
        [rect.minX, rect.maxX, rect.center.x, rect.minX.nextDown, rect.maxX.nextUp].randomElement(
          using: &dice)!,
        [rect.minY, rect.maxY, rect.center.y, rect.minY.nextDown].randomElement(using: &dice)!)
    }
    return Point(
      .random(in: -spread * 1.5...spread * 1.5, using: &dice),
      .random(in: -spread * 1.5...spread * 1.5, using: &dice))
  }

  func testAnswersAreThoseOfALookAtEveryBox() {
    for (seed, var dice) in withDice(0..<12) {
      let spread = [300.0, 2000, 40_000][seed % 3]
      var world = World()
      for _ in 0..<[20, 100, 300][seed / 4] { world.add(rect(&dice, spread: spread)) }
      for round in 0..<300 {
        let slot = Int.random(in: world.rects.indices, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: world.remove(slot)
        case 1: world.move(slot, to: rect(&dice, spread: spread))
        case 2: world.move(slot, to: world.rects[slot].offset(by: Vector(3, -2)))
        default: break
        }
        let position = point(world, &dice, spread: spread)
        XCTAssertEqual(
          world.hits(at: position), world.expected(at: position), "seed \(seed), round \(round), \(position)")
        guard round % 4 == 0 else { continue }
        let side = Double.random(in: 0...spread, using: &dice)
        let window = Rect(center: position, size: Size(side, side / 2))
        XCTAssertEqual(
          world.hits(meeting: window), world.expected(meeting: window),
          "seed \(seed), round \(round), \(window)")
      }
      for slot in world.rects.indices { world.remove(slot) }
      XCTAssert(world.index.isEmpty, "seed \(seed): nothing is left")
    }
  }

  func testEverythingAtOnePlaceAndGoneAgainLeavesNothing() {
    var world = World()
    for _ in 0..<1000 { world.add(Rect(10, 10, 50, 50)) }
    XCTAssertEqual(world.hits(at: Point(20, 20)).count, 1000)
    for slot in 0..<1000 { world.remove(slot) }
    XCTAssertEqual(world.hits(at: Point(20, 20)), [])
    for round in 0..<1000 { world.move(round, to: Rect(Double(round) * 500, 0, 9, 9)) }
    for slot in 0..<1000 { world.remove(slot) }
    for round in 0..<1000 { world.move(round, to: Rect(0, Double(round) * 500, 9, 9)) }
    // Entries that were left are used again elsewhere.
    let first = world.index.byteCount
    for slot in 0..<1000 { world.remove(slot) }
    for round in 0..<1000 { world.move(round, to: Rect(-Double(round) * 500, 0, 9, 9)) }
    XCTAssertLessThanOrEqual(world.index.byteCount, first)
  }

  func testAdversarialBoxesAndPointsNeverTrap() {
    let values = AdversarialValues.numbers
    var world = World()
    for (index, value) in values.enumerated() {
      let other = values[(index * 7 + 3) % values.count]
      if value.isNaN || other.isNaN { continue }
      world.add(Rect(minX: value, minY: other, maxX: other, maxY: value))
      world.add(Rect(minX: min(value, other), minY: -1, maxX: max(value, other), maxY: 1))
    }
    for (x, y) in product(values, values) {
      _ = world.hits(at: Point(x, y))
      _ = world.hits(meeting: Rect(minX: x, minY: y, maxX: y, maxY: x))
    }
    for slot in world.rects.indices { world.remove(slot) }
    XCTAssertEqual(world.hits(at: .zero), [])
  }
}

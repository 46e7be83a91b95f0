import Foundation
import PointerTestSupport
import XCTest

@testable import PointerKit

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
    for (seed, var dice) in withDice(sample(0..<12, inDebug: 5)) {
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

  // MARK: Hashing

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

  // MARK: Rounding

  func testTargetThatTouchesAWindowOnlyInTheWindowsOwnCoordinatesIsFound() {
    var store = TargetStore()
    XCTAssertTrue(store.upsert(PointerSpace(id: 1, origin: Point(0.1, 0))))
    store.arrangeSpaces()
    let target = PointerTarget(
      7, Rect(minX: 0, minY: 0, maxX: 0.2, maxY: 1), .button, space: 1, padding: Insets(0))
    store.upsert(target)
    // 0.2 + 0.1 is this number, but this number less 0.1 is more than 0.2.
    let window = Rect(minX: 0.30000000000000004, minY: 0, maxX: 1, maxY: 1)
    XCTAssertEqual(store.windowFrame(of: 7)?.maxX, window.minX)
    var found: [TargetID] = []
    store.collectTargets(meeting: window, into: &found)
    XCTAssertEqual(found, [7])
    found = []
    store.collectSelectable(in: window, home: window, of: 0, into: &found)
    XCTAssertEqual(found, [7])
  }

  // MARK: Memory

  func testIndexAndRecordsTakeAtMost128BytesATargetFrom1000TargetsUp() {
    // Sizes on both sides of where lists double; those of less than 3,000 in a debug build.
    let counts = [
      1000, 1025, 1300, 1537, 1700, 2049, 2100, 2700, 3073, 4097, 6145, 8193, 12_289, 16_385, 20_000,
    ]
    for (count, var dice) in withDice(counts[seeds(counts.count, inDebug: 8)]) {
      let side = (14_000 * Double(count)).squareRoot()
      var engine = PointerEngine(size: Size(1e6, 1e6))
      engine.upsert(
        (1...count).map {
          let origin = Point(dice.number(0...side), dice.number(0...side))
          let size = Size(dice.number(44...120), dice.number(44...120))
          return PointerTarget(TargetID($0), Rect(origin: origin, size: size))
        }, at: .zero)
      XCTAssertLessThanOrEqual(Double(engine.byteCount) / Double(count), 256, "\(count) targets")
    }
  }

  // MARK: Batches

  func testMovingManyAtOnceIsOneChange() {
    var person = SimulatedPerson()
    person.engine.upsert(
      (0..<50).map { PointerTarget(TargetID($0 + 1), Rect(Double($0) * 100, 0, 40, 40)) }, at: person.now)
    let before = person.engine.eventCount
    // All go down but one, which comes beneath the pointer.
    let position = person.engine.frame(at: person.now).modelPosition
    var moves = (0..<50).map {
      MovedTarget(id: TargetID($0 + 1), frame: Rect(Double($0) * 100, 5000, 40, 40))
    }
    moves[7].frame = Rect(center: position, size: Size(40, 40))
    moves.append(MovedTarget(id: 99, frame: .zero))
    moves.append(MovedTarget(id: 1, frame: Rect(minX: .nan, minY: 0, maxX: 1, maxY: 1)))
    person.engine.move(moves, at: person.now)
    XCTAssertEqual(person.engine.target(at: position)?.id, 8)
    XCTAssertEqual(person.engine.target(8)?.frame, moves[7].frame)
    XCTAssertEqual(person.engine.target(1)?.frame, moves[0].frame)
    XCTAssertEqual(person.engine.diagnostics.unknownTargets.count, 1)
    XCTAssertEqual(person.engine.diagnostics.invalidTargets.count, 1)
    XCTAssertEqual(person.engine.events(since: before).map(\.type), [.entered])
  }
}

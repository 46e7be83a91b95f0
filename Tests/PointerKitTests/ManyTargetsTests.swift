import Foundation
import PointerTestSupport
import XCTest

@testable import PointerKit

/// Rounding, memory and batches of a layout with many targets; `HitTestingTests` compares what is found in it.
final class ManyTargetsTests: XCTestCase {
  // MARK: Rounding

  func testTargetThatTouchesAWindowOnlyInTheWindowsOwnCoordinatesIsFound() {
    var store = TargetStore()
    let space = with(PointerSpace(id: 1)) { $0.origin = Point(x: 0.1, y: 0) }
    XCTAssertTrue(store.upsertSpace(space))
    store.arrangeSpaces()
    var target = PointerTarget(id: 7, frame: Rect(minX: 0, minY: 0, maxX: 0.2, maxY: 1), kind: .button)
    target.space = 1
    target.padding = Insets(0)
    store.upsert(target)
    // 0.2 + 0.1 is this number, but this number less 0.1 is more than 0.2.
    let window = Rect(minX: 0.30000000000000004, minY: 0, maxX: 1, maxY: 1)
    XCTAssertEqual(store.windowFrame(of: 7)?.maxX, window.minX)
    var found: [TargetID] = []
    store.collect(meeting: window, into: &found)
    XCTAssertEqual(found, [7])
    found = []
    store.collect(in: window, home: window, of: 0, into: &found)
    XCTAssertEqual(found, [7])
  }

  // MARK: Memory

  func testIndexAndRecordsTakeAtMost128BytesATargetFrom1000TargetsUp() {
    // Sizes on both sides of where lists double; those of less than 3,000 in a debug build.
    let counts = [
      1000, 1025, 1300, 1537, 1700, 2049, 2100, 2700, 3073, 4097, 6145, 8193, 12_289, 16_385, 20_000,
    ]
    for count in counts[seeds(counts.count, inDebug: 8)] {
      var dice = Dice(seed: UInt64(count))
      let side = (14_000 * Double(count)).squareRoot()
      var engine = PointerEngine(size: Size(width: 1e6, height: 1e6))
      engine.upsert(
        (1...count).map {
          let origin = Point(x: dice.number(0...side), y: dice.number(0...side))
          let size = Size(width: dice.number(44...120), height: dice.number(44...120))
          return PointerTarget(id: TargetID($0), frame: Rect(origin: origin, size: size))
        }, at: .zero)
      XCTAssertLessThanOrEqual(Double(engine.byteCount) / Double(count), 256, "\(count) targets")
    }
  }

  // MARK: Batches

  func testMovingManyAtOnceIsOneChange() {
    var person = PointerHarness()
    person.engine.upsert(
      (0..<50).map {
        PointerTarget(id: TargetID($0 + 1), frame: Rect(x: Double($0) * 100, y: 0, width: 40, height: 40))
      }, at: person.now)
    let before = person.engine.eventCount
    // All go down but one, which comes beneath the pointer.
    let position = person.engine.frame(at: person.now).model
    var moves = (0..<50).map {
      (id: TargetID($0 + 1), frame: Rect(x: Double($0) * 100, y: 5000, width: 40, height: 40))
    }
    moves[7].frame = Rect(center: position, size: Size(width: 40, height: 40))
    moves.append((id: 99, frame: .zero))
    moves.append((id: 1, frame: Rect(minX: .nan, minY: 0, maxX: 1, maxY: 1)))
    person.engine.move(moves, at: person.now)
    XCTAssertEqual(person.engine.target(at: position)?.id, 8)
    XCTAssertEqual(person.engine.target(8)?.frame, moves[7].frame)
    XCTAssertEqual(person.engine.target(1)?.frame, moves[0].frame)
    XCTAssertEqual(person.engine.diagnostics.unknownTargets.count, 1)
    XCTAssertEqual(person.engine.diagnostics.invalidTargets.count, 1)
    XCTAssertEqual(person.engine.events(since: before).map(\.type), [.entered])
  }
}

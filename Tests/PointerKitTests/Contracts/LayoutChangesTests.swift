import PointerTestSupport
import XCTest

@testable import PointerKit

/// A change of the layout is one change, mistakes in it are refused and counted, and places of what has gone are used again.
final class LayoutChangesTests: XCTestCase {
  private let frame = Rect(400, 300, 80, 80)

  private func waiting(at position: Point = Point(440, 340)) -> SimulatedPerson {
    var person = SimulatedPerson(start: position)
    person.touch(movingBy: .zero)
    return person
  }

  func testFrameOfAScrolledElementIsInWindowPoints() {
    var person = waiting()
    let target = PointerTarget(1, Rect(0, 0, 80, 80), .appIcon, space: 4)
    person.engine.upsert(PointerSpace(id: 4, origin: Point(400, 300)), at: person.now)
    person.engine.upsert(target, at: person.now)
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.content(1)?.frame, frame)
    XCTAssertEqual(person.frame.clickLocation, frame.center)
    XCTAssertEqual(person.engine.region(of: 1), frame.outset(by: 24))
  }

  func testBatchIsOneChange() {
    var person = waiting()
    person.engine.upsert([PointerTarget(1, frame)], at: person.now)
    _ = person.newEvents()
    // Replaced by another in the same position, in one batch: never nothing between.
    person.engine.upsert([PointerTarget(2, frame)], removing: [1], at: person.now)
    XCTAssertEqual(person.newEvents().map { $0.target }, [1, 2])
    person.engine.upsert([PointerTarget(2, frame)], removing: [2], at: person.now)
    XCTAssertEqual(person.newTypes(), [], "one that is in both lists stays")
    XCTAssertEqual(person.hovered, 2)
  }

  /// A width of NaN or below 0 is a mistake of the host, and no target of width 0 with a region of 48 points.
  func testFramesWithNaNOrNegativeExtentsAreRefused() {
    let extents: [(Double, Double)] = [(.nan, 10), (10, .nan), (-1, 10), (10, -0.5), (.infinity, 10)]
    for (width, height) in extents {
      var person = waiting()
      person.engine.upsert(PointerTarget(9, Rect(0, 0, width, height)), at: person.now)
      XCTAssertNil(person.engine.target(9), "\(width) × \(height)")
      XCTAssertEqual(person.engine.diagnostics.invalidTargets.lastID, 9, "\(width) × \(height)")
      person.engine.upsert(PointerSpace(id: 4, clip: Rect(0, 0, width, height)), at: person.now)
      XCTAssertNil(person.engine.space(4), "clip \(width) × \(height)")
      XCTAssertEqual(person.engine.diagnostics.invalidSpaces.lastID, 4, "clip \(width) × \(height)")
    }
  }

  func testRefusedTargetsAndSpacesLeaveTheOldOnes() {
    var person = waiting()
    person.engine.upsert(PointerTarget(1, frame), at: person.now)
    let bad = Rect(.nan, 0, 10, 10)
    person.engine.upsert(PointerTarget(1, bad), at: person.now)
    person.engine.upsert(PointerTarget(0, frame), at: person.now)
    person.engine.move(1, to: bad, at: person.now)
    person.engine.scroll(space: 0, toOrigin: Point(.infinity, 0), at: person.now)
    person.engine.upsert(PointerSpace(id: 3, origin: Point(.nan, 0)), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.invalidTargets.count, 3)
    XCTAssertEqual(person.engine.diagnostics.invalidTargets.lastID, 1)
    XCTAssertEqual(person.engine.diagnostics.invalidSpaces.count, 2)
    XCTAssertEqual(person.engine.diagnostics.invalidSpaces.lastID, 3)
    XCTAssertEqual(person.engine.target(1)?.frame, frame)
    XCTAssertNil(person.engine.space(3))
    XCTAssertEqual(person.hovered, 1)
  }

  func testPlacesOfRemovedTargetsAreUsedAgain() {
    var person = SimulatedPerson(targets: [PointerTarget(1, Rect(100, 100, 44, 44))])
    for number in 0..<200 {
      person.engine.upsert(PointerTarget(TargetID(2 + number), Rect(200, 100, 44, 44)), at: person.now)
      person.engine.remove(target: TargetID(2 + number), at: person.now)
    }
    XCTAssertLessThan(person.engine.scene.targets.count, 4)
  }
}

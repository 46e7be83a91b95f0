import Foundation
import PointerTestSupport
import XCTest

@testable import PointerKit

/// Spaces within spaces stack, clip and scroll as one (M2).
final class NestedSpacesTests: XCTestCase {
  private let everywhere = Rect(0, 0, 400, 400)

  /// A target that fills its space; its id is the space's id plus 10.
  private func filler(of space: SpaceID) -> PointerTarget {
    PointerTarget(TargetID(space.rawValue + 10), everywhere, .card, space: space)
  }

  /// An engine with spaces, each of them and the window filled by a target.
  private func engine(_ spaces: [PointerSpace]) -> PointerEngine {
    var engine = PointerEngine(size: Size(400, 400))
    engine.upsert(spaces, at: .zero)
    engine.upsert(([.window] + spaces.map(\.id)).map(filler), at: .zero)
    return engine
  }

  private func space(_ id: SpaceID, in parent: SpaceID = .window, z: Int64 = 0) -> PointerSpace {
    PointerSpace(id: id, in: parent, z: z)
  }

  private func stack(_ engine: PointerEngine, _ x: Double = 200, _ y: Double = 200) -> [TargetID] {
    engine.targets(at: Point(x, y))
  }

  // MARK: Stacking

  func testOwnTargetsAreBetweenTheChildren() {
    let engine = engine([
      space(1), space(2, in: 1, z: -1), space(3, in: 1), space(4, in: 1, z: 1), space(5, z: -1),
    ])
    XCTAssertEqual(stack(engine), [14, 13, 11, 12, 10, 15])
    XCTAssertEqual(engine.target(at: Point(200, 200))?.id, 14)
  }

  func testTheOrderOfTheTargetsOfOneSpace() {
    let targets = [
      (2, 210, 20, 0), (3, 205, 20, 0), (4, 190, 20, 0), (5, 190, 20, 0), (6, 190, 40, 1), (7, 190, 30, 0),
    ]
    .map { PointerTarget(TargetID($0), Rect($1, 190, $2, $2), .button, z: $3, padding: Insets(20)) }
    for order in [targets, targets.reversed(), Array(targets[3...] + targets[..<3])] {
      var engine = PointerEngine(size: Size(400, 400))
      engine.upsert(order, at: .zero)
      XCTAssertEqual(stack(engine), [6, 4, 5, 7, 3, 2])
    }
  }

  // MARK: Opaque surfaces

  func testAnOpaqueSpaceHidesAllBehindIt() {
    var sheet = space(1, z: 1)
    sheet.isOpaque = true
    sheet.clip = Rect(100, 100, 100, 100)
    let engine = engine([sheet, space(2, in: 1, z: -1), space(3), space(4, in: 3)])
    XCTAssertEqual(stack(engine, 200, 200), [11, 12], "the clip's edge belongs to it")
    XCTAssertEqual(stack(engine, 200.0.nextUp, 200), [14, 13, 10])
  }

  // MARK: Geometry

  func testOriginsAndClipsAreInTheParentsCoordinates() {
    var (page, list) = (space(1), space(2, in: 1))
    page.origin = Point(100, 50)
    list.origin = Point(10, 20)
    list.clip = Rect(0, 30, 80, 60)
    var engine = engine([page, list])
    XCTAssertEqual(engine.convert(Point(1, 2), from: 2), Point(111, 72))
    XCTAssertEqual(engine.convert(Point(111, 72), to: 2), Point(1, 2))
    let (local, window) = (Rect(1, 2, 3, 4), Rect(111, 72, 3, 4))
    XCTAssertEqual(engine.convert(local, from: 2), window)
    XCTAssertEqual(engine.convert(window, to: 2), local)
    XCTAssertEqual(engine.clip(of: 2), Rect(100, 80, 80, 60))
    XCTAssertNil(engine.clip(of: 1))
    engine.scroll(space: 1, toOrigin: Point(100, 0), at: .zero)
    XCTAssertEqual(engine.clip(of: 2), Rect(100, 30, 80, 60), "the clip moves along")
    XCTAssertEqual(engine.region(of: 12)?.outset(by: -24).origin, Point(110, 20))
    XCTAssertNil(engine.convert(Point.zero, from: 9))
    XCTAssertNil(engine.convert(local, to: 9))
  }

  func testClipsOfAllParentsApply() {
    var (page, list) = (space(1), space(2, in: 1))
    page.clip = Rect(0, 0, 200, 200)
    list.clip = Rect(100, 0, 300, 100)
    var engine = engine([page, list, space(3, in: 2)])
    XCTAssertEqual(engine.clip(of: 3), Rect(100, 0, 100, 100))
    XCTAssertEqual(stack(engine, 200, 100), [13, 12, 11, 10])
    XCTAssertEqual(stack(engine, 201, 100), [10])
    // Their clips do not meet, or touch in a line, which shows nothing.
    for y in [201.0, 200] {
      list.clip = Rect(0, y, 200, 50)
      engine.upsert(list, at: .zero)
      XCTAssertEqual(engine.clip(of: 3), Rect(0, 200, 200, 0))
      XCTAssertEqual(stack(engine, 100, 200), [11, 10], "nothing shows at the edge")
    }
    list.clip = Rect(0, 200.0.nextDown, 200, 50)
    engine.upsert(list, at: .zero)
    XCTAssertEqual(stack(engine, 100, 200), [13, 12, 11, 10])
  }

  func testAFoldedSectionIsNotThere() {
    for size in [Size(200, 0), Size(0, 200), .zero] {
      var folded = space(1)
      folded.clip = Rect(origin: Point(100, 100), size: size)
      folded.isOpaque = true
      let engine = engine([folded, space(2, in: 1)])
      XCTAssertEqual(stack(engine, 100, 100), [10], "\(size)")
      XCTAssertEqual(engine.space(at: Point(100, 100)), .window, "\(size)")
      XCTAssertEqual(engine.clip(of: 2), folded.clip)
    }
    var unfolded = space(1)
    unfolded.clip = Rect(100, 100, 200, 1)
    XCTAssertEqual(stack(engine([unfolded, space(2, in: 1)]), 100, 100), [12, 11, 10])
  }

  func testSpaceAtAPointIsTheOneWhoseSurfaceIsThere() {
    var (page, list, header, floor) = (space(1), space(2, in: 1), space(3, in: 2), space(4, in: 1, z: -1))
    page.isOpaque = true
    list.clip = Rect(0, 0, 100, 100)
    header.z = 1
    floor.clip = Rect(0, 0, 200, 200)
    let engine = engine([page, list, header, floor])
    XCTAssertEqual(engine.space(at: Point(100, 100)), 2, "the header has no surface of its own")
    XCTAssertEqual(engine.space(at: Point(150, 100)), 4, "above the surface of the page")
    XCTAssertEqual(engine.space(at: Point(300, 100)), 1)
  }

  // MARK: Parents that are disabled, missing or refused

  func testSubtreeOfAnUnknownParentWaitsUnseen() {
    var engine = engine([space(2, in: 1), space(3, in: 2)])
    XCTAssertEqual(stack(engine), [10])
    XCTAssertNil(engine.convert(Point.zero, from: 3))
    XCTAssertNil(engine.region(of: 13))
    XCTAssertEqual(engine.space(3)?.parent, 2)
    engine.scroll(space: 2, toOrigin: Point(5, 0), at: .zero)
    engine.upsert(space(1), at: .zero)
    XCTAssertEqual(stack(engine), [13, 12, 10])
    XCTAssertEqual(engine.convert(Point.zero, from: 3), Point(5, 0))
    engine.remove(space: 1, at: .zero)
    XCTAssertEqual(stack(engine), [10])
    engine.upsert(space(2), at: .zero)
    XCTAssertEqual(stack(engine), [13, 12, 10], "with a parent that there is")
    XCTAssertEqual(engine.diagnostics.total, 0)
  }

  func testACycleIsRefusedAndCounted() {
    var engine = engine([space(1), space(2, in: 1), space(3, in: 2)])
    engine.upsert(space(1, in: 1), at: .zero)
    XCTAssertEqual(engine.diagnostics.cyclicSpaces.count, 1)
    engine.upsert(space(1, in: 3, z: 9), at: .zero)
    XCTAssertEqual(engine.diagnostics.cyclicSpaces.count, 2)
    XCTAssertEqual(engine.diagnostics.cyclicSpaces.lastID, 1)
    XCTAssertEqual(engine.diagnostics.total, 2)
    XCTAssertEqual(engine.space(1), space(1))
    XCTAssertEqual(stack(engine), [13, 12, 11, 10])
  }

  func testAMissingParentThatWouldCloseACycleStaysMissing() {
    var engine = engine([space(2, in: 1), space(3, in: 2)])
    engine.upsert(space(1, in: 3), at: .zero)
    XCTAssertEqual(engine.diagnostics.cyclicSpaces.lastID, 1)
    XCTAssertNil(engine.space(1))
    XCTAssertEqual(stack(engine), [10])
    engine.upsert(space(1), at: .zero)
    XCTAssertEqual(stack(engine), [13, 12, 10])
    // A removed space no longer leads anywhere.
    engine.remove(space: 2, at: .zero)
    engine.upsert(space(1, in: 3), at: .zero)
    XCTAssertEqual(engine.space(1)?.parent, 3)
    engine.upsert(space(2, in: 1), at: .zero)
    XCTAssertEqual(engine.diagnostics.cyclicSpaces.lastID, 2)
    XCTAssertNil(engine.space(2))
  }

  func testTheParentOfTheWindowIsIgnored() {
    var engine = engine([space(1)])
    engine.upsert(space(0, in: 1, z: 5), at: .zero)
    XCTAssertEqual(engine.space(.window)?.parent, .window)
    XCTAssertEqual(stack(engine), [11, 10])
    XCTAssertEqual(engine.diagnostics.total, 0)
  }

  // MARK: Depth

  func testThousandsOfNestedSpaces() {
    let count: UInt64 = 1_000
    let offset = Double(count) / 2
    // From the innermost out, so that each waits for its parent.
    let spaces = (1...count).reversed().map { id in
      var space = space(SpaceID(id), in: SpaceID(id - 1), z: id % 3 == 0 ? -1 : 1)
      space.origin = Point(0.5, 0)
      return space
    }
    var engine = PointerEngine(size: Size(400, 400))
    engine.setDevice(.mouse, at: .zero)
    engine.upsert(spaces, at: .zero)
    let target = PointerTarget(1, Rect(-offset, 0, 40, 40), .button, space: SpaceID(count))
    engine.upsert(target, at: .zero)
    engine.simulate(PointerInput(.position(Point(20, 20)), at: .zero))
    XCTAssertEqual(engine.hoveredTarget, 1)
    XCTAssertEqual(engine.convert(Point.zero, from: SpaceID(count)), Point(offset, 0))
    engine.scroll(space: 1, toOrigin: Point(200, 0), at: .zero)
    XCTAssertNil(engine.hoveredTarget)
    engine.scroll(space: SpaceID(count), toOrigin: Point(-199.5, 0), at: .zero)
    XCTAssertEqual(engine.hoveredTarget, 1)
    engine.upsert(space(1, in: SpaceID(count)), at: .zero)
    XCTAssertEqual(engine.diagnostics.cyclicSpaces.lastID, 1)
    engine.remove(space: SpaceID(count / 2), at: .zero)
    XCTAssertNil(engine.hoveredTarget)
    XCTAssertEqual(engine.diagnostics.total, 1)
  }

  // MARK: Rounding

  func testATargetThatOnlyRoundingPutsInAWindowIsFound() {
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
}

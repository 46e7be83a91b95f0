import PointerTestSupport
import XCTest

@testable import PointerKit

/// M2: which of many regions is hit at a point, in one space and in spaces within spaces.
final class M2HitTestingTests: XCTestCase {
  func testM2InAnyLayoutHitTestingFindsTheTargetThatASearchThroughAllFinds() {
    var hits = 0
    // Small layouts of many kinds, and some of hundreds of targets.
    for (targets, seeds) in [(25, seeds(400, inDebug: 12)), (400, seeds(20, inDebug: 1))] {
      for (seed, var dice) in withDice(seeds, from: 7000) {
        var world = LayoutWorld(&dice, targets: dice.count(1...targets), isWild: seed % 4 == 3)
        for change in 0..<20 {
          for _ in 0..<3 { world.change(&dice) }
          let oracle = world.oracle
          for _ in 0..<6 {
            let point = world.point(&dice)
            let (found, expected) = (world.engine.target(at: point)?.id, oracle.target(at: point))
            XCTAssertEqual(
              found, expected, "seed \(seed + 7000), \(targets) targets, change \(change), \(point)")
            if found != expected { return }
            if found != nil { hits += 1 }
          }
        }
      }
    }
    XCTAssertGreaterThan(hits, 250)
  }

  func testM2TheModelPointerInThePaddedRegionDecidesWhatIsHoveredAndTheVisiblePointerDoesNot() {
    // The visible pointer is drawn to the middle at once; leaving depends on the model alone.
    var person = SimulatedPerson(targets: [PointerTarget(1, Rect(300, 200, 100, 60), .button, effect: .lift)])
    person.move(to: Point(424, 284), waiting: 1000)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertLessThan(person.frame.pointer.center.distance(to: Point(350, 230)), 5)
    person.move(to: Point(424, 284.0.nextUp))
    XCTAssertNil(person.hovered)
  }

  func testVisibleFrameUnderThePointWinsOverAHigherPadding() {
    var near = PointerTarget(1, Rect(100, 100, 40, 40))
    let far = PointerTarget(2, Rect(150, 100, 40, 40), z: 5)
    near.z = -5
    let engine = SimulatedPerson(targets: [near, far]).engine
    XCTAssertEqual(engine.target(at: Point(140, 120))?.id, 1, "on its visible edge")
    XCTAssertEqual(engine.target(at: Point(140.0.nextUp, 120))?.id, 2, "between them the higher z wins")
  }

  // MARK: Spaces within spaces stack, clip and scroll as one

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

  func testOwnTargetsAreBetweenChildrenOfNegativeOrderAndTheOthers() {
    let engine = engine([
      space(1), space(2, in: 1, z: -1), space(3, in: 1), space(4, in: 1, z: 1), space(5, z: -1),
    ])
    XCTAssertEqual(stack(engine), [14, 13, 11, 12, 10, 15])
    XCTAssertEqual(engine.target(at: Point(200, 200))?.id, 14)
  }

  func testTargetsOfOneSpaceAreOrderedByFrameThenZThenAreaOrDistanceThenId() {
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

  func testOpaqueSpaceHidesAllBehindItAndNothingThatItContains() {
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

  func testFoldedSectionIsNotThereThoughItsClipIsALineOrAPoint() {
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

  func testCycleIsRefusedAndCountedAndTheOldRegistrationStays() {
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

  func testMissingParentThatWouldCloseACycleStaysMissing() {
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

  func testParentOfTheWindowIsIgnored() {
    var engine = engine([space(1)])
    engine.upsert(space(0, in: 1, z: 5), at: .zero)
    XCTAssertEqual(engine.space(.window)?.parent, .window)
    XCTAssertEqual(stack(engine), [11, 10])
    XCTAssertEqual(engine.diagnostics.total, 0)
  }

  // MARK: Bands

  func testI7BandKeepsWhatTheParentOfItsListScrollsOutOfView() {
    var (page, list) = (space(1), space(2, in: 1))
    page.clip = Rect(0, 0, 400, 400)
    list.clip = Rect(0, 0, 400, 400)
    let section = space(3, in: 2)
    let item = PointerTarget(7, Rect(100, 100, 40, 40), .card, space: 3, isSelectable: true)
    let configuration = with(PointerConfiguration()) { $0.input.bandSelection = true }
    var person = SimulatedPerson(targets: [], start: Point(10, 10), configuration: configuration)
    person.engine.upsert([page, list, section], at: person.now)
    person.engine.upsert(item, at: person.now)
    person.engine.simulate(PointerInput(.button(.primary, isDown: true), at: person.now))
    person.move(by: Vector(200, 200))
    XCTAssertEqual(person.engine.selection, [7])
    // The list scrolls by more than its height under the pointer.
    person.engine.scroll(space: 2, toOrigin: Point(0, -390), at: person.now)
    XCTAssertEqual(person.engine.selection, [7], "a section of the list scrolls with it")
    person.engine.scroll(space: 1, toOrigin: Point(0, -450), at: person.now)
    XCTAssertEqual(person.engine.selection, [7], "so does the list with the page")
  }

  func testI7BandDoesNotTakeWhatAnOpaqueNestedSpaceCovers() {
    var cover = space(2, in: 1)
    cover.isOpaque = true
    cover.letsParentBandIn = true
    cover.clip = Rect(90, 90, 60, 60)
    var store = TargetStore()
    for space in [space(1), cover, space(3, in: 2, z: -1)] { XCTAssertTrue(store.upsert(space)) }
    store.arrangeSpaces()
    let frame = Rect(100, 100, 40, 40)
    for id in 0...3 as ClosedRange<UInt64> {
      let target = PointerTarget(TargetID(id + 10), frame, .card, space: SpaceID(id), isSelectable: true)
      store.upsert(target)
    }
    var found: [TargetID] = []
    store.collectSelectable(in: everywhere, home: everywhere, of: .window, into: &found)
    XCTAssertEqual(found, [12, 13])
  }

  // MARK: Depth

  /// Uses 10,000 spaces in a release build, and 2,000 in a debug build.
  func testThousandsOfNestedSpaces() {
    let count = UInt64(seeds(10_000, inDebug: 1_000).count)
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
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// I7: a band selects within the lists of a scroll view, and not beneath an opaque space.
final class BandsInNestedSpacesTests: XCTestCase {
  private let everywhere = Rect(0, 0, 400, 400)

  private func space(_ id: SpaceID, in parent: SpaceID = .window, z: Int64 = 0) -> PointerSpace {
    PointerSpace(id: id, in: parent, z: z)
  }

  func testABandKeepsWhatItsListScrollsOutOfView() {
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

  func testABandDoesNotTakeWhatAnOpaqueSpaceCovers() {
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
}

import PointerTestSupport
import XCTest

@testable import PointerKit

/// I7: a band in a list whose rows are removed and scrolled, and in nested spaces.
final class BandsInListsTests: BandTestCase {
  /// Rows of 40 points in a scrolled list, of which the host registers only those that are seen.
  private func recycling(_ dice: inout Dice, keys: KeyModifiers) -> (SimulatedPerson, [TargetID]) {
    var person = SimulatedPerson(spaces: [list], start: Point(310, 210), device: .mouse)
    let rows = dice.count(20...60)
    func recycle(_ offset: Double) {
      let seen = (0..<rows).filter { 40 * Double($0) < offset + 200 && 40 * Double($0) + 30 > offset }
      let gone = person.engine.targetIdentifiers.filter { id in !seen.contains { $0 + 1 == Int(id.rawValue) }
      }
      let targets = seen.map {
        PointerTarget(
          TargetID($0 + 1), Rect(20, 40 * Double($0) + 5, 270, 30), .row, space: 5, padding: .zero)
      }
      person.engine.scroll(space: 5, toOrigin: Point(300, 200 - offset), at: person.now)
      if dice.chance(0.5) {
        person.engine.upsert(targets, removing: gone, at: person.now)
      } else {
        for id in gone { person.engine.remove(target: id, at: person.now) }
        person.engine.upsert(targets, at: person.now)
      }
    }
    recycle(0)
    person.engine.setSelection([2, 3], at: person.now)
    person.send(.modifiers(keys))
    person.move(by: Vector(-1, -9))
    person.press()
    person.move(to: Point(500, 395))
    var offset = 0.0
    for _ in 0..<dice.count(5...40) {
      offset = max(0, min(offset + dice.number(-20...60), 40 * Double(rows) - 200))
      recycle(offset)
      person.wait(milliseconds: 16)
    }
    // The band goes from above the first row to the pointer.
    let last = Int(((195 + offset - 5) / 40).rounded(.down))
    return (person, (0...min(last, rows - 1)).map { TargetID(UInt64($0 + 1)) })
  }

  private func inList() -> SimulatedPerson {
    let list = PointerSpace(id: 5, origin: Point(300, 200), clip: Rect(300, 200, 400, 200))
    var person = SimulatedPerson(spaces: [list], start: Point(689, 250))
    for index in 0..<20 {
      let frame = Rect(0, 40 * Double(index) + 5, 300, 30)
      let row = PointerTarget(TargetID(index + 1), frame, .row, space: 5)
      person.engine.upsert(row, at: person.now)
    }
    person.move(by: Vector(1, 0))
    return person
  }

  /// A desktop with an icon, a window with an icon and, within it, a list with a row, each in a space of its own.
  private func nested(_ change: (inout PointerSpace) -> Void) -> SimulatedPerson {
    var person = SimulatedPerson(size: Size(800, 600), device: .mouse)
    for (id, parent, clip) in [(21, 0, Rect(200, 100, 400, 400)), (22, 21, Rect(100, 100, 200, 200))]
      as [(UInt64, UInt64, Rect)]
    {
      person.engine.upsert(
        with(PointerSpace(id: SpaceID(id))) {
          ($0.parent, $0.clip, $0.origin) = (SpaceID(parent), clip, clip.origin)
          change(&$0)
        }, at: person.now)
    }
    for (id, space, frame) in [
      (1, 0, Rect(40, 60, 40, 40)), (2, 21, Rect(40, 40, 40, 40)), (3, 22, Rect(40, 40, 40, 40)),
    ] as [(UInt64, UInt64, Rect)] {
      let target = PointerTarget(TargetID(id), frame, .image, space: SpaceID(space), padding: .zero)
      person.engine.upsert(target, at: person.now)
    }
    return person
  }

  private func selected(_ person: SimulatedPerson, from start: Point, to end: Point) -> [TargetID]? {
    var person = person
    person.move(to: start)
    person.press()
    person.move(to: end)
    return person.frame.band?.selected
  }

  func testRemovedRowsStaySelectedWhileTheBandCoversThem() {
    for (seed, var dice) in withDice(0..<40, from: 70) {
      let keys = dice.pick([KeyModifiers(), .shift, .command])
      var (person, covered) = recycling(&dice, keys: keys)
      let expected: Set<TargetID> =
        keys == .command
        ? Set(covered).symmetricDifference([2, 3])
        : keys == .shift ? Set(covered).union([2, 3]) : Set(covered)
      XCTAssertEqual(person.frame.band?.selected, expected.sorted(), "seed \(seed)")
      person.release()
      XCTAssertEqual(person.events.last { $0.type == .bandEnded }?.count, expected.count, "seed \(seed)")
      XCTAssertEqual(person.engine.selection, expected.sorted(), "seed \(seed)")
      // What is removed later is not selected any more.
      if let seen = person.engine.targetIdentifiers.first(where: { expected.contains($0) }) {
        person.engine.remove(target: seen, at: person.now)
        XCTAssertEqual(person.engine.selection, expected.subtracting([seen]).sorted(), "seed \(seed)")
      }
    }
  }

  func testARemovedRowThatTheBandUncoversIsNotSelected() {
    var person = inList()
    band(&person, to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4, 5])
    person.engine.remove(target: 5, at: person.now)
    person.move(to: Point(400, 330))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4])
    person.move(to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4, 5])
  }

  func testALaterBandDoesNotSelectWhatIsGone() {
    var person = inList()
    band(&person, to: Point(400, 380))
    person.engine.remove(target: 5, at: person.now)
    person.release()
    XCTAssertEqual(person.engine.selection, [2, 3, 4, 5])
    person.move(to: Point(690, 250))
    band(&person, to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4])
  }

  func testScrollingGrowsTheBand() {
    var person = inList()
    band(&person, to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4, 5])
    for step in 1...4 {
      person.wait(milliseconds: 16)
      person.engine.scroll(space: 5, toOrigin: Point(300, 200 - 40 * Double(step)), at: person.now)
    }
    XCTAssertEqual(person.frame.band?.rect, Rect(minX: 400, minY: 90, maxX: 690, maxY: 380))
    XCTAssertEqual(
      person.frame.band?.selected, [2, 3, 4, 5, 6, 7, 8, 9], "those that were scrolled out of sight too")
    XCTAssertEqual(person.events.last?.type, .bandChanged)
    XCTAssertEqual(person.events.last?.space, 5)
  }

  func testBeyondTheClipNothingIsSelectedThatWasNeverSeen() {
    var person = inList()
    band(&person, to: Point(400, 700))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4, 5])
  }

  func testASpaceThatGoesLeavesTheAnchorInTheWindow() {
    var person = inList()
    person.engine.upsert(PointerTarget(30, Rect(500, 300, 40, 40), .appIcon), at: person.now)
    band(&person, to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected.contains(30), false)
    person.engine.remove(space: 5, at: person.now)
    XCTAssertEqual(person.frame.band?.rect, Rect(minX: 400, minY: 250, maxX: 690, maxY: 380))
    XCTAssertEqual(person.frame.band?.selected, [30], "the band goes on in the window")
    person.release()
    XCTAssertEqual(person.frame.phase, .tracking)
  }

  func testABandStaysInTheSpaceInWhichItBegan() {
    let plain = nested { _ in }
    XCTAssertEqual(selected(plain, from: Point(10, 10), to: Point(700, 590)), [1])
    XCTAssertEqual(selected(plain, from: Point(210, 110), to: Point(590, 490)), [2])
    XCTAssertEqual(selected(plain, from: Point(490, 390), to: Point(10, 10)), [3], "nor does it leave it")
    let open = nested { $0.letsParentBandIn = true }
    XCTAssertEqual(selected(open, from: Point(10, 10), to: Point(700, 590)), [1, 2, 3])
    XCTAssertEqual(selected(open, from: Point(210, 110), to: Point(590, 490)), [2, 3])
    let half = nested { $0.letsParentBandIn = $0.id == 21 }
    XCTAssertEqual(selected(half, from: Point(10, 10), to: Point(700, 590)), [1, 2])
    let inner = nested { $0.letsParentBandIn = $0.id == 22 }
    XCTAssertEqual(selected(inner, from: Point(10, 10), to: Point(700, 590)), [1], "its parent is closed")
    // A space without a surface has no ground on which a band could begin.
    let bare = nested { if $0.id == 22 { $0.clip = nil } }
    XCTAssertEqual(selected(bare, from: Point(210, 110), to: Point(590, 490)), [2, 3])
  }
}

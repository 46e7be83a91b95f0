import PointerTestSupport
import XCTest

/// Hover follows the layout although the pointer does not move, and so does what is seen.
final class LayoutChangesTests: XCTestCase {
  private let frame = Rect(x: 400, y: 300, width: 80, height: 80)

  private func waiting(at position: Point = Point(x: 440, y: 340)) -> PointerHarness {
    var person = PointerHarness(start: position)
    person.touch()
    person.move(by: .zero)
    return person
  }

  func testTargetThatAppearsUnderThePointerIsHoveredAtOnce() {
    var person = waiting()
    person.engine.upsert(PointerTarget(id: 1, frame: frame), at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.engine.upsert(
      PointerTarget(id: 2, frame: Rect(x: 430, y: 330, width: 20, height: 20)), at: person.now)
    XCTAssertEqual(person.hovered, 2, "it is on the other, whatever their ids")
    let front = PointerTarget(id: 2, frame: frame, z: 1)
    person.engine.upsert(front, at: person.now)
    XCTAssertEqual(person.hovered, 2)
    person.engine.remove(target: 2, at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.engine.move(1, to: Rect(x: 0, y: 0, width: 10, height: 10), at: person.now)
    XCTAssertNil(person.hovered)
    XCTAssertEqual(
      person.events.map { $0.type }, [.entered, .exited, .entered, .styleChanged, .exited, .entered, .exited])
  }

  func testDisabledTargetAndSpaceLoseTheirHover() {
    var person = waiting()
    var target = PointerTarget(id: 1, frame: frame, space: 4)
    var space = PointerSpace(id: 4)
    person.engine.upsert(space, at: person.now)
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.hovered, 1)
    space.isEnabled = false
    person.engine.upsert(space, at: person.now)
    XCTAssertNil(person.hovered)
    space.isEnabled = true
    space.clip = Rect(x: 0, y: 0, width: 100, height: 100)
    person.engine.upsert(space, at: person.now)
    XCTAssertNil(person.hovered)
    space.clip = nil
    person.engine.upsert(space, at: person.now)
    XCTAssertEqual(person.hovered, 1)
    target.isEnabled = false
    person.engine.upsert(target, at: person.now)
    XCTAssertNil(person.hovered)
  }

  func testScrollOfASpaceReEvaluatesHoverRowByRow() {
    var person = PointerHarness(spaces: [PointerSpace(id: 7)], start: Point(x: 300, y: 300))
    let rows: [PointerTarget] = (0..<50).map { index in
      PointerTarget(
        id: TargetID(index + 1), frame: Rect(x: 0, y: 40 * Double(index), width: 600, height: 40), kind: .row,
        space: 7)
    }
    person.engine.upsert(rows, at: person.now)
    person.move(by: .zero)
    XCTAssertEqual(person.hovered, 8, "a shared edge goes to the lower id")
    for offset in 1...10 {
      person.wait(milliseconds: 16)
      person.engine.scroll(space: 7, to: Point(x: 0, y: -40 * Double(offset)), at: person.now)
      XCTAssertEqual(person.hovered, TargetID(8 + offset))
      XCTAssertEqual(person.model, Point(x: 300, y: 300), "the pointer did not move")
    }
  }

  func testFrameOfAScrolledElementIsInWindowPoints() {
    var person = waiting()
    let target = PointerTarget(
      id: 1, frame: Rect(x: 0, y: 0, width: 80, height: 80), kind: .appIcon, space: 4)
    person.engine.upsert(PointerSpace(id: 4, origin: Point(x: 400, y: 300)), at: person.now)
    person.engine.upsert(target, at: person.now)
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.content(1)?.frame, frame)
    XCTAssertEqual(person.frame.clickLocation, frame.center)
    XCTAssertEqual(person.engine.region(of: 1), frame.outset(by: 24))
  }

  func testBatchIsOneChange() {
    var person = waiting()
    person.engine.upsert([PointerTarget(id: 1, frame: frame)], at: person.now)
    _ = person.newEvents()
    // Replaced by another in the same position, in one batch: never nothing between.
    person.engine.upsert([PointerTarget(id: 2, frame: frame)], removing: [1], at: person.now)
    XCTAssertEqual(person.newEvents().map { $0.target }, [1, 2])
    person.engine.upsert([PointerTarget(id: 2, frame: frame)], removing: [2], at: person.now)
    XCTAssertEqual(person.newTypes(), [], "one that is in both lists stays")
    XCTAssertEqual(person.hovered, 2)
  }

  func testRefusedTargetsAndSpacesLeaveTheOldOnes() {
    var person = waiting()
    person.engine.upsert(PointerTarget(id: 1, frame: frame), at: person.now)
    let bad = Rect(x: .nan, y: 0, width: 10, height: 10)
    person.engine.upsert(PointerTarget(id: 1, frame: bad), at: person.now)
    person.engine.upsert(PointerTarget(id: 0, frame: frame), at: person.now)
    person.engine.move(1, to: bad, at: person.now)
    person.engine.scroll(space: 0, to: Point(x: .infinity, y: 0), at: person.now)
    person.engine.upsert(PointerSpace(id: 3, origin: Point(x: .nan, y: 0)), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.invalidTargets.count, 3)
    XCTAssertEqual(person.engine.diagnostics.invalidTargets.lastID, 1)
    XCTAssertEqual(person.engine.diagnostics.invalidSpaces.count, 2)
    XCTAssertEqual(person.engine.diagnostics.invalidSpaces.lastID, 3)
    XCTAssertEqual(person.engine.target(1)?.frame, frame)
    XCTAssertNil(person.engine.space(3))
    XCTAssertEqual(person.hovered, 1)
  }

  // MARK: A target that is registered anew elsewhere under the same id does not take its leftover animation

  private let icon = PointerTarget(
    id: 1, frame: Rect(x: 100, y: 100, width: 60, height: 60), kind: .appIcon, effect: .lift)

  /// The icon is on its way down, since the pointer has just left it.
  private func personLeaving() -> PointerHarness {
    var person = PointerHarness(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.move(to: Point(x: 400, y: 400), waiting: 40)
    XCTAssertNotNil(person.content(1), "it is still moving")
    return person
  }

  private func elsewhere(_ change: (inout PointerTarget) -> Void) -> PointerTarget {
    var target = icon
    change(&target)
    return target
  }

  func testARecycledIdStartsPlain() {
    let others = [
      elsewhere { $0.frame = Rect(x: 600, y: 300, width: 60, height: 60) },
      elsewhere { $0.frame = Rect(x: 100, y: 161, width: 20, height: 200) },
      elsewhere { $0.space = 7 },
    ]
    for (other, removes) in product(others, [false, true]) {
      var person = personLeaving()
      if removes {
        person.engine.upsert([other], removing: [1], at: person.now)
      } else {
        person.engine.upsert(other, at: person.now)
      }
      XCTAssertNil(person.content(1), "\(other.frame), \(other.kind), removed first: \(removes)")
      person.wait(milliseconds: 100)
      XCTAssertNil(person.content(1))
      XCTAssertTrue(person.frame.contents.isEmpty)
    }
  }

  func testTheHoveredOneDoesNotSettleElsewhere() {
    var person = PointerHarness(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.engine.upsert(elsewhere { $0.frame = Rect(x: 600, y: 300, width: 60, height: 60) }, at: person.now)
    XCTAssertNil(person.hovered)
    XCTAssertNil(person.content(1))
  }

  func testALayoutThatChangesKeepsTheAnimation() {
    for change in [Vector(dx: 0, dy: 0), Vector(dx: 59, dy: 0), Vector(dx: -30, dy: 40)] {
      var person = personLeaving()
      let scale = person.content(1)?.scale
      let other = elsewhere { $0.frame = $0.frame.offset(by: change) }
      person.engine.upsert([other], removing: [1], at: person.now)
      XCTAssertEqual(person.content(1)?.scale, scale, "\(change)")
      // A move says that it is the same element.
      person.engine.move(1, to: Rect(x: 600, y: 300, width: 60, height: 60), at: person.now)
      XCTAssertEqual(person.content(1)?.scale, scale, "\(change)")
    }
  }

  func testWhatIsDraggedIsTheSameElementHoweverFarItMoves() {
    var person = PointerHarness(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.press(waiting: 300)
    let scale = person.content(1)?.scale
    person.move(to: Point(x: 500, y: 400))
    person.engine.upsert(
      elsewhere { $0.frame = Rect(center: Point(x: 500, y: 400), size: $0.frame.size) }, at: person.now)
    XCTAssertEqual(person.content(1)?.scale ?? 0, scale ?? 1, accuracy: 0.02)
  }
}

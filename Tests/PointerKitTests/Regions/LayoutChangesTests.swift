import PointerTestSupport
import XCTest

@testable import PointerKit

/// Hover follows the layout although the pointer does not move, and so does what is seen.
final class LayoutChangesTests: XCTestCase {
  private let frame = Rect(400, 300, 80, 80)

  private func waiting(at position: Point = Point(440, 340)) -> SimulatedPerson {
    var person = SimulatedPerson(start: position)
    person.touch(movingBy: .zero)
    return person
  }

  func testTargetThatAppearsUnderThePointerIsHoveredAtOnce() {
    var person = waiting()
    person.engine.upsert(PointerTarget(1, frame), at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.engine.upsert(PointerTarget(2, Rect(430, 330, 20, 20)), at: person.now)
    XCTAssertEqual(person.hovered, 2, "it is on the other, whatever their ids")
    person.engine.upsert(PointerTarget(2, frame, z: 1), at: person.now)
    XCTAssertEqual(person.hovered, 2)
    person.engine.remove(target: 2, at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.engine.move(1, to: Rect(0, 0, 10, 10), at: person.now)
    XCTAssertNil(person.hovered)
    XCTAssertEqual(
      person.events.map { $0.type }, [.entered, .exited, .entered, .styleChanged, .exited, .entered, .exited])
  }

  func testDisabledTargetAndSpaceLoseTheirHover() {
    var person = waiting()
    var target = PointerTarget(1, frame, space: 4)
    var space = PointerSpace(id: 4)
    person.engine.upsert(space, at: person.now)
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.hovered, 1)
    space.isEnabled = false
    person.engine.upsert(space, at: person.now)
    XCTAssertNil(person.hovered)
    space.isEnabled = true
    space.clip = Rect(0, 0, 100, 100)
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
    var person = SimulatedPerson(spaces: [PointerSpace(id: 7)], start: Point(300, 300))
    let rows: [PointerTarget] = (0..<50).map { index in
      PointerTarget(TargetID(index + 1), Rect(0, 40 * Double(index), 600, 40), .row, space: 7)
    }
    person.engine.upsert(rows, at: person.now)
    person.move(by: .zero)
    XCTAssertEqual(person.hovered, 8, "a shared edge goes to the lower id")
    for offset in 1...10 {
      person.wait(milliseconds: 16)
      person.engine.scroll(space: 7, toOrigin: Point(0, -40 * Double(offset)), at: person.now)
      XCTAssertEqual(person.hovered, TargetID(8 + offset))
      XCTAssertEqual(person.model, Point(300, 300), "the pointer did not move")
    }
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

  // MARK: A target that is registered anew elsewhere under the same id does not take its leftover animation

  private let icon = PointerTarget(1, Rect(100, 100, 60, 60), .appIcon, effect: .lift)

  /// The icon is on its way down, since the pointer has just left it.
  private func personLeaving() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.move(to: Point(400, 400), waiting: 40)
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
      elsewhere { $0.frame = Rect(600, 300, 60, 60) }, elsewhere { $0.frame = Rect(100, 161, 20, 200) },
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
    var person = SimulatedPerson(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.engine.upsert(elsewhere { $0.frame = Rect(600, 300, 60, 60) }, at: person.now)
    XCTAssertNil(person.hovered)
    XCTAssertNil(person.content(1))
  }

  func testALayoutThatChangesKeepsTheAnimation() {
    for change in [Vector(0, 0), Vector(59, 0), Vector(-30, 40)] {
      var person = personLeaving()
      let scale = person.content(1)?.scale
      let other = elsewhere { $0.frame = $0.frame.offset(by: change) }
      person.engine.upsert([other], removing: [1], at: person.now)
      XCTAssertEqual(person.content(1)?.scale, scale, "\(change)")
      // A move says that it is the same element.
      person.engine.move(1, to: Rect(600, 300, 60, 60), at: person.now)
      XCTAssertEqual(person.content(1)?.scale, scale, "\(change)")
    }
  }

  func testWhatIsDraggedIsTheSameElementHoweverFarItMoves() {
    var person = SimulatedPerson(targets: [icon], start: icon.frame.center)
    person.move(to: icon.frame.center, waiting: 600)
    person.press(waiting: 300)
    let scale = person.content(1)?.scale
    person.move(to: Point(500, 400))
    person.engine.upsert(
      elsewhere { $0.frame = Rect(center: Point(500, 400), size: $0.frame.size) }, at: person.now)
    XCTAssertEqual(person.content(1)?.scale ?? 0, scale ?? 1, accuracy: 0.02)
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

import Foundation
import PointerTestSupport
import XCTest

/// M2: the position of the model pointer and the padded regions decide what is hovered, except in a latched press, a
/// band, or an attraction.
///
/// Files: `HoveredTarget`, `TargetStore+HitTesting`, `SpaceTree`.
final class HoveredElementTests: XCTestCase {
  func testTheModelPointerDecidesWhatIsHovered() {
    // The visible pointer is drawn to the middle at once; leaving depends on the model alone.
    var person = SimulatedPerson(targets: [PointerTarget(1, Rect(300, 200, 100, 60), .button, effect: .lift)])
    person.move(to: Point(424, 284), waiting: 1000)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertLessThan(person.frame.pointer.center.distance(to: Point(350, 230)), 5)
    person.move(to: Point(424, 284.0.nextUp))
    XCTAssertNil(person.hovered)
  }

  func testAVisibleFrameWinsOverAHigherPadding() {
    var near = PointerTarget(1, Rect(100, 100, 40, 40))
    let far = PointerTarget(2, Rect(150, 100, 40, 40), z: 5)
    near.z = -5
    let engine = SimulatedPerson(targets: [near, far]).engine
    XCTAssertEqual(engine.target(at: Point(140, 120))?.id, 1, "on its visible edge")
    XCTAssertEqual(engine.target(at: Point(140.0.nextUp, 120))?.id, 2, "between them the higher z wins")
  }

  private let frame = Rect(400, 300, 80, 80)

  private func waiting(at position: Point = Point(440, 340)) -> SimulatedPerson {
    var person = SimulatedPerson(start: position)
    person.touch(movingBy: .zero)
    return person
  }

  func testATargetThatAppearsIsHoveredAtOnce() {
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

  func testADisabledTargetLosesItsHover() {
    var person = waiting()
    person.engine.upsert(PointerTarget(1, frame), at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.engine.upsert(PointerTarget(1, frame, isEnabled: false), at: person.now)
    XCTAssertNil(person.hovered)
  }

  func testADisabledOrClippedSpaceLosesItsHover() {
    var person = waiting()
    let target = PointerTarget(1, frame, space: 4)
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
  }

  func testAScrollChangesWhatIsHoveredRowByRow() {
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

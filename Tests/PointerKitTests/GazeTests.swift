import PointerKit
import PointerTestSupport
import XCTest

/// V1, V2: the gaze decides in which window the pointer acts.
final class GazeTests: GazeTestCase {
  func testV1LookingAtAnotherWindowMovesTheContextAndTheNextMovementTakesThePointerThere() {
    var person = person()
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertEqual(person.hovered, 10)
    person.send(.gaze(Point(x: 210, y: 310)))
    XCTAssertEqual(person.newEvents().filter { $0.type == .focusChanged }, [])
    person.send(.gaze(rightIcon))
    let focus = person.newEvents()
    XCTAssertEqual(focus.map { $0.type }, [.focusChanged])
    XCTAssertEqual(focus.first?.target, 20)
    XCTAssertEqual(focus.first?.location, rightIcon)
    XCTAssertEqual(person.hovered, 10, "a look alone moves nothing that is seen")
    person.wait(milliseconds: 500)
    person.move(by: Vector(dx: 3, dy: -2))
    XCTAssertEqual(person.model, rightIcon + Vector(dx: 3, dy: -2))
    XCTAssertEqual(person.hovered, 20)
    XCTAssertEqual(person.newTypes(), [.exited, .entered])
    person.move(by: Vector(dx: 3, dy: -2))
    XCTAssertEqual(person.model, rightIcon + Vector(dx: 6, dy: -4), "once, not with every movement")
  }

  func testV1ThePointerGoesOverWithoutAJump() {
    for start in [Point(x: 200, y: 300), Point(x: 80, y: 550)] {
      var person = person(at: start)
      person.move(by: Vector(dx: 1, dy: 0), waiting: 500)
      person.send(.gaze(Point(x: 900, y: 150)))
      let before = person.frame.pointer
      person.send(.motion(Vector(dx: 1, dy: 0)))
      let after = person.frame
      XCTAssertEqual(after.model, Point(x: 901, y: 150))
      XCTAssertLessThan(after.pointer.center.distance(to: before.center), 1.1)
      XCTAssertEqual(after.pointer.opacity, before.opacity, accuracy: 1e-9)
      XCTAssertFalse(after.isAtRest)
      var last = after.pointer.center
      var speed = 0.0
      for _ in 0..<2000 {
        person.wait(nanoseconds: 500_000)
        let center = person.frame.pointer.center
        let now = center.distance(to: last) / 0.0005
        XCTAssertLessThan((now - speed).magnitude, 800, "it gathers speed, it does not leap")
        (last, speed) = (center, now)
      }
      XCTAssertEqual(last.x, 901, accuracy: 0.03)
      XCTAssertEqual(last.y, 150, accuracy: 0.03)
    }
  }

  func testV1AGlanceThatComesBackMovesNothing() {
    var person = person()
    person.move(by: Vector(dx: 1, dy: 0))
    let model = person.model
    person.send(.gaze(rightIcon))
    person.send(.gaze(Point(x: 400, y: 500)))
    XCTAssertEqual(person.newTypes().filter { $0 == .focusChanged }.count, 2)
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertEqual(person.model, model + Vector(dx: 1, dy: 0))
  }

  func testV1AGazeThatFollowsThePointerIntoAWindowCallsItNowhere() {
    var person = person()
    person.send(.gaze(Point(x: 200, y: 300)))
    person.move(by: Vector(dx: 500, dy: 0))
    person.send(.gaze(Point(x: 800, y: 500)))
    XCTAssertEqual(person.events.last?.type, .focusChanged)
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertEqual(person.model, Point(x: 701, y: 300))
  }

  func testV1BetweenWindowsAndBehindDisabledOnesIsTheSurfaceItself() {
    var person = person()
    person.send(.gaze(Point(x: 200, y: 300)))
    person.send(.gaze(Point(x: 500, y: 300)))
    XCTAssertEqual(person.newTypes().suffix(1), [.focusChanged])
    let off = with(PointerSpace(id: 2)) { ($0.clip, $0.order, $0.isEnabled) = (right, 1, false) }
    person.engine.upsertSpace(off, at: person.now)
    person.send(.gaze(rightIcon))
    XCTAssertEqual(person.newTypes(), [], "from the surface to the surface")
  }

  func testV1TheFrontWindowHasTheGaze() {
    var person = person()
    person.send(.gaze(Point(x: 200, y: 300)))
    let front = with(PointerSpace(id: 3)) { ($0.clip, $0.order) = (left, 5) }
    person.engine.upsertSpace(front, at: person.now)
    _ = person.newEvents()
    person.send(.gaze(Point(x: 201, y: 300)))
    XCTAssertEqual(person.newTypes(), [.focusChanged])
    person.engine.removeSpace(3, at: person.now)
    person.send(.gaze(Point(x: 201, y: 300)))
    XCTAssertEqual(person.newTypes(), [.focusChanged])
  }

  func testV1AHostThatOwnsThePositionKeepsIt() {
    var person = person()
    person.move(to: Point(x: 210, y: 300))
    person.send(.gaze(rightIcon))
    XCTAssertEqual(person.events.last?.type, .focusChanged)
    person.move(to: Point(x: 220, y: 300))
    XCTAssertEqual(person.model, Point(x: 220, y: 300))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.model, Point(x: 220, y: 300))
    XCTAssertNotEqual(person.frame.phase, .hidden)
  }

  func testV1ADragIsNotPulledAway() {
    var person = person()
    person.send(.gaze(Point(x: 200, y: 300)))
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    person.send(.gaze(rightIcon))
    person.move(by: Vector(dx: 5, dy: 0))
    XCTAssertEqual(person.model, Point(x: 206, y: 300))
    person.release()
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertEqual(person.model, rightIcon + Vector(dx: 1, dy: 0))
  }

  // MARK: V2

  func testV2AfterALookTheMovementBringsFocusToWhatIsUnderThePointer() {
    var person = person(at: Point(x: 80, y: 550))
    person.send(.gaze(Point(x: 600, y: 300)))
    XCTAssertNil(person.events.last?.target, "nothing is where the person looks")
    person.move(by: Vector(dx: 90, dy: 0))
    XCTAssertEqual(person.hovered, 20)
    XCTAssertEqual(person.events.last?.type, .entered)
    person.click()
    XCTAssertEqual(person.events.last?.type, .clicked)
    XCTAssertEqual(person.events.last?.target, 20)
  }

  func testV1AClickWithoutMovementReachesWhatIsSeen() {
    var person = person()
    person.move(by: Vector(dx: 1, dy: 0))
    person.send(.gaze(rightIcon))
    person.click()
    XCTAssertEqual(person.events.last?.target, 10)
  }

  // MARK: Costs

  func testV1NoiseWithinAContextWakesAndChangesNothing() {
    var person = person()
    person.move(by: Vector(dx: 1, dy: 0))
    person.lift()
    person.send(.gaze(Point(x: 200, y: 300)))
    person.waitUntilRest()
    let rest = person.frame
    let count = person.engine.eventCount
    var dice = Dice(seed: 5)
    for _ in 0..<90 {
      person.wait(nanoseconds: 11_111_111)
      person.send(.gaze(dice.point(in: left)))
      var frame = rest
      person.engine.read(at: person.now, into: &frame)
      XCTAssertNil(frame.damage)
      XCTAssertTrue(frame.isAtRest)
      XCTAssertEqual(frame.nextWake, rest.nextWake, "not even hiding is put off")
      XCTAssertEqual(frame.pointer, rest.pointer)
      XCTAssertEqual(frame.model, rest.model)
    }
    XCTAssertEqual(person.engine.eventCount, count)
  }

  func testV1GazesThatMeanNothingAreIgnored() {
    var person = person()
    person.send(.gaze(Point(x: 200, y: 300)))
    for position in [Point(x: -1, y: 300), Point(x: 1e300, y: 0), Point(x: .nan, y: 3)] {
      person.send(.gaze(position))
    }
    XCTAssertEqual(person.newTypes().filter { $0 == .focusChanged }, [])
    XCTAssertEqual(person.engine.diagnostics.nonFiniteInputs.count, 1)
  }
}

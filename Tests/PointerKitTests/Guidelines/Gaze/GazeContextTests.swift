import PointerTestSupport
import XCTest

/// V1: after a look at another window, the next movement of the pointer begins in that window.
///
/// Files: `Gaze`.
final class GazeContextTests: GazeTestCase {
  /// Also V2.
  func testLookMovesTheContextAndTheNextMovementGoesThere() {
    var person = person()
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.hovered, 10)
    person.send(.gaze(Point(210, 310)))
    XCTAssertEqual(person.newEvents().filter { $0.type == .focusChanged }, [])
    person.send(.gaze(rightIcon))
    let focus = person.newEvents()
    XCTAssertEqual(focus.map { $0.type }, [.focusChanged])
    XCTAssertEqual(focus.first?.target, 20)
    XCTAssertEqual(focus.first?.location, rightIcon)
    XCTAssertEqual(person.hovered, 10, "a look alone moves nothing that is seen")
    person.wait(milliseconds: 500)
    person.move(by: Vector(3, -2))
    XCTAssertEqual(person.model, rightIcon + Vector(3, -2))
    XCTAssertEqual(person.hovered, 20)
    XCTAssertEqual(person.newTypes(), [.exited, .entered])
    person.move(by: Vector(3, -2))
    XCTAssertEqual(person.model, rightIcon + Vector(6, -4), "once, not with every movement")
  }

  func testThePointerGoesOverWithoutAJump() {
    for start in [Point(200, 300), Point(80, 550)] {
      var person = person(at: start)
      person.move(by: Vector(1, 0), waiting: 500)
      person.send(.gaze(Point(900, 150)))
      let before = person.frame.pointer
      person.send(.motion(Vector(1, 0)))
      let after = person.frame
      XCTAssertEqual(after.modelPosition, Point(901, 150))
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

  func testAGlanceThatComesBackMovesNothing() {
    var person = person()
    person.move(by: Vector(1, 0))
    let model = person.model
    person.send(.gaze(rightIcon))
    person.send(.gaze(Point(400, 500)))
    XCTAssertEqual(person.newTypes().filter { $0 == .focusChanged }.count, 2)
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.model, model + Vector(1, 0))
  }

  func testGazeThatFollowsThePointerMovesNothing() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.move(by: Vector(500, 0))
    person.send(.gaze(Point(800, 500)))
    XCTAssertEqual(person.events.last?.type, .focusChanged)
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.model, Point(701, 300))
  }

  func testGazeBetweenWindowsSelectsTheSurface() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.send(.gaze(Point(500, 300)))
    XCTAssertEqual(person.newTypes().suffix(1), [.focusChanged])
    person.engine.upsert(PointerSpace(id: 2, clip: right, z: 1, isEnabled: false), at: person.now)
    person.send(.gaze(rightIcon))
    XCTAssertEqual(person.newTypes(), [], "from the surface to the surface")
  }

  func testTheFrontWindowHasTheGaze() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.engine.upsert(PointerSpace(id: 3, clip: left, z: 5), at: person.now)
    _ = person.newEvents()
    person.send(.gaze(Point(201, 300)))
    XCTAssertEqual(person.newTypes(), [.focusChanged])
    person.engine.remove(space: 3, at: person.now)
    person.send(.gaze(Point(201, 300)))
    XCTAssertEqual(person.newTypes(), [.focusChanged])
  }

  func testGazeLeavesAHostsPositionAlone() {
    var person = person()
    person.move(to: Point(210, 300))
    person.send(.gaze(rightIcon))
    XCTAssertEqual(person.events.last?.type, .focusChanged)
    person.move(to: Point(220, 300))
    XCTAssertEqual(person.model, Point(220, 300))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.modelPosition, Point(220, 300))
    XCTAssertNotEqual(person.frame.phase, .hidden)
  }

  func testADragIsNotPulledAway() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.move(by: Vector(1, 0))
    person.press()
    person.send(.gaze(rightIcon))
    person.move(by: Vector(5, 0))
    XCTAssertEqual(person.model, Point(206, 300))
    person.release()
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.model, rightIcon + Vector(1, 0))
  }

  func testAClickWithoutMovementReachesWhatIsSeen() {
    var person = person()
    person.move(by: Vector(1, 0))
    person.send(.gaze(rightIcon))
    person.click()
    XCTAssertEqual(person.events.last?.target, 10)
  }

  func testNoiseWithinAContextChangesNothing() {
    var person = person()
    person.move(by: Vector(1, 0))
    person.lift()
    person.send(.gaze(Point(200, 300)))
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
      XCTAssertEqual(frame.modelPosition, rest.modelPosition)
    }
    XCTAssertEqual(person.engine.eventCount, count)
  }

  func testGazesThatMeanNothingAreIgnored() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    for position in [Point(-1, 300), Point(1e300, 0), Point(.nan, 3)] { person.send(.gaze(position)) }
    XCTAssertEqual(person.newTypes().filter { $0 == .focusChanged }, [])
    XCTAssertEqual(person.engine.diagnostics.nonFiniteInputs.count, 1)
  }

  func testAForceClickActsWhereThePointerIs() {
    var person = person()
    person.touch(movingBy: Vector(1, 0))
    person.send(.gaze(rightIcon))
    let model = person.model
    person.send(.gesture(.forceClick, phase: .began, fingers: 1))
    XCTAssertEqual(person.model, model)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    // As a gesture would.
    person.send(.gesture(.smartZoom, phase: .ended, fingers: 2))
    XCTAssertEqual(person.model, rightIcon)
  }

  /// Also V3.
  func testWithoutAnyGazeNothingIsDifferent() {
    var person = person()
    person.move(by: Vector(1, 0))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .gesturing)
    XCTAssertEqual(person.hovered, 10)
    person.send(.transform(.ended, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.model, Point(202, 300))
  }
}

import PointerTestSupport
import XCTest

/// V1: the context changes when the gaze has come to rest in another window, and not at each glance.
final class V1GazeRestTests: GazeTestCase {
  private func switches(_ person: SimulatedPerson) -> Int {
    person.events.filter { $0.type == .focusChanged }.count
  }

  func testV1TheContextChangesAfterARestOf120Milliseconds() {
    XCTAssertEqual(PointerConfiguration().timing.gazeRest, 0.12)
    for (wait, expected) in [(119, 0), (120, 1), (500, 1)] as [(Int64, Int)] {
      var person = person(configuration: PointerConfiguration())
      person.send(.gaze(Point(200, 300)))
      person.send(.gaze(rightIcon), waiting: wait)
      XCTAssertEqual(switches(person), expected, "\(wait) ms")
      person.send(.motion(Vector(1, 0)))
      XCTAssertEqual(person.model.x > 500, expected == 1, "\(wait) ms")
    }
  }

  // Eyes never rest: 60 points to either side of a gap, at 10 samples of each, and with any rate of samples.
  func testV1EyesThatTrembleOverAGapDoNotSwitch() {
    for interval in [4, 8, 16, 33] as [Int64] {
      var person = person(configuration: PointerConfiguration())
      for sample in 0..<(5_000 / interval) {
        let turns = Double(sample * interval) / 1000 * 10.6
        let offset = 60 * Elementary.sin(2 * Double.pi * (turns - turns.rounded(.down)))
        person.send(.gaze(Point(500 + offset, 300)), waiting: interval)
      }
      XCTAssertLessThanOrEqual(switches(person), 1, "a sample each \(interval) ms")
    }
  }

  func testV1AMovementDuringAGlanceStaysWhereItIs() {
    var person = person(configuration: PointerConfiguration())
    person.send(.gaze(Point(200, 300)), waiting: 300)
    person.send(.gaze(rightIcon), waiting: 60)
    person.send(.motion(Vector(2, 0)))
    XCTAssertEqual(person.model.x, 202)
    // The look at the other window goes on, and comes to rest.
    person.wait(milliseconds: 60)
    XCTAssertEqual(switches(person), 1)
    person.send(.motion(Vector(2, 0)))
    XCTAssertEqual(person.model.x, rightIcon.x + 2)
  }

  func testV1ANextMovementDoesNotGoWhereAWindowWasRemoved() {
    for isRemovedBeforeRest in [true, false] {
      var person = person(configuration: PointerConfiguration())
      person.send(.gaze(rightIcon), waiting: isRemovedBeforeRest ? 60 : 300)
      person.engine.remove(space: 2, at: person.now)
      person.wait(milliseconds: 300)
      let before = person.model
      person.send(.motion(Vector(3, 1)))
      XCTAssertEqual(person.model, before + Vector(3, 1))
      XCTAssertEqual(switches(person), isRemovedBeforeRest ? 0 : 1)
    }
  }

  func testV1TheGazeThatComesToRestIsTheLastOne() {
    var person = person(configuration: PointerConfiguration())
    person.send(.gaze(Point(600, 150)), waiting: 60)
    person.send(.gaze(rightIcon), waiting: 60)
    XCTAssertEqual(person.events.last?.location, rightIcon, "the time runs from the first look at the window")
    person.send(.motion(Vector(2, 0)))
    XCTAssertEqual(person.model, rightIcon + Vector(2, 0))
  }

  func testV3AHiddenPointerReappearsWhereTheGazeCameBack() {
    var person = person()
    person.send(.gaze(rightIcon))
    person.send(.motion(Vector(1, 0)))
    person.send(.scroll(Vector(0, 2), phase: .began, source: .finger))
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    XCTAssertEqual(person.frame.phase, .hidden)
    // The pointer is in the right window itself.
    for gaze in [Point(200, 300), Point(900, 200)] { person.send(.gaze(gaze)) }
    person.send(.motion(Vector(1, 0)))
    XCTAssertEqual(person.model, Point(901, 200))
  }

  func testV3APositionThatTheHostSetsEndsTheWaitForTheGaze() {
    for isEntered in [false, true] {
      for isHidden in [false, true] {
        var person = person()
        person.send(.gaze(isHidden ? Point(300, 500) : rightIcon))
        if isHidden {
          person.send(.scroll(Vector(0, 2), phase: .began, source: .finger))
          person.send(.scroll(.zero, phase: .ended, source: .finger))
        }
        let position = Point(220, 310)
        person.send(isEntered ? .enter(position) : .position(position))
        person.send(.motion(Vector(1, 0)))
        XCTAssertEqual(person.model, position + Vector(1, 0), "entered: \(isEntered), hidden: \(isHidden)")
      }
    }
  }
}

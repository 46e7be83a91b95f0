import PointerTestSupport
import XCTest

/// V1: the context changes when the gaze has come to rest in another window, and not at each glance.
final class GazeRestTests: GazeTestCase {
  private func switches(_ person: SimulatedPerson) -> Int {
    person.events.filter { $0.type == .focusChanged }.count
  }

  func testTheContextChangesAfterARestOf120Milliseconds() {
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
  func testEyesThatTrembleOverAGapDoNotSwitch() {
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

  func testAMovementDuringAGlanceStaysWhereItIs() {
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

  func testANextMovementDoesNotGoWhereAWindowWasRemoved() {
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

  func testTheGazeThatComesToRestIsTheLastOne() {
    var person = person(configuration: PointerConfiguration())
    person.send(.gaze(Point(600, 150)), waiting: 60)
    person.send(.gaze(rightIcon), waiting: 60)
    XCTAssertEqual(person.events.last?.location, rightIcon, "the time runs from the first look at the window")
    person.send(.motion(Vector(2, 0)))
    XCTAssertEqual(person.model, rightIcon + Vector(2, 0))
  }
}

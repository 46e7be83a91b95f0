import PointerTestSupport
import XCTest

/// I16: while the person types, the pointer is hidden until it moves.
///
/// Files: `Visibility`, `PointerEngine+Input`.
final class TypingTests: XCTestCase {
  private let text = PointerTarget(1, Rect(100, 100, 300, 40), .text)

  private func typing(_ device: PointerDevice = .mouse) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [text], at: Point(200, 120), device: device)
    person.wait(milliseconds: 500)
    _ = person.newEvents()
    person.send(.typing)
    return person
  }

  func testTypingHidesThePointer() {
    var person = typing()
    XCTAssertEqual(person.frame.phase, .hidden)
    XCTAssertNil(person.hovered)
    XCTAssertEqual(person.newTypes(), [.exited, .hidden])
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertTrue(person.frame.isAtRest)
  }

  func testAMovementShowsItAgain() {
    for kind in [PointerInput.Kind.motion(Vector(0.5, 0)), .position(Point(210, 120))] {
      var person = typing()
      person.wait(milliseconds: 1000)
      _ = person.newEvents()
      person.send(kind)
      XCTAssertEqual(person.newTypes(), [.shown, .entered])
      XCTAssertEqual(person.hovered, 1)
      person.wait(milliseconds: 500)
      XCTAssertGreaterThan(person.frame.pointer.opacity, 0.3)
    }
  }

  func testARepeatedPositionIsNoMovement() {
    var person = typing()
    person.send(.position(Point(200, 120)), waiting: 100)
    person.send(.position(Point(200, 120)), waiting: 100)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  func testMoreTypingReportsNothingMore() {
    var person = typing()
    _ = person.newEvents()
    for _ in 0..<50 {
      person.send(.typing)
      person.send(.modifiers(.shift), waiting: 80)
    }
    XCTAssertEqual(person.newEvents(), [])
  }

  func testTypingBeforeFirstSightShowsNothing() {
    let now = Timestamp(nanoseconds: 1_000_000_000)
    var engine = PointerEngine(size: Size(800, 600))
    engine.simulate(PointerInput(.typing, at: now))
    XCTAssertEqual(engine.eventCount, 0)
    engine.simulate(PointerInput(.motion(Vector(1, 0)), at: now))
    XCTAssertEqual(engine.frame(at: now).phase, .tracking)
  }

  func testTypingEndsACoast() {
    var person = SimulatedPerson(start: Point(100, 400))
    person.flick(Vector(1500, 0))
    XCTAssertEqual(person.frame.phase, .coasting)
    person.wait(milliseconds: 20)
    person.send(.typing)
    let stop = person.model
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.model, stop)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  func testAHeldButtonKeepsThePointer() {
    for button in [PointerButton.primary, .secondary, .middle] {
      var person = SimulatedPerson(targets: [text], at: Point(200, 120), device: .mouse)
      person.press(button)
      _ = person.newEvents()
      person.send(.typing)
      XCTAssertEqual(person.hovered, 1)
      XCTAssertEqual(person.newEvents(), [])
      person.release(button)
      person.send(.typing)
      XCTAssertEqual(person.frame.phase, .hidden)
    }
  }

  func testTypingDoesNotMoveThePointer() {
    for (seed, var dice) in withDice(0..<20, from: 16_000) {
      var session = RandomSession(&dice)
      for _ in 0..<80 {
        session.act(&dice)
        let model = session.person.model
        session.person.send(.typing)
        XCTAssertEqual(session.person.model, model, "seed \(seed)")
      }
    }
  }
}

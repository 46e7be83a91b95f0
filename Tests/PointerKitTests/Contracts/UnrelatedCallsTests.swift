import PointerTestSupport
import XCTest

/// What happens depends on layout, input and time: a call that does not concern the pointer changes no frame.
final class UnrelatedCallsTests: XCTestCase {
  private let size = Size(20_000, 2_000)

  private func person(_ dice: inout Dice) -> SimulatedPerson {
    var targets: [PointerTarget] = []
    for index in 0..<12 {
      let frame = Rect(
        origin: Point(200 + 140 * Double(index % 6), 200 + 150 * Double(index / 6)), size: Size(60, 44))
      targets.append(
        PointerTarget(
          TargetID(rawValue: UInt64(index + 1)), frame, dice.pick([.appIcon, .barButton, .text, .card])))
    }
    targets.append(PointerTarget(99, Rect(9_000, 1_000, 50, 50), .button))
    var person = SimulatedPerson(targets: targets, start: Point(520, 420), size: size)
    person.touch()
    let angle = dice.number(0...2 * Double.pi)
    let velocity = Vector(Elementary.cos(angle), Elementary.sin(angle)) * dice.number(400...3_000)
    person.move(by: velocity * 0.12, over: 120)
    person.lift()
    return person
  }

  /// Registrations far away, at any instants of a coast or an attraction.
  func testARegistrationFarAwayDuringAFlightChangesNoFrame() {
    let far = PointerTarget(99, Rect(9_000, 1_000, 50, 50), .button)
    for (seed, var dice) in withDice(0..<60) {
      var alone = person(&dice)
      var other = alone
      for step in 0..<120 {
        let wait = Int64(dice.count(1...9_000_000))
        alone.wait(nanoseconds: wait)
        other.wait(nanoseconds: wait)
        var moved = far
        moved.frame = far.frame.offset(by: Vector(Double(step), 0))
        other.engine.upsert(moved, at: other.now)
        let (frame, expected) = (other.frame, alone.frame)
        XCTAssertEqual(frame.pointer, expected.pointer, "seed \(seed), step \(step)")
        XCTAssertEqual(frame.modelPosition, expected.modelPosition, "seed \(seed), step \(step)")
        XCTAssertEqual(frame.contents, expected.contents, "seed \(seed), step \(step)")
        if frame.pointer != expected.pointer { return }
      }
      XCTAssertEqual(other.events.map { $0.type }, alone.events.map { $0.type }, "seed \(seed)")
    }
  }

  /// A time may be ahead of the latest call by as much as a person likes, whether a frame was drawn before or not.
  func testALongPauseBeforeAnInputIsThePauseHoweverItWasDrawn() {
    for (seed, var dice) in withDice(0..<40) {
      var drawn = person(&dice)
      let silent = drawn
      drawn.wait(nanoseconds: 16_000_000)
      for milliseconds in [900, 1_000, 1_001, 1_900, 5_000] {
        let time = silent.now.advanced(byNanoseconds: Int64(milliseconds) * 1_000_000)
        var (first, second) = (drawn.engine, silent.engine)
        for _ in 0..<2 {
          first.simulate(PointerInput(.motion(Vector(3, 1)), at: time))
          second.simulate(PointerInput(.motion(Vector(3, 1)), at: time))
        }
        XCTAssertEqual(first.position, second.position, "seed \(seed), \(milliseconds) ms")
        let (frame, expected) = (first.step(now: time), second.step(now: time))
        XCTAssertEqual(frame.pointer, expected.pointer, "seed \(seed), \(milliseconds) ms")
        XCTAssertEqual(frame.isAtRest, expected.isAtRest, "seed \(seed), \(milliseconds) ms")
        XCTAssertEqual(first.diagnostics, second.diagnostics, "seed \(seed), \(milliseconds) ms")
      }
    }
  }
}

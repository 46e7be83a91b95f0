import PointerKit
import PointerTestSupport
import XCTest

/// DESIGN contract 8: at rest nothing changes before `nextWake`, and nothing ever changes if there is no next
/// wake.
final class NextWakeTests: XCTestCase {
  private func assertSame(_ a: PointerFrame, _ b: PointerFrame, _ message: String) {
    XCTAssertEqual(a.phase, b.phase, message)
    XCTAssertEqual(a.model, b.model, message)
    XCTAssertEqual(a.precise, b.precise, message)
    XCTAssertEqual(a.velocity, b.velocity, message)
    XCTAssertEqual(a.hovered, b.hovered, message)
    XCTAssertEqual(a.pointer, b.pointer, message)
    XCTAssertEqual(a.contents, b.contents, message)
    XCTAssertEqual(a.cursor, b.cursor, message)
    XCTAssertEqual(a.drawing, b.drawing, message)
    XCTAssertEqual(a.isAtRest, b.isAtRest, message)
    XCTAssertEqual(a.nextWake, b.nextWake, message)
  }

  func testAtRestNothingChangesBeforeTheNextWake() {
    var wakes = 0
    for seed in seeds(90, inDebug: 50) {
      var dice = Dice(seed: UInt64(seed) &+ 4000)
      var session = RandomSession(&dice)
      for _ in 0..<dice.count(5...60) { session.step(&dice) }
      var person = session.person
      for _ in 0..<3 {
        var rest = person.frame
        for _ in 0..<1000 {
          if rest.isAtRest { break }
          person.wait(milliseconds: 17)
          rest = person.frame
        }
        XCTAssertTrue(rest.isAtRest, "seed \(seed)")
        guard let wake = rest.nextWake else {
          let later = person.frame(afterNanoseconds: 3_600_000_000_000)
          assertSame(later, rest, "seed \(seed), an hour later")
          break
        }
        wakes += 1
        XCTAssertGreaterThanOrEqual(wake, person.now, "seed \(seed)")
        let wait = wake.nanoseconds - person.now.nanoseconds
        assertSame(person.frame(afterNanoseconds: max(0, wait - 1)), rest, "seed \(seed), before the wake")
        person.wait(nanoseconds: max(1, wait))
        let changed = person.frame
        let isSame =
          changed.phase == rest.phase && changed.pointer == rest.pointer && changed.model == rest.model
          && changed.nextWake == rest.nextWake
        XCTAssertFalse(isSame, "seed \(seed): a wake that nothing needed")
      }
    }
    XCTAssertGreaterThan(wakes, 20)
  }
}

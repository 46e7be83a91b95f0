import PointerTestSupport
import XCTest

@testable import PointerKit

/// H2: controls over a video appear when the pointer moves and disappear when it rests.
///
/// Files: `Reveals`.
final class VideoControlsTests: RevealTestCase {
  func testControlsAppearWithMovementAndHideAfterInactivity() {
    var person = person { $0.timing.revealInactivity = 2 }
    person.engine.upsert(with(strip) { $0.frame = Rect(0, 0, 1024, 768) }, at: person.now)
    person.touch()
    move(&person, to: 10)
    let moved = person.now
    person.waitUntilRest()
    XCTAssertEqual(person.frame.nextWake, moved.advanced(bySeconds: 2))
    person.wait(nanoseconds: moved.advanced(bySeconds: 2).nanoseconds - person.now.nanoseconds - 1)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(nanoseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(person.hovered, 1, "it is hovered all the same")
    XCTAssertNil(person.frame.nextWake)
    person.wait(milliseconds: 10_000)
    XCTAssertEqual(story(person), [9, 7, -7, -9])
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testOnlyMovementCountsAndPutsHidingOff() {
    var person = person { $0.timing.revealInactivity = 2 }
    move(&person, to: 10)
    person.wait(milliseconds: 1900)
    person.move(by: Vector(1, 0), waiting: 1900)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.send(.scroll(Vector(0, 2), phase: .none, source: .wheel))
    person.engine.upsert(bar, at: person.now)
    person.wait(milliseconds: 100)
    XCTAssertEqual(person.frame.revealed, [], "a scroll and a layout that is told again are no movement")
  }

  func testNothingHidesOverTheControlsOrWhileAButtonIsHeld() {
    var person = person { $0.timing.revealInactivity = 2 }
    move(&person, to: 10)
    person.press(waiting: 30_000)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.release(waiting: 1999)
    XCTAssertEqual(person.frame.revealed, revealed, "the rest counts from the release")
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])

    person.move(by: Vector(0, 1))
    move(&person, to: 40)
    person.wait(milliseconds: 30_000)
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  func testControlsTakenFromUnderThePointerStartTheRest() {
    var person = person { $0.timing.revealInactivity = 2 }
    move(&person, to: 10)
    move(&person, to: 40)
    person.wait(milliseconds: 10_000)
    person.engine.upsert(
      [with(strip) { $0.frame = Rect(0, 0, 1024, 768) }], removing: [2, 3], at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.wait(milliseconds: 1999)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testWithoutADelayTheControlsNeverHide() {
    for never in [nil, 0, -3] as [Double?] {
      var person = person { $0.timing.revealInactivity = never }
      person.touch()
      move(&person, to: 10)
      person.waitUntilRest()
      XCTAssertNil(person.frame.nextWake)
      person.wait(milliseconds: 1_000_000)
      XCTAssertEqual(person.frame.revealed, revealed)
    }
  }

  func testByDefaultPointerAndControlsGoTogether() {
    var person = SimulatedPerson(targets: bar, start: Point(120, 300))
    move(&person, to: 10)
    person.wait(milliseconds: 2999)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(person.events.suffix(4).map { $0.type }, [.concealed, .concealed, .exited, .hidden])
  }
}

import PointerKit
import PointerTestSupport
import XCTest

/// H1: bars that appear while the pointer is over what reveals them.
final class RevealTests: RevealTestCase {
  func testH1HoveringRevealsOnceInTheOrderThatWasAskedFor() {
    var person = person()
    XCTAssertEqual(person.frame.revealed, [])
    move(&person, to: 10)
    XCTAssertEqual(person.frame.revealed, revealed, "ascending in the frame")
    XCTAssertEqual(person.newTypes(), [.entered, .revealed, .revealed])
    XCTAssertEqual(story(person), [9, 7])
    move(&person, to: 12)
    XCTAssertEqual(story(person), [9, 7])
  }

  func testH1LeavingConcealsAfterTheDelayToTheNanosecond() {
    var person = person()
    move(&person, to: 10)
    move(&person, to: 200)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(nanoseconds: 299_999_999)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(nanoseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(story(person), [9, 7, -7, -9])
  }

  func testH1TheBarThatCameCanBeUsed() {
    var person = person()
    move(&person, to: 10)
    move(&person, to: 25)
    XCTAssertNil(person.hovered, "in the gap")
    person.wait(milliseconds: 250)
    move(&person, to: 40)
    XCTAssertEqual(person.hovered, 2)
    person.wait(milliseconds: 60_000)
    XCTAssertEqual(
      person.frame.revealed, revealed, "a member of what was revealed keeps all of it, without end")
    XCTAssertNil(person.frame.nextWake)
    person.move(by: Vector(dx: 44, dy: 0))
    XCTAssertEqual(person.hovered, 3)
    move(&person, to: 200)
    person.wait(milliseconds: 299)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testH1ComingBackInTimeKeepsIt() {
    var person = person()
    for _ in 0..<5 {
      move(&person, to: 10)
      move(&person, to: 200)
      person.wait(milliseconds: 280)
    }
    XCTAssertEqual(story(person), [9, 7])
  }

  func testH1ADelayOfZeroConcealsAtOnce() {
    var person = person { $0.concealDelay = 0 }
    move(&person, to: 10)
    move(&person, to: 200)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(story(person), [9, 7, -7, -9])
  }

  func testH1TwoSourcesOfOneBarHandItOver() {
    var person = person()
    let other = with(strip) {
      ($0.id, $0.frame, $0.reveals) = (4, Rect(x: 0, y: 400, width: 1024, height: 20), [.group(9)])
    }
    person.engine.upsert(other, at: person.now)
    move(&person, to: 10)
    move(&person, to: 410)
    person.wait(milliseconds: 400)
    XCTAssertEqual(person.frame.revealed, [.group(9)])
    XCTAssertEqual(story(person), [9, 7, -7])
  }

  func testH1ARevealedMenuHoldsTheBarItCameFrom() {
    var person = person()
    var opener = button(2, x: 100)
    opener.reveals = [.target(20)]
    let menu = PointerTarget(id: 20, frame: Rect(x: 100, y: 80, width: 200, height: 100), kind: .row)
    person.engine.upsert([opener, menu], at: person.now)
    move(&person, to: 10)
    move(&person, to: 40)
    XCTAssertEqual(person.frame.revealed, revealed + [.target(20)])
    move(&person, to: 120)
    XCTAssertEqual(person.hovered, 20)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.frame.revealed, revealed + [.target(20)])
    person.move(by: Vector(dx: 44, dy: -80))
    XCTAssertEqual(person.hovered, 3)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.frame.revealed, revealed, "the menu's opener was left, the bar was not")
  }

  func testH1LeavingTheSurfaceConcealsAtOnceAndHidingDoesNot() {
    let configuration = with(PointerConfiguration()) { $0.revealInactivity = nil }
    var person = PointerHarness(targets: bar, start: Point(x: 120, y: 300), configuration: configuration)
    move(&person, to: 10)
    person.wait(milliseconds: 3000)
    XCTAssertEqual(person.frame.phase, .hidden)
    XCTAssertEqual(person.frame.revealed, revealed, "it is over the strip, hidden or not")
    person.send(.leave)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(story(person), [9, 7, -7, -9])
    person.send(.enter(nil))
    XCTAssertEqual(person.frame.revealed, revealed, "and coming back reveals again")
  }

  func testH1TargetsThatGoOrAreDisabledConcealWhatTheyRevealed() {
    for change in 0..<3 {
      var person = person()
      move(&person, to: 10)
      switch change {
      case 0: person.engine.remove(1, at: person.now)
      case 1:
        let disabled = with(strip) { $0.isEnabled = false }
        person.engine.upsert(disabled, at: person.now)
      default:
        let poorer = with(strip) { $0.reveals = [] }
        person.engine.upsert(poorer, at: person.now)
      }
      person.wait(milliseconds: 300)
      XCTAssertEqual(story(person), [9, 7, -7, -9], "change \(change)")
    }
  }

  func testH1MoreThanSixtyFourAreCountedAndRepeatsAreOne() {
    var person = person()
    var greedy = strip
    greedy.reveals = [.target(0), .group(0)] + ([5, 5] + (100..<200)).map { .target(TargetID($0)) }
    person.engine.upsert(greedy, at: person.now)
    move(&person, to: 10)
    XCTAssertEqual(person.frame.revealed, ([5] + (100..<163)).map { .target(TargetID($0)) })
    XCTAssertEqual(person.engine.diagnostics.excessReveals.count, 37)
  }
}

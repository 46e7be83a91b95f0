import PointerTestSupport
import XCTest

@testable import PointerKit

/// H1: bars appear while the pointer is over the target that reveals them, stay while it is over them, and
/// disappear when it leaves.
///
/// Files: `Reveals`.
final class RevealedBarsTests: RevealTestCase {
  private let hiddenBar: RevealedElement = .target(9)

  /// A person some time after a flick that the icon attracts; on its way lies a panel that reveals a bar.
  private func attracted(afterMilliseconds milliseconds: Int64) -> SimulatedPerson {
    let panel = PointerTarget(
      2, Rect(330, 240, 50, 200), effect: .hover(), padding: .zero, reveals: [hiddenBar])
    var person = SimulatedPerson(targets: [icon, panel], start: Point(200, 340))
    person.flick(Vector(1_000, 0))
    XCTAssertEqual(person.events.last?.type, .attracted)
    person.wait(milliseconds: milliseconds)
    return person
  }

  /// Persons whose attracted pointer is over the panel, one for every four milliseconds at which it is.
  private func overThePanel() -> [SimulatedPerson] {
    let people = stride(from: 0, through: 300, by: 4).map { attracted(afterMilliseconds: $0) }.filter {
      $0.frame.phase == .attracted && (330...380).contains($0.model.x)
    }
    XCTAssertGreaterThan(people.count, 2, "the flick passes the panel")
    return people
  }

  func testHoveringRevealsBarsOnceInTheirOrder() {
    var person = person()
    XCTAssertEqual(person.frame.revealed, [])
    move(&person, to: 10)
    XCTAssertEqual(person.frame.revealed, revealed, "ascending in the frame")
    XCTAssertEqual(person.newTypes(), [.entered, .revealed, .revealed])
    XCTAssertEqual(story(person), [9, 7])
    move(&person, to: 12)
    XCTAssertEqual(story(person), [9, 7])
  }

  func testLeavingConcealsAfterTheDelayToTheNanosecond() {
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

  func testTheBarThatCameCanBeUsed() {
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
    person.move(by: Vector(44, 0))
    XCTAssertEqual(person.hovered, 3)
    move(&person, to: 200)
    person.wait(milliseconds: 299)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testComingBackInTimeKeepsIt() {
    var person = person()
    for _ in 0..<5 {
      move(&person, to: 10)
      move(&person, to: 200)
      person.wait(milliseconds: 280)
    }
    XCTAssertEqual(story(person), [9, 7])
  }

  func testADelayOfZeroConcealsAtOnce() {
    var person = person { $0.timing.concealDelay = 0 }
    move(&person, to: 10)
    move(&person, to: 200)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(story(person), [9, 7, -7, -9])
  }

  func testBarStaysBetweenTwoOfItsSources() {
    var person = person()
    let other = with(strip) { ($0.id, $0.frame, $0.reveals) = (4, Rect(0, 400, 1024, 20), [.group(9)]) }
    person.engine.upsert(other, at: person.now)
    move(&person, to: 10)
    move(&person, to: 410)
    person.wait(milliseconds: 400)
    XCTAssertEqual(person.frame.revealed, [.group(9)])
    XCTAssertEqual(story(person), [9, 7, -7])
  }

  func testARevealedMenuHoldsTheBarItCameFrom() {
    var person = person()
    var opener = button(2, x: 100)
    opener.reveals = [.target(20)]
    let menu = PointerTarget(20, Rect(100, 80, 200, 100), .row)
    person.engine.upsert([opener, menu], at: person.now)
    move(&person, to: 10)
    move(&person, to: 40)
    XCTAssertEqual(person.frame.revealed, revealed + [.target(20)])
    move(&person, to: 120)
    XCTAssertEqual(person.hovered, 20)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.frame.revealed, revealed + [.target(20)])
    person.move(by: Vector(44, -80))
    XCTAssertEqual(person.hovered, 3)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.frame.revealed, revealed, "the menu's opener was left, the bar was not")
  }

  func testLeavingTheSurfaceConcealsAtOnceAndHidingDoesNot() {
    let configuration = with(PointerConfiguration()) { $0.timing.revealInactivity = nil }
    var person = SimulatedPerson(targets: bar, start: Point(120, 300), configuration: configuration)
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

  func testTargetsThatGoConcealWhatTheyRevealed() {
    for change in 0..<3 {
      var person = person()
      move(&person, to: 10)
      switch change {
      case 0: person.engine.remove(target: 1, at: person.now)
      case 1: person.engine.upsert(with(strip) { $0.isEnabled = false }, at: person.now)
      default: person.engine.upsert(with(strip) { $0.reveals = [] }, at: person.now)
      }
      person.wait(milliseconds: 300)
      XCTAssertEqual(story(person), [9, 7, -7, -9], "change \(change)")
    }
  }

  func testRevealsBeyondSixtyFourAreCounted() {
    var person = person()
    var greedy = strip
    greedy.reveals = [.target(0), .group(0)] + ([5, 5] + (100..<200)).map { .target(TargetID($0)) }
    person.engine.upsert(greedy, at: person.now)
    move(&person, to: 10)
    XCTAssertEqual(person.frame.revealed, ([5] + (100..<163)).map { .target(TargetID($0)) })
    XCTAssertEqual(person.engine.diagnostics.excessReveals.count, 37)
  }

  func testLeavingDuringAnAttractionRevealsNothingPassed() {
    for person in overThePanel() {
      var person = person
      XCTAssertNil(person.hovered)
      _ = person.newEvents()
      person.send(.leave)
      XCTAssertEqual(person.newTypes(), [.hidden], "\(person.model)")
      XCTAssertEqual(person.frame.revealed, [], "\(person.model)")
    }
    // It is the attraction that keeps the bar away: who points there sees it.
    var pointing = attracted(afterMilliseconds: 0)
    pointing.touch()
    pointing.move(to: Point(350, 340))
    XCTAssertEqual(pointing.frame.revealed, [hiddenBar])
  }

  func testLayoutChangeRevealsOnce() {
    let configuration = with(PointerConfiguration()) { $0.timing.concealDelay = 0 }
    var target = PointerTarget(2, Rect(100, 100, 50, 50), effect: .hover())
    target.reveals = [.target(8), .target(9)]
    var person = SimulatedPerson(targets: [target], at: Point(121, 120), configuration: configuration)
    target.style = PointerStyle(effect: .lift)
    target.reveals = [.target(9), .target(10)]
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.newTypes(), [.revealed, .concealed, .styleChanged])
    XCTAssertEqual(person.frame.revealed, [.target(9), .target(10)])
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.newTypes(), [], "the same again changes nothing")
    person.engine.remove(target: 2, at: person.now)
    XCTAssertEqual(person.newTypes(), [.exited, .concealed, .concealed], "gone is not restyled")
  }
}

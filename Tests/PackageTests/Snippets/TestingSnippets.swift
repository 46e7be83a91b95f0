import PointerTesting
import XCTest

/// The samples of the page Test your interface, and of PointerTesting.
final class TestingSnippets: XCTestCase {
  private let button = PointerTarget(id: 1, frame: Rect(x: 540, y: 372, width: 44, height: 24), kind: .button)

  func testTheSampleOfASimulatedPerson() {
    // snippet.person
    var person = SimulatedPerson(targets: [button])
    person.touch()
    person.move(by: Vector(dx: 40, dy: 0), over: 200)
    person.lift()
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.hovered, button.id)
    // snippet.end
  }

  // snippet.testing-surface
  let share = PointerTarget(id: 1, frame: Rect(x: 60, y: 20, width: 44, height: 36), kind: .barButton)
  let notes = PointerTarget(id: 2, frame: Rect(x: 500, y: 300, width: 80, height: 36), kind: .button)
  var person: SimulatedPerson {
    SimulatedPerson(
      targets: [share, notes], start: Point(x: 200, y: 200), size: Size(width: 640, height: 400),
      names: [1: "Share", 2: "Notes"])
  }
  // snippet.end

  // snippet.testing-flick
  func testFlickReachesNotes() {
    var person = person
    person.flick(toward: notes.id, speed: 1500)
    assertLands(person, on: notes.id)
  }
  // snippet.end

  // snippet.testing-region
  func testButtonReacts24PointsAround() {
    var person = person
    person.move(to: person.point(in: share.id, at: .right) + Vector(dx: 23, dy: 0))
    assertHovers(person, share.id)
    person.move(to: person.point(in: share.id, at: .right) + Vector(dx: 27, dy: 0))
    assertHovers(person, nil)
  }
  // snippet.end

  // snippet.testing-click
  func testFingerThatRollsStillClicks() {
    var person = person
    person.hand = .rolling(by: 15)
    person.click(share.id)
    assertClicks(person, share.id)
  }
  // snippet.end

  // snippet.testing-drag
  func testCardIsDroppedOnTheFolder() {
    let card = PointerTarget(id: 3, frame: Rect(x: 60, y: 100, width: 120, height: 160), kind: .card)
    let folder = PointerTarget(id: 4, frame: Rect(x: 400, y: 120, width: 80, height: 80), kind: .appIcon)
    var person = SimulatedPerson(targets: [card, folder], size: Size(width: 640, height: 400))
    person.drag(from: card.id, to: folder.id)
    assertDrags(person, card.id, to: folder.id)
  }
  // snippet.end

  // snippet.testing-divider
  func testDividerKeepsThePointer() {
    var divider = PointerTarget(id: 3, frame: Rect(x: 318, y: 0, width: 4, height: 400), kind: .divider)
    divider.latchingAxes = .horizontal
    var person = SimulatedPerson(targets: [divider], size: Size(width: 640, height: 400))
    person.move(to: divider.id, waiting: 200)
    person.press()
    person.move(by: Vector(dx: 80, dy: 30), over: 300)
    assertHovers(person, divider.id)
  }
  // snippet.end

  // snippet.testing-audit
  func testLayoutFollowsTheGuidelines() {
    assertNoFindings(person)
  }
  // snippet.end

  // snippet.testing-people
  func testEverybodyCanClickShare() {
    forEachPerson(like: person) { person in
      person.click(share.id)
      assertClicks(person, share.id)
    }
  }
  // snippet.end

  func testTheSampleOfPeople() {
    let person = person
    // snippet.people
    forEachPerson(like: person) { person in
      person.click(share.id)
      assertClicks(person, share.id)
    }
    // snippet.end
  }

  // snippet.testing-story
  func testStoryOfAClick() {
    var person = person
    person.click(share.id)
    XCTAssertEqual(
      person.story,
      """
      0.00 s  touch at (200, 200)
      0.00 s  move by (−118, −162) in 0.30 s
      0.19 s    entered “Share”
      0.45 s  press at (82, 38) on “Share”
      0.45 s    pressed “Share”
      0.53 s  release at (82, 38) on “Share”
      0.53 s    released “Share”
      0.53 s    clicked “Share”

      """)
  }
  // snippet.end

  func testTheSampleOfAHost() {
    // snippet.host
    final class Window: PointerHost {
      private(set) var engine = PointerEngine(size: Size(width: 640, height: 400))
      func handle(_ input: PointerInput, now: Timestamp) { engine.handle(input, now: now) }
      func advance(to time: Timestamp) { _ = engine.step(now: time) }
    }
    var person = SimulatedPerson(in: Window(), start: Point(x: 20, y: 20))
    // snippet.end
    person.move(by: Vector(dx: 5, dy: 0))
    XCTAssertEqual(person.position, Point(x: 25, y: 20))
  }
}

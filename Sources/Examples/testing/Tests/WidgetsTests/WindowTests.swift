import PointerTesting
import Widgets
import XCTest

/// The window is driven through its own event handling, as a window system does it.
extension Window: PointerHost {}

final class WindowTests: XCTestCase {
  private let window = Window(size: Size(width: 640, height: 400))

  private func person(at start: Point = Point(x: 320, y: 120)) -> SimulatedPerson {
    SimulatedPerson(in: window, start: start, names: window.titles)
  }

  func testClickRunsTheAction() {
    var clicks = 0
    let save = window.add("Save", Rect(x: 40, y: 20, width: 80, height: 36), kind: .button) { clicks += 1 }
    var person = person()
    person.click(save)
    assertClicks(person, save)
    XCTAssertEqual(clicks, 1)
  }

  func testPaddingOfAButtonIs24() {
    let save = window.add("Save", Rect(x: 40, y: 20, width: 80, height: 36), kind: .button)
    var person = person()
    person.move(to: person.point(in: save, at: .right) + Vector(dx: 23, dy: 0))
    assertHovers(person, save)
    person.move(to: person.point(in: save, at: .right) + Vector(dx: 27, dy: 0))
    assertHovers(person, nil)
  }

  func testRollingFingerStillClicks() {
    let save = window.add("Save", Rect(x: 40, y: 20, width: 24, height: 24), kind: .button)
    var person = person()
    person.hand = .rolling(by: 4)
    person.click(save)
    assertClicks(person, save)
  }

  func testEverybodyCanClick() {
    let save = window.add("Save", Rect(x: 40, y: 20, width: 44, height: 36), kind: .button)
    window.add("Print", Rect(x: 84, y: 20, width: 44, height: 36), kind: .button)
    forEachPerson(in: { _ in self.window }, names: window.titles) { person, _ in
      person.move(to: Point(x: 320, y: 120))
      person.click(save)
      assertClicks(person, save)
    }
  }

  func testFlickReachesTheToolbar() {
    let save = window.add("Save", Rect(x: 60, y: 20, width: 44, height: 36), kind: .barButton)
    var person = person(at: Point(x: 320, y: 180))
    person.flick(toward: save)
    assertLands(person, on: save)
    assertReaches(person, save, within: 600)
  }

  func testDividerFollowsTheHand() {
    var width = 200.0
    let divider = window.add(
      "Sidebar", Rect(x: 198, y: 0, width: 4, height: 200), kind: .divider, latching: .horizontal,
      drag: { width = 200 + $0.dx })
    var person = person()
    person.move(to: divider, waiting: 200)
    person.press()
    person.move(by: Vector(dx: 60, dy: 90), over: 300)
    assertHovers(person, divider)
    person.release()
    XCTAssertEqual(width, 260, accuracy: 0.5)
  }

  func testDividerFollowsAMovementThatIsReportedAtOnce() {
    var width = 200.0
    let divider = window.add(
      "Sidebar", Rect(x: 198, y: 0, width: 4, height: 200), kind: .divider, latching: .horizontal,
      drag: { width = 200 + $0.dx })
    var person = person()
    person.move(to: divider, waiting: 200)
    person.press()
    person.move(by: Vector(dx: 40, dy: 0))
    person.release()
    XCTAssertEqual(width, 240, accuracy: 0.5)
  }

  func testListScrolls() {
    let row = window.add("Row 8", Rect(x: 0, y: 280, width: 640, height: 40), kind: .row, in: Window.list)
    var person = person(at: Point(x: 320, y: 300))
    person.scroll(by: Vector(dx: 0, dy: -200))
    XCTAssertEqual(window.scrollPosition, 200, accuracy: 1e-9)
    assertHovers(person, row)
  }

  func testMovingOverTheCanvasDoesNothing() {
    window.add("Save", Rect(x: 40, y: 20, width: 44, height: 36), kind: .button)
    var person = person()
    person.move(by: Vector(dx: 5, dy: 0))
    person.waitUntilRest()
    assertNothingHappens(&person) { $0.move(to: Point(x: 300, y: 150)) }
  }

  func testStoryOfAClick() {
    let save = window.add("Save", Rect(x: 280, y: 20, width: 80, height: 36), kind: .button)
    var person = person()
    person.click(save)
    XCTAssertEqual(
      person.story,
      """
      0.00 s  touch at (320, 120)
      0.00 s  move by (0, −82) in 0.30 s
      0.15 s    entered “Save”
      0.45 s  press at (320, 38) on “Save”
      0.45 s    pressed “Save”
      0.53 s  release at (320, 38) on “Save”
      0.53 s    released “Save”
      0.53 s    clicked “Save”

      """)
  }

  func testLayoutFollowsTheGuidelines() {
    window.add("Save", Rect(x: 40, y: 20, width: 44, height: 37), kind: .barButton, group: 1)
    window.add("Print", Rect(x: 96, y: 20, width: 44, height: 37), kind: .barButton, group: 1)
    assertNoFindings(person())
  }
}

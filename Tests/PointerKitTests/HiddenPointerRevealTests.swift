import PointerKit
import PointerTestSupport
import XCTest

/// H1: a bar stays while the pointer is over it, hidden or not.
final class HiddenPointerRevealTests: RevealTestCase {
  /// A pointer that hides, over the bar that the strip revealed.
  private func hidden(
    hidingAfter delay: Double = 3, over position: Point = Point(x: 120, y: 40),
    _ change: (inout PointerConfiguration) -> Void = { _ in }
  ) -> PointerHarness {
    var person = person(change)
    let settings = with(PointerSettings()) { $0.autoHideDelay = delay }
    person.engine.setSettings(settings, at: person.now)
    move(&person, to: 10)
    person.move(by: position - person.model, waiting: Int64(delay * 1000) + 1)
    XCTAssertEqual(person.frame.phase, .hidden)
    return person
  }

  func testH1ABarStaysUnderAPointerThatHides() {
    for delay in [0.5, 2, 3, 7] {
      for position in [Point(x: 120, y: 40), Point(x: 101, y: 31), Point(x: 160, y: 60)] {
        for inactivity in [nil, 0.4, 3, 20] as [Double?] {
          var person = hidden(hidingAfter: delay, over: position) { $0.revealInactivity = inactivity }
          person.wait(milliseconds: 60_000)
          XCTAssertEqual(person.frame.revealed, revealed, "\(delay) s, \(position)")
          XCTAssertTrue(person.frame.isAtRest)
          XCTAssertNil(person.frame.nextWake)
          // Moving within the bar changes nothing, and leaving it conceals it.
          person.move(by: Vector(dx: 3, dy: 0))
          XCTAssertEqual(person.frame.revealed, revealed)
          XCTAssertEqual(story(person), [9, 7])
          move(&person, to: 300)
          person.wait(milliseconds: 300)
          XCTAssertEqual(story(person), [9, 7, -7, -9])
        }
      }
    }
  }

  func testH1ABarGoesWhenTheHiddenPointerLeaves() {
    var left = hidden()
    left.send(.leave)
    XCTAssertEqual(left.frame.revealed, [])
    var away = hidden()
    away.move(by: Vector(dx: 0, dy: 200), waiting: 299)
    XCTAssertEqual(away.frame.revealed, revealed)
    away.wait(milliseconds: 1)
    XCTAssertEqual(away.frame.revealed, [])
  }

  func testH1ABarGoesWhenItIsMovedOrTakenFromUnderTheHiddenPointer() {
    for change in 0..<3 {
      var person = hidden()
      switch change {
      case 0: person.engine.upsert([], removing: [2, 3], at: person.now)
      case 1: person.engine.move(2, to: Rect(x: 500, y: 300, width: 44, height: 37), at: person.now)
      default:
        var disabled = button(2, x: 100)
        disabled.isEnabled = false
        person.engine.upsert(disabled, at: person.now)
      }
      if change > 0 { person.engine.remove(3, at: person.now) }
      person.wait(milliseconds: 299)
      XCTAssertEqual(person.frame.revealed, revealed, "\(change)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.frame.revealed, [], "\(change)")
    }
  }

  func testH1ABarThatRevealsItselfStaysUnderAHiddenPointer() {
    let own = with(strip) { $0.reveals = [.target(1)] }
    var person = PointerHarness(targets: [own], start: Point(x: 120, y: 300), device: .mouse)
    move(&person, to: 10)
    person.wait(milliseconds: 30_000)
    XCTAssertEqual(person.frame.phase, .hidden)
    XCTAssertEqual(person.frame.revealed, [.target(1)])
  }

  func testH1AHiddenPointerRevealsNothingNew() {
    var person = PointerHarness(targets: bar, start: Point(x: 120, y: 300))
    person.move(by: Vector(dx: 1, dy: 0), waiting: 3001)
    XCTAssertEqual(person.frame.phase, .hidden)
    let moved = with(strip) { $0.frame = Rect(x: 0, y: 290, width: 1024, height: 20) }
    person.engine.upsert(moved, at: person.now)
    XCTAssertEqual(person.frame.revealed, [])
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  func testH1ABarStaysWhileAGestureHidesThePointer() {
    var person = person()
    person.send(.gaze(Point(x: 500, y: 500)))
    move(&person, to: 10)
    person.move(by: Point(x: 120, y: 40) - person.model)
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.frame.revealed, revealed)
  }
}

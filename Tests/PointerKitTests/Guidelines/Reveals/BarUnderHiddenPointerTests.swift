import PointerTestSupport
import XCTest

@testable import PointerKit

/// H1: a bar stays while the pointer is over it, hidden or not.
final class BarUnderHiddenPointerTests: RevealTestCase {
  /// A pointer that hides, over the bar that the strip revealed.
  private func hidden(
    hidingAfter delay: Double = 3, over position: Point = Point(120, 40),
    _ change: (inout PointerConfiguration) -> Void = { _ in }
  ) -> SimulatedPerson {
    var person = person(change)
    person.engine.setSettings(with(PointerSettings()) { $0.autoHideDelay = delay }, at: person.now)
    move(&person, to: 10)
    person.move(by: position - person.model, waiting: Int64(delay * 1000) + 1)
    XCTAssertEqual(person.frame.phase, .hidden)
    return person
  }

  func testABarStaysUnderAPointerThatHides() {
    for (delay, position) in product([0.5, 2, 3, 7], [Point(120, 40), Point(101, 31), Point(160, 60)]) {
      for inactivity in [nil, 0.4, 3, 20] as [Double?] {
        var person = hidden(hidingAfter: delay, over: position) { $0.timing.revealInactivity = inactivity }
        person.wait(milliseconds: 60_000)
        XCTAssertEqual(person.frame.revealed, revealed, "\(delay) s, \(position)")
        XCTAssertTrue(person.frame.isAtRest)
        XCTAssertNil(person.frame.nextWake)
        // Moving within the bar changes nothing, and leaving it conceals it.
        person.move(by: Vector(3, 0))
        XCTAssertEqual(person.frame.revealed, revealed)
        XCTAssertEqual(story(person), [9, 7])
        move(&person, to: 300)
        person.wait(milliseconds: 300)
        XCTAssertEqual(story(person), [9, 7, -7, -9])
      }
    }
  }

  func testBarGoesWhenItIsTakenFromUnderTheHiddenPointer() {
    for change in 0..<3 {
      var person = hidden()
      switch change {
      case 0: person.engine.upsert([], removing: [2, 3], at: person.now)
      case 1: person.engine.move(2, to: Rect(500, 300, 44, 37), at: person.now)
      default:
        var disabled = button(2, x: 100)
        disabled.isEnabled = false
        person.engine.upsert(disabled, at: person.now)
      }
      if change > 0 { person.engine.remove(target: 3, at: person.now) }
      person.wait(milliseconds: 299)
      XCTAssertEqual(person.frame.revealed, revealed, "\(change)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.frame.revealed, [], "\(change)")
    }
  }

  func testBarThatRevealsItselfStays() {
    let own = with(strip) { $0.reveals = [.target(1)] }
    var person = SimulatedPerson(targets: [own], start: Point(120, 300), device: .mouse)
    move(&person, to: 10)
    person.wait(milliseconds: 30_000)
    XCTAssertEqual(person.frame.phase, .hidden)
    XCTAssertEqual(person.frame.revealed, [.target(1)])
  }

  func testAHiddenPointerRevealsNothingNew() {
    var person = SimulatedPerson(targets: bar, at: Point(121, 300), waiting: 3001)
    XCTAssertEqual(person.frame.phase, .hidden)
    person.engine.upsert(with(strip) { $0.frame = Rect(0, 290, 1024, 20) }, at: person.now)
    XCTAssertEqual(person.frame.revealed, [])
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  func testABarStaysWhileAGestureHidesThePointer() {
    var person = person()
    person.send(.gaze(Point(500, 500)))
    move(&person, to: 10)
    person.move(by: Point(120, 40) - person.model)
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.frame.revealed, revealed)
  }
}

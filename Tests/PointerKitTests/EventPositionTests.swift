import PointerKit
import PointerTestSupport
import XCTest

/// Every event says when and where it happened, and with which keys.
final class EventPositionTests: XCTestCase {
  func testEachEventCarriesThePositionOfThePointerAsItHappened() {
    for seed in seeds(60) {
      var dice = Dice(seed: UInt64(seed))
      var session = RandomSession(&dice)
      var compared = 0
      for _ in 0..<120 {
        _ = session.person.newEvents()
        // Without a pause, whatever happens happens at the position before or after this input.
        let before = session.person.model
        session.act(&dice)
        let after = session.person.model
        let events = session.person.newEvents()
        guard session.person.engine.now == session.person.now, !events.isEmpty else { continue }
        for event in events where event.time == session.person.now && event.type != .recentered {
          compared += 1
          XCTAssert(event.position.isFinite)
          let surface = Rect(x: 0, y: 0, width: 1_100, height: 800)
          XCTAssert(surface.contains(event.position), "seed \(seed): \(event.type) at \(event.position)")
          if before == after { XCTAssertEqual(event.position, after, "seed \(seed): \(event.type)") }
        }
      }
      XCTAssertGreaterThan(compared, 10, "seed \(seed)")
    }
  }

  func testEnteringExitingHidingAndShowingHaveAPosition() {
    let icon = PointerTarget(id: 1, frame: Rect(x: 400, y: 300, width: 80, height: 80), kind: .appIcon)
    var person = PointerHarness(targets: [icon], start: Point(x: 300, y: 340))
    person.send(.modifiers(.shift))
    person.move(by: Vector(dx: 90, dy: 0))
    person.move(by: Vector(dx: -60, dy: 0), waiting: 3_000)
    person.move(by: Vector(dx: 5, dy: 0))
    person.send(.leave)
    person.send(.enter(Point(x: 700, y: 20)))
    let events = person.events
    XCTAssertEqual(events.map { $0.type }, [.entered, .exited, .hidden, .shown, .hidden, .shown])
    XCTAssertEqual(
      events.map { $0.position },
      [
        Point(x: 390, y: 340), Point(x: 330, y: 340), Point(x: 330, y: 340), Point(x: 335, y: 340),
        Point(x: 335, y: 340), Point(x: 700, y: 20),
      ])
    XCTAssertEqual(Set(events.map { $0.modifiers }), [.shift])
  }

  func testWhatTimeCausesHasThePositionOfItsOwnInstant() throws {
    // The stroke ends at x = 320, and the coast at about 420.
    var row = PointerTarget(id: 1, frame: Rect(x: 350, y: 380, width: 600, height: 40), kind: .row)
    row.padding = .zero
    var person = PointerHarness(targets: [row], start: Point(x: 200, y: 400))
    person.flick(Vector(dx: 1_000, dy: 0))
    let lift = person.model
    person.wait(milliseconds: 10_000)
    let events = person.events
    let coast = try XCTUnwrap(events.first { $0.type == .coasted })
    let landing = try XCTUnwrap(events.first { $0.type == .landed })
    let hiding = try XCTUnwrap(events.first { $0.type == .hidden })
    let entry = try XCTUnwrap(events.first { $0.type == .entered })
    XCTAssertEqual(coast.position, lift)
    XCTAssertEqual(entry.position.x, 350, accuracy: 4, "on the grid of 4 ms")
    XCTAssertGreaterThanOrEqual(entry.position.x, 350)
    XCTAssertEqual(landing.position, coast.landing)
    XCTAssertEqual(hiding.position, person.model)
    XCTAssertLessThan(landing.time, hiding.time)
  }
}

import PointerTestSupport
import XCTest

/// F4, M7: a flight ends as a coast when its goal is removed, disabled, scrolled or clipped away, or covered.
final class FlightEndsTests: XCTestCase {
  private let list: SpaceID = 7

  private static func space(_ id: SpaceID, clip: Rect) -> PointerSpace {
    var space = PointerSpace(id: id)
    space.clip = clip
    return space
  }

  /// A person whose pointer flies to an icon in a list, some milliseconds after the lift.
  private func flying(_ milliseconds: Int64 = 60) -> SimulatedPerson {
    var person = SimulatedPerson(
      targets: [PointerTarget(1, Rect(600, 300, 60, 60), .appIcon, space: list)],
      spaces: [Self.space(7, clip: Rect(0, 0, 1_024, 700))], start: Point(250, 340))
    person.flick(Vector(1_500, 0))
    XCTAssertEqual(person.frame.phase, .attracted)
    person.wait(milliseconds: milliseconds)
    return person
  }

  private func assertCoasts(
    _ name: String, _ change: (inout SimulatedPerson) -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for milliseconds in [0, 16, 60, 200] as [Int64] {
      var person = flying(milliseconds)
      _ = person.newEvents()
      let (before, velocity) = (person.model, person.frame.velocity)
      change(&person)
      let message = "\(name) after \(milliseconds) ms"
      XCTAssertEqual(person.frame.phase, .coasting, message, file: file, line: line)
      XCTAssertEqual(person.model, before, message, file: file, line: line)
      let jump = (person.frame.velocity - velocity).length
      XCTAssertLessThan(jump, 1e-6, message, file: file, line: line)
      person.wait(milliseconds: 2_000)
      let way = (person.model - before - velocity * coastTime).length
      XCTAssertLessThan(way, 0.5, message, file: file, line: line)
      let landed = person.newEvents().filter { $0.type == .landed }
      XCTAssertEqual(landed.map { $0.target }, [nil], message, file: file, line: line)
      XCTAssertEqual(person.frame.phase, .resting, message, file: file, line: line)
      XCTAssertNotEqual(person.hovered, 1, message, file: file, line: line)
    }
  }

  func testTheGoalIsRemoved() { assertCoasts("removed") { $0.engine.remove(target: 1, at: $0.now) } }

  func testTheGoalIsDisabled() {
    assertCoasts("disabled") {
      var target = $0.engine.target(1)!
      target.isEnabled = false
      $0.engine.upsert(target, at: $0.now)
    }
  }

  func testTheGoalScrollsAway() {
    assertCoasts("scrolled") { [list] in $0.engine.scroll(space: list, toOrigin: Point(0, -700), at: $0.now) }
  }

  func testTheGoalIsClippedAway() {
    assertCoasts("clipped") { [list] in
      $0.engine.upsert(Self.space(list, clip: Rect(0, 0, 1_024, 320)), at: $0.now)
    }
  }

  func testAnOpaqueSpaceCoversTheGoal() {
    assertCoasts("covered by a popover") {
      var popover = Self.space(9, clip: Rect(550, 250, 200, 200))
      (popover.z, popover.isOpaque) = (5, true)
      $0.engine.upsert(popover, at: $0.now)
    }
  }

  func testAnotherTargetCoversTheGoal() {
    assertCoasts("covered by a target") { [list] in
      var cover = PointerTarget(2, Rect(560, 280, 200, 100), .card, effect: .none, space: list)
      cover.z = 3
      $0.engine.upsert(cover, at: $0.now)
    }
  }

  func testWhatCoversOtherPartsOfTheGoalEndsNoFlight() {
    var person = flying()
    var badge = PointerTarget(2, Rect(650, 290, 20, 20), .barButton, space: list)
    (badge.z, badge.padding) = (1, .zero)
    person.engine.upsert(badge, at: person.now)
    person.wait(milliseconds: 2_000)
    XCTAssertEqual(person.model, Point(630, 330))
  }
}

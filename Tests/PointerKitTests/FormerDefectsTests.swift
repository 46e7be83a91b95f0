import PointerKit
import PointerTestSupport
import XCTest

/// Four defects that the engine once had, each with a test named after it.
final class FormerDefectsTests: XCTestCase {
  private let bar: RevealedElement = .target(9)

  /// A person some time after a flick that the icon attracts; on its way lies a panel that reveals a bar.
  private func attracted(afterMilliseconds milliseconds: Int64) -> PointerHarness {
    var panel = PointerTarget(
      id: 2, frame: Rect(x: 330, y: 240, width: 50, height: 200), effect: .hover())
    panel.padding = .zero
    panel.reveals = [bar]
    var person = PointerHarness(targets: [icon, panel], start: Point(x: 200, y: 340))
    person.flick(Vector(dx: 1_000, dy: 0))
    XCTAssertEqual(person.events.last?.type, .attracted)
    person.wait(milliseconds: milliseconds)
    return person
  }

  /// Persons whose attracted pointer is over the panel, one for every four milliseconds at which it is.
  private func overThePanel() -> [PointerHarness] {
    let people = stride(from: 0, through: 300, by: 4).map { attracted(afterMilliseconds: $0) }.filter {
      $0.frame.phase == .attracted && (330...380).contains($0.model.x)
    }
    XCTAssertGreaterThan(people.count, 2, "the flick passes the panel")
    return people
  }

  func testLeavingTheSurfaceDuringAnAttractionEntersAndRevealsNothingThatIsPassed() {
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
    pointing.move(to: Point(x: 350, y: 340))
    XCTAssertEqual(pointing.frame.revealed, [bar])
  }

  /// A person who drags the icon with mouse 1.
  private func dragging() -> PointerHarness {
    var person = PointerHarness(targets: [icon], start: icon.frame.center)
    for id in 1...3 { person.engine.setDevice(.mouse, id: DeviceID(id), at: person.now) }
    person.device = 1
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    person.move(by: Vector(dx: 20, dy: 0))
    XCTAssertEqual(person.events.last?.type, .dragBegan)
    _ = person.newEvents()
    return person
  }

  func testARejectedPressOfAnotherMouseDoesNotEndTheDragWhenItIsReleased() {
    var person = dragging()
    person.device = 2
    person.press()
    person.release()
    XCTAssertEqual(person.newTypes(), [], "the button is down already, and its release means nothing")
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 2)
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.lastID, 2)
    person.device = 1
    person.move(by: Vector(dx: 20, dy: 0))
    person.release()
    let ends = person.newEvents().filter { $0.type == .dragEnded }
    XCTAssertEqual(ends.map { $0.device }, [1])
    XCTAssertEqual(ends.map { $0.translation }, [Vector(dx: 40, dy: 0)])
  }

  func testAReleaseOfADeviceThatNeverPressedDoesNotEndTheDrag() {
    var person = dragging()
    person.device = 3
    person.release()
    XCTAssertEqual(person.newTypes(), [])
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.lastID, 3)
    person.device = 1
    person.release()
    XCTAssert(person.newTypes().contains(.dragEnded))
  }

  // Each of 70 elements beyond the 64 that fit was counted by each of two resolutions.
  func testAChangeOfTheLayoutRevealsOnce() {
    var panel = PointerTarget(id: 2, frame: Rect(x: 100, y: 100, width: 50, height: 50), effect: .hover())
    panel.reveals = (100..<170).map { .target(TargetID($0)) }
    var person = PointerHarness(start: Point(x: 120, y: 120))
    person.move(by: Vector(dx: 1, dy: 0))
    person.engine.upsert([panel], at: person.now)
    XCTAssertEqual(person.hovered, 2, "it appeared under the pointer")
    XCTAssertEqual(person.engine.diagnostics.excessReveals.count, 6)
    XCTAssertEqual(person.newTypes().filter { $0 == .revealed }.count, 64)
  }

  func testAChangeOfTheLayoutChangesTheStyleAndWhatIsRevealedOnce() {
    let configuration = with(PointerConfiguration()) { $0.concealDelay = 0 }
    var target = PointerTarget(id: 2, frame: Rect(x: 100, y: 100, width: 50, height: 50), effect: .hover())
    target.reveals = [.target(8), .target(9)]
    var person = PointerHarness(targets: [target], start: Point(x: 120, y: 120), configuration: configuration)
    person.move(by: Vector(dx: 1, dy: 0))
    _ = person.newEvents()
    target.style = PointerStyle(effect: .lift)
    target.reveals = [.target(9), .target(10)]
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.newTypes(), [.revealed, .concealed, .styleChanged])
    XCTAssertEqual(person.frame.revealed, [.target(9), .target(10)])
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.newTypes(), [], "the same again changes nothing")
    person.engine.remove(2, at: person.now)
    XCTAssertEqual(person.newTypes(), [.exited, .concealed, .concealed], "gone is not restyled")
  }
}

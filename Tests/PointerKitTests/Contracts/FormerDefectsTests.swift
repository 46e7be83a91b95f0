import PointerTestSupport
import XCTest

/// One test for each bug that a reading of the engine found, named after it.
final class FormerDefectsTests: XCTestCase {
  // MARK: Several devices

  func testPauseOfAMouseDoesNotRecentreUnderAMovingFinger() {
    var person = PointerHarness(targets: [icon], start: Point(405, 340))
    person.engine.setDevice(.mouse, id: 2, at: person.now)
    person.device = 2
    person.move(by: Vector(1, 0))
    person.device = 0
    person.touch()
    for _ in 0..<100 {
      let before = person.model
      person.move(by: Vector(0.25, 0))
      XCTAssertEqual(person.model, before + Vector(0.25, 0))
    }
    person.lift()
    XCTAssertEqual(person.model, icon.frame.center)
  }

  func testPauseOfAMouseDoesNotStopAnotherDevicesCoast() {
    var person = PointerHarness(start: Point(100, 340))
    person.engine.setDevice(.mouse, id: 2, at: person.now)
    person.device = 2
    person.move(by: Vector(1, 0))
    person.device = 0
    person.wait(milliseconds: 240)
    let wide = PointerTarget(
      1, Rect(200, 100, 400, 480), style: PointerStyle(effect: .highlight), isMagnetic: false)
    person.engine.upsert(wide, at: person.now)
    person.flick(Vector(2000, 0))
    XCTAssertEqual(person.frame.phase, .coasting)
    person.wait(milliseconds: 100)
    XCTAssertEqual(person.frame.phase, .coasting, "the mouse's pause came at 0.4 s")
    XCTAssertFalse(person.events.contains { $0.type == .recentered })
  }

  func testLiftOfAFingerDoesNotRecentreUnderAMovingMouse() {
    var person = PointerHarness(targets: [icon], start: Point(405, 340))
    person.engine.setDevice(.mouse, id: 2, at: person.now)
    person.touch()
    person.device = 2
    person.move(by: Vector(1, 0))
    person.device = 0
    person.lift()
    XCTAssertEqual(person.model, Point(406, 340))
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.model, Point(406, 340), "nor does the mouse's own pause (M5)")
  }

  // MARK: Auto-hide

  func testClocksThatBeginBelowZeroHideInTime() {
    var engine = PointerEngine(size: Size(1024, 768))
    let time = Timestamp(nanoseconds: -100_000_000_000)
    engine.simulate(PointerInput(.motion(Vector(1, 0)), at: time))
    let frame = engine.step(now: time.advanced(bySeconds: 3))
    XCTAssertEqual(frame.phase, .hidden)
  }

  func testBrokenGrabAfterALongHoldDoesNotHideAtOnce() {
    var person = PointerHarness(at: Point(101, 340))
    person.press(waiting: 10_000)
    person.send(.cancel, waiting: 2999)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  // MARK: Attraction

  func testSwitchingAnimationsOffEndsAnAttraction() {
    var person = PointerHarness(targets: [icon], start: Point(150, 330))
    person.flick(Vector(1400, 0))
    XCTAssertEqual(person.frame.phase, .attracted)
    person.engine.setSettings(with(PointerSettings()) { $0.animations = false }, at: person.now)
    XCTAssertNotEqual(person.frame.phase, .attracted)
  }

  // MARK: Gestures

  func testGestureDoesNotOutliveItsFingers() {
    var person = PointerHarness()
    person.send(.contact(.began, fingers: 2))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .gesturing)
    person.lift()
    XCTAssertEqual(person.frame.phase, .resting)
  }

  // MARK: The edge of the surface

  func testCoastIntoAnEdgeIsOverAsItArrives() {
    for velocity in [Vector(3000, 0), Vector(3000, 2500), Vector(0, -3000)] {
      var person = PointerHarness(start: Point(640, 380))
      person.flick(velocity)
      XCTAssertEqual(person.frame.phase, .coasting)
      var before = person.model
      while person.frame.phase == .coasting {
        person.wait(milliseconds: 4)
        XCTAssertNotEqual(person.model, before, "it coasts without moving")
        before = person.model
      }
      person.wait(milliseconds: 1000)
      XCTAssertEqual(person.model, before, "it does not move after its end")
      XCTAssertEqual(person.events.last?.type, .landed)
    }
  }

  // MARK: Four defects that the engine once had, each with a test named after it

  private let bar: RevealedElement = .target(9)

  /// A person some time after a flick that the icon attracts; on its way lies a panel that reveals a bar.
  private func attracted(afterMilliseconds milliseconds: Int64) -> PointerHarness {
    let panel = PointerTarget(2, Rect(330, 240, 50, 200), effect: .hover(), padding: .zero, reveals: [bar])
    var person = PointerHarness(targets: [icon, panel], start: Point(200, 340))
    person.flick(Vector(1_000, 0))
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
    pointing.move(to: Point(350, 340))
    XCTAssertEqual(pointing.frame.revealed, [bar])
  }

  func testAChangeOfTheLayoutChangesTheStyleAndWhatIsRevealedOnce() {
    let configuration = with(PointerConfiguration()) { $0.concealDelay = 0 }
    var target = PointerTarget(2, Rect(100, 100, 50, 50), effect: .hover())
    target.reveals = [.target(8), .target(9)]
    var person = PointerHarness(targets: [target], at: Point(121, 120), configuration: configuration)
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

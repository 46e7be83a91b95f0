import PointerKit
import PointerTestSupport
import XCTest

/// One test for each bug that a reading of the engine found, named after it.
final class EngineReviewTests: XCTestCase {
  // MARK: Several devices

  func testPauseOfAMouseDoesNotRecentreUnderAMovingFinger() {
    var person = PointerHarness(targets: [icon], start: Point(x: 405, y: 340))
    person.engine.setDevice(.mouse, id: 2, at: person.now)
    person.device = 2
    person.move(by: Vector(dx: 1, dy: 0))
    person.device = 0
    person.touch()
    for _ in 0..<100 {
      let before = person.model
      person.move(by: Vector(dx: 0.25, dy: 0))
      XCTAssertEqual(person.model, before + Vector(dx: 0.25, dy: 0))
    }
    person.lift()
    XCTAssertEqual(person.model, icon.frame.center)
  }

  func testPauseOfAMouseDoesNotStopAnotherDevicesCoast() {
    var person = PointerHarness(start: Point(x: 100, y: 340))
    person.engine.setDevice(.mouse, id: 2, at: person.now)
    person.device = 2
    person.move(by: Vector(dx: 1, dy: 0))
    person.device = 0
    person.wait(milliseconds: 240)
    var wide = PointerTarget(id: 1, frame: Rect(x: 200, y: 100, width: 400, height: 480))
    wide.style = PointerStyle(effect: .highlight)
    wide.isMagnetic = false
    person.engine.upsert(wide, at: person.now)
    person.flick(Vector(dx: 2000, dy: 0))
    XCTAssertEqual(person.frame.phase, .coasting)
    person.wait(milliseconds: 100)
    XCTAssertEqual(person.frame.phase, .coasting, "the mouse's pause came at 0.4 s")
    XCTAssertFalse(person.events.contains { $0.type == .recentered })
  }

  func testLiftOfAFingerDoesNotRecentreUnderAMovingMouse() {
    var person = PointerHarness(targets: [icon], start: Point(x: 405, y: 340))
    person.engine.setDevice(.mouse, id: 2, at: person.now)
    person.touch()
    person.device = 2
    person.move(by: Vector(dx: 1, dy: 0))
    person.device = 0
    person.lift()
    XCTAssertEqual(person.model, Point(x: 406, y: 340))
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.model, Point(x: 406, y: 340), "nor does the mouse's own pause (M5)")
  }

  // MARK: Auto-hide

  func testHandThatMovesDuringACoastHidesItsDelayLater() {
    var person = PointerHarness(start: Point(x: 100, y: 340))
    person.engine.setDevice(.mouse, id: 2, at: person.now)
    person.flick(Vector(dx: 3000, dy: 0))
    person.device = 2
    person.move(by: Vector(dx: -5, dy: 0))
    XCTAssertEqual(person.frame.phase, .tracking)
    // A mouse waits twice as long.
    person.wait(nanoseconds: 5_999_999_999)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(nanoseconds: 1)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  func testClocksThatBeginBelowZeroHideInTime() {
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    let time = Timestamp(nanoseconds: -100_000_000_000)
    engine.handle(PointerInput(.motion(Vector(dx: 1, dy: 0)), at: time))
    let frame = engine.step(now: time.advanced(bySeconds: 3))
    XCTAssertEqual(frame.phase, .hidden)
  }

  func testBrokenGrabAfterALongHoldDoesNotHideAtOnce() {
    var person = PointerHarness(start: Point(x: 100, y: 340))
    person.move(by: Vector(dx: 1, dy: 0))
    person.press(waiting: 10_000)
    person.send(.cancel)
    person.wait(milliseconds: 2999)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  // MARK: Attraction

  func testHostThatRegistersEverythingEachFrameChangesNoAttraction() {
    var person = PointerHarness(targets: [icon], start: Point(x: 150, y: 260))
    person.flick(Vector(dx: 1400, dy: 130))
    XCTAssertEqual(person.frame.phase, .attracted)
    var other = person
    for _ in 0..<200 {
      person.wait(milliseconds: 8)
      other.wait(milliseconds: 8)
      other.engine.upsert([icon], at: other.now)
      XCTAssertEqual(other.model, person.model)
      XCTAssertEqual(other.frame.pointer, person.frame.pointer)
    }
    XCTAssertEqual(person.model, icon.frame.center)
    XCTAssertEqual(person.events, other.events)
  }

  func testSwitchingAnimationsOffEndsAnAttraction() {
    var person = PointerHarness(targets: [icon], start: Point(x: 150, y: 330))
    person.flick(Vector(dx: 1400, dy: 0))
    XCTAssertEqual(person.frame.phase, .attracted)
    let settings = with(PointerSettings()) { $0.animations = false }
    person.engine.setSettings(settings, at: person.now)
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

  // MARK: Late and out of order

  func testReportsOutOfOrderInferNoLift() {
    var person = PointerHarness(
      start: Point(x: 100, y: 340), device: PointerDevice(kind: .trackpad, reportsContact: false))
    person.move(by: Vector(dx: 100, dy: 0), over: 80)
    let late = person.now.advanced(byNanoseconds: -40_000_000)
    person.engine.handle(PointerInput(.motion(Vector(dx: 1, dy: 0)), at: late))
    person.wait(milliseconds: 4)
    XCTAssertEqual(person.frame.phase, .tracking, "the newest report is 4 ms old")
  }

  // MARK: The edge of the surface

  func testCoastIntoAnEdgeIsOverAsItArrives() {
    for velocity in [Vector(dx: 3000, dy: 0), Vector(dx: 3000, dy: 2500), Vector(dx: 0, dy: -3000)] {
      var person = PointerHarness(start: Point(x: 640, y: 380))
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
}

import PointerTestSupport
import XCTest

/// M6 and the promise that idling costs nothing: hiding, coming back, and the shortest waits.
final class M6AutoHideTests: XCTestCase {
  private func onIcon() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(410, 310))
    person.touch(movingBy: Vector(5, 5), waiting: 100)
    person.lift()
    return person
  }

  func testM6HidesAfterTheDelayToTheNanosecondAndReturnsWithMovement() {
    var person = onIcon()
    person.wait(nanoseconds: 2_999_999_999)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(nanoseconds: 1)
    XCTAssertEqual(person.frame.phase, .hidden)
    XCTAssertNil(person.hovered)
    XCTAssertEqual(person.events.suffix(2).map { $0.type }, [.exited, .hidden])
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertTrue(person.frame.contents.isEmpty)
    XCTAssertNil(person.engine.target(at: Point(0, 0))?.id)

    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.events.suffix(2).map { $0.type }, [.shown, .entered])
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model, icon.frame.center + Vector(1, 0))
  }

  func testM6MotionWithoutMovementWakesNothing() {
    var person = onIcon()
    person.wait(milliseconds: 4000)
    XCTAssertEqual(person.frame.phase, .hidden)
    person.engine.simulate(PointerInput(.motion(.zero), at: person.now))
    XCTAssertEqual(person.engine.frame(at: person.now).phase, .hidden)
    person.engine.simulate(PointerInput(.position(person.model), at: person.now))
    XCTAssertEqual(person.engine.frame(at: person.now).phase, .hidden)
  }

  func testM6ItFadesOutSmoothly() {
    var person = SimulatedPerson(at: Point(101, 100))
    let full = person.frame.pointer.opacity
    XCTAssertGreaterThan(full, 0.3)
    person.wait(milliseconds: 3000)
    var last = person.frame.pointer.opacity
    XCTAssertEqual(last, full, accuracy: 0.01, "it begins to fade where it was")
    for _ in 0..<50 {
      person.wait(milliseconds: 10)
      XCTAssertTrue((last - 0.1...last).contains(person.frame.pointer.opacity))
      last = person.frame.pointer.opacity
    }
    XCTAssertEqual(last, 0, accuracy: 0.01)
  }

  func testM6EveryInputPutsHidingOff() {
    let inputs: [(String, PointerInput.Kind)] = [
      ("motion", .motion(Vector(1, 0))), ("position", .position(Point(420, 320))),
      ("contact", .contact(.began, fingers: 1)),
      ("scroll", .scroll(Vector(0, 1), phase: .none, source: .wheel)),
      ("press", .button(.secondary, isDown: true)),
      ("gesture", .gesture(.smartZoom, phase: .ended, fingers: 2)),
    ]
    for (name, input) in inputs {
      var person = onIcon()
      person.wait(milliseconds: 2900)
      person.send(input, waiting: 2900)
      XCTAssertNotEqual(person.frame.phase, .hidden, name)
    }
  }

  func testM6NeverWhileAButtonIsHeld() {
    var person = onIcon()
    person.press(waiting: 60_000)
    XCTAssertEqual(person.hovered, 1)
    person.release(waiting: 2999)
    XCTAssertEqual(person.hovered, 1)
    person.wait(milliseconds: 1)
    XCTAssertNil(person.hovered)
  }

  func testM6NeverWithoutADelay() {
    let settings = with(PointerSettings()) { $0.autoHideDelay = nil }
    var person = SimulatedPerson(targets: [icon], start: Point(410, 310), settings: settings)
    person.move(by: Vector(1, 1), waiting: 1000)
    XCTAssertTrue(person.frame.isAtRest)
    XCTAssertNil(person.frame.nextWake)
    person.wait(milliseconds: 100_000_000)
    XCTAssertNotEqual(person.frame.phase, .hidden)
  }

  func testM6DelayRunsFromTheEndOfACoast() {
    var person = SimulatedPerson(start: Point(100, 400))
    person.flick(Vector(1500, 0))
    while person.frame.phase == .coasting { person.wait(milliseconds: 1) }
    person.wait(milliseconds: 2990)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 20)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  func testM6DelayRunsFromTheTouchThatStoppedACoast() {
    var person = SimulatedPerson(start: Point(100, 400))
    person.flick(Vector(1500, 0), waiting: 50)
    person.touch()
    person.lift(waiting: 2999)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 1)
    XCTAssertEqual(
      person.frame.phase, .hidden, "three seconds after the touch, not after the coast's old end")
  }

  // MARK: The shortest waits that can be configured end at their exact nanosecond

  private let start = Timestamp(nanoseconds: 1_000_000_000)

  func testHidingAfterTheShortestDelay() {
    let settings = with(PointerSettings()) { $0.autoHideDelay = 0.5 }
    let profile = DeviceProfile(hasLift: false, restingPauseFactor: nil, hideDelayFactor: 0.1)
    for (wait, phase) in [(Int64(49_999_999), PointerPhase.tracking), (50_000_000, .hidden)] {
      var engine = PointerEngine(size: Size(800, 600), settings: settings)
      engine.setDevice(PointerDevice(kind: .mouse, unit: .points, profile: profile), id: 0, at: .zero)
      engine.simulate(PointerInput(.motion(Vector(5, 0)), at: start))
      XCTAssertEqual(engine.step(now: start.advanced(byNanoseconds: wait)).phase, phase)
    }
  }

  func testALiftAfterTheShortestSilence() {
    var configuration = PointerConfiguration()
    configuration.lifts.minimumSilence = 0.001
    configuration.lifts.maximumSilence = 0.001
    for (wait, phase) in [(Int64(999_999), PointerPhase.tracking), (1_000_000, .coasting)] {
      var engine = PointerEngine(size: Size(4000, 600), configuration: configuration)
      engine.setDevice(PointerDevice(kind: .trackpad, unit: .points, reportsContact: false), id: 0, at: .zero)
      var time = start
      for _ in 0..<100 {
        time = time.advanced(byNanoseconds: 500_000)
        engine.simulate(PointerInput(.motion(Vector(1, 0)), at: time))
      }
      XCTAssertEqual(engine.step(now: time.advanced(byNanoseconds: wait)).phase, phase)
    }
  }

  func testRecenteringAfterTheShortestPause() {
    let configuration = with(PointerConfiguration()) { $0.lifts.restingPause = 0.05 }
    let profile = DeviceProfile(hasLift: true, restingPauseFactor: 0.1)
    let button = PointerTarget(1, Rect(100, 100, 60, 40), .barButton)
    for (wait, x) in [(Int64(4_999_999), 125.0), (5_000_000, 130)] {
      var engine = PointerEngine(size: Size(800, 600), start: Point(120, 120), configuration: configuration)
      let silent = PointerDevice(kind: .trackpad, unit: .points, reportsContact: false, profile: profile)
      engine.setDevice(silent, id: 0, at: .zero)
      engine.upsert(button, at: .zero)
      engine.simulate(PointerInput(.motion(Vector(5, 0)), at: start))
      XCTAssertEqual(engine.step(now: start.advanced(byNanoseconds: wait)).modelPosition.x, x)
    }
  }

  func testM6ClocksThatBeginBelowZeroHideInTime() {
    var engine = PointerEngine(size: Size(1024, 768))
    let time = Timestamp(nanoseconds: -100_000_000_000)
    engine.simulate(PointerInput(.motion(Vector(1, 0)), at: time))
    let frame = engine.step(now: time.advanced(bySeconds: 3))
    XCTAssertEqual(frame.phase, .hidden)
  }

  func testM6BrokenGrabAfterALongHoldDoesNotHideAtOnce() {
    var person = SimulatedPerson(at: Point(101, 340))
    person.press(waiting: 10_000)
    person.send(.cancel, waiting: 2999)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.phase, .hidden)
  }
}

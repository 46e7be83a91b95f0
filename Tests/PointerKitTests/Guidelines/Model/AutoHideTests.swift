import PointerTestSupport
import XCTest

/// M6: the pointer hides after a delay without input, and a movement shows it again.
///
/// Files: `Visibility`, `PointerEngine+Timers`, `Movements`.
final class AutoHideTests: XCTestCase {
  private func onIcon() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(410, 310))
    person.touch(movingBy: Vector(5, 5), waiting: 100)
    person.lift()
    return person
  }

  func testItHidesAfterTheDelayToTheNanosecond() {
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
  }

  func testAMovementShowsItAgain() {
    var person = onIcon()
    person.wait(milliseconds: 4000)
    XCTAssertEqual(person.frame.phase, .hidden)
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.events.suffix(2).map { $0.type }, [.shown, .entered])
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model, icon.frame.center + Vector(1, 0))
  }

  func testMotionWithoutMovementWakesNothing() {
    var person = onIcon()
    person.wait(milliseconds: 4000)
    XCTAssertEqual(person.frame.phase, .hidden)
    person.engine.simulate(PointerInput(.motion(.zero), at: person.now))
    XCTAssertEqual(person.engine.frame(at: person.now).phase, .hidden)
    person.engine.simulate(PointerInput(.position(person.model), at: person.now))
    XCTAssertEqual(person.engine.frame(at: person.now).phase, .hidden)
  }

  func testItFadesOutSmoothly() {
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

  func testEveryInputPutsHidingOff() {
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

  func testNeverWhileAButtonIsHeld() {
    var person = onIcon()
    person.press(waiting: 60_000)
    XCTAssertEqual(person.hovered, 1)
    person.release(waiting: 2999)
    XCTAssertEqual(person.hovered, 1)
    person.wait(milliseconds: 1)
    XCTAssertNil(person.hovered)
  }

  func testNeverWithoutADelay() {
    let settings = with(PointerSettings()) { $0.autoHideDelay = nil }
    var person = SimulatedPerson(targets: [icon], start: Point(410, 310), settings: settings)
    person.move(by: Vector(1, 1), waiting: 1000)
    XCTAssertTrue(person.frame.isAtRest)
    XCTAssertNil(person.frame.nextWake)
    person.wait(milliseconds: 100_000_000)
    XCTAssertNotEqual(person.frame.phase, .hidden)
  }

  func testDelayRunsFromTheEndOfACoast() {
    var person = SimulatedPerson(start: Point(100, 400))
    person.flick(Vector(1500, 0))
    while person.frame.phase == .coasting { person.wait(milliseconds: 1) }
    person.wait(milliseconds: 2990)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 20)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  func testDelayRunsFromTheTouchThatStoppedACoast() {
    var person = SimulatedPerson(start: Point(100, 400))
    person.flick(Vector(1500, 0), waiting: 50)
    person.touch()
    person.lift(waiting: 2999)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 1)
    XCTAssertEqual(
      person.frame.phase, .hidden, "three seconds after the touch, not after the coast's old end")
  }

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

  func testClocksThatBeginBelowZeroHideInTime() {
    var engine = PointerEngine(size: Size(1024, 768))
    let time = Timestamp(nanoseconds: -100_000_000_000)
    engine.simulate(PointerInput(.motion(Vector(1, 0)), at: time))
    let frame = engine.step(now: time.advanced(bySeconds: 3))
    XCTAssertEqual(frame.phase, .hidden)
  }

  func testBrokenGrabAfterALongHoldDoesNotHideAtOnce() {
    var person = SimulatedPerson(at: Point(101, 340))
    person.press(waiting: 10_000)
    person.send(.cancel, waiting: 2999)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  func testEachHidesAfterItsOwnDelay() {
    for (device, delay) in [(PointerDevice.trackpad, Int64(3000)), (.mouse, 6000), (.trackpoint, 3000)] {
      var person = SimulatedPerson(start: Point(100, 100), device: device)
      person.move(by: Vector(0.5, 0), waiting: delay - 1)
      XCTAssertNotEqual(person.frame.phase, .hidden, "\(device.kind)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.frame.phase, .hidden, "\(device.kind)")
    }
  }

  func testTheDeviceThatWasUsedLastDecides() {
    var person = SimulatedPerson(start: Point(100, 100), device: .mouse)
    person.engine.setDevice(.trackpad, id: 4, at: person.now)
    person.move(by: Vector(1, 0))
    person.device = 4
    person.move(by: Vector(1, 0), waiting: 3000)
    XCTAssertEqual(person.frame.phase, .hidden)
  }
}

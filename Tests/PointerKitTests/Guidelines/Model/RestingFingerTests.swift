import PointerTestSupport
import XCTest

/// M5, M7: where a device tells that a finger rests on it, but not of contact, the pointer neither recenters nor coasts
/// until the finger leaves.
final class RestingFingerTests: XCTestCase {
  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)

  /// Moves the pointer so slowly that the nudge is not a flick, and pauses.
  private func nudge(_ person: inout SimulatedPerson, by delta: Vector, pause: Int64) {
    let milliseconds = max(60, Int64(delta.length / 0.05))
    person.move(by: delta, over: milliseconds, waiting: pause)
  }

  private func moved(_ speed: Double = 1200) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(100, 600), device: silent)
    person.move(by: Vector(speed * 0.16, 0), over: 160)
    return person
  }

  func testWhileAFingerRestsNoLiftIsInferred() {
    var person = moved()
    person.send(.hold(.began))
    let position = person.model
    person.wait(milliseconds: 3000)
    XCTAssertEqual(person.model, position)
    XCTAssertFalse(person.events.contains { $0.type == .coasted || $0.type == .attracted })
    var released = moved()
    released.wait(milliseconds: 3000)
    XCTAssertTrue(released.events.contains { $0.type == .coasted }, "without it, silence is a lift")
  }

  private func onIcon() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(404, 304), device: silent)
    person.move(by: Vector(4, 0), over: 200)
    return person
  }

  func testWhileAFingerRestsThePointerDoesNotRecenter() {
    var person = onIcon()
    person.send(.hold(.began), waiting: 2000)
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9)
    XCTAssertEqual(person.frame.phase, .tracking)
    person.send(.hold(.ended))
    XCTAssertEqual(person.model, icon.frame.center, "at once: the finger left")
    XCTAssertEqual(person.events.last?.type, .recentered)
    person.wait(milliseconds: 3000)
    XCTAssertFalse(person.events.contains { $0.type == .coasted || $0.type == .attracted }, "and no flick")
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testAfterAKnownLiftNudgesBeginAnew() {
    let edge = Point(icon.frame.minX - 15, icon.frame.center.y)
    var person = SimulatedPerson(targets: [icon], start: edge, device: silent)
    nudge(&person, by: Vector(20, 0), pause: 600)
    XCTAssertEqual(person.model, icon.frame.center)
    person.send(.hold(.began))
    person.send(.hold(.ended))
    nudge(&person, by: Vector(-20, 0), pause: 600)
    XCTAssertEqual(person.model, icon.frame.center)
  }

  func testAMouseThatIsLetGoIsNotRecentered() {
    for device in [PointerDevice.mouse, .trackpoint, PointerDevice(kind: .other)] {
      var person = SimulatedPerson(targets: [icon], start: Point(404, 304), device: device)
      person.move(by: Vector(4, 0), over: 200)
      person.send(.hold(.began), waiting: 100)
      person.send(.hold(.ended))
      XCTAssertEqual(person.model.x, 408, accuracy: 1e-9, "a \(device.kind) has no lift")
      XCTAssertEqual(person.engine.diagnostics.total, 0)
    }
  }

  func testAHoldThatIsCanceledGoesOnAsBefore() {
    var person = onIcon()
    person.send(.hold(.began), waiting: 1000)
    person.send(.hold(.cancelled))
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9)
    person.wait(milliseconds: 399)
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9, "stillness counts from the end of the hold")
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.model, icon.frame.center)
  }

  // Motion, as libinput cancels a hold, and then silence.
  func testAfterACanceledHoldASilenceIsALift() {
    var person = onIcon()
    person.send(.hold(.began), waiting: 1000)
    person.send(.hold(.cancelled))
    person.move(by: Vector(0, 192), over: 160, waiting: 62)
    XCTAssertTrue(person.events.contains { $0.type == .coasted })
  }

  func testAFingerThatComesToRestStopsACoast() {
    var person = moved()
    person.wait(milliseconds: 60)
    XCTAssertEqual(person.frame.phase, .coasting)
    let position = person.model
    person.send(.hold(.began))
    XCTAssertEqual(person.model, position)
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.model, position)
    person.send(.hold(.ended), waiting: 1000)
    XCTAssertEqual(person.model, position)
  }

  // Also I2.
  func testAFingerThatComesToRestStopsMomentum() {
    var person = onIcon()
    person.send(.scroll(Vector(0, 5), phase: .began, source: .finger))
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    person.send(.hold(.began))
    _ = person.newEvents()
    person.send(.scroll(Vector(0, 5), phase: .momentum, source: .finger))
    XCTAssertEqual(person.newTypes(), [])
  }

  func testAnotherDeviceThatIsHeldPutsOffRecentering() {
    var person = onIcon()
    person.engine.setDevice(.mouse, id: 1, at: person.now)
    person.send(.hold(.began))
    person.device = 1
    person.move(by: Vector(1, 0), waiting: 2000)
    XCTAssertEqual(person.model.x, 409, accuracy: 1e-9)
    person.device = 0
    person.send(.hold(.ended))
    XCTAssertEqual(person.model, icon.frame.center)
  }

  func testHoldsThatContradictEarlierOnesAreCounted() {
    var person = onIcon()
    for (phase, count) in [
      (ContactPhase.ended, 1), (.cancelled, 2), (.changed, 3), (.began, 3), (.began, 4), (.changed, 4),
      (.ended, 4), (.ended, 5),
    ] {
      person.send(.hold(phase))
      XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, count, "\(phase)")
    }
    person.send(.hold(.began))
    person.send(.leave)
    person.send(.hold(.ended))
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 6, "leaving has ended it")
  }

  func testWhereContactIsReportedTheContactDecides() {
    var person = SimulatedPerson(targets: [icon], start: Point(404, 304))
    person.touch()
    person.move(by: Vector(4, 0), over: 200)
    person.send(.hold(.began))
    person.send(.hold(.ended))
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9, "the finger is still there")
    person.lift()
    XCTAssertEqual(person.model, icon.frame.center)
  }
}

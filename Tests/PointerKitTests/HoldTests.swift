import PointerKit
import PointerTestSupport
import XCTest

/// M5, M7: a host that reports no contact, but knows that a finger rests on the device.
final class HoldTests: XCTestCase {
  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)
  private func moved(_ speed: Double = 1200) -> PointerHarness {
    var person = PointerHarness(targets: [icon], start: Point(x: 100, y: 600), device: silent)
    person.move(by: Vector(dx: speed * 0.16, dy: 0), over: 160)
    return person
  }

  func testM7WhileAFingerRestsNoLiftIsInferred() {
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

  private func onIcon() -> PointerHarness {
    var person = PointerHarness(targets: [icon], start: Point(x: 404, y: 304), device: silent)
    person.move(by: Vector(dx: 4, dy: 0), over: 200)
    return person
  }

  func testM5WhileAFingerRestsThePointerDoesNotRecenterAndAsItLeavesItDoes() {
    var person = onIcon()
    person.send(.hold(.began))
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9)
    XCTAssertEqual(person.frame.phase, .tracking)
    person.send(.hold(.ended))
    XCTAssertEqual(person.model, icon.frame.center, "at once: the finger left")
    XCTAssertEqual(person.events.last?.type, .recentered)
    person.wait(milliseconds: 3000)
    XCTAssertFalse(person.events.contains { $0.type == .coasted || $0.type == .attracted }, "and no flick")
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testM5AMouseThatIsLetGoIsNotRecentered() {
    for device in [PointerDevice.mouse, .trackpoint, PointerDevice(kind: .other)] {
      var person = PointerHarness(targets: [icon], start: Point(x: 404, y: 304), device: device)
      person.move(by: Vector(dx: 4, dy: 0), over: 200)
      person.send(.hold(.began))
      person.wait(milliseconds: 100)
      person.send(.hold(.ended))
      XCTAssertEqual(person.model.x, 408, accuracy: 1e-9, "a \(device.kind) has no lift")
      XCTAssertEqual(person.engine.diagnostics.total, 0)
    }
  }

  func testM5AHoldThatIsCancelledGoesOnAsBefore() {
    var person = onIcon()
    person.send(.hold(.began))
    person.wait(milliseconds: 1000)
    person.send(.hold(.cancelled))
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9)
    var still = person
    still.wait(milliseconds: 399)
    XCTAssertEqual(still.model.x, 408, accuracy: 1e-9, "stillness counts from the end of the hold")
    still.wait(milliseconds: 1)
    XCTAssertEqual(still.model, icon.frame.center)
    // Motion, as libinput cancels a hold, and then silence.
    person.move(by: Vector(dx: 0, dy: 192), over: 160)
    person.wait(milliseconds: 62)
    XCTAssertTrue(person.events.contains { $0.type == .coasted })
  }

  func testM7AFingerThatComesToRestStopsACoast() {
    var person = moved()
    person.wait(milliseconds: 60)
    XCTAssertEqual(person.frame.phase, .coasting)
    let position = person.model
    person.send(.hold(.began))
    XCTAssertEqual(person.model, position)
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.model, position)
    person.send(.hold(.ended))
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.model, position)
  }

  func testI2AFingerThatComesToRestStopsMomentum() {
    var person = onIcon()
    person.send(.scroll(Vector(dx: 0, dy: 5), phase: .began, source: .finger))
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    person.send(.hold(.began))
    _ = person.newEvents()
    person.send(.scroll(Vector(dx: 0, dy: 5), phase: .momentum, source: .finger))
    XCTAssertEqual(person.newTypes(), [])
  }

  func testM5AnotherDeviceThatIsHeldPutsOffRecentering() {
    var person = onIcon()
    person.engine.setDevice(.mouse, id: 1, at: person.now)
    person.send(.hold(.began))
    person.device = 1
    person.move(by: Vector(dx: 1, dy: 0), waiting: 2000)
    XCTAssertEqual(person.model.x, 409, accuracy: 1e-9)
    person.device = 0
    person.send(.hold(.ended))
    XCTAssertEqual(person.model, icon.frame.center)
  }

  func testHoldsThatContradictEarlierOnesAreCounted() {
    var person = onIcon()
    for (phase, count) in [
      (ContactPhase.ended, 1), (.cancelled, 2), (.changed, 3), (.began, 3), (.began, 4), (.changed, 4),
      (.ended, 4),
      (.ended, 5),
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
    var person = PointerHarness(targets: [icon], start: Point(x: 404, y: 304))
    person.touch()
    person.move(by: Vector(dx: 4, dy: 0), over: 200)
    person.send(.hold(.began))
    person.send(.hold(.ended))
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9, "the finger is still there")
    person.lift()
    XCTAssertEqual(person.model, icon.frame.center)
  }
}

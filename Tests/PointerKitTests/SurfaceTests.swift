import PointerKit
import PointerTestSupport
import XCTest

/// The resilience of the surface: leaving and entering, cancelling, bounds, several devices, late events, and
/// hosts that own the position.
final class SurfaceTests: XCTestCase {
  private func onIcon(configuration: PointerConfiguration = PointerConfiguration()) -> PointerHarness {
    var person = PointerHarness(
      targets: [icon], start: Point(x: 410, y: 310), configuration: configuration)
    person.touch(movingBy: Vector(dx: 5, dy: 5), waiting: 100)
    return person
  }

  func testLeaveEndsHoverPressesAndStrokes() {
    var person = onIcon()
    person.press()
    person.press(.secondary)
    _ = person.newEvents()
    person.send(.leave)
    XCTAssertEqual(person.newTypes(), [.cancelled, .cancelled, .exited, .hidden])
    XCTAssertNil(person.hovered)
    XCTAssertEqual(person.frame.phase, .away)
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertTrue(person.frame.contents.isEmpty)
    XCTAssertTrue(person.frame.isAtRest)
    XCTAssertNil(person.frame.nextWake)
    person.release()
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1, "the release was told already")
  }

  func testEnterComesBackAtAPlaceWithoutSpeed() {
    var person = onIcon()
    person.send(.leave)
    person.wait(milliseconds: 500)
    _ = person.newEvents()
    person.send(.enter(Point(x: 440, y: 340)))
    XCTAssertEqual(person.newTypes(), [.shown, .entered])
    XCTAssertEqual(person.model, Point(x: 440, y: 340))
    XCTAssertEqual(person.frame.velocity, .zero)
    person.lift()
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.model, Point(x: 440, y: 340))
  }

  func testEnterWithoutAPlaceStaysWhereItLeft() {
    var person = onIcon()
    let position = person.model
    person.send(.leave)
    person.send(.enter(nil))
    XCTAssertEqual(person.model, position)
    XCTAssertEqual(person.hovered, 1)
  }

  func testMotionAfterLeaveBringsThePointerBack() {
    var person = onIcon()
    person.send(.leave)
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertEqual(person.hovered, 1)
  }

  func testCancelEndsThePressWithoutAClickAndHoverStays() {
    var person = onIcon()
    person.press()
    _ = person.newEvents()
    person.send(.cancel)
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.cancelled])
    XCTAssertEqual(news.first?.button, .primary)
    XCTAssertEqual(person.hovered, 1)
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.frame.pointer.scale, 1, "nothing stays pressed")
    person.release()
    XCTAssertFalse(person.events.contains { $0.type == .clicked })
  }

  func testCancelledContactIsNoLift() {
    var person = PointerHarness(start: Point(x: 200, y: 400))
    person.touch()
    person.move(by: Vector(dx: 150, dy: 0), over: 120)
    person.send(.contact(.cancelled, fingers: 0))
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.model, Point(x: 350, y: 400))
    XCTAssertTrue(person.events.isEmpty)
  }

  func testUnbalancedButtonsAndContactsAreCountedAndIgnored() {
    var person = onIcon()
    person.release()
    person.press()
    person.press()
    person.release()
    person.release()
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 3)
    XCTAssertEqual(person.events.filter { $0.type == .pressed }.count, 1)
    person.lift()
    person.lift()
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 4)
  }

  func testPointerStaysWithinBoundsThatShrink() {
    var person = PointerHarness(start: Point(x: 1000, y: 700))
    person.engine.resize(to: Size(width: 500, height: 400), at: person.now)
    XCTAssertEqual(person.model, Point(x: 500, y: 400))
    person.move(by: Vector(dx: 50, dy: -100))
    XCTAssertEqual(person.model, Point(x: 500, y: 300))
    person.engine.resize(to: Size(width: 2000, height: 400), at: person.now)
    person.move(by: Vector(dx: 50, dy: 0))
    XCTAssertEqual(person.model, Point(x: 550, y: 300))
  }

  func testCoastKeepsToBoundsThatShrinkOnTheWay() {
    var person = PointerHarness(start: Point(x: 100, y: 400))
    person.flick(Vector(dx: 2500, dy: 0))
    person.wait(milliseconds: 20)
    person.engine.resize(to: Size(width: person.model.x + 40, height: 768), at: person.now)
    let edge = person.model.x + 40
    for _ in 0..<100 {
      person.wait(milliseconds: 10)
      XCTAssertLessThanOrEqual(person.model.x, edge)
    }
    XCTAssertEqual(person.model.x, edge)
  }

  func testTwoDevicesHaveTheirOwnStrokes() {
    var person = PointerHarness(start: Point(x: 400, y: 400))
    person.engine.setDevice(PointerDevice(kind: .mouse), id: 2, at: person.now)
    person.touch()
    person.move(by: Vector(dx: 100, dy: 0), over: 100)
    // A mouse is nudged while the finger lifts: its slowness is not the finger's.
    person.device = 2
    person.send(.motion(Vector(dx: 0, dy: 1)))
    person.device = 0
    person.lift()
    XCTAssertEqual(person.frame.phase, .coasting)
    XCTAssertEqual(person.frame.velocity.dx, 100 / 0.096, accuracy: 1)
    XCTAssertEqual(person.frame.velocity.dy, 0, accuracy: 1)
  }

  func testEveryEventNamesItsDevice() {
    var person = onIcon()
    person.device = 5
    person.click()
    XCTAssertEqual(person.events.filter { $0.button != nil }.map { $0.device }, [5, 5, 5])
  }

  func testLateEventTakesEffectNowAndTimeNeverRunsBackwards() {
    var person = PointerHarness(start: Point(x: 100, y: 100))
    person.wait(milliseconds: 100)
    let late = person.now.advanced(byNanoseconds: -50_000_000)
    person.engine.handle(PointerInput(.motion(Vector(dx: 10, dy: 0)), at: late))
    XCTAssertEqual(person.model, Point(x: 110, y: 100))
    XCTAssertEqual(
      person.engine.frame(at: late).time, person.now, "a read before the last call is held to it")
    XCTAssertEqual(person.engine.diagnostics.lateInputs.count, 1)
  }

  func testLateEventsKeepTheirOwnTimesForVelocity() {
    // The host advances to each vsync first and delivers the older reports after it.
    var punctual = PointerHarness(start: Point(x: 100, y: 400))
    var late = punctual
    punctual.flick(Vector(dx: 1200, dy: 0))
    late.touch()
    let start = late.now
    for report in 1...15 {
      late.wait(milliseconds: 8)
      late.wait(milliseconds: report % 2 == 0 ? 5 : 0)
      let time = start.advanced(byNanoseconds: Int64(report) * 8_000_000)
      late.engine.handle(PointerInput(.motion(Vector(dx: 9.6, dy: 0)), at: time))
    }
    late.engine.handle(
      PointerInput(.contact(.ended, fingers: 0), at: start.advanced(byNanoseconds: 120_000_000)))
    XCTAssertEqual(late.frame.velocity.dx, punctual.frame.velocity.dx, accuracy: 1e-6)
    XCTAssertEqual(late.model.x, punctual.model.x, accuracy: 1e-9)
  }

  // MARK: Hosts that own the position

  func testAbsoluteHostIsNeverRecentredCoastedOrAttracted() {
    for kind in [PointerDevice.Kind.mouse, .trackpad] {
      for reportsContact in [true, false] {
        var person = PointerHarness(
          targets: [icon], start: .zero, device: PointerDevice(kind: kind, reportsContact: reportsContact))
        if reportsContact { person.touch() }
        for step in 0..<15 { person.move(to: Point(x: 260 + 10 * Double(step), y: 320)) }
        if reportsContact { person.lift() }
        person.wait(milliseconds: 2000)
        XCTAssertEqual(person.model, Point(x: 400, y: 320), "\(kind), contact \(reportsContact)")
        XCTAssertEqual(person.hovered, 1)
        XCTAssertEqual(person.events.map { $0.type }, [.entered])
        XCTAssertEqual(person.frame.pointer.size, Size(width: 80, height: 80), "snapping works as ever")
        XCTAssertEqual(person.frame.precise, icon.frame.center)
      }
    }
  }
}

import PointerTestSupport
import XCTest

/// M5: when the finger lifts, the model pointer moves to the center of the hovered control; with an inferred lift,
/// nudges and pauses still leave the control.
///
/// Files: `Recentering`, `Lifts`, `DeviceState`, `HostCursor`.
final class RecenteringTests: XCTestCase {
  private let middle = Point(500, 400)

  /// Moves the pointer so slowly that the nudge is not a flick, and pauses.
  private func nudge(_ person: inout SimulatedPerson, by delta: Vector, pause: Int64) {
    let milliseconds = max(60, Int64(delta.length / 0.05))
    person.move(by: delta, over: milliseconds, waiting: pause)
  }

  private func square(_ size: Double, bezel: Bool, at center: Point? = nil, id: TargetID = 1) -> PointerTarget
  {
    let center = center ?? middle
    return PointerTarget(
      id, Rect(center.x - size / 2, center.y - size / 2, size, size), .appIcon, hasBezel: bezel)
  }

  func testLiftCentersOnTheControl() {
    var person = SimulatedPerson(targets: [icon], start: Point(300, 320))
    person.touch()
    person.move(by: Vector(95, 0), over: 300, waiting: 200)
    XCTAssertEqual(person.hovered, 1)
    person.lift()
    XCTAssertEqual(person.model, icon.frame.center)
    XCTAssertEqual(person.events.last?.type, .recentered)
    XCTAssertEqual(person.events.last?.target, 1)
    XCTAssertEqual(person.frame.clickLocation, icon.frame.center)
    // A finger that rolls as it clicks stays on the control.
    person.touch(movingBy: Vector(0, 30))
    XCTAssertEqual(person.hovered, 1)
  }

  func testRecenteringIsPerAxis() {
    var text = PointerTarget(2, Rect(100, 100, 400, 30), .text)
    var person = SimulatedPerson(targets: [text], start: Point(250, 108))
    person.touch(movingBy: Vector(3, 1), waiting: 200)
    person.lift()
    XCTAssertEqual(person.model, Point(253, 115), "the line's middle, and the column kept")

    text.style = PointerStyle(shape: .horizontalBeam(length: 20), constrainedAxes: .horizontal)
    person = SimulatedPerson(targets: [text], start: Point(250, 108))
    person.touch(movingBy: Vector(3, 1), waiting: 200)
    person.lift()
    XCTAssertEqual(person.model, Point(300, 109))
  }

  func testHoverAndPlainElementsDoNotRecenter() {
    for effect in [PointerEffect.hover(), .none] {
      let target = PointerTarget(1, icon.frame, effect: effect)
      var person = SimulatedPerson(targets: [target], start: Point(405, 305))
      person.touch(movingBy: Vector(1, 0), waiting: 200)
      person.lift(waiting: 1000)
      XCTAssertEqual(person.model, Point(406, 305))
      XCTAssertFalse(person.events.contains { $0.type == .recentered })
    }
  }

  func testACoveredMiddleDoesNotTakeTheHoverAway() {
    let badge = PointerTarget(2, Rect(430, 330, 20, 20), .button, hasBezel: true)
    var front = badge
    front.z = 1
    front.padding = .zero
    var person = SimulatedPerson(targets: [icon, front], start: Point(404, 304))
    person.touch(movingBy: Vector(1, 0), waiting: 200)
    XCTAssertEqual(person.hovered, 1)
    person.lift(waiting: 500)
    XCTAssertEqual(person.hovered, 1, "a click must reach what was hovered before the lift")
  }

  func testNotWhileAButtonIsHeld() {
    for device in [PointerDevice.trackpad, .mouse, PointerDevice(kind: .trackpad, reportsContact: false)] {
      var person = SimulatedPerson(targets: [icon], start: Point(405, 305), device: device)
      if device == .trackpad { person.touch() }
      person.press()
      person.move(by: Vector(2, 0))
      if device == .trackpad { person.lift() }
      person.wait(milliseconds: 1000)
      XCTAssertEqual(person.model, Point(407, 305), "a drag is not moved by itself: \(device)")
    }
  }

  func testAMouseIsNeverRecentered() {
    for (kind, contact) in product([PointerDevice.Kind.mouse, .other, .trackpoint], [false, true]) {
      for pause in [200, 450, 2_500] as [Int64] {
        var person = SimulatedPerson(
          targets: [square(60, bezel: true)], start: Point(480, 390),
          device: PointerDevice(kind: kind, reportsContact: contact))
        for count in 1...2 {
          nudge(&person, by: Vector(20, 0), pause: pause)
          XCTAssertEqual(person.model.x, 480 + 20 * Double(count), accuracy: 1e-9, "\(kind)")
        }
        XCTAssertEqual(person.hovered, 1)
        nudge(&person, by: Vector(20, 0), pause: pause)
        nudge(&person, by: Vector(20, 0), pause: pause)
        XCTAssertNil(person.hovered, "\(kind): 80 points leave an icon of 60")
        XCTAssertFalse(person.events.contains { $0.type == .recentered }, "\(kind)")
      }
    }
  }

  func testThePauseOfAMouseDoesNotMoveAMovingFinger() {
    var person = SimulatedPerson(targets: [icon], start: Point(405, 340))
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

  func testTheLiftOfAFingerDoesNotMoveAMovingMouse() {
    var person = SimulatedPerson(targets: [icon], start: Point(405, 340))
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

  private func moved(_ device: PointerDevice, over milliseconds: Int64 = 80) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(350, 330), device: device)
    person.move(by: Vector(60, 0), over: milliseconds)
    return person
  }

  func testEachRecentersAfterItsOwnPause() {
    let slow = DeviceProfile(hasLift: true, restingPauseFactor: 2)
    for (profile, pause) in [(DeviceProfile.trackpad, Int64(400)), (slow, 800)] {
      let device = PointerDevice(kind: .trackpad, reportsContact: false, profile: profile)
      var person = moved(device, over: 1_200)
      person.wait(milliseconds: pause - 1)
      XCTAssertNotEqual(person.model, icon.frame.center, "\(device.kind)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.model, icon.frame.center, "\(device.kind)")
    }
  }

  func testAProfileMayNeverRecenterByPause() {
    var profile = DeviceProfile.trackpad
    profile.restingPauseFactor = nil
    var person = moved(PointerDevice(kind: .trackpad, reportsContact: false, profile: profile), over: 1_200)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.model.x, 410, accuracy: 1e-9)
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
}

import PointerTestSupport
import XCTest

/// M5: as the finger lifts, the pointer recenters; a person who nudges it can leave a control, and one who rests a
/// finger is not moved.
final class M5RecenteringTests: XCTestCase {
  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)
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

  /// The travel after which nudges leave a target, up to a limit; nil if they never do.
  private func travel(
    _ targets: [PointerTarget], device: PointerDevice, from start: Point, by delta: Vector, pause: Int64
  ) -> Double? {
    var person = SimulatedPerson(targets: targets, start: start, device: device)
    // Seen first by a movement of nothing worth mention.
    person.move(by: Vector(1e-6, 0))
    for count in 1...400 {
      nudge(&person, by: delta, pause: pause)
      if person.hovered != 1 { return Double(count) * delta.length }
    }
    return nil
  }

  func testM5LiftCentersThePointerOnTheHoveredControlSoThatARollingFingerStaysOnIt() {
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

  func testM5RecentringIsPerAxis() {
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

  func testM5HoverAndPlainElementsDoNotRecentre() {
    for effect in [PointerEffect.hover(), .none] {
      let target = PointerTarget(1, icon.frame, effect: effect)
      var person = SimulatedPerson(targets: [target], start: Point(405, 305))
      person.touch(movingBy: Vector(1, 0), waiting: 200)
      person.lift(waiting: 1000)
      XCTAssertEqual(person.model, Point(406, 305))
      XCTAssertFalse(person.events.contains { $0.type == .recentered })
    }
  }

  func testM5RecentringNeverLeavesTheHoveredControlForOneThatCoversItsMiddle() {
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

  func testM5NotWhileAButtonIsHeld() {
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

  func testM5AMouseIsNeverRecentered() {
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

  func testM5APauseRecentersOnEachOfTwoNeighborsHoweverLittle() {
    let next = square(60, bezel: true, at: middle + Vector(60, 0), id: 2)
    var person = SimulatedPerson(
      targets: [square(60, bezel: true), next], start: Point(440, 400), device: silent)
    for (way, x) in [(36.0, 500.0), (36, 560), (-0.5, 560), (8, 560)] {
      nudge(&person, by: Vector(way, 0), pause: 600)
      XCTAssertEqual(person.model, Point(x, 400), "after \(way) points")
    }
  }

  func testM5NudgesFromAnywhereLeaveInEveryDirection() throws {
    // Some pauses are as long as the delay of auto-hide: the pointer hides and comes back where it was.
    for (seed, var dice) in withDice(seeds(150, inDebug: 16)) {
      let size = dice.number(20...200)
      let length = dice.number(4...40)
      let (side, pause) = (Double(Int(dice.number(0...1) * 2) % 2) * 2 - 1, Int64(dice.number(200...3_000)))
      let start = middle + Vector(dice.number(-0.5...0.5), dice.number(-0.4...0.4)) * size
      let targets = [square(size, bezel: true)]
      let step = (seed.isMultiple(of: 2) ? Vector(side, 0) : Vector(0, side)) * length
      let plain = try XCTUnwrap(travel(targets, device: .mouse, from: start, by: step, pause: pause))
      let inferred = try XCTUnwrap(
        travel(targets, device: silent, from: start, by: step, pause: pause), "seed \(seed): never leaves")
      // The position where the first nudge ends is centered once, wherever it is; a nudge is the unit of leaving.
      XCTAssertLessThan(inferred, plain + size / 2 + length, "seed \(seed): \(size) \(length) \(start)")
    }
  }

  func testM5NudgesAlongABarReachEachButtonAndLeaveIt() {
    let bar = (0..<6).map { index in
      PointerTarget(TargetID(index + 1), Rect(200 + 60 * Double(index), 300, 60, 44), .barButton, group: 1)
    }
    for (length, pause) in sample(product([5.0, 12, 20, 31], [450, 1_000] as [Int64]), inDebug: 3) {
      var person = SimulatedPerson(targets: bar, start: Point(206, 320), device: silent)
      var visited: [TargetID] = []
      var travelled = 0.0
      while travelled < 6 * 90 + 60, person.hovered != nil || travelled == 0 {
        nudge(&person, by: Vector(length, 0), pause: pause)
        travelled += length
        if let hovered = person.hovered, hovered != visited.last { visited.append(hovered) }
      }
      XCTAssertEqual(visited, [1, 2, 3, 4, 5, 6], "nudges of \(length)")
      XCTAssertNil(person.hovered, "nudges of \(length): beyond the end of the bar")
    }
  }

  func testM5NudgesLeaveALineOfTextAndAStep() {
    let frame = Rect(100, 100, 400, 200)
    let text = PointerTarget(
      1, frame, .text, lines: .lines((0..<10).map { AxisPrecision.Line(start: 20 * Double($0), length: 20) }))
    let day = PointerTarget(1, frame, .other, lines: .stepped(origin: 10, spacing: 20))
    for (target, length) in product([text, day], [2.0, 4, 9]) {
      var person = SimulatedPerson(targets: [target], start: Point(300, 109), device: silent)
      person.move(by: Vector(0, 1))
      var travelled = 0.0
      let line = person.frame.clickLocation.y
      while travelled < 100, person.frame.clickLocation.y < line + 40 {
        nudge(&person, by: Vector(0, length), pause: 450)
        travelled += length
      }
      XCTAssertLessThanOrEqual(travelled, 50 + length, "two lines on, with nudges of \(length)")
    }
  }

  func testM5AStopWithoutContactStillRecentersOnTheControlThatItIsOn() {
    for (dx, dy) in [(-29.5, 0.0), (29.5, 0), (12, -25), (-3, 29)] {
      let start = Point(middle.x + dx - 90, middle.y + dy)
      var person = SimulatedPerson(targets: [square(60, bezel: true)], start: start, device: silent)
      person.move(by: Vector(90, 0), over: 1_500, waiting: 450)
      XCTAssertEqual(person.model.x, middle.x, accuracy: 1e-9, "\(dx) \(dy)")
      XCTAssertEqual(person.model.y, middle.y, accuracy: 1e-9, "\(dx) \(dy)")
      XCTAssertEqual(person.events.last?.type, .recentered)
    }
  }

  // MARK: A host that reports no contact, but knows that a finger rests on the device

  private func moved(_ speed: Double = 1200) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(100, 600), device: silent)
    person.move(by: Vector(speed * 0.16, 0), over: 160)
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

  private func onIcon() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(404, 304), device: silent)
    person.move(by: Vector(4, 0), over: 200)
    return person
  }

  func testM5WhileAFingerRestsThePointerDoesNotRecenterAndAsItLeavesItDoes() {
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

  func testM5AfterALiftThatIsKnownNudgesBeginAnew() {
    let edge = Point(icon.frame.minX - 15, icon.frame.center.y)
    var person = SimulatedPerson(targets: [icon], start: edge, device: silent)
    nudge(&person, by: Vector(20, 0), pause: 600)
    XCTAssertEqual(person.model, icon.frame.center)
    person.send(.hold(.began))
    person.send(.hold(.ended))
    nudge(&person, by: Vector(-20, 0), pause: 600)
    XCTAssertEqual(person.model, icon.frame.center)
  }

  func testM5AMouseThatIsLetGoIsNotRecentered() {
    for device in [PointerDevice.mouse, .trackpoint, PointerDevice(kind: .other)] {
      var person = SimulatedPerson(targets: [icon], start: Point(404, 304), device: device)
      person.move(by: Vector(4, 0), over: 200)
      person.send(.hold(.began), waiting: 100)
      person.send(.hold(.ended))
      XCTAssertEqual(person.model.x, 408, accuracy: 1e-9, "a \(device.kind) has no lift")
      XCTAssertEqual(person.engine.diagnostics.total, 0)
    }
  }

  func testM5AHoldThatIsCancelledGoesOnAsBefore() {
    var person = onIcon()
    person.send(.hold(.began), waiting: 1000)
    person.send(.hold(.cancelled))
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9)
    var still = person
    still.wait(milliseconds: 399)
    XCTAssertEqual(still.model.x, 408, accuracy: 1e-9, "stillness counts from the end of the hold")
    still.wait(milliseconds: 1)
    XCTAssertEqual(still.model, icon.frame.center)
    // Motion, as libinput cancels a hold, and then silence.
    person.move(by: Vector(0, 192), over: 160, waiting: 62)
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
    person.send(.hold(.ended), waiting: 1000)
    XCTAssertEqual(person.model, position)
  }

  func testI2AFingerThatComesToRestStopsMomentum() {
    var person = onIcon()
    person.send(.scroll(Vector(0, 5), phase: .began, source: .finger))
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    person.send(.hold(.began))
    _ = person.newEvents()
    person.send(.scroll(Vector(0, 5), phase: .momentum, source: .finger))
    XCTAssertEqual(person.newTypes(), [])
  }

  func testM5AnotherDeviceThatIsHeldPutsOffRecentering() {
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

  func testM5PauseOfAMouseDoesNotRecenterUnderAMovingFinger() {
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

  func testM5LiftOfAFingerDoesNotRecenterUnderAMovingMouse() {
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
}

import PointerTestSupport
import XCTest

/// R6: while the primary button is pressed, a target can stay hovered and free along one axis or both.
///
/// Files: `Latching`, `HoveredStyle`, `Drags`, `PointerTarget`.
final class LatchingTests: XCTestCase {
  private func thumb(_ axes: Axes = .horizontal) -> PointerTarget {
    PointerTarget(1, Rect(300, 300, 40, 40), .slider, hasBezel: true, effect: .lift, latching: axes)
  }

  private let other = PointerTarget(2, Rect(500, 280, 80, 80), .appIcon, hasBezel: true)

  private let line = PointerTarget(1, Rect(318, 0, 4, 768), .divider, style: .system, latching: .horizontal)

  private func pressed(_ target: PointerTarget) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [target, other], at: Point(320, 320))
    person.waitUntilRest()
    person.press()
    return person
  }

  func testWhileTheButtonIsHeldTheTargetStaysHovered() {
    var person = pressed(thumb())
    for step in 0..<40 {
      person.move(by: Vector(7, step % 2 == 0 ? 9 : -5))
      XCTAssertEqual(person.hovered, 1, "at \(person.model)")
    }
    XCTAssertFalse(person.events.contains { $0.target == 2 })
    XCTAssertFalse(person.events.contains { $0.type == .recentered })
  }

  func testThePointerMovesAlongTheLatchedAxesAlone() {
    for axes in [Axes.horizontal, .vertical, .both] {
      var person = pressed(thumb(axes))
      for _ in 0..<20 { person.move(by: Vector(6, 5)) }
      person.wait(milliseconds: 1500)
      let frame = person.frame
      let expected = Point(axes.contains(.horizontal) ? 440 : 320, axes.contains(.vertical) ? 420 : 320)
      XCTAssertEqual(frame.clickLocation, expected, "\(axes)")
      XCTAssertEqual(frame.pointer.center.distance(to: expected), 0, accuracy: 3, "\(axes), but for parallax")
      XCTAssertEqual(frame.pointer.size, Size(40, 40), "the style is locked in")
    }
  }

  func testALatchedDividerKeepsItsGrabOffset() {
    // A divider of 4 points with a highlight, grabbed 9 points beside its center.
    let divider = PointerTarget(1, Rect(318, 300, 4, 60), .divider, effect: .highlight, latching: .horizontal)
    var person = SimulatedPerson(targets: [divider], at: Point(329, 330))
    person.waitUntilRest()
    XCTAssertEqual(person.frame.clickLocation, Point(320, 330))
    person.press()
    person.waitUntilRest()
    XCTAssertEqual(person.frame.clickLocation, Point(320, 330), "a press moves nothing")
    XCTAssertEqual(person.frame.pointer.center.x, 320, accuracy: visibleLength)
    _ = person.newEvents()
    for step in 1...20 {
      person.move(by: Vector(5, 3))
      XCTAssertEqual(person.frame.clickLocation, Point(320 + 5 * Double(step), 330))
      let x = person.frame.pointer.center.x
      XCTAssertEqual(x, 320 + 5 * Double(step), accuracy: visibleLength, "without lag")
    }
    person.release()
    let drags = person.newEvents().filter { $0.translation != nil }
    XCTAssertEqual(
      drags.map { $0.type }, [.dragBegan] + Array(repeating: .dragChanged, count: 19) + [.dragEnded])
    XCTAssertEqual(drags.first?.location, Point(320, 330))
    for (index, event) in drags.dropLast().enumerated() {
      XCTAssertEqual(event.translation, Vector(5 * Double(index + 1), 0))
      if index > 0 { XCTAssertEqual(event.location, Point(325 + 5 * Double(index), 330)) }
    }
    XCTAssertEqual(drags.last?.location, Point(420, 330))
    XCTAssertEqual(drags.last?.translation, Vector(100, 0))
  }

  /// Whatever the control looks like and however it is pressed, the location changes by as much as the
  /// pointer moves, once it has moved by the drag distance.
  func testTheLocationChangesByTheMovement() {
    for (seed, var dice) in withDice(0..<200, from: 26_000) {
      let frame = Rect(
        dice.number(300...500), dice.number(250...400), dice.number(1...40), dice.number(1...200))
      var target = PointerTarget(1, frame, dice.pick([.divider, .handle, .other, .button]))
      let axes = dice.pick([Axes.horizontal, .vertical, .both])
      target.style = dice.pick([
        .automatic, .automatic, .system, PointerStyle(effect: .highlight), PointerStyle(effect: .hover()),
        PointerStyle(shape: .horizontalArrows, constrainedAxes: axes),
        PointerStyle(shape: .circle(diameter: 30)),
        PointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: axes), .hidden,
      ])
      target.cursor = dice.pick([nil, nil, .columnResize, .rowResize, .grab])
      target.latchingAxes = dice.pick([.horizontal, .vertical, .both])
      let settings = with(PointerSettings()) { $0.reduceMotion = dice.chance(0.2) }
      let press = dice.point(in: frame.outset(by: 20))
      var person = SimulatedPerson(
        targets: [target], start: press, device: dice.pick([.mouse, .trackpad]), settings: settings)
      person.touch(movingBy: .zero)
      // At once, on the way, or at rest.
      person.wait(milliseconds: dice.pick([0, 50, 1_000]))
      let before = person.frame.clickLocation
      person.press()
      let pressed = person.events.last { $0.type == .pressed }?.location ?? .zero
      XCTAssertEqual(pressed, before, "a press moves nothing, seed \(seed)")
      var (moved, isDrag) = (Vector.zero, false)
      for _ in 0..<8 {
        let delta = Vector(dice.number(-40...40), dice.number(-40...40))
        person.move(by: delta)
        moved += delta
        isDrag = isDrag || moved.length > PointerConfiguration().input.dragDistance
        let free = Vector(
          isDrag && target.latchingAxes.contains(.horizontal) ? moved.dx : 0,
          isDrag && target.latchingAxes.contains(.vertical) ? moved.dy : 0)
        let change = person.frame.clickLocation - before
        XCTAssertEqual(
          (change - free).length, 0, accuracy: 1e-9, "seed \(seed): \(target.kind), \(target.style)")
      }
    }
  }

  func testAPlainCircleIsHeldWhereItWasPressed() {
    var person = pressed(line)
    person.move(by: Vector(90, 60), over: 100, waiting: 1000)
    XCTAssertEqual(person.frame.pointer.center.x, 410, accuracy: 1e-9)
    XCTAssertEqual(person.frame.pointer.center.y, 320, accuracy: visibleLength)
    XCTAssertEqual(person.frame.clickLocation.y, 320)
  }

  func testNothingJumpsWhenASteadyPressIsReleased() {
    var person = pressed(line)
    person.move(by: Vector(2, 0))
    person.release()
    XCTAssertEqual(person.frame.pointer.center.x, 320, accuracy: 1e-9)
    XCTAssertEqual(person.frame(afterNanoseconds: 1_000_000_000).pointer.center.x, 322, accuracy: 1e-9)
  }

  func testStepsGoOnBeyondTheFrame() {
    let slot = PointerTarget(
      1, Rect(200, 300, 300, 60), .other, style: .system, lines: .stepped(origin: 0, spacing: 15),
      latching: .vertical)
    var person = pressed(slot)
    for _ in 0..<60 {
      person.move(by: Vector(0.4, 3.1))
      let steps = (person.frame.clickLocation.y - 300) / 15
      XCTAssertEqual(steps, steps.rounded())
      XCTAssertEqual(person.frame.clickLocation.y, person.model.y, accuracy: 9)
      XCTAssertEqual(person.frame.clickLocation.x, 320)
    }
    XCTAssertGreaterThan(person.frame.clickLocation.y, 360)
  }

  func testReleaseAsksForHoverAnew() {
    var person = pressed(thumb())
    person.move(by: Vector(220, 0), over: 100)
    _ = person.newEvents()
    person.release()
    XCTAssertEqual(person.newTypes(), [.dragEnded, .released, .exited, .entered])
    XCTAssertEqual(person.hovered, 2)
  }

  func testCancelLetsGo() {
    var person = pressed(thumb())
    person.move(by: Vector(220, 0), over: 100)
    person.send(.cancel)
    XCTAssertEqual(person.hovered, 2)
  }

  func testLeavingLetsGo() {
    var person = pressed(thumb())
    person.move(by: Vector(220, 0), over: 100)
    person.send(.leave)
    XCTAssertNil(person.hovered)
    person.send(.enter(nil))
    XCTAssertEqual(person.hovered, 2)
  }

  func testATargetThatGoesLetsGoCleanly() {
    let disabled = with(thumb()) { $0.isEnabled = false }
    for (name, changed) in [("removed", []), ("disabled", [disabled])] {
      var person = pressed(thumb())
      person.move(by: Vector(220, 0), over: 100)
      _ = person.newEvents()
      person.engine.upsert(changed, removing: changed.isEmpty ? [1] : [], at: person.now)
      XCTAssertEqual(person.newTypes(), [.exited], name)
      XCTAssertNil(person.hovered, name)
      person.release()
      XCTAssertEqual(person.newTypes(), [.dragEnded, .released, .entered], name)
      XCTAssertEqual(person.hovered, 2, name)
    }
  }

  func testATargetThatMovesWithTheHandKeepsIt() {
    var person = pressed(thumb())
    for step in 1...30 {
      person.move(by: Vector(5, 1))
      person.engine.move(1, to: Rect(300 + 5 * Double(step), 300, 40, 40), at: person.now)
      XCTAssertEqual(person.frame.pointer.center.x, person.model.x, accuracy: 1e-9)
    }
    person.release()
    XCTAssertEqual(person.hovered, 1)
  }

  func testWithoutAnimationsHoverIsKept() {
    var person = pressed(thumb())
    person.release()
    person.engine.setSettings(with(PointerSettings()) { $0.animations = false }, at: person.now)
    person.press()
    person.move(by: Vector(200, 50), over: 100, waiting: 1000)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.frame.pointer.center.distance(to: person.model), 0, accuracy: 1e-9)
  }

  func testAPointerThatIsTheSliderGoesWithTheHand() {
    let slider = PointerTarget(
      1, Rect(300, 300, 200, 24), .slider, effect: .highlight, latching: .horizontal)
    for offset in [-40.0, 0, 60] {
      var person = SimulatedPerson(targets: [slider], at: Point(400 + offset, 312), waiting: 900)
      person.press(waiting: 900)
      let before = person.frame.pointer.center
      person.move(by: Vector(25, 0), waiting: 900)
      XCTAssertEqual(person.frame.pointer.center.x - before.x, 25, accuracy: 0.5, "\(offset)")
    }
  }
}

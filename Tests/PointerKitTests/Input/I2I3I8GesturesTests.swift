import PointerTestSupport
import XCTest

@testable import PointerKit

/// I2, I3, I8–I10: scrolls, pinches and named gestures go to what was under the pointer as they began.
final class I2I3I8GesturesTests: XCTestCase {
  private let left = PointerTarget(1, Rect(100, 300, 200, 200), effect: .none)
  private let right = PointerTarget(2, Rect(600, 300, 200, 200), effect: .none)

  private func onLeft(device: PointerDevice = .trackpad, settings: PointerSettings = PointerSettings())
    -> SimulatedPerson
  { return SimulatedPerson(targets: [left, right], at: Point(200, 400), device: device, settings: settings) }

  private func scroll(_ person: inout SimulatedPerson, _ phase: ScrollPhase, by dy: Double = -4) {
    person.send(.scroll(Vector(0, dy), phase: phase, source: .finger))
  }

  // MARK: Scrolls

  func testI2AScrollGoesWhereItBeganMomentumIncluded() {
    var person = onLeft()
    scroll(&person, .began)
    person.engine.setDevice(.trackpad, id: 7, at: person.now)
    // Another device moves the pointer away meanwhile.
    person.device = 7
    person.move(by: Vector(500, 0), over: 100)
    person.device = 0
    XCTAssertEqual(person.hovered, 2)
    scroll(&person, .changed)
    scroll(&person, .ended, by: 0)
    scroll(&person, .momentum, by: -3)
    scroll(&person, .momentum, by: -2)
    let scrolls = person.newEvents().filter { $0.type == .scrolled }
    XCTAssertEqual(scrolls.map { $0.target }, [1, 1, 1, 1, 1])
    XCTAssertEqual(scrolls.map { $0.phase }, [.began, .changed, .ended, nil, nil])
    XCTAssertEqual(scrolls.map { $0.scroll?.isMomentum }, [false, false, false, true, true])
    XCTAssertTrue(scrolls.allSatisfy { $0.location == Point(200, 400) })
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().last?.target, 2, "the next one begins anew")
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testI2AWheelGoesToWhatIsUnderThePointerAtEachStep() {
    var person = onLeft(device: .mouse)
    person.send(.scroll(Vector(0, 10), phase: .none, source: .wheel))
    person.move(by: Vector(500, 0), over: 100)
    person.send(.scroll(Vector(0, 10), phase: .none, source: .wheel))
    XCTAssertEqual(person.events.filter { $0.type == .scrolled }.map { $0.target }, [1, 2])
    XCTAssertNotEqual(person.frame.phase, .gesturing)
  }

  func testI2AHiddenPointerScrollsWhatIsUnderItAllTheSame() {
    var person = onLeft()
    person.wait(milliseconds: 3100)
    XCTAssertEqual(person.frame.phase, .hidden)
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().last?.target, 1)
    XCTAssertNil(person.hovered)
  }

  func testI2BetweenRowsTheScrollGoesToTheSpaceUnderThePointer() {
    var person = onLeft()
    person.engine.upsert(PointerSpace(id: 9, clip: Rect(400, 100, 100, 600)), at: person.now)
    person.move(by: Vector(240, 0))
    scroll(&person, .began)
    XCTAssertNil(person.events.last?.target)
    XCTAssertEqual(person.events.last?.space, 9)
    scroll(&person, .ended)
    person.wait(milliseconds: 3100)
    scroll(&person, .began)
    XCTAssertEqual(person.events.last?.space, 9, "a hidden pointer is there all the same")
    person.send(.leave)
    scroll(&person, .began)
    XCTAssertEqual(person.events.last?.space, .window, "and one that has left is not")
  }

  func testI2MomentumWithoutAScrollBeforeItGoesToWhatIsUnderThePointer() {
    var person = onLeft()
    for _ in 0..<2 { scroll(&person, .momentum) }
    let scrolls = person.newEvents()
    XCTAssertEqual(scrolls.map { $0.target }, [1, 1])
    XCTAssertEqual(scrolls.map { $0.scroll?.isMomentum }, [true, true])
  }

  func testTheGestureAfterThirtyTwoAtOnceCancelsTheFirst() {
    var person = onLeft()
    let gestures = product(0..<3, StandardGesture.allCases)
    for (number, (device, gesture)) in gestures.prefix(33).enumerated() {
      person.device = DeviceID(device)
      person.send(.gesture(gesture, phase: .began, fingers: 3))
      let phases = person.newEvents().map { $0.phase }
      XCTAssertEqual(phases, number < 32 ? [.began] : [.cancelled, .began], "\(number)")
    }
  }

  func testI2ANewTouchEndsMomentumForGood() {
    var person = onLeft()
    person.send(.contact(.began, fingers: 2))
    scroll(&person, .began)
    scroll(&person, .ended, by: 0)
    person.lift()
    scroll(&person, .momentum)
    person.touch()
    _ = person.newEvents()
    scroll(&person, .momentum)
    XCTAssertEqual(person.newTypes(), [], "the host's queue had one more")
  }

  func testI2ARowThatIsRecycledWhileItScrollsIsToldNoMore() {
    var person = onLeft()
    scroll(&person, .began)
    person.engine.remove(target: 1, at: person.now)
    scroll(&person, .changed)
    scroll(&person, .ended)
    let scrolls = person.newEvents().filter { $0.type == .scrolled }
    XCTAssertEqual(scrolls.map { $0.target }, [1, nil, nil])
    XCTAssertEqual(scrolls.map { $0.phase }, [.began, .changed, .ended])
  }

  func testEveryGestureIsBrokenOffWithTheGrab() {
    for kind in [PointerInput.Kind.leave, .cancel, .contact(.cancelled, fingers: 0)] {
      var person = onLeft()
      scroll(&person, .changed)
      person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
      person.send(.transform(.changed, scale: 1.5, rotation: 0.1, translation: .zero, fingers: 2))
      person.send(.gesture(.swipeBetweenPages, phase: .began, fingers: 2))
      XCTAssertEqual(person.frame.phase, .gesturing)
      _ = person.newEvents()
      person.send(kind)
      let ends = person.newEvents().filter { $0.phase == .cancelled }
      XCTAssertEqual(Set(ends.map { $0.type }), [.scrolled, .transformed, .gestured], "\(kind)")
      XCTAssertEqual(ends.first { $0.type == .transformed }?.transform?.scale, 1.5, "what it had come to")
      XCTAssertNotEqual(person.frame.phase, .gesturing)
    }
  }

  // A host may report no beginnings, and does not know that the engine has cancelled a gesture.
  func testAChangeWithoutABeginningIsABeginning() {
    var person = onLeft()
    let steps: [(PointerInput.Kind, PointerInput.Kind)] = [
      (
        .transform(.changed, scale: 1.5, rotation: 0.1, translation: .zero, fingers: 2),
        .transform(.ended, scale: 2, rotation: 0.2, translation: .zero, fingers: 2)
      ),
      (
        .gesture(.swipeBetweenPages, phase: .changed, fingers: 2),
        .gesture(.swipeBetweenPages, phase: .ended, fingers: 2)
      ),
      (
        .scroll(Vector(0, 5), phase: .changed, source: .finger),
        .scroll(Vector(0, 1), phase: .ended, source: .finger)
      ),
      (
        .scroll(Vector(0, 5), phase: .changed, source: .continuous),
        .scroll(Vector(0, 1), phase: .ended, source: .continuous)
      ),
    ]
    for (change, end) in steps {
      var balance = EventBalance()
      var events: [PointerEvent] = []
      func news() -> [ContactPhase?] {
        let new = person.newEvents()
        events += new
        return new.filter { [.scrolled, .transformed, .gestured].contains($0.type) }.map { $0.phase }
      }
      person.send(change)
      XCTAssertEqual(news(), [.began], "\(change)")
      person.send(change)
      XCTAssertEqual(news(), [.changed], "\(change)")
      person.send(.cancel)
      XCTAssertEqual(news(), [.cancelled], "\(change)")
      person.send(change)
      XCTAssertEqual(news(), [.began], "\(change), after the engine has cancelled it")
      person.send(end)
      XCTAssertEqual(news(), [.ended], "\(change)")
      XCTAssertEqual(balance.take(events), [], "\(change)")
      XCTAssertEqual(balance.underWay, [], "\(change)")
    }
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 0)
  }

  func testAGestureThatBeginsTwiceIsCancelledAndCountedWhateverItIs() {
    let starts: [PointerInput.Kind] = [
      .scroll(.zero, phase: .began, source: .finger),
      .scroll(Vector(0, 5), phase: .began, source: .continuous),
      .transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2),
      .gesture(.swipeBetweenPages, phase: .began, fingers: 2),
    ]
    for start in starts {
      var person = onLeft()
      person.send(start)
      XCTAssertEqual(person.newEvents().map { $0.phase }, [.began], "\(start)")
      XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 0, "\(start)")
      person.send(start)
      XCTAssertEqual(person.newEvents().map { $0.phase }, [.cancelled, .began], "\(start)")
      XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1, "\(start)")
      XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.lastID, person.device, "\(start)")
    }
  }

  func testAScrollThatBeginsDuringTheMomentumOfTheLastIsNotCounted() {
    for phases in [[ScrollPhase.began, .ended], [.began, .ended, .momentum], [.began, .momentum]] {
      var person = onLeft()
      for phase in phases { scroll(&person, phase) }
      _ = person.newEvents()
      scroll(&person, .began)
      XCTAssertEqual(person.newEvents().map { $0.phase }, [.began], "\(phases)")
      XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 0, "\(phases)")
    }
  }

  func testEndsWithoutBeginningAreIgnoredAndCounted() {
    var person = onLeft()
    person.send(.transform(.ended, scale: 2, rotation: 0, translation: .zero, fingers: 2))
    person.send(.transform(.cancelled, scale: 2, rotation: 0, translation: .zero, fingers: 2))
    person.send(.gesture(.smartZoom, phase: .cancelled, fingers: 2))
    scroll(&person, .ended)
    XCTAssertEqual(person.newTypes(), [])
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 4)
  }

  // MARK: Pinch and rotate

  func testI3PinchAndRotationKeepTheContentPointUnderThePointerAndATranslationMovesIt() {
    for (seed, var dice) in withDice(0..<200) {
      var person = onLeft()
      let anchor = person.model
      person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
      let (scale, angle) = (dice.number(0.1...8), dice.number(-7...7))
      let way = dice.vector(upTo: 80)
      person.send(.transform(.changed, scale: scale, rotation: angle, translation: way, fingers: 2))
      guard let event = person.events.last else { return XCTFail("nothing") }
      XCTAssertEqual(event.target, 1)
      XCTAssertEqual(event.location, anchor)
      guard let map = event.transform?.transform else { return XCTFail("no transform") }
      let fixed = anchor.applying(map)
      XCTAssertEqual(fixed.distance(to: anchor + way), 0, accuracy: 1e-9, "seed \(seed)")
      // Distances grow by the scale, and every direction turns by the angle, clockwise with y downward.
      let point = anchor + dice.vector(upTo: 300)
      let (from, to) = (point - anchor, point.applying(map) - fixed)
      XCTAssertEqual(to.length, from.length * scale, accuracy: 1e-9 * (1 + to.length), "seed \(seed)")
      let expected = Vector(
        scale * (from.dx * Elementary.cos(angle) - from.dy * Elementary.sin(angle)),
        scale * (from.dx * Elementary.sin(angle) + from.dy * Elementary.cos(angle)))
      XCTAssertEqual((to - expected).length, 0, accuracy: 1e-9, "seed \(seed)")
    }
  }

  func testI3ScalesThatMeanNothingAreHeldAndCounted() {
    for (scale, expected) in [(0.0, 1e-6), (-3, 1e-6), (1e300, 1e6)] {
      var person = onLeft()
      person.send(.transform(.changed, scale: scale, rotation: 1e300, translation: .zero, fingers: 2))
      XCTAssertEqual(person.events.last?.transform?.scale, expected)
      XCTAssertTrue(person.events.last?.transform.map { Point.zero.applying($0.transform).isFinite } ?? false)
      XCTAssertEqual(person.engine.diagnostics.clampedValues.count, 1)
    }
  }

  // MARK: Whose it is

  func testI8EachGestureHasItsUsualFingers() {
    XCTAssertEqual(StandardGesture.missionControl.usualFingers(on: .trackpad), [.three, .four])
    XCTAssertEqual(StandardGesture.missionControl.usualFingers(on: .mouse), .two)
    XCTAssertEqual(StandardGesture.lookUp.usualFingers(on: .trackpad), [.one, .three])
  }

  // MARK: The person's assignments

  func testI8EveryGestureButThePrimaryClickCanBeSwitchedOff() {
    for gesture in StandardGesture.allCases where gesture != .primaryClick {
      var settings = PointerSettings()
      settings.gestures.disable(gesture)
      var person = onLeft(settings: settings)
      person.send(.gesture(gesture, phase: .ended, fingers: 2))
      XCTAssertEqual(person.newTypes(), [], "\(gesture)")
      XCTAssertEqual(person.engine.diagnostics.total, 0, "the person's choice is no mistake")
    }
    var gestures = GestureAssignments()
    gestures.disable(.primaryClick)
    XCTAssertTrue(gestures.allows(.primaryClick, fingers: 1, on: .mouse), "clicking stays possible")
  }

  func testI8ScrollingZoomingAndTurningCanBeSwitchedOff() {
    var settings = PointerSettings()
    settings.gestures.disable(.scrolling)
    settings.gestures.disable(.rotate)
    var person = onLeft(settings: settings)
    scroll(&person, .began)
    XCTAssertEqual(person.newTypes(), [])
    person.send(.transform(.changed, scale: 2, rotation: 1, translation: .zero, fingers: 2))
    XCTAssertEqual(person.events.last?.transform?.scale, 2)
    XCTAssertEqual(person.events.last?.transform?.rotation, 0)
    settings.gestures.disable(.zoom)
    person.engine.setSettings(settings, at: person.now)
    _ = person.newEvents()
    person.send(.transform(.changed, scale: 3, rotation: 1, translation: .zero, fingers: 2))
    XCTAssertEqual(person.events.last?.transform?.scale, 3, "what is under way goes on as it began")
    person.send(.transform(.ended, scale: 3, rotation: 1, translation: .zero, fingers: 2))
    _ = person.newEvents()
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.newTypes(), [])
  }

  func testI8I10EveryGestureButThePrimaryClickCanBeReassignedToFingersOfThePersonsChoice() {
    var person = onLeft()
    for gesture in StandardGesture.allCases where gesture != .primaryClick {
      person = onLeft(settings: with(PointerSettings()) { $0.gestures[gesture, on: .trackpad] = .three })
      for fingers in 0...5 { person.send(.gesture(gesture, phase: .ended, fingers: fingers)) }
      // Three fingers, and a host that does not say.
      XCTAssertEqual(person.newTypes().filter { $0 == .gestured }.count, 2, "\(gesture)")
    }
    person.engine.setDevice(.mouse, at: person.now)
    person.send(.gesture(.swipeBetweenPages, phase: .ended, fingers: 1))
    XCTAssertEqual(person.newTypes().count, 1, "a mouse has its own")
  }

  func testI3GestureDoesNotOutliveItsFingers() {
    var person = SimulatedPerson()
    person.send(.contact(.began, fingers: 2))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .gesturing)
    person.lift()
    XCTAssertEqual(person.frame.phase, .resting)
  }

  // A report of fingers that comes too early, as two devices of one name send it.
  func testAGestureThatGoesOnAfterALiftIsUnderWay() {
    for kind in [
      PointerInput.Kind.transform(.changed, scale: 1.2, rotation: 0, translation: .zero, fingers: 2),
      .gesture(.rotate, phase: .changed, fingers: 2),
    ] {
      var person = SimulatedPerson(start: Point(500, 400))
      person.touch(waiting: 50)
      person.send(kind, waiting: 10)
      XCTAssertEqual(person.frame.phase, .gesturing, "\(kind)")
      person.lift(waiting: 10)
      XCTAssertNotEqual(person.frame.phase, .gesturing, "\(kind)")
      person.send(kind, waiting: 10)
      XCTAssertEqual(person.frame.phase, .gesturing, "\(kind)")
    }
  }
}

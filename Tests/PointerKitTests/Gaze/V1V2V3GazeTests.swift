import PointerTestSupport
import XCTest

/// V1–V3: the gaze decides in which window the pointer acts, and where it comes back after a gesture.
final class V1V2V3GazeTests: GazeTestCase {
  func testV1V2LookingAtAnElementOfAnotherWindowMovesTheContextAndTheNextMovementGoesThere() {
    var person = person()
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.hovered, 10)
    person.send(.gaze(Point(210, 310)))
    XCTAssertEqual(person.newEvents().filter { $0.type == .focusChanged }, [])
    person.send(.gaze(rightIcon))
    let focus = person.newEvents()
    XCTAssertEqual(focus.map { $0.type }, [.focusChanged])
    XCTAssertEqual(focus.first?.target, 20)
    XCTAssertEqual(focus.first?.location, rightIcon)
    XCTAssertEqual(person.hovered, 10, "a look alone moves nothing that is seen")
    person.wait(milliseconds: 500)
    person.move(by: Vector(3, -2))
    XCTAssertEqual(person.model, rightIcon + Vector(3, -2))
    XCTAssertEqual(person.hovered, 20)
    XCTAssertEqual(person.newTypes(), [.exited, .entered])
    person.move(by: Vector(3, -2))
    XCTAssertEqual(person.model, rightIcon + Vector(6, -4), "once, not with every movement")
  }

  func testV1ThePointerGoesOverWithoutAJump() {
    for start in [Point(200, 300), Point(80, 550)] {
      var person = person(at: start)
      person.move(by: Vector(1, 0), waiting: 500)
      person.send(.gaze(Point(900, 150)))
      let before = person.frame.pointer
      person.send(.motion(Vector(1, 0)))
      let after = person.frame
      XCTAssertEqual(after.modelPosition, Point(901, 150))
      XCTAssertLessThan(after.pointer.center.distance(to: before.center), 1.1)
      XCTAssertEqual(after.pointer.opacity, before.opacity, accuracy: 1e-9)
      XCTAssertFalse(after.isAtRest)
      var last = after.pointer.center
      var speed = 0.0
      for _ in 0..<2000 {
        person.wait(nanoseconds: 500_000)
        let center = person.frame.pointer.center
        let now = center.distance(to: last) / 0.0005
        XCTAssertLessThan((now - speed).magnitude, 800, "it gathers speed, it does not leap")
        (last, speed) = (center, now)
      }
      XCTAssertEqual(last.x, 901, accuracy: 0.03)
      XCTAssertEqual(last.y, 150, accuracy: 0.03)
    }
  }

  func testV1AGlanceThatComesBackMovesNothing() {
    var person = person()
    person.move(by: Vector(1, 0))
    let model = person.model
    person.send(.gaze(rightIcon))
    person.send(.gaze(Point(400, 500)))
    XCTAssertEqual(person.newTypes().filter { $0 == .focusChanged }.count, 2)
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.model, model + Vector(1, 0))
  }

  func testV1AGazeThatFollowsThePointerIntoAWindowCallsItNowhere() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.move(by: Vector(500, 0))
    person.send(.gaze(Point(800, 500)))
    XCTAssertEqual(person.events.last?.type, .focusChanged)
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.model, Point(701, 300))
  }

  func testV1AGazeBetweenWindowsOrAtADisabledOneIsAtTheSurfaceItself() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.send(.gaze(Point(500, 300)))
    XCTAssertEqual(person.newTypes().suffix(1), [.focusChanged])
    person.engine.upsert(PointerSpace(id: 2, clip: right, z: 1, isEnabled: false), at: person.now)
    person.send(.gaze(rightIcon))
    XCTAssertEqual(person.newTypes(), [], "from the surface to the surface")
  }

  func testV1TheFrontWindowHasTheGaze() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.engine.upsert(PointerSpace(id: 3, clip: left, z: 5), at: person.now)
    _ = person.newEvents()
    person.send(.gaze(Point(201, 300)))
    XCTAssertEqual(person.newTypes(), [.focusChanged])
    person.engine.remove(space: 3, at: person.now)
    person.send(.gaze(Point(201, 300)))
    XCTAssertEqual(person.newTypes(), [.focusChanged])
  }

  func testV1AHostThatOwnsThePositionKeepsIt() {
    var person = person()
    person.move(to: Point(210, 300))
    person.send(.gaze(rightIcon))
    XCTAssertEqual(person.events.last?.type, .focusChanged)
    person.move(to: Point(220, 300))
    XCTAssertEqual(person.model, Point(220, 300))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.modelPosition, Point(220, 300))
    XCTAssertNotEqual(person.frame.phase, .hidden)
  }

  func testV1ADragIsNotPulledAway() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.move(by: Vector(1, 0))
    person.press()
    person.send(.gaze(rightIcon))
    person.move(by: Vector(5, 0))
    XCTAssertEqual(person.model, Point(206, 300))
    person.release()
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.model, rightIcon + Vector(1, 0))
  }

  // MARK: V2

  func testV2AfterALookTheMovementBringsFocusToWhatIsUnderThePointer() {
    var person = person(at: Point(80, 550))
    person.send(.gaze(Point(600, 300)))
    XCTAssertNil(person.events.last?.target, "nothing is where the person looks")
    person.move(by: Vector(90, 0))
    XCTAssertEqual(person.hovered, 20)
    XCTAssertEqual(person.events.last?.type, .entered)
    person.click()
    XCTAssertEqual(person.events.last?.type, .clicked)
    XCTAssertEqual(person.events.last?.target, 20)
  }

  func testV1AClickWithoutMovementReachesWhatIsSeen() {
    var person = person()
    person.move(by: Vector(1, 0))
    person.send(.gaze(rightIcon))
    person.click()
    XCTAssertEqual(person.events.last?.target, 10)
  }

  // MARK: Costs

  func testV1NoiseWithinAContextWakesAndChangesNothing() {
    var person = person()
    person.move(by: Vector(1, 0))
    person.lift()
    person.send(.gaze(Point(200, 300)))
    person.waitUntilRest()
    let rest = person.frame
    let count = person.engine.eventCount
    var dice = Dice(seed: 5)
    for _ in 0..<90 {
      person.wait(nanoseconds: 11_111_111)
      person.send(.gaze(dice.point(in: left)))
      var frame = rest
      person.engine.read(at: person.now, into: &frame)
      XCTAssertNil(frame.damage)
      XCTAssertTrue(frame.isAtRest)
      XCTAssertEqual(frame.nextWake, rest.nextWake, "not even hiding is put off")
      XCTAssertEqual(frame.pointer, rest.pointer)
      XCTAssertEqual(frame.modelPosition, rest.modelPosition)
    }
    XCTAssertEqual(person.engine.eventCount, count)
  }

  func testV1GazesThatMeanNothingAreIgnored() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    for position in [Point(-1, 300), Point(1e300, 0), Point(.nan, 3)] { person.send(.gaze(position)) }
    XCTAssertEqual(person.newTypes().filter { $0 == .focusChanged }, [])
    XCTAssertEqual(person.engine.diagnostics.nonFiniteInputs.count, 1)
  }

  // MARK: The pointer hides during a gesture and comes back where the person looks

  /// One gesture of each kind that a device can make, as one or more inputs.
  private let gestures: [(device: PointerDevice, inputs: [PointerInput.Kind])] = [
    (.mouse, [.scroll(Vector(0, 60), phase: .none, source: .wheel)]),
    (.mouse, [.scroll(Vector(-3, 0), phase: .none, source: .continuous)]),
    (.mouse, [.gesture(.smartZoom, phase: .ended, fingers: 1)]),
    (.mouse, [.gesture(.swipeBetweenPages, phase: .began, fingers: 1)]),
    (.trackpoint, [.scroll(Vector(0, 2), phase: .began, source: .continuous)]),
    (.trackpad, [.scroll(Vector(0, 2), phase: .began, source: .finger)]),
    (.trackpad, [.scroll(Vector(0, 2), phase: .none, source: .finger)]),
    (.trackpad, [.transform(.changed, scale: 1.1, rotation: 0, translation: .zero, fingers: 2)]),
    (.trackpad, [.transform(.began, scale: 1, rotation: 0.2, translation: .zero, fingers: 2)]),
    (.trackpad, [.gesture(.rotate, phase: .changed, fingers: 2)]),
    (.trackpad, [.gesture(.swipeBetweenPages, phase: .ended, fingers: 2)]),
    (.trackpad, [.gesture(.swipeBetweenFullScreenApps, phase: .ended, fingers: 3)]),
    (.trackpad, [.contact(.began, fingers: 4), .scroll(Vector(9, 0), phase: .began, source: .finger)]),
  ]

  func testV3ThePointerHidesDuringAnyGestureAndReappearsWhereThePersonLooksOnTheNextMovement() {
    for (number, (device, inputs)) in gestures.enumerated() {
      let name = "\(inputs) of a \(device.kind)"
      var person = person()
      person.lift()
      person.engine.setDevice(device, at: person.now)
      person.send(.gaze(Point(200, 300)))
      person.move(by: Vector(1, 0))
      _ = person.newEvents()
      for input in inputs { person.send(input) }
      let events = person.newEvents()
      // The last two, of three fingers or more, are the system's (I6).
      XCTAssertEqual(events.first?.target, number < gestures.count - 2 ? 10 : nil, "what is beneath: \(name)")
      XCTAssertEqual(events.suffix(2).map { $0.type }, [.exited, .hidden], name)
      XCTAssertEqual(person.frame.phase, .hidden, name)
      person.wait(milliseconds: 1500)
      XCTAssertEqual(person.frame.pointer.opacity, 0, accuracy: 0.01)
      person.send(.gaze(Point(120, 520)))
      person.send(.contact(.cancelled, fingers: 0), waiting: 100)
      XCTAssertEqual(person.frame.phase, .hidden, "until it is moved")
      person.move(by: Vector(2, 0))
      XCTAssertEqual(person.model, Point(122, 520), "where the person looks, in the same window: \(name)")
      XCTAssertEqual(person.frame.pointer.center, Point(122, 520), "it moves from nowhere")
      XCTAssertEqual(person.events.last?.type, .shown)
      person.move(by: Vector(2, 0))
      XCTAssertEqual(person.model, Point(124, 520))
    }
  }

  func testV3AWheelGoesOnTurningOverWhatItBeganOnWhileThePointerIsHidden() {
    var person = person()
    person.engine.setDevice(.mouse, at: person.now)
    person.send(.gaze(Point(200, 300)))
    person.move(by: Vector(1, 0))
    _ = person.newEvents()
    for _ in 0..<4 { person.send(.scroll(Vector(0, 60), phase: .none, source: .wheel), waiting: 50) }
    let scrolls = person.newEvents().filter { $0.type == .scrolled }
    XCTAssertEqual(scrolls.map { $0.target }, [10, 10, 10, 10])
    XCTAssertEqual(person.events.filter { $0.type == .hidden }.count, 1)
  }

  func testV3AGestureOverAPointerThatHasHiddenBringsItBackAtTheGaze() {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.move(by: Vector(1, 0))
    person.lift(waiting: 5000)
    XCTAssertEqual(person.frame.phase, .hidden)
    person.send(.scroll(Vector(0, 60), phase: .none, source: .wheel))
    person.send(.gaze(Point(120, 520)))
    person.move(by: Vector(2, 0))
    XCTAssertEqual(person.model, Point(122, 520))
  }

  func testV3WhatIsNoGestureDoesNotHideThePointer() {
    var off = PointerSettings()
    off.gestures.disable(.scrolling)
    off.gestures.disable(.smartZoom)
    let inputs: [(PointerDevice, PointerSettings, PointerInput.Kind)] = [
      (.mouse, PointerSettings(), .transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2)),
      (.mouse, PointerSettings(), .gesture(.zoom, phase: .began, fingers: 2)),
      (.mouse, PointerSettings(), .scroll(.zero, phase: .none, source: .wheel)),
      (.mouse, off, .scroll(Vector(0, 60), phase: .none, source: .wheel)),
      (.trackpad, off, .gesture(.smartZoom, phase: .ended, fingers: 2)),
      (.trackpad, off, .scroll(Vector(0, 60), phase: .began, source: .finger)),
      (.trackpad, PointerSettings(), .gesture(.tapToClick, phase: .ended, fingers: 1)),
      (.trackpad, PointerSettings(), .gesture(.swipeBetweenPages, phase: .cancelled, fingers: 2)),
      (.trackpad, PointerSettings(), .scroll(.zero, phase: .ended, source: .finger)),
      (.trackpad, PointerSettings(), .hold(.began)), (.trackpad, PointerSettings(), .modifiers(.shift)),
    ]
    for (device, settings, input) in inputs {
      var person = person()
      person.engine.setDevice(device, at: person.now)
      person.engine.setSettings(settings, at: person.now)
      person.send(.gaze(Point(200, 300)))
      person.move(by: Vector(1, 0))
      person.send(input)
      XCTAssertNotEqual(person.frame.phase, .hidden, "\(input) of a \(device.kind)")
      XCTAssertEqual(person.hovered, 10)
    }
  }

  func testV3AWheelWhileAButtonIsPressedHidesNothing() {
    var person = person()
    person.engine.setDevice(.mouse, at: person.now)
    person.send(.gaze(Point(200, 300)))
    person.move(by: Vector(1, 0))
    person.press()
    person.send(.scroll(Vector(0, 60), phase: .none, source: .wheel))
    XCTAssertNotEqual(person.frame.phase, .hidden)
  }

  private func lookingAtTheRightIconWhileHidden() -> SimulatedPerson {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    person.send(.transform(.ended, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    person.send(.gaze(rightIcon))
    return person
  }

  func testV3ATapOrPressOnTheHiddenPointerGoesWhereThePersonLooks() {
    for taps in [true, false] {
      var person = lookingAtTheRightIconWhileHidden()
      if taps { person.send(.gesture(.tapToClick, phase: .ended, fingers: 1)) } else { person.click() }
      XCTAssertEqual(person.events.last?.type, .clicked)
      XCTAssertEqual(person.events.last?.target, 20)
    }
  }

  func testV3AGestureOrAWheelsStepAfterALookActsInTheNewContext() {
    for (device, source, phase) in [
      (PointerDevice.trackpad, ScrollSource.finger, ScrollPhase.began), (.mouse, .wheel, .none),
    ] {
      var person = person()
      person.engine.setDevice(device, at: person.now)
      person.move(by: Vector(1, 0))
      person.send(.gaze(rightIcon))
      _ = person.newEvents()
      person.send(.scroll(Vector(0, 60), phase: phase, source: source))
      let scrolled = person.newEvents().first { $0.type == .scrolled }
      XCTAssertEqual(scrolled?.target, 20)
      XCTAssertEqual(scrolled?.location, rightIcon)
      XCTAssertEqual(person.frame.phase, .hidden)
    }
  }

  func testV3WithoutAnyGazeNothingIsDifferent() {
    var person = person()
    person.move(by: Vector(1, 0))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .gesturing)
    XCTAssertEqual(person.hovered, 10)
    person.send(.transform(.ended, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.model, Point(202, 300))
  }

  func testV1AForceClickActsWhereThePointerIs() {
    var person = person()
    person.touch(movingBy: Vector(1, 0))
    person.send(.gaze(rightIcon))
    let model = person.model
    person.send(.gesture(.forceClick, phase: .began, fingers: 1))
    XCTAssertEqual(person.model, model)
    XCTAssertNotEqual(person.frame.phase, .hidden)
    // As a gesture would.
    person.send(.gesture(.smartZoom, phase: .ended, fingers: 2))
    XCTAssertEqual(person.model, rightIcon)
  }
}

import PointerTestSupport
import XCTest

/// V3: if the host reports the gaze, a gesture or a step of a wheel hides the pointer, and a movement shows
/// it where the person looks.
///
/// Files: `Gaze`, `Gestures`.
final class HiddenDuringGesturesTests: GazeTestCase {
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

  private func lookingAtTheRightIconWhileHidden() -> SimulatedPerson {
    var person = person()
    person.send(.gaze(Point(200, 300)))
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    person.send(.transform(.ended, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    person.send(.gaze(rightIcon))
    return person
  }

  func testPointerHidesDuringAnyGestureAndReappearsAtTheGaze() {
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

  func testWheelGoesOnOverWhatItBeganOn() {
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

  func testGestureOverAHiddenPointerBringsItBackAtTheGaze() {
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

  func testWhatIsNoGestureDoesNotHideThePointer() {
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

  func testAWheelWhileAButtonIsPressedHidesNothing() {
    var person = person()
    person.engine.setDevice(.mouse, at: person.now)
    person.send(.gaze(Point(200, 300)))
    person.move(by: Vector(1, 0))
    person.press()
    person.send(.scroll(Vector(0, 60), phase: .none, source: .wheel))
    XCTAssertNotEqual(person.frame.phase, .hidden)
  }

  func testATapOrPressOnTheHiddenPointerGoesWhereThePersonLooks() {
    for taps in [true, false] {
      var person = lookingAtTheRightIconWhileHidden()
      if taps { person.send(.gesture(.tapToClick, phase: .ended, fingers: 1)) } else { person.click() }
      XCTAssertEqual(person.events.last?.type, .clicked)
      XCTAssertEqual(person.events.last?.target, 20)
    }
  }

  func testGestureAfterALookActsInTheNewContext() {
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

  func testAHiddenPointerReappearsWhereTheGazeCameBack() {
    var person = person()
    person.send(.gaze(rightIcon))
    person.send(.motion(Vector(1, 0)))
    person.send(.scroll(Vector(0, 2), phase: .began, source: .finger))
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    XCTAssertEqual(person.frame.phase, .hidden)
    // The pointer is in the right window itself.
    for gaze in [Point(200, 300), Point(900, 200)] { person.send(.gaze(gaze)) }
    person.send(.motion(Vector(1, 0)))
    XCTAssertEqual(person.model, Point(901, 200))
  }

  func testAPositionThatTheHostSetsEndsTheWaitForTheGaze() {
    for isEntered in [false, true] {
      for isHidden in [false, true] {
        var person = person()
        person.send(.gaze(isHidden ? Point(300, 500) : rightIcon))
        if isHidden {
          person.send(.scroll(Vector(0, 2), phase: .began, source: .finger))
          person.send(.scroll(.zero, phase: .ended, source: .finger))
        }
        let position = Point(220, 310)
        person.send(isEntered ? .enter(position) : .position(position))
        person.send(.motion(Vector(1, 0)))
        XCTAssertEqual(person.model, position + Vector(1, 0), "entered: \(isEntered), hidden: \(isHidden)")
      }
    }
  }
}

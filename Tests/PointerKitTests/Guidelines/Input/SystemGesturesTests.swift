import PointerTestSupport
import XCTest

/// I6: one finger points, gestures of two are for the app, and those of three and more for the system, unless
/// the person has assigned them.
///
/// Files: `StandardGesture`, `GestureAssignments`, `GesturePermissions`.
final class SystemGesturesTests: XCTestCase {
  private let slider = PointerTarget(1, Rect(100, 300, 300, 30), .slider)
  private let icon = PointerTarget(2, Rect(600, 300, 80, 80), .appIcon, hasBezel: true)
  private let row = { return PointerTarget(3, Rect(0, 0, 300, 60), .row, space: 5) }()

  /// A person whose pointer is at a position, and who has put a number of fingers on the trackpad one after
  /// another.
  private func person(fingers: Int, at position: Point, settings: PointerSettings = PointerSettings())
    -> SimulatedPerson
  {
    var person = SimulatedPerson(targets: [slider, icon], start: position - Vector(1, 0), settings: settings)
    let list = PointerSpace(id: 5, origin: Point(300, 500), clip: Rect(300, 500, 300, 200), z: 1)
    person.engine.upsert(list, at: person.now)
    person.engine.upsert(row, at: person.now)
    person.touch(movingBy: Vector(1, 0))
    person.lift(waiting: 400)
    for count in 1...fingers { person.send(.contact(count == 1 ? .began : .changed, fingers: count)) }
    _ = person.newEvents()
    return person
  }

  /// Positions on the slider, on the icon, on the row of a list, and on nothing, each with its target.
  private let positions: [(Point, TargetID?)] = [
    (Point(250, 315), 1), (Point(640, 340), 2), (Point(450, 530), 3), (Point(900, 700), nil),
  ]

  private func scroll(_ person: inout SimulatedPerson, _ phase: ScrollPhase, by dx: Double = 7) {
    person.send(.scroll(Vector(dx, 3), phase: phase, source: .finger))
  }

  func testOneFingerPointsAndClicks() {
    var person = person(fingers: 1, at: Point(640, 340))
    person.move(by: Vector(2, 0))
    XCTAssertEqual(person.model, Point(642, 340))
    person.click()
    let types = person.newEvents().map { $0.target == 2 ? $0.type : nil }
    XCTAssertEqual(types, [.pressed, .released, .clicked])
  }

  func testScrollWithThreeFingersReachesNothing() {
    for ((position, target), fingers) in product(positions, [3, 4, 5, 12]) {
      var person = person(fingers: fingers, at: position)
      XCTAssertEqual(person.hovered, target)
      let before = person.frame
      scroll(&person, .began)
      scroll(&person, .changed)
      scroll(&person, .ended)
      scroll(&person, .momentum)
      let events = person.newEvents()
      XCTAssertEqual(
        events.map { $0.type }, [.scrolled, .scrolled, .scrolled, .scrolled],
        "\(fingers) fingers at \(position)")
      for event in events {
        XCTAssertEqual(event.recipient?.isSystemwide, true)
        XCTAssertNil(event.target)
        XCTAssertEqual(event.space, .window, "not even the view under the pointer scrolls")
        XCTAssertEqual(event.scroll?.delta, Vector(7, 3))
      }
      XCTAssertEqual(events.map { $0.phase }, [.began, .changed, .ended, nil])
      XCTAssertEqual(person.model, before.modelPosition)
      XCTAssertEqual(person.frame.contents, before.contents)
      XCTAssertEqual(person.engine.diagnostics.total, 0)
    }
  }

  func testSystemsScrollIsNotThatOfContent() {
    var settings = with(PointerSettings()) { ($0.naturalScrolling, $0.scrollingSpeed) = (false, 3) }
    settings.gestures.disable(.scrolling)
    var person = person(fingers: 3, at: positions[1].0, settings: settings)
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().map { $0.scroll?.delta }, [Vector(7, 3)])
  }

  func testAMovementOfThreeFingersDoesNotMoveThePointer() {
    for fingers in 0...5 {
      var person = SimulatedPerson(start: Point(300, 300))
      if fingers > 0 { person.send(.contact(.began, fingers: fingers)) }
      for _ in 0..<10 { person.move(by: Vector(12, 3)) }
      person.send(.contact(.ended, fingers: 0))
      XCTAssertEqual(person.model == Point(300, 300), fingers >= 3, "\(fingers)")
      if fingers >= 3 {
        person.wait(milliseconds: 500)
        XCTAssertEqual(person.model, Point(300, 300), "nor does the lift")
      }
    }
  }

  func testWithAButtonDownThreeFingersDrag() {
    var person = SimulatedPerson(start: Point(300, 300))
    person.send(.contact(.began, fingers: 3))
    person.press()
    person.move(by: Vector(12, 3))
    XCTAssertEqual(person.model, Point(312, 303))
  }

  func testAScrollOfThreeFingersWithoutPhasesIsTheSystems() {
    var person = person(fingers: 3, at: positions[1].0)
    scroll(&person, .none)
    XCTAssertEqual(person.newEvents().map { $0.recipient?.isSystemwide }, [true])
    person.lift()
    scroll(&person, .none)
    XCTAssertEqual(person.newEvents().last?.target, 2, "a host that does not say how many")
  }

  /// Also I2.
  func testTwoFingersScrollWhatIsUnderThePointer() {
    for ((position, target), fingers) in product(positions, [1, 2]) {
      let settings = with(PointerSettings()) { ($0.naturalScrolling, $0.scrollingSpeed) = (fingers == 1, 2) }
      var person = person(fingers: fingers, at: position, settings: settings)
      scroll(&person, .began)
      let scroll = person.newEvents().first { $0.type == .scrolled }
      XCTAssertEqual(scroll?.target, target)
      let factor: Double = target == 1 ? 1 : fingers == 1 ? 2 : -2
      XCTAssertEqual(scroll?.scroll?.delta, Vector(7, 3) * factor, "as the person chose, but for a slider")
      XCTAssertEqual(scroll?.recipient?.isSystemwide, false)
    }
  }

  func testFingersThatComeOrGoDuringAScrollChangeNothingOfIt() {
    var person = person(fingers: 2, at: positions[1].0)
    scroll(&person, .began)
    person.send(.contact(.changed, fingers: 3))
    scroll(&person, .changed)
    XCTAssertEqual(person.newEvents().map { $0.target }, [2, 2])
    scroll(&person, .ended)
    _ = person.newEvents()
    scroll(&person, .began)
    person.send(.contact(.changed, fingers: 2))
    scroll(&person, .changed)
    person.send(.contact(.ended, fingers: 1))
    scroll(&person, .ended)
    XCTAssertEqual(person.newEvents().map { $0.recipient?.isSystemwide }, [true, true, true])
  }

  func testOnlyTheFingersOfTheDeviceItselfCount() {
    var person = person(fingers: 4, at: positions[1].0)
    person.engine.setDevice(.trackpad, id: 7, at: person.now)
    person.device = 7
    person.send(.contact(.began, fingers: 2))
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().last?.target, 2)
    person.engine.setDevice(.mouse, id: 8, at: person.now)
    person.device = 8
    person.send(.scroll(Vector(0, 10), phase: .none, source: .wheel))
    XCTAssertEqual(person.newEvents().last?.target, 2, "a wheel has no fingers")
  }

  func testPinchHasTheFingersOnTheDevice() {
    for fingers in [3, 5] {
      var person = person(fingers: fingers, at: positions[1].0)
      person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 0))
      person.send(.transform(.ended, scale: 2, rotation: 1, translation: .zero, fingers: 0))
      let events = person.newEvents()
      XCTAssertEqual(events.map { $0.recipient?.isSystemwide }, [true, true])
      XCTAssertEqual(events.map { $0.target }, [nil, nil])
      XCTAssertEqual(events.map { $0.space }, [.window, .window])
    }
  }

  func testAPinchGoesOnAsItBeganWhateverFingersComeOrGo() {
    for (first, then, isSystemwide) in [(2, 3, false), (2, 5, false), (3, 2, true), (4, 1, true)] {
      var person = person(fingers: 2, at: positions[1].0)
      person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: first))
      person.send(.transform(.changed, scale: 2, rotation: 1, translation: .zero, fingers: then))
      person.send(.transform(.ended, scale: 3, rotation: 2, translation: .zero, fingers: then))
      let events = person.newEvents()
      XCTAssertEqual(events.map { $0.recipient?.isSystemwide }, [isSystemwide, isSystemwide, isSystemwide])
      XCTAssertEqual(events.map { $0.target }, Array(repeating: isSystemwide ? nil : 2, count: 3))
      XCTAssertEqual(events.map { $0.transform?.scale }, [1, 2, 3])
      XCTAssertEqual(events.map { $0.transform?.rotation }, [0, 1, 2])
    }
  }

  func testGesturesOfThreeFingersOrMoreAreTheSystems() {
    for gesture in StandardGesture.allCases {
      for fingers in 3...6 {
        for phases in [[ContactPhase.ended], [.began, .changed, .ended], [.began, .cancelled]] {
          var person = person(fingers: 2, at: positions[1].0)
          for phase in phases { person.send(.gesture(gesture, phase: phase, fingers: fingers)) }
          let events = person.newEvents()
          XCTAssertEqual(events.map { $0.type }, phases.map { _ in .gestured }, "\(gesture), and no click")
          for event in events {
            XCTAssertEqual(event.recipient?.isSystemwide, true, "\(gesture) with \(fingers)")
            XCTAssertNil(event.target)
            XCTAssertEqual(event.space, .window)
            XCTAssertEqual(event.location, person.model, "for what is looked up there")
          }
        }
      }
    }
  }

  func testGesturesOfFewerFingersAreTheTargets() {
    for gesture in StandardGesture.allCases where !gesture.isSystemwide {
      for fingers in 0...2 {
        var person = person(fingers: 2, at: positions[1].0)
        person.send(.gesture(gesture, phase: .ended, fingers: fingers))
        let event = person.newEvents().first
        XCTAssertEqual(event?.target, 2, "\(gesture) with \(fingers)")
        XCTAssertEqual(event?.recipient?.isSystemwide, false)
      }
    }
  }

  /// Also I10.
  func testGestureAssignedToThreeFingersIsTheTargets() {
    var settings = PointerSettings()
    settings.gestures[.swipeBetweenPages, on: .trackpad] = [.two, .three]
    settings.gestures[.scrolling, on: .trackpad] = .three
    settings.gestures[.zoom, on: .trackpad] = .three
    settings.gestures[.missionControl, on: .trackpad] = .three
    var person = person(fingers: 3, at: positions[1].0, settings: settings)
    person.send(.gesture(.swipeBetweenPages, phase: .ended, fingers: 3))
    scroll(&person, .began)
    scroll(&person, .ended)
    person.send(.transform(.changed, scale: 2, rotation: 1, translation: .zero, fingers: 3))
    let events = person.newEvents()
    XCTAssertEqual(events.map { $0.target }, [2, 2, 2, 2])
    XCTAssertEqual(events.last?.transform?.scale, 2)
    XCTAssertEqual(events.last?.transform?.rotation, 0, "only the zoom was assigned")
    person.send(.gesture(.missionControl, phase: .ended, fingers: 3))
    XCTAssertEqual(person.newEvents().last?.recipient?.isSystemwide, true, "I9: never taken over")
    person.send(.contact(.changed, fingers: 4))
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().last?.recipient?.isSystemwide, true, "four are not three")
  }
}

import PointerTestSupport
import XCTest

/// I6, I8, I9: the table of standard clicks and gestures, and those of three fingers, which are the system's.
final class I6I8I9StandardTests: XCTestCase {
  private let image = {
    return PointerTarget(
      id: 1, frame: Rect(x: 400, y: 300, width: 200, height: 200), kind: .image, hasBezel: true,
      style: .system)
  }()

  private func person(
    _ device: PointerDevice = .trackpad, settings: PointerSettings = PointerSettings(),
    at start: Point = Point(x: 460, y: 370)
  ) -> PointerHarness {
    var person = PointerHarness(
      targets: [image], start: start - Vector(dx: 1, dy: 0), device: device, settings: settings)
    person.move(by: Vector(dx: 1, dy: 0), waiting: 500)
    _ = person.newEvents()
    return person
  }

  private let withoutTouch: [PointerDevice] = [.mouse, .trackpoint, PointerDevice(kind: .other)]

  // MARK: What a device has

  func testI8AMouseCanNeitherPinchNorRotateWhateverWayTheyCome() {
    for (device, fingers) in product(withoutTouch, [0, 1, 2, 3, 5]) {
      var person = person(device)
      let before = person.frame
      let inputs: [PointerInput.Kind] = [
        .transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: fingers),
        .transform(.changed, scale: 1.5, rotation: 0, translation: .zero, fingers: fingers),
        .transform(.changed, scale: 1, rotation: 0.4, translation: .zero, fingers: fingers),
        .transform(.ended, scale: 1.5, rotation: 0.4, translation: .zero, fingers: fingers),
        .transform(.cancelled, scale: 1, rotation: 0, translation: .zero, fingers: fingers),
        .gesture(.zoom, phase: .began, fingers: fingers),
        .gesture(.zoom, phase: .ended, fingers: fingers),
        .gesture(.rotate, phase: .changed, fingers: fingers),
        .gesture(.rotate, phase: .cancelled, fingers: fingers),
      ]
      for (index, input) in inputs.enumerated() {
        person.send(input)
        XCTAssertEqual(person.newTypes(), [], "\(input) of a \(device.kind)")
        XCTAssertEqual(person.engine.diagnostics.impossibleGestures.count, index + 1)
        XCTAssertEqual(person.engine.diagnostics.total, index + 1, "and nothing else")
      }
      XCTAssertEqual(person.frame, before)
    }
  }

  func testI8APinchThatIsRefusedStopsNoCoast() {
    var person = PointerHarness(start: Point(x: 100, y: 384))
    person.engine.setDevice(.mouse, id: 1, at: person.now)
    person.flick(Vector(dx: 2000, dy: 0))
    XCTAssertEqual(person.frame.phase, .coasting)
    person.device = 1
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .coasting)
    person.device = 0
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .gesturing)
  }

  /// The two columns of the table, and what an app's gesture of one or two fingers leads to.
  func testI8I9EveryRowForBothDevices() {
    let rows: [(gesture: StandardGesture, mouse: Bool, types: [PointerEventType])] = [
      (.primaryClick, true, [.gestured, .pressed, .released, .clicked]),
      (.secondaryClick, true, [.gestured, .pressed, .secondaryClicked, .released]),
      (.scrolling, true, [.gestured]), (.smartZoom, true, [.gestured]),
      (.swipeBetweenPages, true, [.gestured]), (.swipeBetweenFullScreenApps, true, [.gestured]),
      (.missionControl, true, [.gestured]), (.lookUp, false, [.gestured]),
      (.tapToClick, false, [.gestured, .pressed, .released, .clicked]), (.forceClick, false, [.gestured]),
      (.zoom, false, [.gestured]), (.rotate, false, [.gestured]),
      (.notificationCenter, false, [.gestured]), (.appExpose, false, [.gestured]),
      (.launchpad, false, [.gestured]), (.showDesktop, false, [.gestured]),
    ]
    XCTAssertEqual(Set(rows.map { $0.gesture }), Set(StandardGesture.allCases))
    let system: Set<StandardGesture> = [
      .missionControl, .appExpose, .launchpad, .showDesktop, .notificationCenter, .swipeBetweenFullScreenApps,
    ]
    for row in rows {
      let isSystemwide = system.contains(row.gesture)
      XCTAssertEqual(row.gesture.isSystemwide, isSystemwide, "\(row.gesture)")
      var trackpad = person()
      trackpad.send(.gesture(row.gesture, phase: .ended, fingers: 1))
      let events = trackpad.newEvents()
      XCTAssertEqual(events.map { $0.type }, row.types, "\(row.gesture)")
      XCTAssertEqual(events.first?.recipient?.isSystemwide, isSystemwide, "I9: never taken over")
      XCTAssertEqual(events.first?.target, isSystemwide ? nil : 1)
      XCTAssertEqual(row.gesture.isAvailable(on: .trackpad), true)
      for device in withoutTouch {
        var other = person(device)
        other.send(.gesture(row.gesture, phase: .ended, fingers: 1))
        let isKnown = row.mouse || isSystemwide
        XCTAssertEqual(other.newTypes(), isKnown ? row.types : [], "\(row.gesture) of a \(device.kind)")
        XCTAssertEqual(other.engine.diagnostics.impossibleGestures.count, isKnown ? 0 : 1)
        XCTAssertEqual(row.gesture.isAvailable(on: device.kind), row.mouse)
      }
    }
  }

  // MARK: Taps

  func testI8ATapClicksWhatIsUnderThePointer() {
    for phases in [[ContactPhase.ended], [.began, .ended]] {
      var person = person()
      for phase in phases { person.send(.gesture(.tapToClick, phase: phase, fingers: 1)) }
      let events = person.newEvents().filter { $0.type != .gestured }
      XCTAssertEqual(events.map { $0.type }, [.pressed, .released, .clicked])
      for event in events {
        XCTAssertEqual(event.target, 1)
        XCTAssertEqual(event.button, .primary)
        XCTAssertEqual(event.location, Point(x: 460, y: 370))
      }
      XCTAssertEqual(events.last?.count, 1)
      XCTAssertEqual(person.engine.diagnostics.total, 0)
      XCTAssertNotEqual(person.frame.phase, .gesturing)
    }
  }

  func testI8TapsAreClicksInARow() {
    var person = person()
    for _ in 0..<3 {
      person.wait(milliseconds: 200)
      person.send(.gesture(.tapToClick, phase: .ended, fingers: 1))
    }
    person.wait(milliseconds: 501)
    person.send(.gesture(.tapToClick, phase: .ended, fingers: 1))
    XCTAssertEqual(person.newEvents().filter { $0.type == .clicked }.map { $0.count }, [1, 2, 3, 1])
  }

  func testI8ATapOnEmptyGroundClearsTheSelectionAsAClickDoes() {
    var person = person(at: Point(x: 60, y: 60))
    person.engine.setSelection([1], at: person.now)
    person.send(.gesture(.tapToClick, phase: .ended, fingers: 1))
    XCTAssertEqual(person.newEvents().last?.type, .clicked)
    XCTAssertEqual(person.engine.selection, [])
  }

  func testI8ATapWithTwoFingersOrControlIsASecondaryClick() {
    for (fingers, keys) in [(2, KeyModifiers()), (1, .control)] {
      var person = person()
      person.send(.modifiers(keys))
      person.send(.gesture(.tapToClick, phase: .ended, fingers: fingers))
      XCTAssertEqual(person.newTypes(), [.gestured, .pressed, .secondaryClicked, .released])
    }
  }

  func testI8ATapThatIsBrokenOffOrSwitchedOffClicksNothing() {
    var person = person()
    person.send(.gesture(.tapToClick, phase: .began, fingers: 1))
    person.send(.gesture(.tapToClick, phase: .cancelled, fingers: 1))
    XCTAssertEqual(person.newTypes(), [.gestured, .gestured])
    var settings = PointerSettings()
    settings.gestures.disable(.tapToClick)
    person.engine.setSettings(settings, at: person.now)
    person.send(.gesture(.tapToClick, phase: .ended, fingers: 1))
    XCTAssertEqual(person.newTypes(), [])
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testI8ATapShowsAHiddenPointerAndStopsACoastAsAPressDoes() {
    var person = person()
    person.wait(milliseconds: 4000)
    XCTAssertEqual(person.frame.phase, .hidden)
    _ = person.newEvents()
    person.send(.gesture(.tapToClick, phase: .ended, fingers: 1))
    XCTAssertEqual(person.newTypes(), [.shown, .entered, .gestured, .pressed, .released, .clicked])
    XCTAssertEqual(person.events.last?.target, 1)

    var coasting = PointerHarness(start: Point(x: 100, y: 384))
    coasting.flick(Vector(dx: 2000, dy: 0), waiting: 40)
    let position = coasting.model
    coasting.send(.gesture(.tapToClick, phase: .ended, fingers: 1), waiting: 500)
    XCTAssertEqual(coasting.model, position)
  }

  func testI8ATapWhileTheButtonIsPressedIsIgnoredAndCounted() {
    var person = person()
    person.press()
    person.send(.gesture(.tapToClick, phase: .ended, fingers: 1))
    XCTAssertEqual(person.newTypes(), [.pressed, .gestured])
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1)
    person.release()
    XCTAssertEqual(person.newTypes(), [.released, .clicked], "the press was not touched")
  }

  // MARK: The secondary click

  /// A person for each way to make a secondary click.
  private func ways(_ settings: PointerSettings) -> [PointerHarness] {
    var button = person(.mouse, settings: settings)
    button.click(.secondary)
    var pad = person(settings: settings)
    pad.click(.secondary)
    var fingers = person(settings: settings)
    fingers.send(.contact(.began, fingers: 2))
    fingers.click()
    var control = person(.mouse, settings: settings)
    control.send(.modifiers(.control))
    control.click()
    var tap = person(settings: settings)
    tap.send(.gesture(.tapToClick, phase: .ended, fingers: 2))
    var gesture = person(settings: settings)
    gesture.send(.gesture(.secondaryClick, phase: .ended, fingers: 2))
    return [button, pad, fingers, control, tap, gesture]
  }

  func testI8TheSecondaryClickCanBeSwitchedOffInEveryForm() {
    for person in ways(PointerSettings()) {
      XCTAssertTrue(person.events.contains { $0.type == .secondaryClicked })
    }
    var settings = PointerSettings()
    settings.gestures.disable(.secondaryClick)
    XCTAssertFalse(settings.gestures.allows(.secondaryClick, fingers: 2, on: .trackpad))
    for (index, person) in ways(settings).enumerated() {
      var person = person
      let types = person.newTypes().filter { $0 != .entered && $0 != .gestured }
      // The button of its own does nothing; what would have been the other click is a primary one.
      let isPrimary = [2, 3, 4].contains(index)
      XCTAssertEqual(types, isPrimary ? [.pressed, .released, .clicked] : [], "way \(index)")
      XCTAssertEqual(person.engine.diagnostics.total, 0, "the person's choice is no mistake, way \(index)")
    }
  }

  func testI8TheSecondaryClickIsSwitchedOffOnOneDeviceAlone() {
    var settings = PointerSettings()
    settings.gestures[.secondaryClick, on: .mouse] = []
    var mouse = person(.mouse, settings: settings)
    mouse.click(.secondary)
    XCTAssertEqual(mouse.newTypes(), [])
    var pad = person(settings: settings)
    pad.click(.secondary)
    XCTAssertEqual(pad.newTypes(), [.pressed, .secondaryClicked, .released])
  }

  func testI8TheSecondaryClickCanBeReassignedToOtherFingers() {
    for (assigned, makes) in [
      (FingerCounts.three, [3]), (.two, [2]), ([.two, .four], [2, 4]), (.any, [2, 3, 4, 5]),
    ] {
      var settings = PointerSettings()
      settings.gestures[.secondaryClick, on: .trackpad] = assigned
      XCTAssertEqual(settings.gestures[.secondaryClick, on: .trackpad], assigned)
      for fingers in 1...5 {
        var person = person(settings: settings)
        person.send(.contact(.began, fingers: fingers))
        person.click()
        XCTAssertEqual(
          person.events.contains { $0.type == .secondaryClicked }, makes.contains(fingers),
          "\(fingers) of \(assigned)")
        XCTAssertEqual(person.events.contains { $0.type == .clicked }, !makes.contains(fingers))
      }
      var button = person(settings: settings)
      button.press(.secondary)
      XCTAssertEqual(button.events.last?.type, .secondaryClicked, "a button needs no fingers")
    }
  }

  func testI8AChangeDuringAPressAppliesToTheNextOne() {
    var off = PointerSettings()
    off.gestures.disable(.secondaryClick)
    var person = person(.mouse)
    person.press(.secondary)
    person.engine.setSettings(off, at: person.now)
    person.release(.secondary)
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked, .released])
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testI8AGestureThatIsSwitchedOffWhileItIsMadeGoesOnToItsEnd() {
    var off = PointerSettings()
    for gesture in [StandardGesture.scrolling, .zoom, .rotate, .swipeBetweenPages] {
      off.gestures.disable(gesture)
    }
    var person = person()
    func send(_ phase: ContactPhase, _ scroll: ScrollPhase) {
      person.send(.scroll(Vector(dx: 0, dy: 5), phase: scroll, source: .finger))
      person.send(.transform(phase, scale: 3, rotation: 0, translation: .zero, fingers: 2))
      person.send(.gesture(.swipeBetweenPages, phase: phase, fingers: 2))
    }
    send(.began, .began)
    person.engine.setSettings(off, at: person.now)
    send(.changed, .changed)
    send(.ended, .ended)
    let phases: [ContactPhase] = [.began, .changed, .ended].flatMap { [$0, $0, $0] }
    XCTAssertEqual(person.newEvents().map { $0.phase }, phases)
    XCTAssertNotEqual(person.frame.phase, .gesturing)
    send(.began, .began)
    XCTAssertEqual(person.newTypes(), [], "the next one does not begin")
  }
}

/// I6: a scroll or gesture with three or more fingers is the system's: it reaches no target and moves
/// nothing.
final class SystemGestureTests: XCTestCase {
  private let slider = PointerTarget(
    id: 1, frame: Rect(x: 100, y: 300, width: 300, height: 30), kind: .slider)
  private let icon = PointerTarget(
    id: 2, frame: Rect(x: 600, y: 300, width: 80, height: 80), kind: .appIcon, hasBezel: true)
  private let row = {
    return PointerTarget(id: 3, frame: Rect(x: 0, y: 0, width: 300, height: 60), kind: .row, space: 5)
  }()

  /// A person whose pointer is at a position, and who has put a number of fingers on the trackpad one after
  /// another.
  private func person(
    fingers: Int, at position: Point, settings: PointerSettings = PointerSettings()
  ) -> PointerHarness {
    var person = PointerHarness(
      targets: [slider, icon], start: position - Vector(dx: 1, dy: 0), settings: settings)
    let list = PointerSpace(
      id: 5, origin: Point(x: 300, y: 500), clip: Rect(x: 300, y: 500, width: 300, height: 200), order: 1)
    person.engine.upsertSpace(list, at: person.now)
    person.engine.upsert(row, at: person.now)
    person.touch()
    person.move(by: Vector(dx: 1, dy: 0))
    person.lift(waiting: 400)
    for count in 1...fingers { person.send(.contact(count == 1 ? .began : .changed, fingers: count)) }
    _ = person.newEvents()
    return person
  }

  /// Positions on the slider, on the icon, on the row of a list, and on nothing, each with its target.
  private let positions: [(Point, TargetID?)] = [
    (Point(x: 250, y: 315), 1), (Point(x: 640, y: 340), 2), (Point(x: 450, y: 530), 3),
    (Point(x: 900, y: 700), nil),
  ]

  private func scroll(_ person: inout PointerHarness, _ phase: ScrollPhase, by dx: Double = 7) {
    person.send(.scroll(Vector(dx: dx, dy: 3), phase: phase, source: .finger))
  }

  // MARK: Scrolls

  func testI6AScrollWithThreeFingersIsTheSystemsAndReachesNothing() {
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
        XCTAssertEqual(event.scroll?.delta, Vector(dx: 7, dy: 3))
      }
      XCTAssertEqual(events.map { $0.phase }, [.began, .changed, .ended, nil])
      XCTAssertEqual(person.model, before.model)
      XCTAssertEqual(person.frame.contents, before.contents)
      XCTAssertEqual(person.engine.diagnostics.total, 0)
    }
  }

  func testI6TheSystemsScrollIsThatOfTheFingersWhateverThePersonChoseForContent() {
    var settings = with(PointerSettings()) { ($0.naturalScrolling, $0.scrollingSpeed) = (false, 3) }
    settings.gestures.disable(.scrolling)
    var person = person(fingers: 3, at: positions[1].0, settings: settings)
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().map { $0.scroll?.delta }, [Vector(dx: 7, dy: 3)])
  }

  func testI6AScrollOfThreeFingersWithoutPhasesIsTheSystems() {
    var person = person(fingers: 3, at: positions[1].0)
    scroll(&person, .none)
    XCTAssertEqual(person.newEvents().map { $0.recipient?.isSystemwide }, [true])
    person.lift()
    scroll(&person, .none)
    XCTAssertEqual(person.newEvents().last?.target, 2, "a host that does not say how many")
  }

  func testI6TwoFingersScrollWhatIsUnderThePointer() {
    for ((position, target), fingers) in product(positions, [1, 2]) {
      var person = person(fingers: fingers, at: position)
      scroll(&person, .began)
      let scroll = person.newEvents().first { $0.type == .scrolled }
      XCTAssertEqual(scroll?.target, target)
      XCTAssertEqual(scroll?.recipient?.isSystemwide, false)
    }
  }

  func testI6FingersThatComeOrGoDuringAScrollChangeNothingOfIt() {
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

  func testI6OnlyTheFingersOfTheDeviceItselfCount() {
    var person = person(fingers: 4, at: positions[1].0)
    person.engine.setDevice(.trackpad, id: 7, at: person.now)
    person.device = 7
    person.send(.contact(.began, fingers: 2))
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().last?.target, 2)
    person.engine.setDevice(.mouse, id: 8, at: person.now)
    person.device = 8
    person.send(.scroll(Vector(dx: 0, dy: 10), phase: .none, source: .wheel))
    XCTAssertEqual(person.newEvents().last?.target, 2, "a wheel has no fingers")
  }

  // MARK: Pinches and named gestures

  func testI6APinchOfUnstatedFingersIsThatOfTheFingersOnTheDevice() {
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

  func testI6APinchGoesOnAsItBeganWhateverFingersComeOrGo() {
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

  func testI6EveryGestureWithThreeOrMoreFingersIsTheSystems() {
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
      guard !gesture.isSystemwide else { continue }
      for fingers in 0...2 {
        var person = person(fingers: 2, at: positions[1].0)
        person.send(.gesture(gesture, phase: .ended, fingers: fingers))
        let event = person.newEvents().first
        XCTAssertEqual(event?.target, 2, "\(gesture) with \(fingers)")
        XCTAssertEqual(event?.recipient?.isSystemwide, false)
      }
    }
  }

  func testI10WhatThePersonAssignedToThreeFingersIsTheTargets() {
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

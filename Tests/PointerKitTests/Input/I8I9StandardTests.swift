import PointerTestSupport
import XCTest

/// I8, I9: the table of standard clicks and gestures, and how a person switches and assigns them.
final class I8I9StandardTests: XCTestCase {
  private let image = {
    return PointerTarget(1, Rect(400, 300, 200, 200), .image, hasBezel: true, style: .system)
  }()

  private func person(
    _ device: PointerDevice = .trackpad, settings: PointerSettings = PointerSettings(),
    at start: Point = Point(460, 370)
  ) -> SimulatedPerson {
    return SimulatedPerson(targets: [image], at: start, device: device, settings: settings, waiting: 500)
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
        .gesture(.zoom, phase: .began, fingers: fingers), .gesture(.zoom, phase: .ended, fingers: fingers),
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
    var person = SimulatedPerson(start: Point(100, 384))
    person.engine.setDevice(.mouse, id: 1, at: person.now)
    person.flick(Vector(2000, 0))
    XCTAssertEqual(person.frame.phase, .coasting)
    person.device = 1
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .coasting)
    person.device = 0
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .gesturing)
  }

  /// The two columns of the table, and what an app's gesture of one or two fingers leads to.
  func testI8I9TheTrackpadHasAllOfTheMacOSTableAMouseSomeAndSystemwideGesturesAreNeverTakenOver() {
    let rows: [(gesture: StandardGesture, mouse: Bool, types: [PointerEventType])] = [
      (.primaryClick, true, [.gestured, .pressed, .released, .clicked]),
      (.secondaryClick, true, [.gestured, .pressed, .secondaryClicked, .released]),
      (.scrolling, true, [.gestured]), (.smartZoom, true, [.gestured]),
      (.swipeBetweenPages, true, [.gestured]), (.swipeBetweenFullScreenApps, true, [.gestured]),
      (.missionControl, true, [.gestured]), (.lookUp, false, [.gestured]),
      (.tapToClick, false, [.gestured, .pressed, .released, .clicked]), (.forceClick, false, [.gestured]),
      (.zoom, false, [.gestured]), (.rotate, false, [.gestured]), (.notificationCenter, false, [.gestured]),
      (.appExpose, false, [.gestured]), (.launchpad, false, [.gestured]), (.showDesktop, false, [.gestured]),
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
        XCTAssertEqual(event.location, Point(460, 370))
      }
      XCTAssertEqual(events.last?.count, 1)
      XCTAssertEqual(person.engine.diagnostics.total, 0)
      XCTAssertNotEqual(person.frame.phase, .gesturing)
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

    var coasting = SimulatedPerson(start: Point(100, 384))
    coasting.flick(Vector(2000, 0), waiting: 40)
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
  private func ways(_ settings: PointerSettings) -> [SimulatedPerson] {
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
      person.send(.scroll(Vector(0, 5), phase: scroll, source: .finger))
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

import PointerTestSupport
import XCTest

@testable import PointerKit

/// I8: the person switches gestures off, and assigns them to other fingers.
final class SwitchedGesturesTests: GestureTestCase {
  private let image = {
    return PointerTarget(1, Rect(400, 300, 200, 200), .image, hasBezel: true, style: .system)
  }()

  private func person(
    _ device: PointerDevice = .trackpad, settings: PointerSettings = PointerSettings(),
    at start: Point = Point(460, 370)
  ) -> SimulatedPerson {
    return SimulatedPerson(targets: [image], at: start, device: device, settings: settings, waiting: 500)
  }

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

  func testGesturesButThePrimaryClickCanBeSwitchedOff() {
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

  func testScrollingZoomingAndTurningCanBeSwitchedOff() {
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

  /// Also I10.
  func testGesturesButThePrimaryClickCanBeReassigned() {
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

  func testTheSecondaryClickCanBeSwitchedOffInEveryForm() {
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

  func testTheSecondaryClickIsSwitchedOffOnOneDeviceAlone() {
    var settings = PointerSettings()
    settings.gestures[.secondaryClick, on: .mouse] = []
    var mouse = person(.mouse, settings: settings)
    mouse.click(.secondary)
    XCTAssertEqual(mouse.newTypes(), [])
    var pad = person(settings: settings)
    pad.click(.secondary)
    XCTAssertEqual(pad.newTypes(), [.pressed, .secondaryClicked, .released])
  }

  func testTheSecondaryClickCanBeReassignedToOtherFingers() {
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

  func testAChangeDuringAPressAppliesToTheNextOne() {
    var off = PointerSettings()
    off.gestures.disable(.secondaryClick)
    var person = person(.mouse)
    person.press(.secondary)
    person.engine.setSettings(off, at: person.now)
    person.release(.secondary)
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked, .released])
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testGestureGoesOnThoughItIsSwitchedOff() {
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

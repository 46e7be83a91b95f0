import PointerTestSupport
import XCTest

@testable import PointerKit

/// I8: each kind of device has some of the standard gestures, which the person can switch.
///
/// Files: `StandardGesture`, `GestureAssignments`, `GesturePermissions`.
final class StandardGesturesTests: XCTestCase {
  private let withoutTouch: [PointerDevice] = [.mouse, .trackpoint, PointerDevice(kind: .other)]

  private let image = {
    return PointerTarget(1, Rect(400, 300, 200, 200), .image, hasBezel: true, style: .system)
  }()

  private func person(
    _ device: PointerDevice = .trackpad, settings: PointerSettings = PointerSettings(),
    at start: Point = Point(460, 370)
  ) -> SimulatedPerson {
    return SimulatedPerson(targets: [image], at: start, device: device, settings: settings, waiting: 500)
  }

  func testMouseCanNeitherPinchNorRotate() {
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

  func testAPinchThatIsRefusedStopsNoCoast() {
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

  func testATapClicksWhatIsUnderThePointer() {
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

  func testATapThatIsBrokenOffOrSwitchedOffClicksNothing() {
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

  func testATapShowsAHiddenPointerAndStopsACoastAsAPressDoes() {
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

  func testATapWhileTheButtonIsPressedIsIgnoredAndCounted() {
    var person = person()
    person.press()
    person.send(.gesture(.tapToClick, phase: .ended, fingers: 1))
    XCTAssertEqual(person.newTypes(), [.pressed, .gestured])
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1)
    person.release()
    XCTAssertEqual(person.newTypes(), [.released, .clicked], "the press was not touched")
  }

  func testEachGestureHasItsUsualFingers() {
    XCTAssertEqual(StandardGesture.missionControl.usualFingers(on: .trackpad), [.three, .four])
    XCTAssertEqual(StandardGesture.missionControl.usualFingers(on: .mouse), .two)
    XCTAssertEqual(StandardGesture.lookUp.usualFingers(on: .trackpad), [.one, .three])
  }

  /// The two columns of the table, and what a gesture leads to.
  func testEachDeviceHasTheGesturesOfItsColumn() {
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
    for row in rows {
      var trackpad = person()
      trackpad.send(.gesture(row.gesture, phase: .ended, fingers: 1))
      XCTAssertEqual(trackpad.newTypes(), row.types, "\(row.gesture)")
      XCTAssertEqual(row.gesture.isAvailable(on: .trackpad), true)
      for device in withoutTouch {
        var other = person(device)
        other.send(.gesture(row.gesture, phase: .ended, fingers: 1))
        let isKnown = row.mouse || row.gesture.isSystemwide
        XCTAssertEqual(other.newTypes(), isKnown ? row.types : [], "\(row.gesture) of a \(device.kind)")
        XCTAssertEqual(other.engine.diagnostics.impossibleGestures.count, isKnown ? 0 : 1)
        XCTAssertEqual(row.gesture.isAvailable(on: device.kind), row.mouse)
      }
    }
  }
}

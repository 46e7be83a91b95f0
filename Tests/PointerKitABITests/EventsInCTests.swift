import CPointerKit
import PointerTestSupport
import XCTest

@testable import PointerKitABI

/// What a program in C reads of events is what a program in Swift reads.
final class EventsInCTests: EngineInCTestCase {
  func testEveryFieldOfAnEventIsThatOfSwift() {
    var types: Set<PointerEventType> = []
    visit(from: 200) { engine, now, what in
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      // About those since the last look.
      let first = engine.eventCount - min(engine.eventCount, 40)
      let events = engine.events(since: first)
      var (next, count) = (first, 0)
      let found = list(ptk_engine_get_events(handle, &next, &count), events.count)
      XCTAssertEqual(count, events.count)
      XCTAssertEqual(next, events.endIndex)
      for (one, event) in zip(found, events) {
        types.insert(event.type)
        compare(one, event, what)
      }
    }
    XCTAssertEqual(Set(PointerEventType.allCases).subtracting(types), [], "every type occurred")
  }

  private func compare(_ found: ptk_event, _ event: PointerEvent, _ what: String) {
    let what = "\(what): \(event)"
    XCTAssertEqual(found.time, event.time.nanoseconds, what)
    XCTAssertEqual(Int(found.type.rawValue), Int(event.type.rawValue), what)
    XCTAssertEqual(Int(found.modifiers), Int(event.modifiers.rawValue), what)
    assertSame(found.position, event.position, what)
    var expected = ptk_event()
    func set(_ press: PointerEvent.Press) {
      expected.button = ptk_button(Int32(press.button.rawValue))
      (expected.location, expected.device) = (point(press.location), press.device.rawValue)
    }
    func set(_ band: PointerEvent.Band) {
      (expected.space, expected.anchor) = (band.space.rawValue, point(band.anchor))
      (expected.location, expected.device) = (point(band.position), band.device.rawValue)
      expected.count = Int32(band.count)
    }
    func set(_ drag: PointerEvent.Drag) {
      (expected.drop_target, expected.space) = (drag.dropTarget?.rawValue ?? 0, drag.space.rawValue)
      (expected.location, expected.translation) = (point(drag.location), vector(drag.translation))
      expected.button = drag.button.map { ptk_button(Int32($0.rawValue)) } ?? PTK_BUTTON_NONE
      expected.device = drag.device.rawValue
    }
    func set(_ recipient: PointerEvent.Recipient) {
      (expected.space, expected.location) = (recipient.space.rawValue, point(recipient.position))
      expected.is_systemwide = recipient.isSystemwide
      expected.device = recipient.device.rawValue
    }
    func phase(_ phase: ContactPhase?) -> ptk_phase {
      phase.map { ptk_phase(Int32($0.rawValue)) } ?? PTK_PHASE_NONE
    }
    expected.target = event.target?.rawValue ?? 0
    switch event.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .styleChanged: break
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      (expected.velocity, expected.location) = (vector(velocity), point(landing))
    case .revealed(let element), .concealed(let element):
      expected.target = element.rawValue
      if case .group = element { expected.is_group = true }
    case .pressed(let press), .released(let press), .secondaryClicked(let press), .cancelled(let press):
      set(press)
    case .clicked(let press, let count):
      set(press)
      expected.count = Int32(count)
    case .pressureChanged(let press, let pressure):
      set(press)
      expected.value = pressure
    case .bandBegan(let band), .bandChanged(let band): set(band)
    case .bandEnded(let band, let end):
      set(band)
      expected.phase = phase(end)
    case .dragBegan(let drag), .dragChanged(let drag): set(drag)
    case .dragEnded(let drag, let end):
      set(drag)
      expected.phase = phase(end)
    case .scrolled(let scroll):
      set(scroll.recipient)
      (expected.translation, expected.phase) = (vector(scroll.delta), phase(scroll.phase))
      expected.is_momentum = scroll.isMomentum
    case .transformed(let transform):
      set(transform.recipient)
      (expected.scale, expected.rotation) = (transform.scale, transform.rotation)
      (expected.translation, expected.phase) = (vector(transform.translation), phase(transform.phase))
    case .gestured(let gesture):
      set(gesture.recipient)
      expected.gesture = ptk_gesture(UInt32(gesture.name.rawValue))
      expected.phase = phase(gesture.phase)
    case .focusChanged(_, let gaze): expected.location = point(gaze)
    case .pushedEdge(let push):
      expected.edge = ptk_edge(UInt32(push.edge.rawValue))
      (expected.value, expected.movement) = (push.distance, push.movement)
      expected.device = push.device.rawValue
    }
    (expected.time, expected.type, expected.modifiers) = (found.time, found.type, found.modifiers)
    expected.position = found.position
    XCTAssertEqual("\(found)", "\(expected)", what)
  }
}

import PointerTestSupport
import XCTest

/// I4, I13: no later event of a press names a removed target.
final class RemovedTargetsTests: XCTestCase {
  private let photo = PointerTarget(1, Rect(100, 100, 80, 80), .image, hasBezel: true, effect: .none)
  private let bin = PointerTarget(2, Rect(400, 100, 80, 80), .image, hasBezel: true, effect: .none)

  private func pressed() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [photo, bin], at: Point(140, 140), device: .mouse)
    person.press()
    return person
  }

  /// The events since the last call that name the target, apart from `exited`.
  private func named(_ person: inout SimulatedPerson) -> [PointerEvent] {
    person.newEvents().filter { $0.type != .exited && ($0.target == 1 || $0.dropTarget == 1) }
  }

  private let gestures: [(name: String, step: (ScrollPhase, ContactPhase) -> PointerInput.Kind)] = [
    ("scroll", { phase, _ in .scroll(Vector(0, 5), phase: phase, source: .finger) }),
    ("pinch", { _, phase in .transform(phase, scale: 1.1, rotation: 0, translation: .zero, fingers: 2) }),
    ("rotation", { _, phase in .gesture(.rotate, phase: phase, fingers: 2) }),
  ]

  func testTargetThatIsRegisteredAgainIsStillPressed() {
    var person = pressed()
    person.engine.upsert([], removing: [1], at: person.now)
    person.engine.upsert(photo, at: person.now)
    person.release()
    XCTAssertEqual(person.newEvents().last?.type, .clicked, "as by a host that registers all of it anew")
    XCTAssertEqual(person.events.last?.target, 1)
  }

  func testADragGoesOnWithoutTheTargetThatWasRemoved() {
    for end in [PointerInput.Kind.button(.primary, isDown: false), .cancel, .leave] {
      var person = pressed()
      person.move(by: Vector(20, 0))
      _ = person.newEvents()
      person.engine.remove(target: 1, at: person.now)
      person.move(by: Vector(20, 0))
      person.send(.pressure(0.5))
      person.move(to: Point(440, 140))
      person.send(end)
      let events = person.events
      XCTAssertEqual(named(&person).map { $0.type }, [], "\(end)")
      XCTAssertEqual(events.last { $0.type == .dragEnded }?.translation?.dx, 300)
      XCTAssertFalse(events.contains { $0.type == .clicked || $0.type == .bandBegan })
    }
  }

  func testAPressOnATargetThatIsRemovedIsNeitherAClickNorABand() {
    var person = pressed()
    person.engine.setSelection([2], at: person.now)
    person.engine.remove(target: 1, at: person.now)
    _ = person.newEvents()
    var still = person
    still.release()
    XCTAssertEqual(still.newTypes(), [.released], "not even on empty ground")
    XCTAssertEqual(still.engine.selection, [2])
    person.move(by: Vector(50, 0))
    person.release()
    XCTAssertEqual(person.newTypes(), [.dragBegan, .dragEnded, .released])
    XCTAssertNil(person.events.last { $0.type == .dragBegan }?.target)
  }

  func testPressureOfATargetThatIsRemovedNamesNone() {
    var person = pressed()
    person.send(.pressure(0.4))
    XCTAssertEqual(person.newEvents().last?.target, 1)
    person.engine.remove(target: 1, at: person.now)
    person.send(.pressure(0.6))
    person.release()
    XCTAssertEqual(named(&person).count, 0)
    XCTAssertEqual(person.events.compactMap { $0.pressure }, [0.4, 0.6, 0])
  }

  /// Also I3.
  func testAGestureNamesItsTargetUntilThatIsRemoved() {
    for (name, step) in gestures {
      var person = SimulatedPerson(targets: [photo, bin], at: Point(140, 140))
      person.send(step(.began, .began))
      XCTAssertEqual(person.newEvents().last?.target, 1, name)
      person.engine.remove(target: 2, at: person.now)
      person.send(step(.changed, .changed))
      XCTAssertEqual(person.newEvents().last?.target, 1, "\(name), after another target was removed")
      person.engine.remove(target: 1, at: person.now)
      person.send(step(.changed, .changed))
      person.send(step(.ended, .ended))
      XCTAssertEqual(named(&person).map { $0.type }, [], name)
    }
  }
}

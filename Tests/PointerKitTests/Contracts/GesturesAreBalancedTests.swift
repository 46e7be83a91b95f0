import PointerTestSupport
import XCTest

@testable import PointerKit

/// Gestures that begin twice, do not begin or are broken off are mended, and counted (I2, I3).
final class GesturesAreBalancedTests: GestureTestCase {
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

  func testGestureThatBeginsTwiceIsCancelledAndCounted() {
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

  func testScrollDuringMomentumIsNotCounted() {
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

  func testScalesThatMeanNothingAreHeldAndCounted() {
    for (scale, expected) in [(0.0, 1e-6), (-3, 1e-6), (1e300, 1e6)] {
      var person = onLeft()
      person.send(.transform(.changed, scale: scale, rotation: 1e300, translation: .zero, fingers: 2))
      XCTAssertEqual(person.events.last?.transform?.scale, expected)
      XCTAssertTrue(person.events.last?.transform.map { Point.zero.applying($0.transform).isFinite } ?? false)
      XCTAssertEqual(person.engine.diagnostics.clampedValues.count, 1)
    }
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

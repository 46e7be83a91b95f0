import PointerTestSupport
import XCTest

/// I13: a control receives the pressure of a press, if the device reports it.
///
/// Files: `Buttons`.
final class PressureTests: XCTestCase {
  private let canvas = PointerTarget(1, Rect(400, 300, 200, 200), .image, hasBezel: true)

  private func person() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [with(canvas) { $0.style = .system }], start: Point(439, 340))
    person.engine.setDevice(.mouse, id: 1, at: person.now)
    person.move(by: Vector(1, 0))
    _ = person.newEvents()
    return person
  }

  func testControlReceivesEveryChangeOfPressure() {
    var person = person()
    person.press()
    for pressure in [0.2, 0.2, 0.7, 1] { person.send(.pressure(pressure)) }
    person.release()
    let news = person.newEvents()
    XCTAssertEqual(
      news.map { $0.type },
      [.pressed, .pressureChanged, .pressureChanged, .pressureChanged, .pressureChanged, .released, .clicked])
    XCTAssertEqual(news.compactMap { $0.pressure }, [0.2, 0.7, 1, 0], "only changes, and 0 at the end")
    for event in news {
      XCTAssertEqual(event.target, 1)
      XCTAssertEqual(event.button, .primary)
      XCTAssertEqual(event.location, Point(440, 340))
    }
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testAPressWithoutPressureHasNone() {
    var person = person()
    person.press()
    person.send(.pressure(0))
    person.release()
    XCTAssertEqual(person.newEvents().compactMap { $0.pressure }, [0])
    person.click()
    XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked])
  }

  func testADragKeepsThePressedTargetAndTellsWhereItIs() {
    var person = person()
    person.press()
    person.move(by: Vector(400, 0))
    person.send(.pressure(0.5))
    let event = person.newEvents().last
    XCTAssertEqual(event?.pressure, 0.5)
    XCTAssertEqual(event?.target, 1)
    XCTAssertEqual(event?.location, Point(840, 340))
    person.release()
    XCTAssertEqual(
      person.newTypes().filter { $0 != .exited && $0 != .entered }, [.dragEnded, .pressureChanged, .released])
  }

  func testTwoDevicesPressAtOnce() {
    var person = person()
    person.press()
    person.device = 1
    person.send(.pressure(0.9))
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1, "that device presses nothing")
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.lastID, 1)
    person.press(.secondary)
    person.send(.pressure(0.4))
    person.device = 0
    person.send(.pressure(0.4))
    _ = person.newEvents().filter { $0.type == .pressureChanged }
    let changes = person.events.filter { $0.type == .pressureChanged }
    XCTAssertEqual(changes.map { $0.device }, [1, 0])
    XCTAssertEqual(changes.map { $0.button }, [.secondary, .primary])
    person.release()
    XCTAssertEqual(person.newEvents().compactMap { $0.pressure }, [0])
    person.send(.pressure(0.3))
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 2)
    person.device = 1
    person.send(.pressure(0.3))
    XCTAssertEqual(person.newEvents().compactMap { $0.pressure }, [0.3])
    person.send(.cancel)
    XCTAssertEqual(person.newEvents().map { $0.type }, [.pressureChanged, .cancelled])
  }

  func testAPenThatHoversPressesWithZeroWhichIsNoMistake() {
    var person = person()
    for _ in 0..<3 { person.send(.pressure(0)) }
    XCTAssertEqual(person.newTypes(), [])
    XCTAssertEqual(person.engine.diagnostics.total, 0)
    person.send(.pressure(0.3))
    XCTAssertEqual(person.newTypes(), [], "the pressure of no press")
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1)
    person.press()
    XCTAssertEqual(person.newTypes(), [.pressed])
    person.send(.pressure(0.3))
    XCTAssertEqual(person.newEvents().map { $0.pressure }, [0.3])
  }

  func testNumbersOutOfRangeAreClampedAndOthersRefused() {
    var person = person()
    person.press()
    for value in AdversarialValues.numbers {
      let before = person.engine.diagnostics
      person.send(.pressure(value))
      let after = person.engine.diagnostics
      XCTAssertEqual(after.nonFiniteInputs.count - before.nonFiniteInputs.count, value.isFinite ? 0 : 1)
      let isOut = value.isFinite && !(0...1).contains(value)
      XCTAssertEqual(after.clampedValues.count - before.clampedValues.count, isOut ? 1 : 0, "\(value)")
    }
    XCTAssertEqual(person.events.flatMap { RangeCheck.violations(of: $0) }, [])
  }

  func testPressureMovesAndShowsNothing() {
    var person = person()
    person.press(waiting: 2000)
    let before = person.frame
    person.send(.pressure(0.5))
    XCTAssertEqual(person.frame, before)
  }
}

import Kinematics
import PointerTestSupport
import XCTest

/// What is out of range is clamped, and what the engine ignored or corrected is counted.
final class ClampingTests: XCTestCase {
  /// The settings and the configuration of an engine that is given these.
  private func taken(_ settings: PointerSettings) -> PointerSettings {
    PointerEngine(size: Size(100, 100), settings: settings).settings
  }

  private func taken(_ configuration: PointerConfiguration) -> PointerConfiguration {
    var engine = PointerEngine(size: Size(100, 100))
    engine.setConfiguration(configuration, at: .zero)
    return engine.configuration
  }

  /// Sets each number of a value to adversarial ones; the tables of the article Configuration name its default
  /// and its range.
  private func check<Value: ConfigurationFields>(_ value: Value) {
    var (plain, count) = (value, 0)
    plain.visit { field, standard in
      guard field.kind == .number || field.kind == .optional, field.name.description != "trackingSpeed",
        field.name.description != "revealInactivity"
      else { return }
      let bounds = field.range
      for wanted in AdversarialValues.numbers + [bounds.lowerBound.nextDown, bounds.upperBound.nextUp]
      where wanted != ConfigurationField.absent {
        count += 1
        var copy = value
        copy.visit { if $0.number == field.number { $1 = wanted } }
        copy.visit { [standard] in
          guard $0.number == field.number else { return }
          let held = max(bounds.lowerBound, min(bounds.upperBound, wanted))
          XCTAssertEqual($1, wanted.isNaN ? standard : held, "\(field.name), \(wanted)")
        }
      }
    }
    XCTAssertGreaterThan(count, 2 * AdversarialValues.numbers.count)
  }

  func testEveryNumberIsHeldInItsRangeAndNaNIsItsDefault() {
    check(PointerConfiguration())
    check(PointerSettings())
  }

  func testInactivityIsHeldAndNothingOrLessIsNever() {
    for value in AdversarialValues.numbers {
      let configuration = taken(with(PointerConfiguration()) { $0.timing.revealInactivity = value })
      if value.isNaN {
        XCTAssertEqual(configuration.timing.revealInactivity, 3)
      } else if value <= 0 {
        XCTAssertNil(configuration.timing.revealInactivity, "\(value)")
      } else {
        XCTAssertEqual(configuration.timing.revealInactivity, max(0.1, min(3600, value)))
      }
    }
  }

  func testTheSettingsThatMayBeNothingAreHeld() {
    var settings = PointerSettings()
    for value in AdversarialValues.numbers {
      settings.trackingSpeed = value
      let held = taken(settings).trackingSpeed
      XCTAssertTrue(held == -1 || (0...3).contains(held), "\(value) became \(held)")
      if value.isNaN { XCTAssertEqual(held, 0.6875) }
      settings.autoHideDelay = value
      let delay = taken(settings).autoHideDelay
      XCTAssertTrue((0.5...3600).contains(delay ?? -1), "\(value)")
      if value.isNaN { XCTAssertEqual(delay, 3) }
    }
    settings.autoHideDelay = nil
    XCTAssertNil(taken(settings).autoHideDelay)
  }

  // MARK: What the engine ignored or corrected is counted, with the id that it concerned last

  private typealias Counts = (count: Int, last: UInt64?)

  /// A count and the last id of a kind of violation.
  private func read<ID: HostIdentifier>(_ violation: PointerDiagnostics.Violation<ID>) -> Counts {
    (violation.count, violation.lastID.map { UInt64($0.rawValue) })
  }

  private let target = PointerTarget(1, Rect(0, 0, 10, 10))

  func testEachKindOfViolationIsCountedOnceAndNamesItsId() {
    let nan = Rect(.nan, 0, 1, 1)
    let late = Timestamp(nanoseconds: 900_000_000)
    let rows: [(String, (PointerDiagnostics) -> Counts, UInt64?, (inout SimulatedPerson) -> Void)] = [
      ("nonFiniteInputs", { self.read($0.nonFiniteInputs) }, 4, { $0.send(.motion(Vector(.nan, 0))) }),
      (
        "lateInputs", { self.read($0.lateInputs) }, 4,
        { $0.engine.simulate(PointerInput(.motion(.zero), at: late, device: 4)) }
      ),
      (
        "foreignStamps", { self.read($0.foreignStamps) }, 4,
        { $0.engine.simulate(PointerInput(.motion(.zero), at: .zero.advanced(bySeconds: -60), device: 4)) }
      ),
      (
        "undescribedDevices", { self.read($0.undescribedDevices) }, 7,
        { for _ in 0..<2 { $0.engine.simulate(PointerInput(.motion(.zero), at: $0.now, device: 7)) } }
      ), ("unbalancedInputs", { self.read($0.unbalancedInputs) }, 4, { $0.release() }),
      (
        "impossibleGestures", { self.read($0.impossibleGestures) }, 4,
        { $0.send(.gesture(.rotate, phase: .began, fingers: 2)) }
      ),
      (
        "invalidTargets", { self.read($0.invalidTargets) }, 12,
        { $0.engine.upsert(PointerTarget(12, nan), at: $0.now) }
      ),
      (
        "invalidTargets", { self.read($0.invalidTargets) }, 0,
        { $0.engine.upsert(PointerTarget(0, .zero), at: $0.now) }
      ),
      ("unknownTargets", { self.read($0.unknownTargets) }, 77, { $0.engine.remove(target: 77, at: $0.now) }),
      ("unknownTargets", { self.read($0.unknownTargets) }, 78, { $0.engine.move(78, to: .zero, at: $0.now) }),
      (
        "unknownTargets", { self.read($0.unknownTargets) }, 79,
        { $0.engine.setSelection([79, 1], at: $0.now) }
      ),
      (
        "repeatedTargets", { self.read($0.repeatedTargets) }, 1,
        { $0.engine.upsert([self.target, self.target], at: $0.now) }
      ),
      (
        "invalidSpaces", { self.read($0.invalidSpaces) }, 3,
        { $0.engine.scroll(space: 3, toOrigin: Point(.infinity, 0), at: $0.now) }
      ), ("unknownSpaces", { self.read($0.unknownSpaces) }, 8, { $0.engine.remove(space: 8, at: $0.now) }),
      (
        "clampedValues", { self.read($0.clampedValues) }, 1,
        { $0.engine.move(1, to: Rect(0, 0, 1e12, 1), at: $0.now) }
      ), ("clampedValues", { self.read($0.clampedValues) }, nil, { $0.send(.position(Point(1e12, 0))) }),
    ]
    for (name, value, id, act) in rows {
      var person = SimulatedPerson(targets: [target], device: .mouse)
      person.engine.setDevice(.mouse, id: 4, at: person.now)
      person.device = 4
      XCTAssertEqual(person.engine.diagnostics.total, 0, "a clean run counts nothing")
      act(&person)
      XCTAssertEqual(value(person.engine.diagnostics).count, 1, name)
      XCTAssertEqual(value(person.engine.diagnostics).last, id, name)
      XCTAssertEqual(person.engine.diagnostics.total, 1, "\(name) and nothing else")
    }
  }

  func testExcessDevicesAreCountedAndNotTheirInputs() {
    var person = SimulatedPerson()
    for (_, id) in product(0..<10, 0..<20) {
      person.device = DeviceID(id)
      person.send(.motion(Vector(1, 0)))
    }
    XCTAssertEqual(person.engine.diagnostics.excessDevices.count, 4)
    XCTAssertEqual(person.engine.diagnostics.excessDevices.lastID, 19)
    person.engine.setDevice(.mouse, id: 19, at: person.now)
    XCTAssertEqual(person.engine.diagnostics.excessDevices.count, 4, "it is known to be one too many")
    person.engine.setDevice(.mouse, id: 50, at: person.now)
    XCTAssertEqual(person.engine.diagnostics.excessDevices.lastID, 50)
    XCTAssertEqual(person.engine.diagnostics.excessDevices.count, 5)
  }

  // MARK: Describing a device

  func testDescribingADeviceTakesEffectAtItsTime() {
    var person = SimulatedPerson(device: PointerDevice(kind: .trackpad, reportsContact: false))
    person.move(by: Vector(120, 0), over: 120)
    let time = person.now.advanced(bySeconds: 0.5)
    person.engine.setDevice(.mouse, at: time)
    XCTAssertEqual(person.engine.now, time)
    XCTAssert(
      person.events.contains { $0.type == .coasted },
      "the lift before that is inferred for the device as it was")
    var early = SimulatedPerson(device: PointerDevice(kind: .trackpad, reportsContact: false))
    early.move(by: Vector(120, 0), over: 120)
    early.engine.setDevice(.mouse, at: early.now)
    early.wait(milliseconds: 500)
    XCTAssertFalse(
      early.events.contains { $0.type == .coasted }, "its stroke is over, and a mouse does not lift")
  }
}

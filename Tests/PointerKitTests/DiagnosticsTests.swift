import PointerKit
import PointerTestSupport
import XCTest

/// What the engine ignored or corrected is counted, with the id that it concerned last.
final class DiagnosticsTests: XCTestCase {
  private typealias Counts = (count: Int, last: UInt64?)

  /// A count and the last id of a kind of violation.
  private func read<ID: HostIdentifier>(_ violation: PointerDiagnostics.Violation<ID>) -> Counts {
    (violation.count, violation.lastID.map { UInt64($0.rawValue) })
  }

  private let target = PointerTarget(id: 1, frame: Rect(x: 0, y: 0, width: 10, height: 10))

  func testEachKindOfViolationIsCountedOnceAndNamesItsId() {
    let nan = Rect(x: .nan, y: 0, width: 1, height: 1)
    let late = Timestamp(nanoseconds: 900_000_000)
    let rows: [(String, (PointerDiagnostics) -> Counts, UInt64?, (inout PointerHarness) -> Void)] = [
      (
        "nonFiniteInputs", { self.read($0.nonFiniteInputs) }, 4, { $0.send(.motion(Vector(dx: .nan, dy: 0))) }
      ),
      (
        "lateInputs", { self.read($0.lateInputs) }, 4,
        { $0.engine.handle(PointerInput(.motion(.zero), at: late, device: 4)) }
      ),
      (
        "foreignStamps", { self.read($0.foreignStamps) }, 4,
        { $0.engine.handle(PointerInput(.motion(.zero), at: .zero.advanced(bySeconds: -60), device: 4)) }
      ),
      (
        "undescribedDevices", { self.read($0.undescribedDevices) }, 7,
        { for _ in 0..<2 { $0.engine.handle(PointerInput(.motion(.zero), at: $0.now, device: 7)) } }
      ),
      ("unbalancedInputs", { self.read($0.unbalancedInputs) }, 4, { $0.release() }),
      (
        "impossibleGestures", { self.read($0.impossibleGestures) }, 4,
        { $0.send(.gesture(.rotate, phase: .began, fingers: 2)) }
      ),
      (
        "invalidTargets", { self.read($0.invalidTargets) }, 12,
        { $0.engine.upsert(PointerTarget(id: 12, frame: nan), at: $0.now) }
      ),
      (
        "invalidTargets", { self.read($0.invalidTargets) }, 0,
        { $0.engine.upsert(PointerTarget(id: 0, frame: .zero), at: $0.now) }
      ),
      ("unknownTargets", { self.read($0.unknownTargets) }, 77, { $0.engine.remove(77, at: $0.now) }),
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
        { $0.engine.scroll(space: 3, to: Point(x: .infinity, y: 0), at: $0.now) }
      ),
      ("unknownSpaces", { self.read($0.unknownSpaces) }, 8, { $0.engine.removeSpace(8, at: $0.now) }),
      (
        "clampedValues", { self.read($0.clampedValues) }, 1,
        { $0.engine.move(1, to: Rect(x: 0, y: 0, width: 1e12, height: 1), at: $0.now) }
      ),
      (
        "clampedValues", { self.read($0.clampedValues) }, nil,
        { $0.send(.position(Point(x: 1e12, y: 0))) }
      ),
    ]
    for (name, value, id, act) in rows {
      var person = PointerHarness(targets: [target], device: .mouse)
      person.engine.setDevice(.mouse, id: 4, at: person.now)
      person.device = 4
      XCTAssertEqual(person.engine.diagnostics.total, 0, "a clean run counts nothing")
      act(&person)
      XCTAssertEqual(value(person.engine.diagnostics).count, 1, name)
      XCTAssertEqual(value(person.engine.diagnostics).last, id, name)
      XCTAssertEqual(person.engine.diagnostics.total, 1, "\(name) and nothing else")
    }
  }

  func testTheLastIdIsThatOfTheLatestViolation() {
    var person = PointerHarness()
    for id in [5, 9, 7] as [TargetID] { person.engine.remove(id, at: person.now) }
    XCTAssertEqual(person.engine.diagnostics.unknownTargets.count, 3)
    XCTAssertEqual(person.engine.diagnostics.unknownTargets.lastID, 7)
    XCTAssertNil(PointerHarness().engine.diagnostics.unknownTargets.lastID)
  }

  func testExcessDevicesAreCountedAndNotTheirInputs() {
    var person = PointerHarness()
    for _ in 0..<10 {
      for id in 0..<20 {
        person.device = DeviceID(id)
        person.send(.motion(Vector(dx: 1, dy: 0)))
      }
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

  func testDescribingADeviceTakesEffectAtItsTimeAfterAllThatTimeCauses() {
    var person = PointerHarness(device: PointerDevice(kind: .trackpad, reportsContact: false))
    person.move(by: Vector(dx: 120, dy: 0), over: 120)
    let time = person.now.advanced(bySeconds: 0.5)
    person.engine.setDevice(.mouse, at: time)
    XCTAssertEqual(person.engine.now, time)
    XCTAssert(
      person.events.contains { $0.type == .coasted },
      "the lift before that is inferred for the device as it was")
    var early = PointerHarness(device: PointerDevice(kind: .trackpad, reportsContact: false))
    early.move(by: Vector(dx: 120, dy: 0), over: 120)
    early.engine.setDevice(.mouse, at: early.now)
    early.wait(milliseconds: 500)
    XCTAssertFalse(
      early.events.contains { $0.type == .coasted }, "its stroke is over, and a mouse does not lift")
  }

  func testDescribingADeviceInThePastTakesEffectNow() {
    var person = PointerHarness()
    person.engine.setDevice(.mouse, id: 2, at: .distantPast)
    XCTAssertEqual(person.engine.now, person.now)
  }
}

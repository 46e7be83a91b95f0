import PointerTestSupport
import XCTest

/// Contract 7: what is out of range is clamped, and what the engine ignored or corrected is counted.
final class ClampingTests: XCTestCase {
  private struct Field<Root> {
    var path: WritableKeyPath<Root, Double>
    var range: ClosedRange<Double>
    var standard: Double
  }

  /// The settings and the configuration of an engine that is given these.
  private func taken(_ settings: PointerSettings) -> PointerSettings {
    PointerEngine(size: Size(width: 100, height: 100), settings: settings).settings
  }

  private func taken(_ configuration: PointerConfiguration) -> PointerConfiguration {
    var engine = PointerEngine(size: Size(width: 100, height: 100))
    engine.setConfiguration(configuration, at: .zero)
    return engine.configuration
  }

  private func check<Root>(
    _ root: Root, _ fields: [Field<Root>], line: UInt = #line, taken: (Root) -> Root
  ) {
    for (index, field) in fields.enumerated() {
      var copy = root
      let message = "field \(index), \(field.path)"
      XCTAssertEqual(copy[keyPath: field.path], field.standard, "default, \(message)", line: line)
      for value in AdversarialValues.numbers + [
        field.range.lowerBound.nextDown, field.range.upperBound.nextUp,
      ] {
        copy[keyPath: field.path] = value
        let held = taken(copy)[keyPath: field.path]
        XCTAssertTrue(field.range.contains(held), "\(value) became \(held), \(message)", line: line)
        if value.isNaN { XCTAssertEqual(held, field.standard, "NaN, \(message)", line: line) }
        if field.range.contains(value) { XCTAssertEqual(held, value, message, line: line) }
        if value < field.range.lowerBound {
          XCTAssertEqual(held, field.range.lowerBound, message, line: line)
        }
        if value > field.range.upperBound {
          XCTAssertEqual(held, field.range.upperBound, message, line: line)
        }
      }
    }
  }

  func testEveryNumberOfTheConfigurationIsHeld() {
    typealias F = Field<PointerConfiguration>
    check(
      PointerConfiguration(),
      [
        F(path: \.bezelPadding, range: 0...1000, standard: 12),
        F(path: \.plainPadding, range: 0...1000, standard: 24),
        F(path: \.groupGap, range: 0...1000, standard: 96),
        F(path: \.circleDiameter, range: 1...200, standard: 19),
        F(path: \.barHighlightHeight, range: 0...1000, standard: 37),
        F(path: \.highlightOutsetHorizontal, range: 0...100, standard: 8),
        F(path: \.highlightOutsetVertical, range: 0...100, standard: 4),
        F(path: \.beamThickness, range: 1...50, standard: 4.5),
        F(path: \.maximumBeamLength, range: 1...2000, standard: 144),
        F(path: \.maximumFieldHeight, range: 0...2000, standard: 60),
        F(path: \.annotationOffset, range: 0...1000, standard: 12),
        F(path: \.smallElementSide, range: 0...2000, standard: 120),
        F(path: \.mediumElementSide, range: 0...4000, standard: 240),
        F(path: \.lineHysteresis, range: 0...1000, standard: 10),
        F(path: \.borderHysteresis, range: 0...100, standard: 1.5),
        F(path: \.pointerParallax, range: 0...1, standard: 0.08),
        F(path: \.pointerParallaxLimit, range: 0...100, standard: 3),
        F(path: \.contentParallax, range: 0...1, standard: 0.05),
        F(path: \.contentParallaxLimit, range: 0...100, standard: 2),
        F(path: \.highlightGrowth, range: 0...100, standard: 2),
        F(path: \.liftGrowth, range: 0...100, standard: 8),
        F(path: \.hoverGrowth, range: 0...100, standard: 6),
        F(path: \.pressedScale, range: 0.1...1, standard: 0.92),
        F(path: \.pressedCircleScale, range: 0.1...1, standard: 0.8),
        F(path: \.shadowOpacity, range: 0...1, standard: 0.3),
        F(path: \.shadowRadius, range: 0...100, standard: 10),
        F(path: \.shadowFall, range: -100...100, standard: 6),
        F(path: \.specularSmallestSide, range: 0...1000, standard: 24),
        F(path: \.specularFullSide, range: 0...4000, standard: 160),
        F(path: \.specularOpacity, range: 0...1, standard: 0.25),
        F(path: \.highlightSpecularOpacity, range: 0...1, standard: 0.28),
        F(path: \.radiosity, range: 0...1, standard: 0.35),
        F(path: \.tintOpacity, range: 0...1, standard: 0.1),
        F(path: \.pointerOpacity, range: 0...1, standard: 0.85),
        F(path: \.highlightOpacity, range: 0...1, standard: 0.2),
        F(path: \.minimumFlickFingerSpeed, range: 0...10_000, standard: 30),
        F(path: \.liftSilenceReports, range: 1...20, standard: 3),
        F(path: \.minimumLiftSilence, range: 0.001...1, standard: 0.024),
        F(path: \.maximumLiftSilence, range: 0.001...1, standard: 0.06),
        F(path: \.inferredFlickShare, range: 0...2, standard: 0.4),
        F(path: \.gazeRest, range: 0...10, standard: 0.12),
        F(path: \.restingPause, range: 0.05...60, standard: 0.4),
        F(path: \.concealDelay, range: 0...10, standard: 0.3),
        F(path: \.clickDistance, range: 0...100, standard: 4),
        F(path: \.dragDistance, range: 0...100, standard: 3),
        F(path: \.autoscrollZone, range: 0...1000, standard: 44),
        F(path: \.autoscrollSpeed, range: 0...100_000, standard: 800),
        F(path: \.displayScale, range: 0.25...16, standard: 1),
        F(path: \.attractionResponse, range: 0.05...5, standard: 0.28),
        F(path: \.magnetism.minimumSpeed, range: 0...1e6, standard: 150),
        F(path: \.magnetism.settlingSpeed, range: 0...1e6, standard: 250),
        F(path: \.magnetism.radius, range: 0...1e6, standard: 150),
        F(path: \.magnetism.shortestReach, range: 0...1e6, standard: 20),
        F(path: \.magnetism.reachPerCoast, range: 0...1e6, standard: 1.5),
        F(path: \.magnetism.directionTolerance, range: 0...3.1416, standard: Double.pi / 2),
      ]
    ) { taken($0) }
  }

  func testInactivityIsHeldAndNothingOrLessIsNever() {
    for value in AdversarialValues.numbers {
      let configuration = taken(with(PointerConfiguration()) { $0.revealInactivity = value })
      if value.isNaN {
        XCTAssertEqual(configuration.revealInactivity, 3)
      } else if value <= 0 {
        XCTAssertNil(configuration.revealInactivity, "\(value)")
      } else {
        XCTAssertEqual(configuration.revealInactivity, max(0.1, min(3600, value)))
      }
    }
  }

  func testTheTableAboveNamesEveryNumber() {
    func numbers(of value: Any) -> [Mirror.Child] {
      Mirror(reflecting: value).children.filter { $0.value is Double }
    }
    let configuration = numbers(of: PointerConfiguration())
    XCTAssertEqual(
      configuration.count, 50,
      "a new number needs a row in the table: \(configuration.map { $0.label ?? "" })")
    let magnetism = numbers(of: MagnetismConfiguration())
    XCTAssertEqual(magnetism.count, 6, "\(magnetism.map { $0.label ?? "" })")
    let settings = numbers(of: PointerSettings())
    XCTAssertEqual(settings.count, 5, "\(settings.map { $0.label ?? "" })")
  }

  func testEveryNumberOfTheSettingsIsHeld() {
    typealias F = Field<PointerSettings>
    check(
      PointerSettings(),
      [
        F(path: \.scrollingSpeed, range: 0...10, standard: 1),
        F(path: \.pointerScale, range: 0.5...4, standard: 1),
        F(path: \.doubleClickInterval, range: 0.1...5, standard: 0.5),
      ]
    ) { taken($0) }
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
        { $0.engine.simulate(PointerInput(.motion(.zero), at: late, device: 4)) }
      ),
      (
        "foreignStamps", { self.read($0.foreignStamps) }, 4,
        { $0.engine.simulate(PointerInput(.motion(.zero), at: .zero.advanced(bySeconds: -60), device: 4)) }
      ),
      (
        "undescribedDevices", { self.read($0.undescribedDevices) }, 7,
        { for _ in 0..<2 { $0.engine.simulate(PointerInput(.motion(.zero), at: $0.now, device: 7)) } }
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
        { $0.engine.scroll(space: 3, to: Point(x: .infinity, y: 0), at: $0.now) }
      ),
      ("unknownSpaces", { self.read($0.unknownSpaces) }, 8, { $0.engine.remove(space: 8, at: $0.now) }),
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
    for id in [5, 9, 7] as [TargetID] { person.engine.remove(target: id, at: person.now) }
    XCTAssertEqual(person.engine.diagnostics.unknownTargets.count, 3)
    XCTAssertEqual(person.engine.diagnostics.unknownTargets.lastID, 7)
    XCTAssertNil(PointerHarness().engine.diagnostics.unknownTargets.lastID)
  }

  func testExcessDevicesAreCountedAndNotTheirInputs() {
    var person = PointerHarness()
    for (_, id) in product(0..<10, 0..<20) {
      person.device = DeviceID(id)
      person.send(.motion(Vector(dx: 1, dy: 0)))
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

import PointerTestSupport
import XCTest

@testable import PointerKit

/// Every number in a frame and in an event is finite and within its documented range, and so is
/// every number that the engine keeps.
final class TotalityTests: XCTestCase {
  private func assertInRange(_ frame: PointerFrame, _ message: String, line: UInt = #line) {
    let violations = RangeCheck.violations(of: frame)
    XCTAssertEqual(violations, [], message, line: line)
  }

  func testAnyCallsWithAnyNumbersLeaveEveryNumberInRange() {
    for seed in 0..<30 {
      var calls = RandomCalls(Dice(seed: UInt64(seed)), adversity: 20)
      var engine = calls.creation().engine
      var (frame, seen) = (PointerFrame(), UInt64(0))
      for index in 0..<60 {
        let call = calls.next()
        let message = "seed \(seed), call \(index): \(call)"
        let count = engine.diagnostics.nonFiniteInputs.count
        engine.perform(call)
        if case .simulate(let input) = call {
          let words = "\(input.kind)".split { !$0.isLetter }
          let isFinite = !words.contains { ["nan", "snan", "inf"].contains($0) }
          XCTAssertEqual(engine.diagnostics.nonFiniteInputs.count - count, isFinite ? 0 : 1, message)
        }
        let later = calls.now.advanced(byNanoseconds: Int64(calls.source.byte()) << 17)
        engine.step(now: calls.now, presenting: later, into: &frame)
        let violations = RangeCheck.violations(of: frame)
        XCTAssertEqual(violations, [], message)
        let events = engine.events(since: seen)
        for event in events { XCTAssertEqual(RangeCheck.violations(of: event), [], message) }
        seen = events.endIndex
        // A number that is not one differs from itself.
        XCTAssertTrue(engine == engine, message)
        if !violations.isEmpty { break }
      }
    }
  }

  func testGreatestSpeedsNeverHang() {
    for unit in [DeviceUnit.points, .millimeters, .counts(perInch: 1), .counts(perInch: 1e308)] {
      for speed in [1e9, 1e100, 1e300, 1e307] {
        var person = SimulatedPerson(device: PointerDevice(kind: .trackpad, unit: unit))
        person.touch()
        for _ in 0..<10 { person.move(by: Vector(speed, -speed)) }
        person.lift()
        assertInRange(person.frame, "\(unit), \(speed)")
        person.wait(milliseconds: 20)
        assertInRange(person.frame, "\(unit), \(speed)")
        person.wait(milliseconds: 5_000)
        XCTAssertNotEqual(person.frame.phase, .coasting, "a coast ends: \(unit), \(speed)")
        person.engine.advance(to: .distantFuture)
        assertInRange(person.frame, "\(unit), \(speed)")
      }
    }
  }

  func testSurfacesOfAnySizeAreTotal() {
    for (width, height) in product(AdversarialValues.numbers, AdversarialValues.numbers) {
      var engine = PointerEngine(size: Size(width, height), start: Point(height, width))
      engine.simulate(PointerInput(.motion(Vector(5, 5)), at: .zero))
      engine.resize(to: Size(height, width), at: .zero)
      assertInRange(engine.frame(at: .zero), "\(width) × \(height)")
    }
  }

  func testAtMost64ContentsAnimateAtOnce() {
    let targets: [PointerTarget] = (0..<90).map { index in
      let position = Point(10 + 100 * Double(index % 10), 10 + 80 * Double(index / 10))
      return PointerTarget(
        TargetID(index + 1), Rect(origin: position, size: Size(40, 30)), .appIcon, hasBezel: true)
    }
    var person = SimulatedPerson(targets: targets)
    person.reportInterval = 1_000_000
    for target in targets { person.move(to: target.frame.center) }
    XCTAssertEqual(person.frame.contents.count, 64)
    XCTAssertEqual(person.frame.contents.map { $0.target }, person.frame.contents.map { $0.target }.sorted())
  }

  // MARK: What was found

  private func hovering(_ target: PointerTarget, _ device: PointerDevice = .trackpad) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [target], start: Point(100, 100), device: device)
    person.move(to: target.frame.center, waiting: 60)
    return person
  }

  // Found by `Lab soak calls` (seed 93333): a beam on its way to a line a billion points away was as fast as the spring of
  // lines, left the line, and went on at that speed under a spring of a hundred seconds, to a hundred billion points.
  func testAFastSpringThatASlowOneInterruptsStaysInThePlane() {
    for response in [0.001, 0.26, 10, 100] {
      for offset in [Vector(0, -1.27e149), Vector(1e300, 1e300), Vector(0, 900)] {
        let configuration = with(PointerConfiguration()) {
          $0.snapping.shapeSpring = Spring(dampingRatio: 1, response: response)
        }
        var text = PointerTarget(
          1, Rect(400, 300, 60, 60), .text, style: PointerStyle(shape: .verticalBeam(length: 20)),
          lines: .lines([AxisPrecision.Line(start: 310, length: 20)]),
          columns: .lines([AxisPrecision.Line(start: 410, length: 20)]))
        text.style.shapeOffset = offset
        var person = SimulatedPerson(targets: [text], start: Point(430, 330), configuration: configuration)
        for round in 0..<4 {
          person.send(.motion(Vector(1, round % 2 == 0 ? 1 : -1)))
          XCTAssertEqual(person.hovered, 1)
          person.wait(milliseconds: 8)
          person.send(.motion(Vector(300, 0)))
          XCTAssertNil(person.hovered)
          for milliseconds in [1, 16, 2000, 30_000] as [Int64] {
            person.wait(milliseconds: milliseconds)
            let message = "\(offset), \(response) s, round \(round), \(milliseconds) ms"
            assertInRange(person.frame, message)
            XCTAssertLessThanOrEqual(person.frame.pointer.center.x.magnitude, 1e9, message)
            XCTAssertLessThanOrEqual(person.frame.pointer.center.y.magnitude, 1e9, message)
          }
          person.send(.position(Point(430, 330)))
        }
      }
    }
  }

  /// Changes of the configuration at the resonance of its springs.
  func testOpacitiesStayWithinOneWhileTheConfigurationChanges() {
    let target = PointerTarget(1, Rect(400, 300, 80, 80), .appIcon, style: PointerStyle(effect: .lift))
    for ratio in [0.05, 0.3, 1] {
      var person = hovering(target)
      var most = 0.0
      for round in 0..<60 {
        var configuration = PointerConfiguration()
        let spring = Spring(dampingRatio: ratio, response: 0.2)
        (configuration.effects.contentSpring, configuration.effects.pressSpring) = (spring, spring)
        (configuration.effects.shadowOpacity, configuration.effects.radiosity) =
          round % 2 == 0 ? (1, 1) : (0.7, 0.7)
        configuration.effects.contentSpring = Spring(dampingRatio: ratio, response: round % 2 == 0 ? 0.05 : 2)
        person.engine.setConfiguration(configuration, at: person.now)
        for _ in 0..<4 {
          person.wait(milliseconds: 9)
          assertInRange(person.frame, "damping \(ratio), round \(round)")
          most = max(most, person.frame.contents.first?.radiosity ?? 0)
        }
      }
      XCTAssertGreaterThan(most, 0.5, "the element is lifted")
    }
  }

  func testScalesAreNeverNegativeUnderAnyLegalSpring() {
    let target = PointerTarget(
      1, Rect(400, 300, 12, 9), .appIcon, style: PointerStyle(effect: .lift, shape: .circle(diameter: 30)),
      accessories: [PointerAccessory(.arrow, angle: 0), PointerAccessory(.plus, angle: 2)])
    for ratio in [0.05, 0.1, 0.3] {
      var person = hovering(target)
      var configuration = PointerConfiguration()
      let spring = Spring(dampingRatio: ratio, response: 0.2)
      configuration.effects.pressSpring = spring
      configuration.effects.contentSpring = spring
      configuration.snapping.shapeSpring = spring
      configuration.pointer.pressedCircleScale = 0.1
      configuration.effects.pressedScale = 0.1
      configuration.effects.liftGrowth = 100
      person.engine.setConfiguration(configuration, at: person.now)
      for round in 0..<30 {
        if round % 2 == 0 { person.press() } else { person.release() }
        let settings = with(PointerSettings()) { $0.pointerScale = round % 2 == 0 ? 4 : 0.5 }
        person.engine.setSettings(settings, at: person.now)
        for _ in 0..<5 {
          person.wait(milliseconds: 20)
          assertInRange(person.frame, "damping \(ratio), round \(round)")
        }
      }
    }
  }
}

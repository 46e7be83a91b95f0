import Foundation
import PointerTestSupport
import XCTest

/// M7: where contact is not reported, a silence after a fast movement is a lift, and the pointer coasts; a finger that
/// moves on too soon to have left takes the coast back.
final class InferredFlicksTests: XCTestCase {
  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)
  private func flicked(hertz: Int64, jitter: Double = 0, seed: UInt64 = 0) -> SimulatedPerson {
    var dice = Dice(seed: seed)
    var person = SimulatedPerson(start: Point(200, 400), device: silent)
    let interval = 1_000_000_000 / hertz
    for _ in 0..<max(4, 160_000_000 / interval) {
      let share = jitter > 0 ? dice.number(1 - jitter...1 + jitter) : 1
      person.reportInterval = Int64(Double(interval) * share)
      person.move(by: Vector(1200 * Double(person.reportInterval) / 1e9, 0))
    }
    return person
  }

  func testAFlickIsInferredAtEveryReportRate() {
    for hertz in [60, 90, 100, 125, 144, 200, 500, 1000] as [Int64] {
      var person = flicked(hertz: hertz)
      let position = person.model
      XCTAssertEqual(person.frame.phase, .tracking)
      person.wait(milliseconds: 62)
      XCTAssertTrue(
        person.events.contains { $0.type == .coasted }, "\(hertz) Hz: silence after a fast stroke is a lift")
      person.wait(milliseconds: 1000)
      XCTAssertEqual(person.model.x - position.x, 1200 * coastTime, accuracy: 6, "\(hertz) Hz")
    }
  }

  func testAFlickIsInferredFromIrregularReports() {
    for (seed, hertz) in product(0..<30, [60, 125] as [Int64]) {
      var person = flicked(hertz: hertz, jitter: 0.4, seed: UInt64(seed))
      person.wait(milliseconds: 62)
      XCTAssertTrue(person.events.contains { $0.type == .coasted }, "\(hertz) Hz, seed \(seed)")
    }
  }

  /// The finger had only slowed: the pointer is where the finger's reports lead, and not where the flick went, also
  /// with a host that warps its own cursor and reports positions.
  func testAFlickOfAFingerThatHadOnlySlowedIsCanceled() {
    for (pause, warps) in product([40, 60, 90] as [Int64], [false, true]) {
      let name = "\(pause) ms, warps \(warps)"
      var engine = PointerEngine(
        size: Size(width: 1024, height: 768), start: Point(200, 400),
        hostTraits: HostTraits(warpsCursor: warps))
      engine.setDevice(silent, at: start)
      var now = start
      var cursor = Point(200, 400)
      func report(_ distance: Double) {
        if warps {
          cursor = cursor + Vector(distance, 0)
          engine.simulate(PointerInput(.position(cursor), at: now))
        } else {
          engine.simulate(PointerInput(.motion(Vector(distance, 0)), at: now))
        }
      }
      func wait(milliseconds: Int64) {
        for _ in 0..<milliseconds {
          now = now.after(milliseconds: 1)
          engine.advance(to: now)
          if let warp = engine.frame(at: now).warp {
            cursor = warp
            engine.cursorWarped(to: warp, at: now)
          }
        }
      }
      if warps { engine.simulate(PointerInput(.enter(cursor), at: now)) }
      for _ in 0..<16 {
        wait(milliseconds: 8)
        report(10)
      }
      wait(milliseconds: pause)
      XCTAssertEqual(engine.events(since: 0).filter { $0.type == .coasted }.count, 1, name)
      report(2)
      wait(milliseconds: 600)
      XCTAssertEqual(engine.position.x, 200 + 16 * 10 + 2, accuracy: 1e-9, name)
    }
  }

  func testALiftAfterTheShortestSilence() {
    var configuration = PointerConfiguration()
    configuration.lifts.minimumSilence = 0.001
    configuration.lifts.maximumSilence = 0.001
    for (wait, phase) in [(Int64(999_999), PointerPhase.tracking), (1_000_000, .coasting)] {
      var engine = PointerEngine(size: Size(4000, 600), configuration: configuration)
      engine.setDevice(PointerDevice(kind: .trackpad, unit: .points, reportsContact: false), id: 0, at: .zero)
      var time = start
      for _ in 0..<100 {
        time = time.advanced(byNanoseconds: 500_000)
        engine.simulate(PointerInput(.motion(Vector(1, 0)), at: time))
      }
      XCTAssertEqual(engine.step(now: time.advanced(byNanoseconds: wait)).phase, phase)
    }
  }

  /// After a finger had the time to leave and come back, the pointer goes on from where it has coasted.
  func testAFingerThatComesBackStopsThePointerWhereItIs() {
    for milliseconds in [149, 150, 200, 300] as [Int64] {
      var person = StrokeTrial.plane
      person.engine.setDevice(PointerDevice(kind: .trackpad, reportsContact: false), at: person.now)
      person.send(.position(Point(8_000, 8_000)), waiting: 900)
      person.flick(Vector(1_000, 0), reportsContact: false, waiting: milliseconds)
      person.send(.motion(Vector(1, 0)))
      // The coast began when a report was overdue, 14 ms after the last one.
      let coast = 62 * (1 - exp(-Double(milliseconds - 14) / 62))
      XCTAssertEqual(person.model.x, 8_121 + (milliseconds < 150 ? 0 : coast), accuracy: 0.1)
    }
  }
}

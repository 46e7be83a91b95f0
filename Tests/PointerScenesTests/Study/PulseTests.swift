import PointerTestSupport
import XCTest

@testable import PointerScenes

final class PulseTests: XCTestCase {
  func testTheWayIsTheIntegralOfTheBellOfSpeed() {
    // s²(1 − s)⁴ added up in fine steps, beside the polynomial.
    let count = 20_000
    var sum = 0.0
    var fastest = (speed: 0.0, time: 0.0)
    for step in 0..<count {
      let s = (Double(step) + 0.5) / Double(count)
      let speed = 105 * s * s * (1 - s) * (1 - s) * (1 - s) * (1 - s)
      if speed > fastest.speed { fastest = (speed, s) }
      sum += speed / Double(count)
      if step % 1000 == 999 {
        XCTAssertEqual(Pulse.progress(Double(step + 1) / Double(count)), sum, accuracy: 1e-6)
      }
    }
    XCTAssertEqual(fastest.time, Pulse.peak, accuracy: 1e-3)
    XCTAssertEqual(Pulse.progress(-1), 0)
    XCTAssertEqual(Pulse.progress(2), 1, accuracy: 1e-12)
  }

  func testAPlacedPulseGoesItsWholeWayInItsTime() {
    let pulse = Pulse(displacement: Vector(30, -12), seconds: 0.395)
    let end = pulse.reports.reduce(Vector.zero, +)
    XCTAssertEqual(end.dx, 30, accuracy: 1e-9)
    XCTAssertEqual(end.dy, -12, accuracy: 1e-9)
    XCTAssertEqual(pulse.reports.count, 48)
  }

  func testAFlickLeavesInMovementAndItsFingerBrakesAndRolls() {
    var pulse = Pulse(displacement: Vector(60, 0), seconds: 0.6)
    pulse.flick = Pulse.Flick(lift: 0.2, braking: 0.025, speed: 0.25, roll: 0.5)
    let reports = pulse.reports
    // 24 intervals, of which the last brings the lift.
    XCTAssertEqual(reports.count, 23)
    let (before, last) = (reports[reports.count - 4].dx, reports[reports.count - 1])
    XCTAssertLessThan(last.dx, 0.6 * before)
    XCTAssertGreaterThan(last.dy, 0)
    XCTAssertEqual(reports[reports.count - 4].dy, 0)
    XCTAssertGreaterThan(last.length / (Double(Pulse.interval) / 1e9), 25, "faster than a resting finger")
  }
}

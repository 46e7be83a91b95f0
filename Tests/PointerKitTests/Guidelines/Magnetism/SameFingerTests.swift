import PointerTestSupport
import XCTest

/// F8, M7: the same finger coasts or stays alike in points and in millimeters, with and without contact reports.
final class SameFingerTests: XCTestCase {
  /// What a device tells of a finger: its movement itself, or the points that a host has made of it.
  private struct Device: CustomStringConvertible {
    var host: String
    /// Nil for a device in millimeters.
    var curve: AccelerationCurve?
    var reportsContact: Bool

    static let all: [Device] = product(
      [
        ("millimeters", nil), ("Apple", .appleTrackpad()), ("no acceleration", .linear),
      ] as [(String, AccelerationCurve?)], [true, false]
    ).map { Device(host: $0.0, curve: $0.1, reportsContact: $1) }

    var description: String { "\(host), contact \(reportsContact)" }

    /// The distance that the pointer goes on after the last report of a stroke, and whether it coasted.
    func outcome(of stroke: FingerStroke) -> (distance: Double, coasts: Bool) {
      let device = PointerDevice(
        kind: .trackpad, unit: curve == nil ? .millimeters : .points, reportsContact: reportsContact)
      var person = SimulatedPerson(start: Point(8_000, 8_000), size: Size(16_000, 16_000), device: device)
      var host = curve.map { Accelerator(curve: $0, unit: .millimeters) }
      if reportsContact { person.touch() }
      let begin = person.now
      func reach(_ nanoseconds: Int64) {
        person.wait(nanoseconds: max(0, begin.nanoseconds + nanoseconds - person.now.nanoseconds))
      }
      for report in stroke.reports {
        reach(report.time)
        person.send(.motion(host?.points(for: report.way, at: person.now) ?? report.way))
      }
      let end = person.model
      // A device tells of a lift at the time of its next report.
      reach(Int64((stroke.lift * stroke.rate).rounded(.up) / stroke.rate * 1e9))
      if reportsContact { person.lift() }
      person.wait(milliseconds: 1_500)
      return ((person.model - end).length, person.model != end)
    }
  }

  private func stroke(_ dice: inout Dice, rate: Double) -> FingerStroke {
    var stroke = FingerStroke(&dice)
    stroke.rate = rate
    return stroke
  }

  /// A finger that leaves at half of its greatest speed coasts, whatever is told of it.
  func testAFingerThatLeavesWhileItBrakesCoastsAlike() {
    for rate in [60.0, 90, 125, 250] {
      var coasts = [Int](repeating: 0, count: Device.all.count)
      let all = 0..<40
      for (_, var dice) in withDice(all) {
        var stroke = stroke(&dice, rate: rate)
        stroke.duration = max(stroke.duration, 0.25)
        // A short and slow stroke ends below the least speed of a flick.
        stroke.distance = max(stroke.distance, 40 * stroke.duration + 30)
        // At the share τ of its duration, minimum jerk has the share 16·τ²(1 − τ)² of its greatest speed.
        let share = dice.number(0.45...0.55)
        stroke.lift = stroke.duration * (1 + (1 - share.squareRoot()).squareRoot()) / 2
        for (index, device) in Device.all.enumerated() where device.outcome(of: stroke).coasts {
          coasts[index] += 1
        }
      }
      for (device, count) in zip(Device.all, coasts) {
        XCTAssertGreaterThanOrEqual(count * 100 / all.count, 80, "\(device), \(rate) Hz")
      }
    }
  }

  func testAFingerThatStopsStaysAlike() {
    for rate in [60.0, 90, 125, 250] {
      for (seed, var dice) in withDice(0..<40) {
        let stroke = stroke(&dice, rate: rate)
        for device in Device.all {
          let (distance, _) = device.outcome(of: stroke)
          XCTAssertLessThanOrEqual(distance, 12, "\(device), \(rate) Hz, seed \(seed): \(stroke)")
        }
      }
    }
  }
}

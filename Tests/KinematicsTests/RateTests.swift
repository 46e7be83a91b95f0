import Kinematics
import PointerTestSupport
import XCTest

/// Contract 11, M4: the same movement of the finger ends at the same position, whatever the rate of reports.
final class RateTests: XCTestCase {
  /// A movement in millimeters as a function of time.
  private struct Movement {
    let name: String
    let duration: Double
    let position: (Double) -> Vector
  }

  private static func even(_ speed: Double, _ way: Double, angle: Double = 0) -> Movement {
    let direction = Vector(cos(angle), sin(angle))
    return Movement(name: "\(speed) mm/s over \(way) mm at \(angle)", duration: way / speed) {
      direction * (speed * $0)
    }
  }

  private static func aimed(_ way: Double, _ duration: Double, angle: Double) -> Movement {
    let direction = Vector(cos(angle), sin(angle))
    return Movement(name: "\(way) mm in \(duration) s at \(angle)", duration: duration) { time in
      let s = time / duration
      return direction * (way * s * s * s * (10 + s * (6 * s - 15)))
    }
  }

  /// A smooth path with turns and changing speed.
  private static func wandering(_ generator: inout Dice) -> Movement {
    let waves = (0..<3).map { _ in
      (
        Vector(.random(in: -8...8, using: &generator), .random(in: -8...8, using: &generator)),
        Double.random(in: 0.5...3, using: &generator) * 2 * Double.pi
      )
    }
    return Movement(name: "wandering", duration: 0.8) { time in
      // It begins and ends at rest.
      let s = time / 0.8
      var sum = Vector(60, 35) * (s * s * (3 - 2 * s))
      for (size, rate) in waves { sum += size * ((1 - cos(rate * time)) * s * (1 - s)) }
      return sum
    }
  }

  private enum Stamps: CaseIterable { case exact, jittered, wholeMilliseconds, bunched, bunchedAtOnce }

  private func end(
    of movement: Movement, _ curve: AccelerationCurve, _ unit: DeviceUnit, rate: Double, phase: Double = 0,
    stamps: Stamps = .exact, after silence: Double? = nil, seed: UInt64 = 1
  ) -> Vector {
    var generator = Dice(seed: seed)
    var accelerator = Accelerator(curve: curve, unit: unit)
    var began = 3.0
    if let silence {
      // Another movement before, and a silence.
      for report in 0..<Int(0.1 * rate) {
        let time = Timestamp.zero.advanced(bySeconds: Double(report) / rate)
        _ = accelerator.points(for: Vector(2, 0), at: time)
      }
      began = 0.1 + silence
    }
    var (sum, last) = (Vector.zero, Vector.zero)
    let reports = Int((movement.duration * rate).rounded(.up)) + 1
    for report in 0...reports {
      let time = (Double(report) + phase) / rate
      var position = movement.position(min(time, movement.duration))
      if case .counts(let perInch) = unit {
        position = position * (perInch / 25.4)
        position = Vector(position.dx.rounded(), position.dy.rounded())
      }
      let delta = position - last
      if delta == .zero { continue }
      last = position
      let stamp =
        switch stamps {
        case .exact: time
        case .jittered: time + .random(in: -0.0005...0.0005, using: &generator)
        case .wholeMilliseconds: (time * 1_000).rounded(.down) / 1_000
        case .bunched: (time * 125).rounded(.up) / 125 + Double(report % 8) * 0.00004
        case .bunchedAtOnce: (time * 125).rounded(.up) / 125
        }
      let moved = accelerator.points(for: delta, at: .zero.advanced(bySeconds: began + stamp))
      XCTAssertGreaterThanOrEqual(moved.dot(delta), 0, "never backward")
      sum += moved
    }
    return sum
  }

  private let curves: [(String, AccelerationCurve)] = [
    ("none", .linear), ("mouse", .appleMouse()), ("fast mouse", .appleMouse(trackingSpeed: 3)),
    ("slow mouse", .appleMouse(trackingSpeed: 0.125)), ("trackpad", .appleTrackpad()),
    ("fast trackpad", .appleTrackpad(trackingSpeed: 3)),
    ("slow trackpad", .appleTrackpad(trackingSpeed: 0.125)),
  ]

  private let units: [DeviceUnit] = [.millimeters, .counts(perInch: 400), .counts(perInch: 1_600)]

  private func movements(_ generator: inout Dice) -> [Movement] {
    [
      RateTests.even(100, 20), RateTests.even(40, 30, angle: 0.6), RateTests.even(250, 50, angle: -2),
      RateTests.aimed(15, 0.2, angle: 1), RateTests.aimed(45, 0.35, angle: 2.5),
      RateTests.aimed(80, 0.5, angle: -1), RateTests.wandering(&generator), RateTests.wandering(&generator),
    ]
  }

  private func assertNear(
    _ end: Vector, _ reference: Vector, rate: Double, _ message: @autoclosure () -> String
  ) {
    let limit = rate < 90 ? 0.04 : 0.02
    XCTAssertLessThanOrEqual((end - reference).length, limit * reference.length, message())
  }

  /// One movement with one device.
  private struct Case {
    let movement: Movement
    let name: String
    let curve: AccelerationCurve
    let unit: DeviceUnit
    /// The end of the movement at 1,000 reports a second.
    let reference: Vector
    let number: Int
  }

  /// Every movement with every curve, each with one of the units.
  private func forEachCase(_ generator: inout Dice, _ body: (Case, inout Dice) -> Void) {
    for (number, (movement, (name, curve))) in product(movements(&generator), curves).enumerated() {
      let unit = units[number % units.count]
      let reference = end(of: movement, curve, unit, rate: 1_000)
      body(
        Case(movement: movement, name: name, curve: curve, unit: unit, reference: reference, number: number),
        &generator)
    }
  }

  func testAMovementEndsAtTheSamePlaceAtAnyRate() {
    var generator = Dice(seed: 1)
    forEachCase(&generator) { one, generator in
      for rate in [90.0, 120, 125, 144, 250, 500, one.number.isMultiple(of: 2) ? 60 : 8_000] {
        let phase = generator.pick([0, 0, 0.1, 0.37, 0.5, 0.9])
        assertNear(
          end(of: one.movement, one.curve, one.unit, rate: rate, phase: phase), one.reference, rate: rate,
          "\(one.name) \(one.unit) \(rate) \(phase) \(one.movement.name)")
      }
    }
  }

  func testHowReportsAreStampedDoesNotMatter() {
    var generator = Dice(seed: 1)
    forEachCase(&generator) { one, generator in
      for stamps in Stamps.allCases {
        let rate = one.number.isMultiple(of: 2) ? 1_000.0 : 2_000
        let found = end(
          of: one.movement, one.curve, one.unit, rate: rate, stamps: stamps, seed: generator.next())
        assertNear(
          found, one.reference, rate: rate, "\(one.name) \(one.unit) \(rate) \(stamps) \(one.movement.name)")
      }
    }
  }

  func testAFirstReportAfterASilenceCountsAsAtAnyRate() {
    for silence in [0.03, 0.08, 0.24, 0.26, 1, 5] {
      for (name, curve) in curves {
        for movement in [RateTests.even(100, 20), RateTests.aimed(30, 0.3, angle: 1)] {
          let reference = end(of: movement, curve, .millimeters, rate: 1_000)
          for rate in [60.0, 90, 125, 250, 500, 1_000] {
            assertNear(
              end(of: movement, curve, .millimeters, rate: rate, after: silence), reference, rate: rate,
              "\(name) \(rate) after \(silence) s: \(movement.name)")
          }
        }
      }
    }
  }

  func testAReportWithoutMovementMovesNothing() {
    var accelerator = Accelerator(curve: .appleTrackpad(), unit: .millimeters)
    for report in 0..<20 {
      let delta = Vector(report % 3 == 0 ? 0 : 1.5, 0)
      let moved = accelerator.points(for: delta, at: .zero.advanced(bySeconds: Double(report) / 60))
      XCTAssertEqual(moved == .zero, delta == .zero)
    }
  }
}

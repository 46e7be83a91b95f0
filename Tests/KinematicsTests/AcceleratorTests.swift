import Kinematics
import PointerTestSupport
import XCTest

final class AcceleratorTests: XCTestCase {
  private func time(_ seconds: Double) -> Timestamp { Timestamp.zero.advanced(bySeconds: seconds) }

  /// Checks rows of tracking speed, counts of a report at 400 per inch, and points.
  ///
  /// The points were computed from the formula in another language.
  func testAppleMouse() {
    let rows: [(Double, Double, Double)] = [
      (0, 1, 0.24),
      (0, 5, 1.2),
      (0, 10, 2.4),
      (0, 20, 4.8),
      (0, 40, 9.6),
      (0, 127, 30.48),
      (0.3, 1, 0.2308049804),
      (0.3, 5, 1.332204556),
      (0.3, 10, 3.112018445),
      (0.3, 20, 8.028875559),
      (0.3, 40, 23.392316469),
      (0.3, 127, 119.573701615),
      (0.6875, 1, 0.2458764555),
      (0.6875, 5, 1.636074936),
      (0.6875, 10, 4.294117488),
      (0.6875, 20, 12.711011904),
      (0.6875, 40, 42.192383232),
      (0.6875, 127, 236.581623591),
      (1.2, 1, 0.2832886393),
      (1.2, 5, 2.460085996),
      (1.2, 10, 7.552094051),
      (1.2, 20, 25.783976725),
      (1.2, 40, 95.503911082),
      (1.2, 127, 559.826203376),
      (3, 1, 0.382513824),
      (3, 5, 4.80594),
      (3, 10, 17.039232),
      (3, 20, 65.080704),
      (3, 40, 264.513024),
      (3, 127, 1573.013573005),
    ]
    for (setting, counts, points) in rows {
      var accelerator = Accelerator(curve: .appleMouse(trackingSpeed: setting), unit: .counts(perInch: 400))
      let moved = accelerator.points(for: Vector(dx: 0, dy: -counts), at: .zero)
      XCTAssertEqual(moved.dy, -points, accuracy: points * 1e-6, "\(setting) \(counts)")
      XCTAssertEqual(moved.dx, 0)
      let gain = accelerator.gain(atSpeed: counts * 125)
      XCTAssertEqual(gain * counts, points, accuracy: points * 1e-6)
    }
  }

  /// Checks rows of tracking speed, finger speed in mm/s, and points per second at 120 reports per second.
  func testAppleTrackpad() {
    let rows: [(Double, Double, Double)] = [
      (0, 5, 18.897637795),
      (0, 25, 94.488188976),
      (0, 100, 377.952755906),
      (0, 200, 755.905511811),
      (0, 400, 1511.811023622),
      (0.3, 5, 19.30654873),
      (0.3, 25, 110.270543945),
      (0.3, 100, 648.076827045),
      (0.3, 200, 1852.696252616),
      (0.3, 400, 5821.498049645),
      (0.6875, 5, 19.572974912),
      (0.6875, 25, 126.529173865),
      (0.6875, 100, 938.329648313),
      (0.6875, 200, 3040.272253773),
      (0.6875, 400, 10451.795333056),
      (1.2, 5, 20.201612638),
      (1.2, 25, 162.020787367),
      (1.2, 100, 1572.48371782),
      (1.2, 200, 5655.276277376),
      (1.2, 400, 20763.886717484),
      (3, 5, 26.249251893),
      (3, 25, 279.343602979),
      (3, 100, 3399.543073732),
      (3, 200, 13183.086483338),
      (3, 400, 51406.584766172),
    ]
    for (setting, speed, points) in rows {
      var accelerator = Accelerator(curve: .appleTrackpad(trackingSpeed: setting), unit: .millimeters)
      XCTAssertEqual(accelerator.gain(atSpeed: speed) * speed, points, accuracy: points * 1e-6)
      // The same at any rate, once the second report has shown the interval of the first.
      for rate in [60.0, 120, 1_000] {
        accelerator.reset()
        var sum = 0.0
        for report in 0..<Int(rate) {
          let moved = accelerator.points(
            for: Vector(dx: speed / rate, dy: 0), at: time(Double(report) / rate))
          sum += moved.dx
        }
        XCTAssertEqual(sum, points, accuracy: points * 1e-6, "\(setting) \(speed) at \(rate)")
      }
    }
  }

  /// Checks rows of speed setting, speed in thousandths of an inch per millisecond, and factor.
  func testLibinputMouse() {
    let rows: [(Double, Double, Double)] = [
      (-1, 0.01, 0.4),
      (-1, 0.07, 0.5),
      (-1, 0.3, 0.5),
      (-1, 0.8, 0.5),
      (-1, 1.3, 0.5),
      (-1, 4, 0.5),
      (-0.5, 0.01, 0.4),
      (-0.5, 0.07, 1.0),
      (-0.5, 0.3, 1.0),
      (-0.5, 0.8, 1.199375),
      (-0.5, 1.3, 1.25),
      (-0.5, 4, 1.25),
      (0, 0.01, 0.4),
      (0, 0.07, 1.0),
      (0, 0.3, 1.0),
      (0, 0.8, 1.44),
      (0, 1.3, 1.99),
      (0, 4, 2.0),
      (1, 0.01, 0.4),
      (1, 0.07, 1.0),
      (1, 0.3, 1.185),
      (1, 0.8, 2.11),
      (1, 1.3, 3.035),
      (1, 4, 3.5),
    ]
    for (setting, speed, factor) in rows {
      XCTAssertEqual(AdaptiveMouseCurve(speed: setting).factor(at: speed), factor, accuracy: 1e-9)
      var accelerator = Accelerator(curve: .libinputMouse(speed: setting), unit: .counts(perInch: 2_000))
      var moved = 0.0
      for report in 0..<20 {
        moved = accelerator.points(for: Vector(dx: speed * 16, dy: 0), at: time(Double(report) * 0.008)).dx
      }
      XCTAssertEqual(moved, speed * 8 * factor, accuracy: speed * 8 * factor * 1e-4, "\(setting) \(speed)")
    }
  }

  /// Checks rows of speed setting, finger speed in mm/s, and factor.
  func testLibinputTouchpad() {
    let rows: [(Double, Double, Double)] = [
      (-1, 1, 0.005654201463),
      (-1, 7, 0.01272195329),
      (-1, 130, 0.01272195329),
      (-1, 200, 0.01652766581),
      (-1, 400, 0.04208030704),
      (-1, 700, 0.06785041755),
      (-0.5, 1, 0.02743792541),
      (-0.5, 7, 0.06173533216),
      (-0.5, 130, 0.06173533216),
      (-0.5, 200, 0.08020316657),
      (-0.5, 400, 0.2042014833),
      (-0.5, 700, 0.3292551049),
      (0, 1, 0.1188239186),
      (0, 7, 0.2673538169),
      (0, 130, 0.2673538169),
      (0, 200, 0.3473314545),
      (0, 400, 0.8843241637),
      (0, 700, 1.425887024),
      (1, 1, 0.5935835207),
      (1, 7, 1.335562922),
      (1, 130, 1.335562922),
      (1, 200, 1.735090291),
      (1, 400, 4.417631202),
      (1, 700, 7.123002248),
    ]
    for (setting, speed, factor) in rows {
      XCTAssertEqual(AdaptiveTouchpadCurve(speed: setting).factor(at: speed), factor, accuracy: factor * 1e-8)
      let accelerator = Accelerator(curve: .libinputTouchpad(speed: setting), unit: .millimeters)
      XCTAssertEqual(accelerator.gain(atSpeed: speed), factor * 1_000 / 25.4, accuracy: factor * 1e-6)
    }
  }

  func testMiceCoarserThanAThousandCountsKeepTheirCounts() {
    let accelerator = Accelerator(curve: .libinputMouse(), unit: .counts(perInch: 500))
    XCTAssertEqual(accelerator.gain(atSpeed: 150), 1)
    XCTAssertEqual(accelerator.gain(atSpeed: 5_000), 4, accuracy: 1e-12)
  }

  func testFlatCurves() {
    XCTAssertEqual(
      Accelerator(curve: .libinputFlatMouse(speed: 0.5), unit: .counts(perInch: 800)).gain(atSpeed: 9), 1.5)
    XCTAssertEqual(
      Accelerator(curve: .libinputFlatMouse(speed: -1), unit: .counts(perInch: 800)).gain(atSpeed: 9), 0.005)
    XCTAssertEqual(
      Accelerator(curve: .libinputFlatTouchpad(), unit: .counts(perInch: 500)).gain(atSpeed: 9), 0.5936,
      accuracy: 1e-12)
  }

  func testCustomCurve() throws {
    let curve = try XCTUnwrap(CustomCurve(step: 1, points: [0, 1, 4]))
    var accelerator = Accelerator(curve: .custom(curve), unit: .counts(perInch: 1_000))
    // The first report counts as 7 ms long: 1 per millisecond.
    XCTAssertEqual(accelerator.points(for: Vector(dx: 7, dy: 0), at: .zero).dx, 7, accuracy: 1e-12)
    // 1.5 per millisecond gives 2.5, and 3, beyond the last point, gives 7; steady from the second report on.
    for (speed, output) in [(1.5, 2.5), (3, 7)] {
      accelerator.reset()
      var moved = Vector.zero
      for report in 0..<20 {
        moved = accelerator.points(for: Vector(dx: 0, dy: 10 * speed), at: time(0.01 * Double(report)))
      }
      XCTAssertEqual(moved.dy, 10 * output, accuracy: 1e-9)
    }
    XCTAssertNil(CustomCurve(step: 0, points: [0, 1]))
    XCTAssertNil(CustomCurve(step: 1, points: [0]))
    XCTAssertNil(CustomCurve(step: .nan, points: [0, 1]))
    XCTAssertNil(CustomCurve(step: 1, points: [0, .nan]))
    XCTAssertNil(CustomCurve(step: 1, points: Array(repeating: 1, count: 65)))
  }

  func testPointsPassAsTheyAre() {
    for curve in [AccelerationCurve.appleTrackpad(), .libinputMouse(), .none, .libinputFlatMouse(speed: -1)] {
      var accelerator = Accelerator(curve: curve, unit: .points)
      XCTAssertEqual(accelerator.points(for: Vector(dx: 3, dy: 1e300), at: .zero), Vector(dx: 3, dy: 1e300))
      XCTAssertEqual(accelerator.gain(atSpeed: 1_000), 1)
    }
  }

  func testNegativeTrackingSpeedIsOff() {
    XCTAssertEqual(AccelerationCurve.appleMouse(trackingSpeed: -1), .none)
    let accelerator = Accelerator(curve: .none, unit: .counts(perInch: 400))
    XCTAssertEqual(accelerator.gain(atSpeed: 5_000), 0.24, accuracy: 1e-12)
  }

  func testAppleCurvesAreContinuousAndRise() {
    for step in 0...120 {
      let setting = Double(step) / 40
      for curve in [ParametricCurve.mouse(trackingSpeed: setting), .trackpad(trackingSpeed: setting)] {
        var last = 0.0
        var lastSlope: Double?
        for step in 1...4_000 {
          let x = Double(step) / 100
          let f = x * curve.gain(at: x)
          let slope = (f - last) * 100
          XCTAssertGreaterThan(slope, 0, "\(setting) \(x)")
          if let lastSlope { XCTAssertLessThan((slope - lastSlope).magnitude, 0.3, "\(setting) \(x)") }
          last = f
          lastSlope = slope
        }
      }
    }
  }

  func testCurvesOfTheHostAreContinuousAtTheirJoints() {
    for (a, b) in [(5.0, 0.0), (0, 9), (0, 0), (7, 3), (4, 12)] {
      let curve = ParametricCurve(
        linearGain: 1, parabolicGain: 0.8, cubicGain: 0.3, quarticGain: 0.2, tangentStart: a, rootStart: b)
      for joint in [a, b] where joint > 0 {
        XCTAssertEqual(
          curve.gain(at: joint - 1e-9), curve.gain(at: joint + 1e-9), accuracy: 1e-6, "\(a) \(b)")
      }
    }
  }

  // Apple's driver rounds the length of a report down, which would depend on the rate of reports (contract 11).
  func testDiagonalReportsCountWithTheirLength() {
    var accelerator = Accelerator(curve: .appleMouse(), unit: .counts(perInch: 400))
    let diagonal = accelerator.points(for: Vector(dx: 3, dy: 4), at: .zero)
    accelerator.reset()
    let straight = accelerator.points(for: Vector(dx: 5, dy: 0), at: .zero)
    XCTAssertEqual(diagonal.length, straight.length, accuracy: 1e-12)
  }

  func testAReportAfterASilenceOrByAnEarlierClockIsAFirstOne() {
    var accelerator = Accelerator(curve: .appleMouse(), unit: .counts(perInch: 400))
    let first = accelerator.points(for: Vector(dx: 20, dy: 0), at: time(5))
    XCTAssertEqual(accelerator.points(for: Vector(dx: 20, dy: 0), at: time(5.2501)), first)
    XCTAssertEqual(accelerator.points(for: Vector(dx: 20, dy: 0), at: time(1)), first)
    // Within a quarter of a second it may be the next count of a very slow movement.
    XCTAssertLessThan(accelerator.points(for: Vector(dx: 20, dy: 0), at: time(1.2)).dx, first.dx)
  }

  func testAResetForgetsTheStroke() {
    for curve in [AccelerationCurve.appleTrackpad(), .libinputMouse(), .libinputTouchpad()] {
      var accelerator = Accelerator(curve: curve, unit: .counts(perInch: 1_000))
      let first = accelerator.points(for: Vector(dx: 20, dy: 0), at: time(1))
      for report in 1...20 {
        _ = accelerator.points(for: Vector(dx: 20, dy: 9), at: time(1 + Double(report) * 0.02))
      }
      accelerator.reset()
      XCTAssertEqual(accelerator.points(for: Vector(dx: 20, dy: 0), at: time(2)), first)
    }
  }

  func testQuarterTurnsAndMirrorsOfTheDeviceAreThoseOfThePointer() {
    for curve in [AccelerationCurve.appleTrackpad(), .libinputMouse(), .libinputTouchpad()] {
      var plain = Accelerator(curve: curve, unit: .counts(perInch: 1_000))
      var turned = plain
      var mirrored = plain
      var generator = SeededGenerator(seed: 5)
      for report in 0..<200 {
        let dx = Double.random(in: -30...30, using: &generator)
        let dy = Double.random(in: -30...30, using: &generator)
        let now = time(Double(report) * 0.008)
        let moved = plain.points(for: Vector(dx: dx, dy: dy), at: now)
        XCTAssertEqual(mirrored.points(for: Vector(dx: -dx, dy: dy), at: now).dx, -moved.dx, accuracy: 1e-9)
        XCTAssertEqual(turned.points(for: Vector(dx: -dy, dy: dx), at: now).dx, -moved.dy, accuracy: 1e-9)
      }
    }
  }

  func testNoNumberTrapsIt() {
    let seed = UInt64.random(in: .min ... .max)
    print("seed", seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let curves: [AccelerationCurve] = [
        .none, .appleMouse(trackingSpeed: generator.anyDouble()),
        .appleTrackpad(trackingSpeed: generator.anyDouble()),
        .libinputMouse(speed: generator.anyDouble()), .libinputTouchpad(speed: generator.anyDouble()),
        .libinputFlatMouse(speed: generator.anyDouble()), .libinputFlatTouchpad(speed: generator.anyDouble()),
        .parametric(
          ParametricCurve(
            linearGain: generator.anyDouble(), parabolicGain: generator.anyDouble(),
            cubicGain: generator.anyDouble(),
            tangentStart: generator.anyDouble(), rootStart: generator.anyDouble(),
            reportRate: generator.anyDouble())),
      ]
      for curve in curves {
        for unit in [DeviceUnit.millimeters, .counts(perInch: generator.anyDouble()), .points] {
          var accelerator = Accelerator(curve: curve, unit: unit)
          for _ in 0..<5 {
            let delta = Vector(dx: generator.anyDouble(), dy: generator.anyDouble())
            let moved = accelerator.points(
              for: delta, at: Timestamp(nanoseconds: Int64(bitPattern: generator.next())))
            XCTAssert(moved.isFinite, "\(curve) \(unit) \(delta)")
            XCTAssert(accelerator.gain(atSpeed: generator.anyDouble()).isFinite)
          }
        }
      }
    }
  }
}

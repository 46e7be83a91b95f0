import Kinematics
import PointerTestSupport
import XCTest

final class M4AcceleratorTests: XCTestCase {
  private func time(_ seconds: Double) -> Timestamp { Timestamp.zero.advanced(bySeconds: seconds) }

  private typealias Cell = (row: Double, column: Double, number: Double)
  private func cells(_ columns: [Double], _ rows: KeyValuePairs<Double, [Double]>) -> [Cell] {
    rows.flatMap { row in zip(columns, row.value).map { (row.key, $0, $1) } }
  }

  /// Checks rows of tracking speed, counts of a report at 400 per inch, and points.
  ///
  /// The points were computed from the formula in another language.
  func testM4TheCurveOfAMacsMouse() {
    let rows: KeyValuePairs = [
      0: [0.24, 1.2, 2.4, 4.8, 9.6, 30.48],
      0.3: [0.2308049804, 1.332204556, 3.112018445, 8.028875559, 23.392316469, 119.573701615],
      0.6875: [0.2458764555, 1.636074936, 4.294117488, 12.711011904, 42.192383232, 236.581623591],
      1.2: [0.2832886393, 2.460085996, 7.552094051, 25.783976725, 95.503911082, 559.826203376],
      3: [0.382513824, 4.80594, 17.039232, 65.080704, 264.513024, 1573.013573005],
    ]
    for (setting, counts, points) in cells([1.0, 5, 10, 20, 40, 127], rows) {
      var accelerator = Accelerator(curve: .appleMouse(trackingSpeed: setting), unit: .counts(perInch: 400))
      let moved = accelerator.points(for: Vector(0, -counts), at: .zero)
      XCTAssertEqual(moved.dy, -points, accuracy: points * 1e-6, "\(setting) \(counts)")
      XCTAssertEqual(moved.dx, 0)
      let gain = accelerator.gain(atSpeed: counts * 125)
      XCTAssertEqual(gain * counts, points, accuracy: points * 1e-6)
    }
  }

  /// Checks rows of tracking speed, finger speed in mm/s, and points per second at 120 reports per second.
  func testM4TheCurveOfAMacsTrackpad() {
    let rows: KeyValuePairs = [
      0: [18.897637795, 94.488188976, 377.952755906, 755.905511811, 1511.811023622],
      0.3: [19.30654873, 110.270543945, 648.076827045, 1852.696252616, 5821.498049645],
      0.6875: [19.572974912, 126.529173865, 938.329648313, 3040.272253773, 10451.795333056],
      1.2: [20.201612638, 162.020787367, 1572.48371782, 5655.276277376, 20763.886717484],
      3: [26.249251893, 279.343602979, 3399.543073732, 13183.086483338, 51406.584766172],
    ]
    for (setting, speed, points) in cells([5.0, 25, 100, 200, 400], rows) {
      var accelerator = Accelerator(curve: .appleTrackpad(trackingSpeed: setting), unit: .millimeters)
      XCTAssertEqual(accelerator.gain(atSpeed: speed) * speed, points, accuracy: points * 1e-6)
      // The same at any rate, once the second report has shown the interval of the first.
      for rate in [60.0, 120, 1_000] {
        accelerator.reset()
        var sum = 0.0
        for report in 0..<Int(rate) {
          let moved = accelerator.points(for: Vector(speed / rate, 0), at: time(Double(report) / rate))
          sum += moved.dx
        }
        XCTAssertEqual(sum, points, accuracy: points * 1e-6, "\(setting) \(speed) at \(rate)")
      }
    }
  }

  /// Checks rows of speed setting, speed in thousandths of an inch per millisecond, and factor.
  func testLibinputMouse() {
    let rows: KeyValuePairs = [
      -1: [0.4, 0.5, 0.5, 0.5, 0.5, 0.5], -0.5: [0.4, 1.0, 1.0, 1.199375, 1.25, 1.25],
      0: [0.4, 1.0, 1.0, 1.44, 1.99, 2.0], 1: [0.4, 1.0, 1.185, 2.11, 3.035, 3.5],
    ]
    for (setting, speed, factor) in cells([0.01, 0.07, 0.3, 0.8, 1.3, 4], rows) {
      XCTAssertEqual(AdaptiveMouseCurve(speed: setting).factor(at: speed), factor, accuracy: 1e-9)
      var accelerator = Accelerator(curve: .libinputMouse(speed: setting), unit: .counts(perInch: 2_000))
      var moved = 0.0
      for report in 0..<20 {
        moved = accelerator.points(for: Vector(speed * 16, 0), at: time(Double(report) * 0.008)).dx
      }
      XCTAssertEqual(moved, speed * 8 * factor, accuracy: speed * 8 * factor * 1e-4, "\(setting) \(speed)")
    }
  }

  /// Checks rows of speed setting, finger speed in mm/s, and factor.
  func testLibinputTouchpad() {
    let rows: KeyValuePairs = [
      -1: [0.005654201463, 0.01272195329, 0.01272195329, 0.01652766581, 0.04208030704, 0.06785041755],
      -0.5: [0.02743792541, 0.06173533216, 0.06173533216, 0.08020316657, 0.2042014833, 0.3292551049],
      0: [0.1188239186, 0.2673538169, 0.2673538169, 0.3473314545, 0.8843241637, 1.425887024],
      1: [0.5935835207, 1.335562922, 1.335562922, 1.735090291, 4.417631202, 7.123002248],
    ]
    for (setting, speed, factor) in cells([1.0, 7, 130, 200, 400, 700], rows) {
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
    XCTAssertEqual(accelerator.points(for: Vector(7, 0), at: .zero).dx, 7, accuracy: 1e-12)
    // 1.5 per millisecond gives 2.5, and 3, beyond the last point, gives 7; steady from the second report on.
    for (speed, output) in [(1.5, 2.5), (3, 7)] {
      accelerator.reset()
      var moved = Vector.zero
      for report in 0..<20 {
        moved = accelerator.points(for: Vector(0, 10 * speed), at: time(0.01 * Double(report)))
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
      XCTAssertEqual(accelerator.points(for: Vector(3, 1e300), at: .zero), Vector(3, 1e300))
      XCTAssertEqual(accelerator.gain(atSpeed: 1_000), 1)
    }
  }

  func testNegativeTrackingSpeedIsOff() {
    XCTAssertEqual(AccelerationCurve.appleMouse(trackingSpeed: -1), .none)
  }

  func testM4AtEveryTrackingSpeedTheMacsCurvesAreContinuousAndTheFasterTheFingerTheFartherThePointer() {
    for step in 0...120 {
      let setting = Double(step) / 40
      for curve in [ParametricCurve.mouse(trackingSpeed: setting), .trackpad(trackingSpeed: setting)] {
        if step > 0 { XCTAssertGreaterThan(curve.gain(at: 10), curve.gain(at: 1)) }
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
    let diagonal = accelerator.points(for: Vector(3, 4), at: .zero)
    accelerator.reset()
    let straight = accelerator.points(for: Vector(5, 0), at: .zero)
    XCTAssertEqual(diagonal.length, straight.length, accuracy: 1e-12)
  }

  func testAReportAfterASilenceOrByAnEarlierClockIsAFirstOne() {
    var accelerator = Accelerator(curve: .appleMouse(), unit: .counts(perInch: 400))
    let first = accelerator.points(for: Vector(20, 0), at: time(5))
    XCTAssertEqual(accelerator.points(for: Vector(20, 0), at: time(5.2501)), first)
    XCTAssertEqual(accelerator.points(for: Vector(20, 0), at: time(1)), first)
    // Within a quarter of a second it may be the next count of a very slow movement.
    XCTAssertLessThan(accelerator.points(for: Vector(20, 0), at: time(1.2)).dx, first.dx)
  }

  func testAResetForgetsTheStroke() {
    for curve in [AccelerationCurve.appleTrackpad(), .libinputMouse(), .libinputTouchpad()] {
      var accelerator = Accelerator(curve: curve, unit: .counts(perInch: 1_000))
      let first = accelerator.points(for: Vector(20, 0), at: time(1))
      for report in 1...20 { _ = accelerator.points(for: Vector(20, 9), at: time(1 + Double(report) * 0.02)) }
      accelerator.reset()
      XCTAssertEqual(accelerator.points(for: Vector(20, 0), at: time(2)), first)
    }
  }

  func testQuarterTurnsAndMirrorsOfTheDeviceAreThoseOfThePointer() {
    for curve in [AccelerationCurve.appleTrackpad(), .libinputMouse(), .libinputTouchpad()] {
      var plain = Accelerator(curve: curve, unit: .counts(perInch: 1_000))
      var turned = plain
      var mirrored = plain
      var generator = Dice(seed: 5)
      for report in 0..<200 {
        let dx = Double.random(in: -30...30, using: &generator)
        let dy = Double.random(in: -30...30, using: &generator)
        let now = time(Double(report) * 0.008)
        let moved = plain.points(for: Vector(dx, dy), at: now)
        XCTAssertEqual(mirrored.points(for: Vector(-dx, dy), at: now).dx, -moved.dx, accuracy: 1e-9)
        XCTAssertEqual(turned.points(for: Vector(-dy, dx), at: now).dx, -moved.dy, accuracy: 1e-9)
      }
    }
  }

  func testNoNumberTrapsIt() {
    var generator = Dice(seed: 1)
    for _ in 0..<300 {
      let curves: [AccelerationCurve] = [
        .none, .appleMouse(trackingSpeed: generator.anyDouble()),
        .appleTrackpad(trackingSpeed: generator.anyDouble()), .libinputMouse(speed: generator.anyDouble()),
        .libinputTouchpad(speed: generator.anyDouble()), .libinputFlatMouse(speed: generator.anyDouble()),
        .libinputFlatTouchpad(speed: generator.anyDouble()),
        .parametric(
          ParametricCurve(
            linearGain: generator.anyDouble(), parabolicGain: generator.anyDouble(),
            cubicGain: generator.anyDouble(), tangentStart: generator.anyDouble(),
            rootStart: generator.anyDouble(), reportRate: generator.anyDouble())),
      ]
      for curve in curves {
        for unit in [DeviceUnit.millimeters, .counts(perInch: generator.anyDouble()), .points] {
          var accelerator = Accelerator(curve: curve, unit: unit)
          for _ in 0..<5 {
            let delta = Vector(generator.anyDouble(), generator.anyDouble())
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

import PointerTestSupport
import XCTest

@testable import Kinematics

/// M4: the curves of a Mac's mouse and trackpad.
final class AcceleratorTests: XCTestCase {
  private func time(_ seconds: Double) -> Timestamp { Timestamp.zero.advanced(bySeconds: seconds) }

  private typealias Cell = (row: Double, column: Double, number: Double)
  private func cells(_ columns: [Double], _ rows: KeyValuePairs<Double, [Double]>) -> [Cell] {
    rows.flatMap { row in zip(columns, row.value).map { (row.key, $0, $1) } }
  }

  /// Checks rows of tracking speed, counts of a report at 400 per inch, and points.
  ///
  /// The points were computed from the formula in another language.
  func testTheCurveOfAMacsMouse() {
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
  func testTheCurveOfAMacsTrackpad() {
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

  func testPointsPassAsTheyAre() {
    for curve in [AccelerationCurve.appleTrackpad(), .appleMouse(), .linear] {
      var accelerator = Accelerator(curve: curve, unit: .points)
      XCTAssertEqual(accelerator.points(for: Vector(3, 1e300), at: .zero), Vector(3, 1e300))
      XCTAssertEqual(accelerator.gain(atSpeed: 1_000), 1)
    }
  }

  func testNegativeTrackingSpeedIsOff() {
    XCTAssertEqual(AccelerationCurve.appleMouse(trackingSpeed: -1), .linear)
  }

  func testTheFasterTheFingerTheFartherThePointer() {
    for step in 0...120 {
      let setting = Double(step) / 40
      for curve in [PolynomialCurve.mouse(trackingSpeed: setting), .trackpad(trackingSpeed: setting)] {
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

  // Apple's driver rounds the length of a report down, which would depend on the rate of reports (contract 11).
  func testDiagonalReportsCountWithTheirLength() {
    var accelerator = Accelerator(curve: .appleMouse(), unit: .counts(perInch: 400))
    let diagonal = accelerator.points(for: Vector(3, 4), at: .zero)
    accelerator.reset()
    let straight = accelerator.points(for: Vector(5, 0), at: .zero)
    XCTAssertEqual(diagonal.length, straight.length, accuracy: 1e-12)
  }

  func testAReportAfterASilenceIsAFirstOne() {
    var accelerator = Accelerator(curve: .appleMouse(), unit: .counts(perInch: 400))
    let first = accelerator.points(for: Vector(20, 0), at: time(5))
    XCTAssertEqual(accelerator.points(for: Vector(20, 0), at: time(5.2501)), first)
    XCTAssertEqual(accelerator.points(for: Vector(20, 0), at: time(1)), first)
    // Within a quarter of a second it may be the next count of a very slow movement.
    XCTAssertLessThan(accelerator.points(for: Vector(20, 0), at: time(1.2)).dx, first.dx)
  }

  func testAResetForgetsTheStroke() {
    for curve in [AccelerationCurve.appleTrackpad(), .appleMouse()] {
      var accelerator = Accelerator(curve: curve, unit: .counts(perInch: 1_000))
      let first = accelerator.points(for: Vector(20, 0), at: time(1))
      for report in 1...20 { _ = accelerator.points(for: Vector(20, 9), at: time(1 + Double(report) * 0.02)) }
      accelerator.reset()
      XCTAssertEqual(accelerator.points(for: Vector(20, 0), at: time(2)), first)
    }
  }

  func testQuarterTurnsAndMirrorsOfTheDeviceAreThoseOfThePointer() {
    for curve in [AccelerationCurve.appleTrackpad(), .appleMouse()] {
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
        .linear, .appleMouse(trackingSpeed: generator.anyDouble()),
        .appleTrackpad(trackingSpeed: generator.anyDouble()),
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

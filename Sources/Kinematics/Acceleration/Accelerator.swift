/// The acceleration of one device (M4): its curve, its unit, and the movement measured from its reports.
public struct Accelerator: Hashable, Sendable {
  /// The curve.
  public let curve: AccelerationCurve
  /// The unit of the device's displacements.
  public let unit: DeviceUnit

  /// The number of points per inch that Apple's curves assume.
  private static let pointsPerInch = 96.0
  /// The frame rate in Apple's driver, by which Apple's curves multiply the displacement of a report.
  private static let appleFrameRate = 67.0

  private var estimator = SpeedEstimator()
  /// The estimator's displacement after the latest report, converted to points.
  private var given = Vector.zero
  /// The displacement by which the pointer has gone too far, in points; later reports subtract it.
  private var excess = Vector.zero

  /// Creates an accelerator without any report.
  public init(curve: AccelerationCurve, unit: DeviceUnit) {
    self.curve = curve
    self.unit = unit
  }

  /// Forgets all reports, as at the start of a new stroke.
  public mutating func reset() {
    estimator = SpeedEstimator()
    given = .zero
    excess = .zero
  }

  /// The pointer's displacement, in points, for one report of the device.
  ///
  /// The curve is evaluated at the speed of the movement, which is a mean over about 10 ms. The same movement
  /// therefore leads to about the same position at any rate of reports. The positions differ by at most 2 %
  /// from 90 to 8,000 reports per second, and by at most 4 % at 60. Reports within a millisecond count as
  /// one.
  ///
  /// The duration of the first report of a movement is not known. A report after a silence of more than 0.25
  /// s begins a new movement. The first report of a movement counts as 7 ms long with a custom curve, and as
  /// 1/125 s long with libinput's curves. With a curve of Apple's form, it counts as one interval at the
  /// curve's report rate, at most 16 ms. This interval is 1/120 s for a trackpad, and 1/125 s for a mouse.
  /// The following reports show the true speed of the movement, and correct the pointer's displacement. If
  /// the pointer has moved too little, it catches up at once. If it has moved too far, each report is
  /// shortened by at most half, so that the pointer never moves backward.
  ///
  /// A time up to 0.25 s before the newest report counts as the time of the newest report. An earlier time
  /// begins a new movement.
  ///
  /// A displacement that is not finite gives zero and is ignored. A displacement in ``DeviceUnit/points`` is
  /// returned unchanged; in other units each component is clamped to ±1e9.
  public mutating func points(for delta: Vector, at time: Timestamp) -> Vector {
    guard delta.isFinite else { return .zero }
    guard unit.inches != nil else { return delta }
    let delta = delta.clamped(to: 1e9)
    switch curve.form {
    case .none, .flat: return delta * gain(atSpeed: 0)
    case .parametric, .adaptiveMouse, .adaptiveTouchpad, .custom: break
    }
    switch estimator.add(delta, at: time, usualInterval: usualInterval) {
    case .movement: (given, excess) = (.zero, .zero)
    case .displacement: given = .zero
    case .none: break
    }
    let gain = gain(atSpeed: Swift.max(estimator.velocity.length, estimator.leastSpeed))
    let total = estimator.displacement * gain
    let points = delta * gain
    let correction = total - given - points - excess
    given = total
    excess = .zero
    let half = points.length / 2
    // A report without movement also meets this condition, so the pointer does not move.
    if (points + correction).dot(delta) <= half * delta.length, correction != .zero {
      let share = Swift.min(1, half / correction.length)
      excess = correction * (share - 1)
      return points + correction * share
    }
    return points + correction
  }

  /// The interval that a first report is assumed to cover, in seconds.
  private var usualInterval: Double {
    switch curve.form {
    case .parametric(let curve) where curve.reportRate > 0:
      Swift.min(1 / curve.reportRate, SpeedEstimator.openingDuration)
    case .custom: 0.007
    default: 0.008
    }
  }

  /// The number of points per device unit at a steady speed, which is given in device units per second.
  ///
  /// A negative speed or NaN counts as 0. With ``DeviceUnit/points`` the gain is 1. Apple's curves are
  /// functions of the length of one report, so their gain is for reports at ``ParametricCurve/reportRate``.
  public func gain(atSpeed speed: Double) -> Double {
    guard let inches = unit.inches else { return 1 }
    let speed = speed > 0 ? Swift.min(speed, 1e12) : 0
    let scale = scale(inches)
    switch curve.form {
    case .none, .flat:
      return scale * factor(at: 0, inches)
    case .parametric(let curve):
      let rate = curve.reportRate > 0 ? curve.reportRate : 125
      return scale * factor(at: Accelerator.appleFrameRate * inches * speed / rate, inches)
    case .adaptiveMouse:
      return scale * factor(at: speed * scale / 1_000, inches)
    case .adaptiveTouchpad:
      return scale * factor(at: speed * inches, inches)
    case .custom:
      return factor(at: speed / 1_000, inches)
    }
  }

  /// The factor that converts a displacement from device units to the unit that the curve's factor expects.
  private func scale(_ inches: Double) -> Double {
    switch curve.form {
    case .none, .parametric: Accelerator.pointsPerInch * inches
    // The curve's unit is a thousandth of an inch, or a count if counts are coarser.
    case .adaptiveMouse: hasCoarseCounts ? 1 : 1_000 * inches
    case .adaptiveTouchpad: inches * 1_000
    case .flat(_, let isPerCount): isPerCount && hasCounts ? 1 : inches * 1_000
    case .custom: 1
    }
  }

  /// The curve's factor at a speed in the curve's own unit.
  ///
  /// For Apple's curves the speed is 67 times the length of a report in inches. For libinput's curves it is
  /// in thousandths of an inch per millisecond, or in counts per millisecond. For a custom curve it is in
  /// device units per millisecond.
  private func factor(at speed: Double, _ inches: Double) -> Double {
    switch curve.form {
    case .none: 1
    case .parametric(let curve): curve.gain(at: speed)
    case .adaptiveMouse(let curve):
      curve.factor(at: speed, countsPerInch: hasCoarseCounts ? 1 / inches : 1_000)
    // A thousandth of an inch per millisecond is 25.4 mm per second.
    case .adaptiveTouchpad(let curve): curve.factor(at: speed * 25.4)
    case .flat(let factor, _): factor
    case .custom(let curve): curve.factor(at: speed)
    }
  }

  private var hasCounts: Bool { if case .counts = unit { true } else { false } }

  private var hasCoarseCounts: Bool { if case .counts(let perInch) = unit { perInch < 1_000 } else { false } }
}

/// The unit of a device's displacements.
public enum DeviceUnit: Hashable, Sendable {
  /// Points on screen that the host has already accelerated; no curve changes them.
  case points
  /// Millimeters of finger or mouse travel.
  case millimeters
  /// Counts of a sensor with this many counts per inch, such as 400 or 1,000.
  ///
  /// The resolution is clamped to 1…100,000; a resolution that is not finite and positive counts as 400.
  case counts(perInch: Double)

  /// Inches per unit; nil for points.
  var inches: Double? {
    switch self {
    case .points: nil
    case .millimeters: 1 / 25.4
    case .counts(let perInch): 1 / DeviceUnit.clampedResolution(perInch)
    }
  }

  /// The unit with a valid resolution; see ``counts(perInch:)``.
  package var clamped: DeviceUnit {
    if case .counts(let perInch) = self {
      .counts(perInch: DeviceUnit.clampedResolution(perInch))
    } else {
      self
    }
  }

  static func clampedResolution(_ perInch: Double) -> Double {
    perInch > 0 && perInch.isFinite ? perInch.clamped(to: 1...100_000) : 400
  }
}

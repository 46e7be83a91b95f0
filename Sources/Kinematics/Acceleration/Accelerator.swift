/// The acceleration of one device: its curve, its unit, and the movement measured from its reports.
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
  /// A report after a silence of more than 0.25 s begins a new movement. The duration of the first report of
  /// a movement is not known: it counts as one interval at the curve's report rate, which is 1/120 s for a
  /// trackpad, and 1/125 s for a mouse. The following reports show the true speed of the movement, and
  /// correct the pointer's displacement. If the pointer has moved too little, it catches up at once. If it
  /// has moved too far, each report is shortened by at most half, so that the pointer never moves backward.
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
    guard let polynomial = curve.polynomial else { return delta * gain(atSpeed: 0) }
    switch estimator.add(delta, at: time, usualInterval: 1 / polynomial.reportRate) {
    case .movement:
      given = .zero
      excess = .zero
    case .displacement:
      given = .zero
    case .none:
      break
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

  /// The number of points per device unit at a steady speed, which is given in device units per second.
  ///
  /// A negative speed or NaN counts as 0. With ``DeviceUnit/points`` the gain is 1. Apple's curves are
  /// functions of the length of one report, so their gain is for reports at the curve's report rate.
  public func gain(atSpeed speed: Double) -> Double {
    guard let inches = unit.inches else { return 1 }
    let pointsPerUnit = Accelerator.pointsPerInch * inches
    guard let polynomial = curve.polynomial else { return pointsPerUnit }
    let speed = speed > 0 ? Swift.min(speed, 1e12) : 0
    let x = Accelerator.appleFrameRate * inches * speed / polynomial.reportRate
    return pointsPerUnit * polynomial.gain(at: x)
  }
}

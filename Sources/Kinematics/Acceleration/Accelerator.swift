/// The acceleration of one device: its curve, its unit, and what the curve remembers between reports.
public struct Accelerator: Hashable, Sendable {
  /// The curve.
  public let curve: AccelerationCurve
  /// The unit of the device's displacements.
  public let unit: DeviceUnit

  /// The resolution that Apple's curves take for a point on screen.
  private static let pointsPerInch = 96.0
  /// The frame rate in Apple's driver, by which its curves scale the length of a report.
  private static let appleFrameRate = 67.0

  private var trackers: SpeedTrackers
  private var previousSpeed = 0.0
  private var previousTime: Timestamp?

  /// Creates an accelerator without any report.
  public init(curve: AccelerationCurve, unit: DeviceUnit) {
    self.curve = curve
    self.unit = unit
    // libinput averages the speed of mice, but not of touchpads unless a device asks for it.
    let count =
      switch curve.form {
      case .adaptiveMouse: 16
      case .adaptiveTouchpad: 2
      default: 0
      }
    trackers = SpeedTrackers(count: count)
  }

  /// Forgets all reports, as at the start of a new stroke.
  public mutating func reset() {
    trackers.reset()
    previousSpeed = 0
    previousTime = nil
  }

  /// The pointer's displacement, in points, for one report of the device.
  ///
  /// Each curve uses time as its source does. Apple's mouse ignores it. Apple's trackpad slows a report down
  /// in proportion if it comes more than 1/120 s after the previous one. libinput averages with its speed
  /// trackers and integrates from the previous speed to this one by Simpson's rule. A custom curve divides by
  /// the time since the previous report, or by 7 ms if there was none within a second. A time that does not
  /// advance counts as the shortest interval of the curve.
  ///
  /// A displacement that is not finite gives zero and is forgotten. ``DeviceUnit/points`` pass unchanged; in
  /// other units each component is clamped to ±1e9.
  public mutating func points(for delta: Vector, at time: Timestamp) -> Vector {
    guard delta.isFinite else { return .zero }
    guard let inches = unit.inches else { return delta }
    let delta = delta.clamped(to: 1e9)
    let elapsed = previousTime.map { time.seconds(since: $0) }
    if previousTime.map({ $0 < time }) ?? true { previousTime = time }
    switch curve.form {
    case .none, .flat:
      return delta * gain(atSpeed: 0)
    case .parametric(let curve):
      var length = reportLength(delta)
      if curve.reportRate > 0, let elapsed {
        let lateness = elapsed * curve.reportRate
        if lateness > 1 { length /= lateness }
      }
      let x = Accelerator.appleFrameRate * inches * length
      return delta * (Accelerator.pointsPerInch * inches * curve.gain(at: x))
    case .adaptiveMouse(let curve):
      let scale = AdaptiveMouseScale(unit, inches: inches)
      let speed = speed(of: delta * scale.unitsPerDeviceUnit, at: time)
      let factor = meanFactor(upTo: speed) { curve.factor(at: $0, countsPerInch: scale.countsPerInch) }
      return delta * (scale.unitsPerDeviceUnit * factor)
    case .adaptiveTouchpad(let curve):
      let thousandths = inches * 1_000
      let speed = speed(of: delta * thousandths, at: time)
      // A thousandth of an inch per millisecond is 25.4 mm per second.
      let factor = meanFactor(upTo: speed) { curve.factor(at: $0 * 25.4) }
      return delta * (thousandths * factor)
    case .custom(let curve):
      let isRecent = elapsed.map { $0 <= 1 } ?? false
      let milliseconds = isRecent ? Swift.max((elapsed ?? 0) * 1_000, 0.001) : 7
      return delta * curve.factor(at: delta.length / milliseconds)
    }
  }

  /// The points per device unit at a steady speed, given in device units per second.
  ///
  /// Apple's curves depend on the length of a report: a mouse is assumed to send 125 of them per second, a
  /// trackpad 120. A negative speed or NaN counts as 0.
  public func gain(atSpeed speed: Double) -> Double {
    guard let inches = unit.inches else { return 1 }
    let speed = speed > 0 ? Swift.min(speed, 1e12) : 0
    switch curve.form {
    case .none:
      return Accelerator.pointsPerInch * inches
    case .parametric(let curve):
      let rate = curve.reportRate > 0 ? curve.reportRate : 125
      let x = Accelerator.appleFrameRate * inches * speed / rate
      return Accelerator.pointsPerInch * inches * curve.gain(at: x)
    case .adaptiveMouse(let curve):
      let scale = AdaptiveMouseScale(unit, inches: inches)
      let factor = curve.factor(
        at: speed * scale.unitsPerDeviceUnit / 1_000, countsPerInch: scale.countsPerInch)
      return scale.unitsPerDeviceUnit * factor
    case .adaptiveTouchpad(let curve):
      return inches * 1_000 * curve.factor(at: speed * inches * 25.4)
    case .flat(let curve):
      if curve.countsAsReported, case .counts = unit { return curve.factor }
      return inches * 1_000 * curve.factor
    case .custom(let curve):
      return curve.factor(at: speed / 1_000)
    }
  }

  /// The length of a report, rounded down as in Apple's driver if the report is in whole counts.
  private func reportLength(_ delta: Vector) -> Double {
    let length = delta.length
    guard case .counts = unit, delta.dx.rounded(.down) == delta.dx, delta.dy.rounded(.down) == delta.dy else {
      return length
    }
    return length.rounded(.down)
  }

  /// The speed at a report as libinput measures it, in units per millisecond.
  private mutating func speed(of delta: Vector, at time: Timestamp) -> Double {
    trackers.add(delta, at: time)
    return trackers.speed(after: delta)
  }

  /// The mean factor from the previous speed to this one by Simpson's rule; remembers this speed.
  private mutating func meanFactor(upTo speed: Double, factor: (Double) -> Double) -> Double {
    let mean = (factor(speed) + factor(previousSpeed) + 4 * factor((speed + previousSpeed) / 2)) / 6
    previousSpeed = speed
    return mean
  }
}

/// The unit in which libinput accelerates a mouse: thousandths of an inch, or its counts if they are coarser.
private struct AdaptiveMouseScale {
  let unitsPerDeviceUnit: Double
  let countsPerInch: Double

  init(_ unit: DeviceUnit, inches: Double) {
    if case .counts(let perInch) = unit, perInch < 1_000 {
      countsPerInch = 1 / inches
      unitsPerDeviceUnit = 1
    } else {
      countsPerInch = 1_000
      unitsPerDeviceUnit = 1_000 * inches
    }
  }
}

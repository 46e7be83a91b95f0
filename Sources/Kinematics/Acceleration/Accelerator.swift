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
  /// Apple's mouse ignores the time. Apple's trackpad slows a report down in proportion if it comes more than
  /// 1/120 s after the previous one. libinput averages with its speed trackers and integrates from the
  /// previous speed by Simpson's rule. A custom curve divides by the time since the previous report, or by 7
  /// ms without one within a second. A time that does not advance counts as the curve's shortest interval.
  ///
  /// A displacement that is not finite gives zero and is forgotten. ``DeviceUnit/points`` pass unchanged; in
  /// other units each component is clamped to ±1e9.
  public mutating func points(for delta: Vector, at time: Timestamp) -> Vector {
    guard delta.isFinite else { return .zero }
    guard let inches = unit.inches else { return delta }
    let delta = delta.clamped(to: 1e9)
    let elapsed = previousTime.map { time.seconds(since: $0) }
    if previousTime.map({ $0 < time }) ?? true { previousTime = time }
    let scale = scale(inches)
    switch curve.form {
    case .none, .flat:
      return delta * (scale * factor(at: 0, inches))
    case .parametric(let curve):
      var length = reportLength(delta)
      if curve.reportRate > 0, let elapsed {
        let lateness = elapsed * curve.reportRate
        if lateness > 1 { length /= lateness }
      }
      return delta * (scale * factor(at: Accelerator.appleFrameRate * inches * length, inches))
    case .adaptiveMouse, .adaptiveTouchpad:
      trackers.add(delta * scale, at: time)
      let speed = trackers.speed(after: delta * scale)
      // The mean factor between the previous speed and this one.
      let center = factor(at: (speed + previousSpeed) / 2, inches)
      let mean = (factor(at: speed, inches) + factor(at: previousSpeed, inches) + 4 * center) / 6
      previousSpeed = speed
      return delta * (scale * mean)
    case .custom:
      let isRecent = elapsed.map { $0 <= 1 } ?? false
      let milliseconds = isRecent ? Swift.max((elapsed ?? 0) * 1_000, 0.001) : 7
      return delta * factor(at: delta.length / milliseconds, inches)
    }
  }

  /// The points per device unit at a steady speed, given in device units per second.
  ///
  /// Apple's curves depend on the length of a report: a mouse is assumed to send 125 of them per second, a
  /// trackpad 120. A negative speed or NaN counts as 0.
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

  /// The factor from device units to the unit in which the curve's factor applies.
  private func scale(_ inches: Double) -> Double {
    switch curve.form {
    case .none, .parametric: Accelerator.pointsPerInch * inches
    // Thousandths of an inch, or counts of a mouse if they are coarser.
    case .adaptiveMouse: hasCoarseCounts ? 1 : 1_000 * inches
    case .adaptiveTouchpad: inches * 1_000
    case .flat(_, let isPerCount): isPerCount && hasCounts ? 1 : inches * 1_000
    case .custom: 1
    }
  }

  /// The curve's factor at a speed: of Apple's curves 67 times the inches of a report, of libinput's
  /// thousandths of an inch or counts per millisecond, of a custom one device units per millisecond.
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

  /// The length of a report, rounded down as in Apple's driver if the report is in whole counts.
  private func reportLength(_ delta: Vector) -> Double {
    let length = delta.length
    let isWhole = delta.dx.rounded(.down) == delta.dx && delta.dy.rounded(.down) == delta.dy
    return hasCounts && isWhole ? length.rounded(.down) : length
  }
}

/// One device's acceleration: its curve, its unit, and what the curve has to remember from report to report.
public struct Accelerator: Hashable, Sendable {
  /// The curve.
  public let curve: AccelerationCurve
  /// What the device's displacements are measured in.
  public let unit: DeviceUnit

  private var trackers: SpeedTrackers
  private var previousSpeed = 0.0
  private var previousTime: Timestamp?

  /// Creates an accelerator that has seen no report.
  public init(curve: AccelerationCurve, unit: DeviceUnit) {
    self.curve = curve
    self.unit = unit
    // libinput averages for mice, and not for touchpads unless a device asks for it.
    let count =
      switch curve {
      case .adaptiveMouse: 16
      case .adaptiveTouchpad: 2
      default: 0
      }
    trackers = SpeedTrackers(count: count)
  }

  /// Forgets the reports so far: a new stroke begins.
  public mutating func reset() {
    if case .adaptiveMouse = curve { trackers.reset() }
    if case .adaptiveTouchpad = curve { trackers.reset() }
    previousSpeed = 0
    previousTime = nil
  }

  /// The displacement of the pointer, in points, for one report of the device.
  ///
  /// Time enters as each curve's source has it. Apple's mouse: not at all, a report is a report. Apple's
  /// trackpad: a report later than 1/120 s after the one before counts as that much slower; none counts as
  /// faster. libinput: its speed trackers, and Simpson's rule between the speed before and this one. Custom:
  /// the time since the report before, 7 ms if there is none within a second. A time that does not advance
  /// counts as the shortest the curve knows.
  ///
  /// A displacement that is not finite gives zero and is not remembered. Except for ``DeviceUnit/points``,
  /// which pass as they are, each component is held within ±1e9.
  public mutating func points(for delta: Vector, at time: Timestamp) -> Vector {
    guard delta.isFinite else { return .zero }
    guard let inches = unit.inches else { return delta }
    let delta = delta.clamped(to: 1e9)
    let elapsed = previousTime.map { time.seconds(since: $0) }
    if previousTime.map({ $0 < time }) ?? true { previousTime = time }
    switch curve {
    case .none, .flat:
      return delta * gain(atSpeed: 0)
    case .parametric(let curve):
      var length = reportLength(delta)
      if curve.reportRate > 0, let elapsed {
        let lateness = elapsed * curve.reportRate
        if lateness > 1 { length /= lateness }
      }
      return delta * (96 * inches * curve.gain(at: 67 * inches * length))
    case .adaptiveMouse(let curve):
      let scale = AdaptiveMouseScale(unit, inches: inches)
      let speed = speed(of: delta * scale.unitsPerDeviceUnit, at: time)
      let factor = simpson(speed) { curve.factor(at: $0, countsPerInch: scale.countsPerInch) }
      return delta * (scale.unitsPerDeviceUnit * factor)
    case .adaptiveTouchpad(let curve):
      let thousandths = inches * 1_000
      let speed = speed(of: delta * thousandths, at: time)
      // A thousandth of an inch a millisecond is 25.4 mm a second.
      let factor = simpson(speed) { curve.factor(at: $0 * 25.4) }
      return delta * (thousandths * factor)
    case .custom(let curve):
      let recent = elapsed.map { $0 <= 1 } ?? false
      let milliseconds = recent ? Swift.max((elapsed ?? 0) * 1_000, 0.001) : 7
      return delta * curve.factor(at: delta.length / milliseconds)
    }
  }

  /// Points for a device unit at a steady speed, given in device units a second.
  ///
  /// Apple's mouse, whose curve knows no time, is taken at 125 reports a second, its trackpad at its 120. A
  /// negative speed or NaN counts as 0.
  public func gain(atSpeed speed: Double) -> Double {
    guard let inches = unit.inches else { return 1 }
    let speed = speed > 0 ? Swift.min(speed, 1e12) : 0
    switch curve {
    case .none:
      return 96 * inches
    case .parametric(let curve):
      let rate = curve.reportRate > 0 ? curve.reportRate : 125
      return 96 * inches * curve.gain(at: 67 * inches * speed / rate)
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

  /// The length of a report; rounded down, as Apple's driver does, if it came in whole counts.
  private func reportLength(_ delta: Vector) -> Double {
    let length = delta.length
    guard case .counts = unit, delta.dx.rounded(.down) == delta.dx, delta.dy.rounded(.down) == delta.dy else {
      return length
    }
    return length.rounded(.down)
  }

  /// libinput's speed at a report, in units a millisecond.
  private mutating func speed(of delta: Vector, at time: Timestamp) -> Double {
    trackers.add(delta, at: time)
    return trackers.speed(after: delta)
  }

  /// The mean of a factor between the speed before and this one by Simpson's rule; remembers this one.
  private mutating func simpson(_ speed: Double, factor: (Double) -> Double) -> Double {
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
    // Millimetres are no counts: such a device is as fine as any.
    if case .counts(let perInch) = unit, perInch < 1_000 {
      countsPerInch = 1 / inches
      unitsPerDeviceUnit = 1
    } else {
      countsPerInch = 1_000
      unitsPerDeviceUnit = 1_000 * inches
    }
  }
}

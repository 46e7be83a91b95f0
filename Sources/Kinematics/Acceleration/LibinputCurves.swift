/// libinput's adaptive profile for mice: a factor below 1 at very low speeds, then 1, then rising to a limit.
///
/// For mice with at least 1,000 counts per inch, speeds are in thousandths of an inch per millisecond. For
/// mice with fewer counts, speeds are in counts per millisecond. For these mice the factor begins to rise at
/// a lower speed, in proportion to the number of counts, and its limit is higher in inverse proportion. The
/// formulas are from libinput 1.29 (MIT license).
package struct AdaptiveMouseCurve: Hashable, Sendable {
  /// The person's setting, −1…1.
  let speed: Double

  /// Creates a curve; the speed is clamped to −1…1, NaN gives 0.
  package init(speed: Double = 0) { self.speed = speed.clamped(to: -1...1, default: 0) }

  /// The factor at a speed, in points per unit of displacement; a negative speed or NaN counts as 0.
  package func factor(at speed: Double, countsPerInch: Double = 1_000) -> Double {
    let share = Swift.min(DeviceUnit.clampedResolution(countsPerInch), 1_000) / 1_000
    let speed = speed > 0 ? speed : 0
    // The formulas are for 1,000 counts per inch. The share scales the threshold and the limit.
    let threshold = Swift.max(0.2, 0.4 - 0.25 * self.speed) * share
    let incline = 1.1 + 0.75 * self.speed
    let limit = 2 + 1.5 * self.speed
    let factor =
      speed < 0.07 ? 10 * speed + 0.3 : (speed < threshold ? 1 : incline * (speed - threshold) + 1)
    return Swift.min(factor, limit / share)
  }
}

/// libinput 1.29's adaptive profile for touchpads (MIT), from thousandths of an inch to points.
package struct AdaptiveTouchpadCurve: Hashable, Sendable {
  /// The factor of the person's setting: about 0.048 at −1, 1 at 0, 5 at 1.
  let speedFactor: Double

  /// Creates a curve; the speed is clamped to −1…1, NaN gives 0.
  package init(speed: Double = 0) {
    let ratio = (speed.clamped(to: -1...1, default: 0) + 1) / 240.4549
    let high = 435_837.2
    speedFactor = high + (0.04762636 - high) / (1 + Elementary.pow(ratio, 2.377168))
  }

  /// Creates a curve from its speed factor; nil for a factor that no speed setting gives.
  init?(speedFactor: Double) {
    let range = AdaptiveTouchpadCurve(speed: -1).speedFactor...AdaptiveTouchpadCurve(speed: 1).speedFactor
    guard range.contains(speedFactor) else { return nil }
    self.speedFactor = speedFactor
  }

  /// The factor by which libinput makes touchpads slower than mice.
  static var slowdown: Double { 0.2968 }

  /// The factor at a speed in millimeters per second; a negative speed or NaN counts as 0.
  package func factor(at speed: Double) -> Double {
    let threshold = 130.0
    let speed = speed > 0 ? speed : 0
    let gain: Double
    if speed < 7 {
      gain = Swift.min(0.9, 0.1 * speed + 0.3)
    } else if speed < threshold {
      gain = 0.9
    } else {
      let limited = Swift.min(speed, 4 * threshold)
      gain = 0.0025 * (limited / threshold) * (limited - threshold) + 0.9
    }
    return gain * speedFactor * AdaptiveTouchpadCurve.slowdown
  }
}

/// A curve through points of the host's choice, as in libinput's custom profile.
///
/// The curve maps the device's speed, in device units per millisecond, to the pointer's speed, in points per
/// millisecond. It has 2…64 points at equal steps of the device's speed. It is linear between the points, and
/// continues the last segment beyond them.
public struct CustomCurve: Hashable, Sendable {
  /// The difference in the device's speed between two points, in device units per millisecond.
  public let step: Double
  /// The pointer's speeds at device speeds of 0, one step, two steps and so on, in points per millisecond.
  public let points: [Double]

  /// Creates a curve from 2…64 points in 0…10,000 and a positive step of at most 10,000; nil for other
  /// values.
  public init?(step: Double, points: [Double]) {
    guard step > 0, step <= 10_000, points.count >= 2, points.count <= 64 else { return nil }
    for point in points where !(point >= 0 && point <= 10_000) { return nil }
    self.step = step
    self.points = points
  }

  /// The greatest pointer speed, in points per millisecond, and the greatest factor, in points per device
  /// unit.
  private static let greatest = 1e9

  /// The pointer's speed at a speed of the device, 0…10⁹ points per millisecond.
  ///
  /// The device's speed is in device units per millisecond; a negative speed or NaN counts as 0.
  public func output(at speed: Double) -> Double {
    // Both limits keep the result from overflowing.
    let position = Swift.min((speed > 0 ? Swift.min(speed, 1e12) : 0) / step, 1e15)
    let last = points.count - 2
    let segment = position < Double(last) ? Int(position) : last
    let low = points[segment]
    let high = points[segment + 1]
    return (low + (high - low) * (position - Double(segment))).clamped(to: 0...CustomCurve.greatest)
  }

  /// The curve's factor at a speed of the device, 0…10⁹ points per device unit.
  ///
  /// The factor is the pointer's speed divided by the device's speed, which is in device units per
  /// millisecond. A negative speed or NaN counts as 0. At a speed of 0, the factor is 0 if the curve starts
  /// above 0. If the curve starts at 0, the factor is the slope of the first segment.
  public func factor(at speed: Double) -> Double {
    guard speed > 0 else {
      return points[0] > 0 ? 0 : (points[1] / step).clamped(to: 0...CustomCurve.greatest)
    }
    return (output(at: speed) / speed).clamped(to: 0...CustomCurve.greatest)
  }
}

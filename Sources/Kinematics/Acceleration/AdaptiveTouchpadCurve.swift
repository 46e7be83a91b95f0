/// libinput's adaptive profile for touchpads.
///
/// Speeds are in millimetres a second; the factor turns thousandths of an inch of finger travel into points.
/// From libinput 1.29 (MIT), formulas only.
public struct AdaptiveTouchpadCurve: Hashable, Sendable {
  /// The person's setting, −1…1, default 0.
  public let speed: Double
  /// The factor of the setting: about 0.048 at −1, 1 at 0, 5 at 1.
  public let speedFactor: Double

  /// Creates a curve; the speed is held to −1…1, NaN gives 0.
  public init(speed: Double = 0) {
    let speed = speed == speed ? Swift.min(Swift.max(speed, -1), 1) : 0
    self.speed = speed
    let ratio = (speed + 1) / 240.4549
    let high = 435_837.2
    speedFactor = high + (0.04762636 - high) / (1 + Elementary.pow(ratio, 2.377168))
  }

  /// What libinput slows all touchpads down by against mice.
  static var slowdown: Double { 0.2968 }

  /// The factor at a speed in millimetres a second; that at 0 for a negative speed or NaN.
  public func factor(at speed: Double) -> Double {
    let threshold = 130.0
    let speed = speed > 0 ? speed : 0
    let gain: Double
    if speed < 7 {
      gain = Swift.min(0.9, 0.1 * speed + 0.3)
    } else if speed < threshold {
      gain = 0.9
    } else {
      let held = Swift.min(speed, 4 * threshold)
      gain = 0.0025 * (held / threshold) * (held - threshold) + 0.9
    }
    return gain * speedFactor * AdaptiveTouchpadCurve.slowdown
  }
}

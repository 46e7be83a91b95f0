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

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

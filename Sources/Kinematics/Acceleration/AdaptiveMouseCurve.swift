/// libinput's adaptive profile for mice: slower than 1:1 at a crawl, 1:1, then a slope up to a limit.
///
/// Speeds are in thousandths of an inch a millisecond for mice of at least 1,000 counts an inch, and in
/// counts a millisecond below, where the threshold is lowered and the limit raised in proportion. From
/// libinput 1.29 (MIT), formulas only.
public struct AdaptiveMouseCurve: Hashable, Sendable {
  /// The person's setting, −1…1, default 0.
  public let speed: Double

  /// Creates a curve; the speed is held to −1…1, NaN gives 0.
  public init(speed: Double = 0) {
    self.speed = speed == speed ? Swift.min(Swift.max(speed, -1), 1) : 0
  }

  /// The speed above which it accelerates, at 1,000 counts an inch.
  public var threshold: Double { Swift.max(0.2, 0.4 - 0.25 * speed) }
  /// The greatest factor, at 1,000 counts an inch.
  public var limit: Double { 2 + 1.5 * speed }
  /// The growth of the factor for each unit of speed above the threshold.
  public var incline: Double { 1.1 + 0.75 * speed }

  /// The factor at a speed; that at 0 for a negative speed or NaN.
  ///
  /// - Parameters:
  ///   - speed: As the type says.
  ///   - countsPerInch: The resolution; 1,000 and more are the same.
  /// - Returns: Points for each unit of displacement.
  public func factor(at speed: Double, countsPerInch: Double = 1_000) -> Double {
    let share = Swift.min(DeviceUnit.held(countsPerInch), 1_000) / 1_000
    let speed = speed > 0 ? speed : 0
    let threshold = threshold * share
    let factor =
      speed < 0.07 ? 10 * speed + 0.3 : (speed < threshold ? 1 : incline * (speed - threshold) + 1)
    return Swift.min(factor, limit / share)
  }
}

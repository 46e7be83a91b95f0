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

/// A curve through points of the host's choice, as in libinput's custom profile.
///
/// It maps the device's speed, in device units per millisecond, to the pointer's speed, in points per
/// millisecond. It is linear between its 2…64 points, which are at equal steps, and continues the last
/// segment beyond them.
public struct CustomCurve: Hashable, Sendable {
  /// The difference in the device's speed between two points, in device units per millisecond.
  public let step: Double
  /// The pointer's speeds at device speeds of 0, one step, two steps and so on, in points per millisecond.
  public let points: [Double]

  /// Creates a curve; nil unless there are 2…64 points, each is in 0…10,000, and the step is positive and at
  /// most 10,000.
  public init?(step: Double, points: [Double]) {
    guard step > 0, step <= 10_000, points.count >= 2, points.count <= 64 else { return nil }
    for point in points where !(point >= 0 && point <= 10_000) { return nil }
    self.step = step
    self.points = points
  }

  /// The greatest pointer speed, in points per millisecond, and the greatest factor, in points per device
  /// unit.
  private static let greatest = 1e9

  /// The pointer's speed at a speed of the device, 0…10⁹; a negative speed or NaN counts as 0.
  public func output(at speed: Double) -> Double {
    // The limits lie far along the last segment, and keep the result from overflowing.
    let position = Swift.min((speed > 0 ? Swift.min(speed, 1e12) : 0) / step, 1e15)
    let last = points.count - 2
    let segment = position < Double(last) ? Int(position) : last
    let low = points[segment]
    let high = points[segment + 1]
    return (low + (high - low) * (position - Double(segment))).clamped(to: 0...CustomCurve.greatest)
  }

  /// The points per device unit at a speed, 0…10⁹.
  ///
  /// It is the pointer's speed divided by the device's. At a speed of 0, where this quotient is undefined,
  /// the factor is 0 if the curve starts above 0, and the slope of the first segment if it starts at 0.
  public func factor(at speed: Double) -> Double {
    guard speed > 0 else {
      return points[0] > 0 ? 0 : (points[1] / step).clamped(to: 0...CustomCurve.greatest)
    }
    return (output(at: speed) / speed).clamped(to: 0...CustomCurve.greatest)
  }
}

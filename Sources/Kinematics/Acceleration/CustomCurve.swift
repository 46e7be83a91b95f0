/// A curve through points of the host's choice, as libinput's custom profile: 2…64 of them at a constant step
/// of speed.
///
/// In: device units a millisecond. Out: points a millisecond. Linear between two points, and on through the
/// last two beyond.
public struct CustomCurve: Hashable, Sendable {
  /// The distance of two points along the incoming speed, in device units a millisecond.
  public let step: Double
  /// The outgoing speeds at 0, one step, two steps and so on, in points a millisecond.
  public let points: [Double]

  /// Creates a curve; nil unless there are 2…64 points, each 0…10,000, and the step is greater than 0 and at
  /// most 10,000.
  public init?(step: Double, points: [Double]) {
    guard step > 0, step <= 10_000, points.count >= 2, points.count <= 64 else { return nil }
    for point in points where !(point >= 0 && point <= 10_000) { return nil }
    self.step = step
    self.points = points
  }

  /// The outgoing speed at an incoming one, never below 0; that at 0 for a negative one or NaN.
  public func output(at speed: Double) -> Double {
    let place = (speed > 0 ? Swift.min(speed, 1e12) : 0) / step
    let last = points.count - 2
    let segment = place < Double(last) ? Int(place) : last
    let low = points[segment]
    let high = points[segment + 1]
    return Swift.max(0, low + (high - low) * (place - Double(segment)))
  }

  /// Points for a device unit at a speed; at 0, where out over in has no value, that of the first segment's
  /// end.
  public func factor(at speed: Double) -> Double {
    guard speed > 0 else { return points[0] > 0 ? 0 : points[1] / step }
    return output(at: speed) / speed
  }
}

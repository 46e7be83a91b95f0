/// A rule for how far the pointer moves for a movement of the device, depending on the device's speed (M4).
public struct AccelerationCurve: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case none
    case parametric(ParametricCurve)
    case adaptiveMouse(AdaptiveMouseCurve)
    case adaptiveTouchpad(AdaptiveTouchpadCurve)
    /// The same factor at any speed, in points per count of the device or per thousandth of an inch.
    case flat(factor: Double, isPerCount: Bool)
    case custom(CustomCurve)
  }

  let form: Form

  /// No acceleration: 96 points per inch at any speed.
  ///
  /// The gains of Apple's curves are relative to these 96 points per inch.
  public static var none: AccelerationCurve { AccelerationCurve(form: .none) }

  /// The Mac's default tracking speed, 0.6875.
  public static var defaultTrackingSpeed: Double { 0.6875 }

  /// The curve of a Mac's mouse at a tracking speed of 0…3.
  ///
  /// A tracking speed above 3 is clamped to 3, a negative one gives ``none``, and NaN gives the default.
  public static func appleMouse(trackingSpeed: Double = defaultTrackingSpeed) -> AccelerationCurve {
    trackingSpeed < 0 ? .none : .parametric(.mouse(trackingSpeed: trackingSpeed))
  }

  /// The curve of a Mac's trackpad at a tracking speed of 0…3.
  ///
  /// A tracking speed above 3 is clamped to 3, a negative one gives ``none``, and NaN gives the default.
  public static func appleTrackpad(trackingSpeed: Double = defaultTrackingSpeed) -> AccelerationCurve {
    trackingSpeed < 0 ? .none : .parametric(.trackpad(trackingSpeed: trackingSpeed))
  }

  /// A curve of Apple's form with parameters of the host's choice.
  public static func parametric(_ curve: ParametricCurve) -> AccelerationCurve {
    AccelerationCurve(form: .parametric(curve))
  }

  /// libinput's adaptive profile for mice at a speed setting of −1…1; NaN counts as 0.
  public static func libinputMouse(speed: Double = 0) -> AccelerationCurve {
    AccelerationCurve(form: .adaptiveMouse(AdaptiveMouseCurve(speed: speed)))
  }

  /// libinput's adaptive profile for touchpads at a speed setting of −1…1; NaN counts as 0.
  public static func libinputTouchpad(speed: Double = 0) -> AccelerationCurve {
    AccelerationCurve(form: .adaptiveTouchpad(AdaptiveTouchpadCurve(speed: speed)))
  }

  /// libinput's flat profile for mice: max(0.005, 1 + speed) points per count, at a speed setting of −1…1.
  ///
  /// NaN counts as 0. A device that reports millimeters is treated like a mouse with 1,000 counts per inch.
  public static func libinputFlatMouse(speed: Double = 0) -> AccelerationCurve {
    AccelerationCurve(form: .flat(factor: flatFactor(speed), isPerCount: true))
  }

  /// libinput's flat profile for touchpads: 0.2968·max(0.005, 1 + speed) points per thousandth of an inch.
  ///
  /// The speed setting is −1…1; NaN counts as 0.
  public static func libinputFlatTouchpad(speed: Double = 0) -> AccelerationCurve {
    let factor = AdaptiveTouchpadCurve.slowdown * flatFactor(speed)
    return AccelerationCurve(form: .flat(factor: factor, isPerCount: false))
  }

  private static func flatFactor(_ speed: Double) -> Double {
    Swift.max(0.005, 1 + speed.clamped(to: -1...1, default: 0))
  }

  /// A curve through points of the host's choice.
  public static func custom(_ curve: CustomCurve) -> AccelerationCurve {
    AccelerationCurve(form: .custom(curve))
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

/// The numbers that a recording stores for a curve.
extension AccelerationCurve {
  /// The number of the curve's form, and the curve's parameters.
  package var numbers: (form: UInt8, parameters: [Double]) {
    switch form {
    case .none: (0, [])
    case .parametric(let curve):
      (
        1,
        [
          curve.linearGain, curve.parabolicGain, curve.cubicGain, curve.quarticGain, curve.tangentStart,
          curve.rootStart, curve.reportRate,
        ]
      )
    case .adaptiveMouse(let curve): (2, [curve.speed])
    case .adaptiveTouchpad(let curve): (3, [curve.speedFactor])
    case .flat(let factor, let isPerCount): (isPerCount ? 4 : 5, [factor])
    case .custom(let curve): (6, [curve.step] + curve.points)
    }
  }

  /// Creates a curve from its ``numbers``; nil if the form is unknown or the number of parameters is wrong.
  ///
  /// A parameter outside its range is clamped for the forms 1 and 2, and gives nil for the other forms.
  package init?(form: UInt8, parameters: [Double]) {
    switch (form, parameters.count) {
    case (0, 0): self.init(form: .none)
    case (1, 7):
      self.init(
        form: .parametric(
          ParametricCurve(
            linearGain: parameters[0], parabolicGain: parameters[1], cubicGain: parameters[2],
            quarticGain: parameters[3], tangentStart: parameters[4], rootStart: parameters[5],
            reportRate: parameters[6])))
    case (2, 1): self.init(form: .adaptiveMouse(AdaptiveMouseCurve(speed: parameters[0])))
    case (3, 1):
      guard let curve = AdaptiveTouchpadCurve(speedFactor: parameters[0]) else { return nil }
      self.init(form: .adaptiveTouchpad(curve))
    case (4, 1), (5, 1):
      // The slowest flat curve is a touchpad's, with a factor of 0.0015; the fastest is a mouse's, with 2.
      guard parameters[0] > 0.001, parameters[0] <= 2 else { return nil }
      self.init(form: .flat(factor: parameters[0], isPerCount: form == 4))
    case (6, 3...):
      guard let curve = CustomCurve(step: parameters[0], points: Array(parameters.dropFirst())) else {
        return nil
      }
      self.init(form: .custom(curve))
    default: return nil
    }
  }
}

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

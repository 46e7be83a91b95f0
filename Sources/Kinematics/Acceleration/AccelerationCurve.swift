/// How fast the pointer goes for a speed of the hand.
public enum AccelerationCurve: Hashable, Sendable {
  /// No acceleration: 96 points for an inch at any speed, which is where Apple's curves begin.
  case none
  /// One of Apple's curves, for a mouse or a trackpad.
  case parametric(ParametricCurve)
  /// libinput's adaptive profile for mice.
  case adaptiveMouse(AdaptiveMouseCurve)
  /// libinput's adaptive profile for touchpads.
  case adaptiveTouchpad(AdaptiveTouchpadCurve)
  /// libinput's flat profile: one factor at any speed.
  case flat(FlatCurve)
  /// A curve through points of the host's choice.
  case custom(CustomCurve)

  /// A Mac's mouse at a tracking speed of 0…3; a negative one switches acceleration off, NaN gives the
  /// default 0.6875.
  public static func appleMouse(trackingSpeed: Double = 0.6875) -> AccelerationCurve {
    trackingSpeed < 0 ? .none : .parametric(.mouse(trackingSpeed: trackingSpeed))
  }

  /// A Mac's trackpad at a tracking speed of 0…3; a negative one switches acceleration off, NaN gives the
  /// default 0.6875.
  public static func appleTrackpad(trackingSpeed: Double = 0.6875) -> AccelerationCurve {
    trackingSpeed < 0 ? .none : .parametric(.trackpad(trackingSpeed: trackingSpeed))
  }

  /// libinput's adaptive profile for mice at a speed of −1…1.
  public static func libinputMouse(speed: Double = 0) -> AccelerationCurve {
    .adaptiveMouse(AdaptiveMouseCurve(speed: speed))
  }

  /// libinput's adaptive profile for touchpads at a speed of −1…1.
  public static func libinputTouchpad(speed: Double = 0) -> AccelerationCurve {
    .adaptiveTouchpad(AdaptiveTouchpadCurve(speed: speed))
  }

  /// libinput's flat profile for mice at a speed of −1…1.
  public static func libinputFlatMouse(speed: Double = 0) -> AccelerationCurve { .flat(.mouse(speed: speed)) }

  /// libinput's flat profile for touchpads at a speed of −1…1.
  public static func libinputFlatTouchpad(speed: Double = 0) -> AccelerationCurve {
    .flat(.touchpad(speed: speed))
  }
}

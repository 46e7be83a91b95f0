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

/// One of Apple's pointer curves (M4): a polynomial, its tangent, and a square root, joined smoothly.
///
/// With x = 67 times the length in inches of one report at ``reportRate``:
/// - up to ``tangentStart``: f(x) = L·x + (P·x)² + (C·x)³ + (Q·x)⁴
/// - from there to ``rootStart``: the tangent of the polynomial at ``tangentStart``
/// - from there on: √(m·x + n), which has the tangent's value and slope at ``rootStart``
///
/// A report moves the pointer by 96/67·f(x) points. The number 67 is a frame rate in Apple's driver, not the
/// device's report rate. The formulas and numbers, but no code, are from Apple's published driver
/// (IOHIDFamily).
public struct ParametricCurve: Hashable, Sendable {
  /// The gain L of the linear term.
  public let linearGain: Double
  /// The gain P of the quadratic term.
  public let parabolicGain: Double
  /// The gain C of the cubic term.
  public let cubicGain: Double
  /// The gain Q of the quartic term; 0 in Apple's own tables.
  public let quarticGain: Double
  /// The x at which the tangent begins; 0 leaves the tangent out, so that the root follows the polynomial.
  public let tangentStart: Double
  /// The x at which the root begins, at least ``tangentStart``; 0 leaves the root out.
  public let rootStart: Double
  /// The reports per second for which the gains hold, 1…1,000; 0 counts as 125, the rate of a mouse.
  ///
  /// A device may send reports at any other rate. The curve is evaluated at the distance that the device
  /// covers in one interval at `reportRate`.
  public let reportRate: Double

  /// The x at which the polynomial ends, and the polynomial's value and slope at this x.
  ///
  /// All three are unused if there is neither a tangent nor a root.
  private let polynomialEnd: Double
  private let endValue: Double
  private let endSlope: Double
  private let rootValue: Double

  /// Creates a curve; each parameter is clamped to 0…1,000, or becomes 0 if it is not finite.
  ///
  /// A report rate below 1 becomes 0. A `rootStart` between 0 and `tangentStart` becomes `tangentStart`.
  public init(
    linearGain: Double, parabolicGain: Double = 0, cubicGain: Double = 0, quarticGain: Double = 0,
    tangentStart: Double = 0, rootStart: Double = 0, reportRate: Double = 0
  ) {
    func clamped(_ value: Double) -> Double { value > 0 && value.isFinite ? Swift.min(value, 1_000) : 0 }
    let (linearGain, tangentStart, rootStart) = (
      clamped(linearGain), clamped(tangentStart), clamped(rootStart)
    )
    self.linearGain = linearGain
    self.parabolicGain = clamped(parabolicGain)
    self.cubicGain = clamped(cubicGain)
    self.quarticGain = clamped(quarticGain)
    self.tangentStart = tangentStart
    self.rootStart = rootStart > 0 ? Swift.max(tangentStart, rootStart) : 0
    self.reportRate = clamped(reportRate) < 1 ? 0 : clamped(reportRate)
    // Without a tangent, the root continues the polynomial with its value and slope. In Apple's code the root
    // lacks a factor of the slope, so the curve has a corner. This does not matter for Apple's own curves,
    // since all of them have a tangent.
    let end = tangentStart > 0 ? tangentStart : rootStart
    let (square, cube, fourth) = ParametricCurve.coefficients(
      self.parabolicGain, self.cubicGain, self.quarticGain)
    polynomialEnd = end
    endSlope = linearGain + end * (2 * square + end * (3 * cube + end * 4 * fourth))
    endValue = end * (linearGain + end * (square + end * (cube + end * fourth)))
    rootValue = endValue + endSlope * (self.rootStart - end)
  }

  /// f(x) / x, the pointer's gain relative to 96 points per inch.
  ///
  /// x is 67 times a report's length in inches. A greater x than 1e12 counts as 1e12; 0, a negative x and NaN
  /// give ``linearGain``. The result is finite.
  public func gain(at x: Double) -> Double {
    guard x > 0 else { return linearGain }
    let x = Swift.min(x, 1e12)
    if rootStart > 0, x > rootStart {
      // The radicand is a sum of nonnegative numbers, so that the root is always defined.
      return (rootValue * rootValue + 2 * rootValue * endSlope * (x - rootStart)).squareRoot() / x
    }
    if tangentStart > 0, x > tangentStart { return (endValue + endSlope * (x - polynomialEnd)) / x }
    let (square, cube, fourth) = ParametricCurve.coefficients(parabolicGain, cubicGain, quarticGain)
    return linearGain + x * (square + x * (cube + x * fourth))
  }

  /// The coefficients of x², x³ and x⁴.
  private static func coefficients(
    _ p: Double, _ c: Double, _ q: Double
  ) -> (square: Double, cube: Double, fourth: Double) {
    (p * p, c * c * c, q * q * q * q)
  }

  /// The curve of a Mac's mouse, the same for every model.
  ///
  /// The tracking speed is clamped to 0…3; NaN gives the default. Between two rows of the table every
  /// parameter is interpolated, as in Apple's code.
  package static func mouse(trackingSpeed: Double) -> ParametricCurve {
    curve(trackingSpeed, reportRate: 0, rows: mouseRows)
  }

  /// The curve of a Mac's trackpad, which sends 120 reports per second.
  ///
  /// The tracking speed is clamped, and parameters are interpolated, as in ``mouse(trackingSpeed:)``.
  package static func trackpad(trackingSpeed: Double) -> ParametricCurve {
    curve(trackingSpeed, reportRate: 120, rows: trackpadRows)
  }

  /// A row of a table: the parameters at one tracking speed; Apple's tables have no quartic gain.
  private typealias Row = (
    trackingSpeed: Double, linear: Double, parabolic: Double, cubic: Double, tangent: Double, root: Double
  )

  private static func curve(
    _ trackingSpeed: Double, reportRate: Double, rows: [Row]
  ) -> ParametricCurve {
    let setting = trackingSpeed.clamped(to: 0...3, default: AccelerationCurve.defaultTrackingSpeed)
    var index = 0
    while index < rows.count - 2, rows[index + 1].trackingSpeed <= setting { index += 1 }
    let (low, high) = (rows[index], rows[index + 1])
    let share = (setting - low.trackingSpeed) / (high.trackingSpeed - low.trackingSpeed)
    func between(_ a: Double, _ b: Double) -> Double { share == 1 ? b : a + (b - a) * share }
    return ParametricCurve(
      linearGain: between(low.linear, high.linear), parabolicGain: between(low.parabolic, high.parabolic),
      cubicGain: between(low.cubic, high.cubic), tangentStart: between(low.tangent, high.tangent),
      rootStart: between(low.root, high.root), reportRate: reportRate)
  }

  /// Apple's default table for mice (the driver's property list).
  private static let mouseRows: [Row] = [
    (0, 1, 0, 0, 8, 0),
    (0.125, 0.92, 0.4, 0.08, 8.2, 19),
    (0.5, 0.93, 0.55, 0.1, 8.3, 18),
    (0.6875, 0.94, 0.71, 0.12, 8.4, 17),
    (0.875, 0.95, 0.88, 0.15, 8.5, 16),
    (1, 0.96, 1.06, 0.18, 8.6, 15),
    (1.5, 0.97, 1.25, 0.22, 8.7, 14),
    (2, 0.98, 1.45, 0.27, 8.8, 13),
    (2.5, 0.99, 1.66, 0.33, 8.9, 12),
    (3, 1, 1.88, 0.4, 9, 12),
  ]

  /// Apple's table for trackpads (the Magic Trackpad's properties).
  private static let trackpadRows: [Row] = [
    (0, 1, 0, 0, 7.4, 21),
    (0.125, 0.99, 0.5, 0.08, 7.3, 20),
    (0.5, 0.98, 0.66, 0.1, 7.2, 19),
    (0.6875, 0.96, 0.83, 0.12, 7.1, 18),
    (0.875, 0.94, 1.0, 0.15, 7.0, 17),
    (1, 0.92, 1.15, 0.18, 7, 16),
    (1.5, 0.89, 1.3, 0.21, 7, 15),
    (2, 0.86, 1.45, 0.24, 7, 14),
    (2.5, 0.83, 1.66, 0.28, 7, 13),
    (3, 1, 1.88, 0.36, 7, 12),
  ]
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

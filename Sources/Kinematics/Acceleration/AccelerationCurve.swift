/// A rule for how far the pointer moves for a movement of the device, depending on the device's speed.
///
/// It is the curve of a Mac at a tracking speed, or no acceleration. A host that accelerates by a rule of its
/// own reports its movements in ``DeviceUnit/points``, which no curve changes.
public struct AccelerationCurve: Hashable, Sendable {
  /// The device whose curve it is; its number stands for it in recordings.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case linear
    case appleMouse
    case appleTrackpad
  }

  package let kind: Kind
  /// The tracking speed, 0…3; 0 without acceleration.
  package let trackingSpeed: Double
  /// The curve; nil without acceleration.
  let polynomial: PolynomialCurve?

  /// Creates the curve of a device at a tracking speed; a negative tracking speed gives ``linear``.
  package init(_ kind: Kind, trackingSpeed: Double) {
    let kind = trackingSpeed < 0 ? .linear : kind
    let speed = trackingSpeed.clamped(to: 0...3, default: AccelerationCurve.defaultTrackingSpeed)
    self.kind = kind
    self.trackingSpeed = kind == .linear ? 0 : speed
    switch kind {
    case .linear: polynomial = nil
    case .appleMouse: polynomial = .mouse(trackingSpeed: speed)
    case .appleTrackpad: polynomial = .trackpad(trackingSpeed: speed)
    }
  }

  /// No acceleration: 96 points per inch at any speed.
  ///
  /// The gains of Apple's curves are relative to these 96 points per inch.
  public static var linear: AccelerationCurve { AccelerationCurve(.linear, trackingSpeed: 0) }

  /// The Mac's default tracking speed, 0.6875.
  public static var defaultTrackingSpeed: Double { 0.6875 }

  /// The curve of a Mac's mouse at a tracking speed of 0…3.
  ///
  /// A tracking speed above 3 is clamped to 3, a negative one gives ``linear``, and NaN gives the default.
  public static func appleMouse(trackingSpeed: Double = defaultTrackingSpeed) -> AccelerationCurve {
    AccelerationCurve(.appleMouse, trackingSpeed: trackingSpeed)
  }

  /// The curve of a Mac's trackpad at a tracking speed of 0…3.
  ///
  /// A tracking speed above 3 is clamped to 3, a negative one gives ``linear``, and NaN gives the default.
  public static func appleTrackpad(trackingSpeed: Double = defaultTrackingSpeed) -> AccelerationCurve {
    AccelerationCurve(.appleTrackpad, trackingSpeed: trackingSpeed)
  }
}

/// One of Apple's pointer curves: a polynomial, its tangent, and a square root, joined smoothly.
///
/// With x = 67 times the length in inches of one report at ``reportRate``:
/// - up to ``tangentStart``: f(x) = L·x + (P·x)² + (C·x)³
/// - from there to ``rootStart``: the tangent of the polynomial at ``tangentStart``
/// - from there on: √(m·x + n), which has the tangent's value and slope at ``rootStart``
///
/// A report moves the pointer by 96/67·f(x) points. The number 67 is a frame rate in Apple's driver, not the
/// device's report rate. The formulas and numbers, but no code, are from Apple's published driver
/// (IOHIDFamily).
struct PolynomialCurve: Hashable, Sendable {
  /// The gain L of the linear term.
  let linearGain: Double
  /// P², the coefficient of the quadratic term.
  private let square: Double
  /// C³, the coefficient of the cubic term.
  private let cube: Double
  /// The x at which the tangent begins.
  let tangentStart: Double
  /// The x at which the root begins, at least ``tangentStart``; 0 leaves the root out.
  let rootStart: Double
  /// The reports per second for which the gains hold.
  ///
  /// A device may send reports at any other rate. The curve is evaluated at the distance that the device
  /// covers in one interval at `reportRate`.
  let reportRate: Double

  /// The polynomial's value and slope at ``tangentStart``.
  private let tangentValue: Double
  private let tangentSlope: Double
  /// The tangent's value at ``rootStart``; not used without a root.
  private let rootValue: Double

  private init(_ row: Row, reportRate: Double) {
    self.reportRate = reportRate
    linearGain = row.linear
    tangentStart = row.tangent
    rootStart = row.root > 0 ? Swift.max(row.tangent, row.root) : 0
    square = row.parabolic * row.parabolic
    cube = row.cubic * row.cubic * row.cubic
    tangentSlope = linearGain + tangentStart * (2 * square + tangentStart * (3 * cube))
    tangentValue = tangentStart * (linearGain + tangentStart * (square + tangentStart * cube))
    rootValue = tangentValue + tangentSlope * (rootStart - tangentStart)
  }

  /// f(x) / x, the pointer's gain relative to 96 points per inch.
  ///
  /// x is 67 times a report's length in inches. A greater x than 1e12 counts as 1e12; 0, a negative x and NaN
  /// give ``linearGain``. The result is finite.
  func gain(at x: Double) -> Double {
    guard x > 0 else { return linearGain }
    let x = Swift.min(x, 1e12)
    if rootStart > 0, x > rootStart {
      // The radicand is a sum of nonnegative numbers, so that the root is always defined.
      return (rootValue * rootValue + 2 * rootValue * tangentSlope * (x - rootStart)).squareRoot() / x
    }
    if x > tangentStart { return (tangentValue + tangentSlope * (x - tangentStart)) / x }
    return linearGain + x * (square + x * cube)
  }

  /// The curve of a Mac's mouse, the same for every model, at 125 reports per second.
  ///
  /// The tracking speed is within 0…3. Between two rows of the table every parameter is interpolated, as in
  /// Apple's code.
  static func mouse(trackingSpeed: Double) -> PolynomialCurve {
    PolynomialCurve(row(at: trackingSpeed, of: mouseRows), reportRate: 125)
  }

  /// The curve of a Mac's trackpad, which sends 120 reports per second; see ``mouse(trackingSpeed:)``.
  static func trackpad(trackingSpeed: Double) -> PolynomialCurve {
    PolynomialCurve(row(at: trackingSpeed, of: trackpadRows), reportRate: 120)
  }

  /// A row of a table: the parameters at one tracking speed.
  private typealias Row = (
    trackingSpeed: Double, linear: Double, parabolic: Double, cubic: Double, tangent: Double, root: Double
  )

  /// The row at a tracking speed, interpolated between two rows of a table.
  private static func row(at trackingSpeed: Double, of rows: [Row]) -> Row {
    var index = 0
    while index < rows.count - 2, rows[index + 1].trackingSpeed <= trackingSpeed { index += 1 }
    let (low, high) = (rows[index], rows[index + 1])
    let share = (trackingSpeed - low.trackingSpeed) / (high.trackingSpeed - low.trackingSpeed)
    func between(_ a: Double, _ b: Double) -> Double { share == 1 ? b : a + (b - a) * share }
    return (
      trackingSpeed, between(low.linear, high.linear), between(low.parabolic, high.parabolic),
      between(low.cubic, high.cubic), between(low.tangent, high.tangent), between(low.root, high.root)
    )
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

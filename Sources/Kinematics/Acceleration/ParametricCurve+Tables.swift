extension ParametricCurve {
  /// The curve of a Mac's mouse, the same for every model.
  ///
  /// The tracking speed is clamped to 0…3; NaN gives the default. Between two rows of the table every
  /// parameter is interpolated, as in Apple's code.
  package static func mouse(trackingSpeed: Double) -> ParametricCurve {
    curve(trackingSpeed, reportRate: 0, rows: mouseRows)
  }

  /// The curve of a Mac's trackpad, with 120 reports per second; otherwise as ``mouse(trackingSpeed:)``.
  package static func trackpad(trackingSpeed: Double) -> ParametricCurve {
    curve(trackingSpeed, reportRate: 120, rows: trackpadRows)
  }

  /// A row of a table: the parameters at one tracking speed, none of which is quartic.
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

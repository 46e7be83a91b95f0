extension ParametricCurve {
  /// A Mac's mouse, the same table for every model.
  ///
  /// - Parameter trackingSpeed: 0…3, default 0.6875; held to the range, NaN gives the default. Between two
  ///   rows of the table every parameter is interpolated, as Apple's code does.
  /// - Returns: The curve.
  public static func mouse(trackingSpeed: Double = 0.6875) -> ParametricCurve {
    curve(trackingSpeed, reportRate: 0) { mouseRow($0) }
  }

  /// A Mac's trackpad, which states 120 reports a second.
  ///
  /// - Parameter trackingSpeed: 0…3, default 0.6875; held to the range, NaN gives the default. Between two
  ///   rows of the table every parameter is interpolated, as Apple's code does.
  /// - Returns: The curve.
  public static func trackpad(trackingSpeed: Double = 0.6875) -> ParametricCurve {
    curve(trackingSpeed, reportRate: 120) { trackpadRow($0) }
  }

  /// A row of a table: the tracking speed and the parameters at it, without a quartic term.
  struct Row {
    let index, linear, parabolic, cubic, tangent, root: Double

    init(
      _ index: Double, _ linear: Double, _ parabolic: Double, _ cubic: Double, _ tangent: Double,
      _ root: Double
    ) {
      self.index = index
      self.linear = linear
      self.parabolic = parabolic
      self.cubic = cubic
      self.tangent = tangent
      self.root = root
    }
  }

  /// The rows of a table around a tracking speed, interpolated.
  static func curve(
    _ trackingSpeed: Double, reportRate: Double, row: (Int) -> Row
  ) -> ParametricCurve {
    let setting =
      trackingSpeed == trackingSpeed ? Swift.min(Swift.max(trackingSpeed, 0), 3) : 0.6875
    var place = 0
    while place < 8, row(place + 1).index <= setting { place += 1 }
    let low = row(place)
    let high = row(place + 1)
    let share = (setting - low.index) / (high.index - low.index)
    func between(_ a: Double, _ b: Double) -> Double { share == 1 ? b : a + (b - a) * share }
    return ParametricCurve(
      linearGain: between(low.linear, high.linear), parabolicGain: between(low.parabolic, high.parabolic),
      cubicGain: between(low.cubic, high.cubic), tangentStart: between(low.tangent, high.tangent),
      rootStart: between(low.root, high.root), reportRate: reportRate)
  }

  /// Apple's default table for mice (the driver's property list).
  static func mouseRow(_ index: Int) -> Row {
    switch index {
    case 0: Row(0, 1, 0, 0, 8, 0)
    case 1: Row(0.125, 0.92, 0.4, 0.08, 8.2, 19)
    case 2: Row(0.5, 0.93, 0.55, 0.1, 8.3, 18)
    case 3: Row(0.6875, 0.94, 0.71, 0.12, 8.4, 17)
    case 4: Row(0.875, 0.95, 0.88, 0.15, 8.5, 16)
    case 5: Row(1, 0.96, 1.06, 0.18, 8.6, 15)
    case 6: Row(1.5, 0.97, 1.25, 0.22, 8.7, 14)
    case 7: Row(2, 0.98, 1.45, 0.27, 8.8, 13)
    case 8: Row(2.5, 0.99, 1.66, 0.33, 8.9, 12)
    default: Row(3, 1, 1.88, 0.4, 9, 12)
    }
  }

  /// Apple's table for trackpads (the Magic Trackpad's properties).
  static func trackpadRow(_ index: Int) -> Row {
    switch index {
    case 0: Row(0, 1, 0, 0, 7.4, 21)
    case 1: Row(0.125, 0.99, 0.5, 0.08, 7.3, 20)
    case 2: Row(0.5, 0.98, 0.66, 0.1, 7.2, 19)
    case 3: Row(0.6875, 0.96, 0.83, 0.12, 7.1, 18)
    case 4: Row(0.875, 0.94, 1.0, 0.15, 7.0, 17)
    case 5: Row(1, 0.92, 1.15, 0.18, 7, 16)
    case 6: Row(1.5, 0.89, 1.3, 0.21, 7, 15)
    case 7: Row(2, 0.86, 1.45, 0.24, 7, 14)
    case 8: Row(2.5, 0.83, 1.66, 0.28, 7, 13)
    default: Row(3, 1, 1.88, 0.36, 7, 12)
    }
  }
}

/// The unit of a device's displacements.
public enum DeviceUnit: Hashable, Sendable {
  /// Points on screen that the host has already accelerated; no curve changes them.
  case points
  /// Millimeters of finger or mouse travel.
  case millimeters
  /// Counts of a sensor with this many counts per inch, such as 400 or 1,000.
  ///
  /// The resolution is clamped to 1…100,000; a resolution that is not finite and positive counts as 400.
  case counts(perInch: Double)

  /// Inches per unit; nil for points.
  var inches: Double? {
    switch self {
    case .points: nil
    case .millimeters: 1 / 25.4
    case .counts(let perInch): 1 / DeviceUnit.clampedResolution(perInch)
    }
  }

  /// The unit with a valid resolution; see ``counts(perInch:)``.
  package var clamped: DeviceUnit {
    if case .counts(let perInch) = self {
      .counts(perInch: DeviceUnit.clampedResolution(perInch))
    } else {
      self
    }
  }

  static func clampedResolution(_ perInch: Double) -> Double {
    perInch > 0 && perInch.isFinite ? perInch.clamped(to: 1...100_000) : 400
  }
}

/// What a device's displacements are measured in.
public enum DeviceUnit: Hashable, Sendable {
  /// Points of the screen: something has already accelerated them, so that they pass 1:1 whatever the curve.
  case points
  /// Millimetres of finger or mouse travel.
  case millimeters
  /// Counts of a sensor with this many to the inch, such as 400 or 1,000; one that is not finite and positive
  /// is taken as 400.
  case counts(perInch: Double)

  /// Inches in a unit; nil for points, which have none.
  var inches: Double? {
    switch self {
    case .points: nil
    case .millimeters: 1 / 25.4
    case .counts(let perInch): 1 / DeviceUnit.held(perInch)
    }
  }

  /// The counts to the inch that curves are made for, 1…100,000.
  static func held(_ perInch: Double) -> Double {
    perInch > 0 && perInch.isFinite ? Swift.min(Swift.max(perInch, 1), 100_000) : 400
  }
}

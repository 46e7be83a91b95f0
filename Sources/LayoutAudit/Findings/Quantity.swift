/// A measured or recommended number with its unit.
public struct Quantity: Hashable, Sendable {
  /// The unit of a number.
  public enum Unit: UInt8, Hashable, Sendable, CaseIterable {
    /// Points.
    case points
    /// Seconds.
    case seconds
    /// A multiple of another number, such as of the circle's weight.
    case factor
    /// A part of a whole, 0…1.
    case share
    /// A number of things.
    case count

    /// The word for the unit in files, such as `points`.
    public var name: String {
      switch self {
      case .points: "points"
      case .seconds: "seconds"
      case .factor: "factor"
      case .share: "share"
      case .count: "count"
      }
    }
  }

  /// The number, always finite.
  public let value: Double
  /// The unit of the number.
  public let unit: Unit

  /// Creates a quantity; NaN becomes 0, and other numbers are clamped to ±1e12.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value.isNaN ? 0 : value.clamped(to: -1e12...1e12, default: 0)
    self.unit = unit
  }

  /// The number with its unit, such as `7.5 pt`; at most two decimals.
  public var text: String {
    switch unit {
    case .points: DecimalText.text(value) + " pt"
    case .seconds: DecimalText.text(value) + " s"
    case .factor: DecimalText.text(value) + " times"
    case .share: DecimalText.text(value * 100) + " %"
    case .count: DecimalText.text(value)
    }
  }
}

/// A bound that a guideline sets for a measured number.
public enum QuantityBound: Hashable, Sendable {
  /// The number or more.
  case atLeast(Quantity)
  /// A greater number.
  case moreThan(Quantity)
  /// The number or less.
  case atMost(Quantity)
  /// The number, within the tolerance of the rule.
  case about(Quantity)

  /// The number.
  public var quantity: Quantity {
    switch self {
    case .atLeast(let quantity), .moreThan(let quantity), .atMost(let quantity), .about(let quantity):
      quantity
    }
  }

  /// The word for the comparison in files: `atLeast`, `moreThan`, `atMost` or `about`.
  public var name: String {
    switch self {
    case .atLeast: "atLeast"
    case .moreThan: "moreThan"
    case .atMost: "atMost"
    case .about: "about"
    }
  }

  /// The bound in words, such as `at least 12 pt`.
  public var text: String {
    switch self {
    case .atLeast(let quantity): "at least " + quantity.text
    case .moreThan(let quantity): "more than " + quantity.text
    case .atMost(let quantity): (quantity.value == 0 ? "" : "at most ") + quantity.text
    case .about(let quantity): "about " + quantity.text
    }
  }
}

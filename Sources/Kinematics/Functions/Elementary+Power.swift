extension Elementary {
  /// A number of at least 0, raised to any power.
  ///
  /// For every positive finite base and finite exponent, a normal result is within 2 units in the last place.
  /// A subnormal result is within 2 times the spacing of subnormal numbers.
  ///
  /// An exponent of 0 or a base of 1 gives 1, even with NaN; otherwise NaN gives NaN. A negative base gives
  /// NaN, even for an integer exponent. A base of ±0 gives 0 for a positive exponent and +∞ for a negative
  /// one; a base of +∞ gives the reverse. An exponent of +∞ gives 0 for a base below 1 and +∞ for a base
  /// above 1; −∞ gives the reverse.
  ///
  /// The power is computed as e^(exponent·ln base), with the logarithm and the product as double-doubles.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard base == base, exponent == exponent, base >= 0 else { return .nan }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    if base == .infinity { return exponent > 0 ? .infinity : 0 }
    if exponent == .infinity { return base > 1 ? .infinity : 0 }
    if exponent == -.infinity { return base > 1 ? 0 : .infinity }
    let log = doubleDoubleLog(base)
    let estimate = exponent * log.high
    if estimate > 710 { return .infinity }
    if estimate < -746 { return 0 }
    if estimate.magnitude < 0x1p-60 { return 1 + estimate }
    let product = twoProduct(exponent, log.high)
    return exp(product.high, plus: product.low + exponent * log.low)
  }
}

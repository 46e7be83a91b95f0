extension Elementary {
  /// A positive number to any power.
  ///
  /// Within 2 units in the last place for every positive finite base and finite exponent whose result is a
  /// normal number, and within 2 of the spacing of subnormal numbers below that.
  ///
  /// A power of 0 gives 1 and a base of 1 gives 1, whatever the other, NaN included. Else NaN in, NaN out. A
  /// negative base, −∞ included, gives NaN even for a whole exponent. Base ±0: 0 for a positive exponent, +∞
  /// for a negative one; base +∞: the reverse. An infinite exponent gives 0 or +∞, by whether the base is
  /// below or above 1.
  ///
  /// e^(y·ln x), with the logarithm and the product carried in two numbers.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard base == base, exponent == exponent, base >= 0 else { return .nan }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    if base == .infinity { return exponent > 0 ? .infinity : 0 }
    if exponent == .infinity { return base > 1 ? .infinity : 0 }
    if exponent == -.infinity { return base > 1 ? 0 : .infinity }
    let log = logInTwo(base)
    let estimate = exponent * log.high
    if estimate > 710 { return .infinity }
    if estimate < -746 { return 0 }
    if estimate.magnitude < 0x1p-60 { return 1 + estimate }
    let product = exactProduct(exponent, log.high)
    return exp(product.high, plus: product.low + exponent * log.low)
  }
}

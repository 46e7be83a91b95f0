extension Elementary {
  /// The natural logarithm.
  ///
  /// The result is within 2 units in the last place for every positive argument, even if subnormal. ±0 gives
  /// −∞, +∞ gives +∞, 1 gives 0; negative arguments, −∞ and NaN give NaN.
  ///
  /// Let x = 2ᵏ·(1 + f) and s = f / (2 + f). Then ln(1 + f) = 2·artanh s = f − f²/2 + s·(f²/2 + R(s²)). In
  /// the last form the largest term, f, is exact.
  @inlinable public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : (x > 0 ? x : .nan) }
    let (mantissa, exponent) = mantissaAndExponent(x)
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    let z2 = z * z
    let z4 = z2 * z2
    let a = (2.0 / 3 + z * (2.0 / 5)) + z2 * (2.0 / 7 + z * (2.0 / 9))
    let b = (2.0 / 11 + z * (2.0 / 13)) + z2 * (2.0 / 15 + z * (2.0 / 17))
    let c = (2.0 / 19 + z * (2.0 / 21)) + z2 * (2.0 / 23)
    let series = z * (a + z4 * (b + z4 * c))
    let half = 0.5 * f * f
    let low = s * (half + series) + exponent * 0x1.a39ef35793c76p-33
    return exponent * 0x1.62e42feep-1 - ((half - low) - f)
  }

  /// A positive finite number as 2^exponent times a mantissa between √½ and √2.
  @inlinable static func mantissaAndExponent(_ x: Double) -> (mantissa: Double, exponent: Double) {
    // A factor of 2⁵⁴ makes a subnormal number normal.
    let subnormal = x < 0x1p-1022
    let bits = (subnormal ? x * 0x1p54 : x).bitPattern
    let exponent = Int64(bitPattern: bits &- 0x3fe6_a09e_667f_3bcd) >> 52
    let mantissa = Double(bitPattern: bits &- UInt64(bitPattern: exponent) << 52)
    return (mantissa, Double(exponent) - (subnormal ? 54 : 0))
  }

  /// The natural logarithm of a positive finite number as the sum of two numbers (a double-double).
  ///
  /// The relative error is about 2⁻⁶⁵.
  ///
  /// With s as in ``log(_:)``, the logarithm is 2s·(1 + s²·(1/3 + s²·(1/5 + …))), where s, s² and 1/3 are
  /// double-doubles.
  static func doubleDoubleLog(_ x: Double) -> (high: Double, low: Double) {
    let (mantissa, exponent) = mantissaAndExponent(x)
    let f = mantissa - 1
    let divisor = twoSum(mantissa, 1)
    let s = f / divisor.high
    let back = twoProduct(s, divisor.high)
    let sLow = (((f - back.high) - back.low) - s * divisor.low) / divisor.high
    let square = twoProduct(s, s)
    let z = square.high
    let zLow = square.low + 2 * s * sLow
    let z2 = z * z
    let z4 = z2 * z2
    let a = (1.0 / 5 + z * (1.0 / 7)) + z2 * (1.0 / 9 + z * (1.0 / 11))
    let b = (1.0 / 13 + z * (1.0 / 15)) + z2 * (1.0 / 17 + z * (1.0 / 19))
    let c = (1.0 / 21 + z * (1.0 / 23)) + z2 * (1.0 / 25)
    let tail = z * (a + z4 * (b + z4 * c))
    let third = twoSum(0x1.5555555555555p-2, tail)
    let thirdLow = third.low + 0x1.5555555555555p-56
    let product = twoProduct(z, third.high)
    let productLow = product.low + (z * thirdLow + zLow * third.high)
    let growth = twoProduct(s, product.high)
    let growthLow = growth.low + (s * productLow + sLow * product.high)
    let mantissaLog = twoSum(2 * s, 2 * growth.high)
    let mantissaLow = mantissaLog.low + 2 * (sLow + growthLow)
    let total = twoSum(exponent * 0x1.62e42feep-1, mantissaLog.high)
    let low = total.low + (mantissaLow + exponent * 0x1.a39ef35793c76p-33)
    return twoSum(total.high, low)
  }
}

/// Exponential, logarithm, power and circular functions with the same bits on every machine.
///
/// A C library chooses its code by the features of the processor, and the last bit of a result depends on
/// that choice. These functions use only `+ − × ÷` and operations on bits, in a fixed order and without fused
/// multiply-add. Each result is within 2 units in the last place over the range that the function documents.
/// No argument traps.
///
/// The arguments are reduced to a short interval, where Taylor series are evaluated. Where a product has to
/// be exact, its rounding error is computed as well. The method is Dekker's (A floating-point technique for
/// extending the available precision, 1971).
@usableFromInline package enum Elementary {
  /// A number for rounding to the nearest integer, with ties to even.
  ///
  /// A number below 2⁵¹ in magnitude is rounded by adding this number and subtracting it again.
  @inlinable static var roundingShift: Double { 0x1.8p52 }

  /// The rounded sum of two numbers and its rounding error: `high + low` is exact (Knuth's TwoSum).
  @inlinable static func twoSum(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a + b
    let part = high - a
    return (high, (a - (high - part)) + (b - part))
  }

  /// The rounded product of two numbers and its rounding error (Dekker's TwoProduct).
  ///
  /// `high + low` is exact if the magnitudes lie between about 1e−140 and 1e140.
  @inlinable static func twoProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a * b
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    return (high, ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// A number as the sum of two numbers of at most 26 significant bits (Veltkamp's splitting by 2²⁷ + 1).
  @inlinable static func split(_ a: Double) -> (high: Double, low: Double) {
    let scaled = a * 134_217_729
    let high = scaled - (scaled - a)
    return (high, a - high)
  }

  /// The exponential, e to the power of a number.
  ///
  /// For every finite argument the result is within 2 units in the last place, even a subnormal result. It is
  /// 0 below about −745.13 and infinite above 709.7827; −∞ gives 0, +∞ gives +∞, ±0 gives 1, NaN gives NaN.
  @inlinable package static func exp(_ x: Double) -> Double { exp(x, plus: 0) }

  /// The exponential of `x + small`, where `small` is at most about the rounding error of `x`.
  ///
  /// `x` is k·ln 2 + r with |r| ≤ ln 2 / 2. A Taylor series up to the 13th power evaluates e^r; the next term
  /// is at most 5e−18.
  @inlinable static func exp(_ x: Double, plus small: Double) -> Double {
    guard x > -746, x < 710 else { return x > 0 ? .infinity : (x < 0 ? 0 : x) }
    let shifted = x * 0x1.71547652b82fep0 + roundingShift
    let k = shifted - roundingShift
    // ln 2 is the sum of its first 33 bits and its next 53 bits. The product of k and the first 33 bits is
    // exact.
    let exact = x - k * 0x1.62e42feep-1
    let tail = k * 0x1.a39ef35793c76p-33 - small
    let r = exact - tail
    let rest = (exact - r) - tail
    let r2 = r * r
    let r4 = r2 * r2
    let a = (1.0 / 2 + r * (1.0 / 6)) + r2 * (1.0 / 24 + r * (1.0 / 120))
    let b = (1.0 / 720 + r * (1.0 / 5_040)) + r2 * (1.0 / 40_320 + r * (1.0 / 362_880))
    let c =
      (1.0 / 3_628_800 + r * (1.0 / 39_916_800))
      + r2 * (1.0 / 479_001_600 + r * (1.0 / 6_227_020_800))
    let y = 1 + (r + (r2 * (a + r4 * (b + r4 * c)) + rest))
    // The low bits of the shifted number are k.
    let power = Int64(bitPattern: shifted.bitPattern &- roundingShift.bitPattern)
    if power > -1022, power < 1024 { return y * powerOfTwo(power) }
    // Results near the ends of the range need two steps, of which only the second one rounds.
    let half = power >> 1
    return y * powerOfTwo(half) * powerOfTwo(power - half)
  }

  /// Two to an integer power between −1022 and 1023.
  @inlinable static func powerOfTwo(_ power: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: power &+ 1023) << 52)
  }

  /// (1 − e^−u) / u, the mean of e^−s for s from 0 to u, without cancellation near 0.
  ///
  /// 0, negative numbers and NaN give 1, +∞ gives 0. For u up to ½ the series Σ (−u)ⁿ / (n + 1)! is used.
  @inlinable static func meanDecay(_ u: Double) -> Double {
    guard u > 0 else { return 1 }
    if u > 0.5 { return (1 - exp(-u)) / u }
    var sum = 1.0 / 6_227_020_800
    sum = 1.0 / 479_001_600 - u * sum
    sum = 1.0 / 39_916_800 - u * sum
    sum = 1.0 / 3_628_800 - u * sum
    sum = 1.0 / 362_880 - u * sum
    sum = 1.0 / 40_320 - u * sum
    sum = 1.0 / 5_040 - u * sum
    sum = 1.0 / 720 - u * sum
    sum = 1.0 / 120 - u * sum
    sum = 1.0 / 24 - u * sum
    sum = 1.0 / 6 - u * sum
    sum = 1.0 / 2 - u * sum
    return 1 - u * sum
  }

  /// The natural logarithm.
  ///
  /// The result is within 2 units in the last place for every positive argument, even if subnormal. ±0 gives
  /// −∞, +∞ gives +∞, 1 gives 0; negative arguments, −∞ and NaN give NaN.
  ///
  /// Let x = 2ᵏ·(1 + f) and s = f / (2 + f). Then ln(1 + f) = 2·artanh s = f − f²/2 + s·(f²/2 + R(s²)). In
  /// the last form the largest term, f, is exact.
  @inlinable package static func log(_ x: Double) -> Double {
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

// MARK: - Circular functions

extension Elementary {
  /// The greatest angle of ``sin(_:)``, ``cos(_:)`` and ``sincos(_:)``, in radians: 2²⁰, or 166,886 turns.
  @inlinable package static var greatestAngle: Double { 0x1p20 }

  /// The sine of an angle in radians, with the range and precision of ``sincos(_:)``.
  @inlinable package static func sin(_ angle: Double) -> Double { sincos(angle).sin }

  /// The cosine of an angle in radians, with the range and precision of ``sincos(_:)``.
  @inlinable package static func cos(_ angle: Double) -> Double { sincos(angle).cos }

  /// The sine and the cosine of an angle in radians, at little more than the cost of one of them.
  ///
  /// The results are within 2 units in the last place up to ±``greatestAngle``. An angle of greater magnitude
  /// counts as 0 with the angle's sign, even if infinite. ±0 gives ±0 and 1, NaN gives NaN.
  ///
  /// A multiple of π/2 is subtracted from the angle. For this purpose π/2 is the sum of three numbers of 33,
  /// 33 and 53 bits. Taylor series up to the 17th and the 16th power evaluate sine and cosine of the rest.
  @inlinable package static func sincos(_ angle: Double) -> (sin: Double, cos: Double) {
    guard angle.magnitude <= greatestAngle else {
      if angle != angle { return (angle, angle) }
      return (angle > 0 ? 0 : -0.0, 1)
    }
    if angle.magnitude < 0x1p-27 { return (angle, 1) }
    let shifted = angle * 0x1.45f306dc9c883p-1 + roundingShift
    let k = shifted - roundingShift
    let first = angle - k * 0x1.921fb544p0
    let second = twoSum(first, -(k * 0x1.0b4611a6p-34))
    let third = k * 0x1.3198a2e037073p-69 - second.low
    let r = second.high - third
    let rest = (second.high - r) - third

    let z = r * r
    let z2 = z * z
    let z4 = z2 * z2
    let sineSeries =
      ((-1.0 / 6 + z * (1.0 / 120)) + z2 * (-1.0 / 5_040 + z * (1.0 / 362_880)))
      + z4
      * ((-1.0 / 39_916_800 + z * (1.0 / 6_227_020_800))
        + z2 * (-1.0 / 1_307_674_368_000 + z * (1.0 / 355_687_428_096_000)))
    let half = 0.5 * z
    let sine = r + (rest * (1 - half) + r * z * sineSeries)
    let cosineSeries =
      ((1.0 / 24 + z * (-1.0 / 720)) + z2 * (1.0 / 40_320 + z * (-1.0 / 3_628_800)))
      + z4 * ((1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200)) + z2 * (1.0 / 20_922_789_888_000))
    let near = 1 - half
    let cosine = near + (((1 - near) - half) + (z2 * cosineSeries - r * rest))

    let quadrant = shifted.bitPattern & 3
    let (s, c) = quadrant & 1 == 0 ? (sine, cosine) : (cosine, sine)
    return (quadrant & 2 == 0 ? s : -s, quadrant == 1 || quadrant == 2 ? -c : c)
  }

  /// The angle from the positive x axis to the point (x, y), in radians between −π and π.
  ///
  /// Every result is within 2 units in the last place, even a subnormal one. NaN gives NaN. The special
  /// values are the same as in C. If x is positive or +0, y = ±0 gives ±0. If x is negative or −0, y = ±0
  /// gives ±π. For any other y, x = ±0 gives π/2 with the sign of y. Two infinities give ±π/4 or ±3π/4, and
  /// one infinity gives the angle of its axis.
  ///
  /// Let t be the quotient of the smaller and the greater magnitude. Let c be the multiple of 1/8 nearest to
  /// t, or 0 if t is less than 3/32. Then arctan t = arctan c + arctan((t − c) / (1 + c·t)). A Taylor series
  /// evaluates the last arc tangent, whose argument is at most 3/32.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard x == x, y == y else { return .nan }
    let angle = firstQuadrantAngle(y.magnitude, x.magnitude)
    // π to 106 bits, so that the difference is rounded only once.
    let turned = x.sign == .minus ? (Double.pi - angle) + 0x1.1a62633145c07p-53 : angle
    return y.sign == .minus ? -turned : turned
  }

  /// The angle of a point with coordinates of at least 0.
  private static func firstQuadrantAngle(_ y: Double, _ x: Double) -> Double {
    if x == y { return x == 0 ? 0 : Double.pi / 4 }
    let steep = y > x
    let ratio = steep ? x / y : y / x
    let angle = arcTangent(ofFraction: ratio)
    return steep ? (Double.pi / 2 - angle) + 0x1.1a62633145c07p-54 : angle
  }

  /// The arc tangent of a number between 0 and 1.
  private static func arcTangent(ofFraction t: Double) -> Double {
    if t < 0x1p-27 { return t }
    // Near 1/16 the difference t − c would cancel, so the first interval extends to 3/32.
    let step = t < 0.09375 ? 0 : (t * 8 + roundingShift) - roundingShift
    let c = step * 0.125
    let u = (t - c) / (1 + c * t)
    let z = u * u
    let z2 = z * z
    let a = (-1.0 / 3 + z * (1.0 / 5)) + z2 * (-1.0 / 7 + z * (1.0 / 9))
    let b = (-1.0 / 11 + z * (1.0 / 13)) + z2 * (-1.0 / 15)
    let correction = u * z * (a + z2 * z2 * b)
    let (high, low) = arcTangentOfEighths(step)
    return high + (u + (correction + low))
  }

  /// The arc tangent of 0/8, 1/8, … 8/8 as a sum of two numbers.
  private static func arcTangentOfEighths(_ eighths: Double) -> (high: Double, low: Double) {
    switch eighths {
    case 0: (0, 0)
    case 1: (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)
    case 2: (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)
    case 3: (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)
    case 4: (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
    case 5: (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)
    case 6: (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)
    case 7: (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)
    default: (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
    }
  }
}

extension Elementary {
  /// The exponential, e to the power of a number.
  ///
  /// For every finite argument the result is within 2 units in the last place, even a subnormal result. It is
  /// 0 below about −745.13 and infinite above 709.7827; −∞ gives 0, +∞ gives +∞, ±0 gives 1, NaN gives NaN.
  @inlinable public static func exp(_ x: Double) -> Double { exp(x, plus: 0) }

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
}

/// Exponential, logarithm, circular functions and power with the same bits on every machine.
///
/// The C library picks its code, and so its last bit, by what the processor can do; these use only
/// `+ − × ÷` and moves of bits, in a written order, with no fused multiply-add. Each result is within 2 units
/// in the last place of the exact one over the range that its page states. No argument traps.
///
/// The series are Taylor's, after a reduction to a short interval; products that must not lose a bit are
/// split after Dekker (A floating-point technique for extending the available precision, 1971).
public enum Elementary {
  /// Adding and taking away this rounds to the nearest whole number, ties to even, below 2⁵¹ in magnitude.
  @inlinable static var roundingShift: Double { 0x1.8p52 }

  /// The sum of two numbers and what rounding it lost: `high + low` is exact.
  @inlinable static func exactSum(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a + b
    let part = high - a
    return (high, (a - (high - part)) + (b - part))
  }

  /// The product of two numbers and what rounding it lost; exact for magnitudes between about 1e−140 and
  /// 1e140.
  @inlinable static func exactProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a * b
    let aScaled = a * 134_217_729
    let aHigh = aScaled - (aScaled - a)
    let aLow = a - aHigh
    let bScaled = b * 134_217_729
    let bHigh = bScaled - (bScaled - b)
    let bLow = b - bHigh
    return (high, ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }
}

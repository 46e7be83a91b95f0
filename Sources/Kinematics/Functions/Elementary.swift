/// Exponential, logarithm, power and circular functions with the same bits on every machine.
///
/// A C library chooses its code, and with it the last bit of a result, by what the processor can do. These
/// functions use only `+ − × ÷` and operations on bits, in a fixed order and without fused multiply-add. Each
/// result is within 2 units in the last place over the range that the function documents. No argument traps.
///
/// The arguments are reduced to a short interval and evaluated by Taylor series. Products that must not lose
/// a bit are split after Dekker (A floating-point technique for extending the available precision, 1971).
public enum Elementary {
  /// Adding and subtracting this rounds a number below 2⁵¹ in magnitude to the nearest integer, ties to even.
  @inlinable static var roundingShift: Double { 0x1.8p52 }

  /// The rounded sum of two numbers and its rounding error: `high + low` is exact (Knuth's TwoSum).
  @inlinable static func twoSum(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a + b
    let part = high - a
    return (high, (a - (high - part)) + (b - part))
  }

  /// The rounded product and its rounding error, exact from about 1e−140 to 1e140 (Dekker's TwoProduct).
  @inlinable static func twoProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a * b
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    return (high, ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// A number as the sum of two with at most 26 significant bits each (Veltkamp's splitting by 2²⁷ + 1).
  @inlinable static func split(_ a: Double) -> (high: Double, low: Double) {
    let scaled = a * 134_217_729
    let high = scaled - (scaled - a)
    return (high, a - high)
  }
}

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
public enum Elementary {
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
}

extension Double {
  /// The number in `range` that is nearest to this one; NaN becomes the lower bound.
  ///
  /// Use bounds that are known to be in order. A range such as `0...limit` traps if `limit` is negative or
  /// NaN.
  @inlinable @inline(__always) package func clamped(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? (self <= range.upperBound ? self : range.upperBound) : range.lowerBound
  }

  /// The number in `range` that is nearest to this one; NaN becomes `replacement`.
  @inlinable @inline(__always) package func clamped(
    to range: ClosedRange<Double>, default replacement: Double
  ) -> Double {
    isNaN ? replacement : clamped(to: range)
  }

  /// Clamps the number to a range; NaN becomes `replacement`.
  package mutating func clamp(_ range: ClosedRange<Double>, or replacement: Double) {
    self = clamped(to: range, default: replacement)
  }
}

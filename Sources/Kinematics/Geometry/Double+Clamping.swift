extension Double {
  /// The number in `range` that is nearest to this one; NaN becomes the lower bound.
  ///
  /// A literal such as `0...limit` traps if its bounds are out of order or NaN: use known bounds.
  @inlinable @inline(__always) package func clamped(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? (self <= range.upperBound ? self : range.upperBound) : range.lowerBound
  }

  /// The number in `range` that is nearest to this one; NaN becomes `replacement`.
  @inlinable @inline(__always) package func clamped(
    to range: ClosedRange<Double>, default replacement: Double
  ) -> Double {
    isNaN ? replacement : clamped(to: range)
  }
}

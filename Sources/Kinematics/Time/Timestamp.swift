/// An instant on the host's monotonic clock, in integer nanoseconds since an origin of the host's choice.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since the host's origin.
  public let nanoseconds: Int64

  /// Creates an instant from nanoseconds.
  @inlinable public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates the instant nearest to a number of seconds since the host's origin; nil if it does not fit into
  /// Int64 nanoseconds.
  @inlinable package init?(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded(.toNearestOrEven)
    guard nanoseconds >= -9_223_372_036_854_775_808, nanoseconds < 9_223_372_036_854_775_808 else {
      return nil
    }
    self.init(nanoseconds: Int64(nanoseconds))
  }

  /// The origin of the clock.
  @inlinable public static var zero: Timestamp { Timestamp(nanoseconds: 0) }
  /// The last representable instant.
  @inlinable public static var distantFuture: Timestamp { Timestamp(nanoseconds: .max) }
  /// The first representable instant.
  @inlinable public static var distantPast: Timestamp { Timestamp(nanoseconds: .min) }

  /// Seconds since the host's origin.
  @inlinable public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Seconds from another instant to this one, negative if the other is later; exact to 1 ns up to 104 days.
  @inlinable public func seconds(since earlier: Timestamp) -> Double {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    if overflow { return Double(nanoseconds) / 1e9 - Double(earlier.nanoseconds) / 1e9 }
    return Double(difference) / 1e9
  }

  /// The instant a number of nanoseconds later, clamped to the representable range.
  @inlinable package func advanced(byNanoseconds nanoseconds: Int64) -> Timestamp {
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return Timestamp(nanoseconds: overflow ? (nanoseconds < 0 ? .min : .max) : sum)
  }

  /// The instant a number of seconds later, rounded to a nanosecond and clamped to the range; NaN counts as
  /// 0.
  @inlinable package func advanced(bySeconds seconds: Double) -> Timestamp {
    let nanoseconds = (seconds * 1e9).rounded(.toNearestOrEven)
    guard nanoseconds == nanoseconds else { return self }
    if nanoseconds >= 9.2e18 { return .distantFuture }
    if nanoseconds <= -9.2e18 { return .distantPast }
    return advanced(byNanoseconds: Int64(nanoseconds))
  }

  /// Whether the first instant is earlier.
  @inlinable public static func < (a: Timestamp, b: Timestamp) -> Bool { a.nanoseconds < b.nanoseconds }
}

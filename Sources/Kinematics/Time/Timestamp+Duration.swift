/// A timestamp and `Duration`, as with the standard library's clocks.
extension Timestamp: InstantProtocol {
  /// The instant a duration later, rounded to a nanosecond and clamped to the range.
  public func advanced(by duration: Duration) -> Timestamp {
    // Twice the range of Int64 nanoseconds, so that the sum of durations cannot overflow.
    let reach = Duration.seconds(Int64(40_000_000_000))
    return Timestamp(clamping: .nanoseconds(nanoseconds) + min(max(duration, .zero - reach), reach))
  }

  /// The exact duration from this instant to another one, negative if the other is earlier.
  public func duration(to other: Timestamp) -> Duration {
    .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
  }

  /// Creates the instant of another clock, such as `ContinuousClock`, whose origin is the instant `origin`;
  /// rounded to a nanosecond and clamped to the range.
  ///
  /// The standard library's clocks have no zero of their own. Take `origin` once, when the program starts.
  public init<Instant: InstantProtocol>(_ instant: Instant, since origin: Instant)
  where Instant.Duration == Swift.Duration {
    self = Timestamp.zero.advanced(by: origin.duration(to: instant))
  }

  /// The instant nearest to a duration after the origin; ties go to the even nanosecond.
  private init(clamping duration: Duration) {
    guard duration < .nanoseconds(Int64.max) else { self = .distantFuture; return }
    guard duration > .nanoseconds(Int64.min) else { self = .distantPast; return }
    let (seconds, attoseconds) = duration.components
    let (nanoseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let isHalfOrMore = rest.magnitude > 500_000_000 || (rest.magnitude == 500_000_000 && nanoseconds % 2 != 0)
    self.init(nanoseconds: seconds * 1_000_000_000 + nanoseconds + (isHalfOrMore ? rest.signum() : 0))
  }
}

/// Instants by their distance from the host's origin.
extension Timestamp {
  /// The instant nearest to a number of seconds after the host's origin, clamped to the range; NaN counts as
  /// 0.
  public static func seconds(_ seconds: Double) -> Timestamp { Timestamp(clampingNanoseconds: seconds * 1e9) }

  /// The instant a whole number of seconds after the host's origin, clamped to the range.
  public static func seconds<Count: BinaryInteger>(_ seconds: Count) -> Timestamp {
    Timestamp(seconds, unit: 1_000_000_000)
  }

  /// The instant nearest to a number of milliseconds after the host's origin, clamped to the range; NaN counts
  /// as 0.
  public static func milliseconds(_ milliseconds: Double) -> Timestamp {
    Timestamp(clampingNanoseconds: milliseconds * 1e6)
  }

  /// The instant a whole number of milliseconds after the host's origin, clamped to the range.
  public static func milliseconds<Count: BinaryInteger>(_ milliseconds: Count) -> Timestamp {
    Timestamp(milliseconds, unit: 1_000_000)
  }

  private init(clampingNanoseconds nanoseconds: Double) {
    let whole = nanoseconds.rounded(.toNearestOrEven)
    // The comparisons are false for NaN. 2⁶³ is the first number above the range.
    if whole >= 9_223_372_036_854_775_808 {
      self = .distantFuture
    } else if whole >= -9_223_372_036_854_775_808 {
      self.init(nanoseconds: Int64(whole))
    } else {
      self = whole < 0 ? .distantPast : .zero
    }
  }

  private init(_ count: some BinaryInteger, unit: Int64) {
    let (product, overflow) = Int64(clamping: count).multipliedReportingOverflow(by: unit)
    self.init(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
  }
}

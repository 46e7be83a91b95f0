/// Reports of one device that arrive almost at once, although the finger moved all the time between them.
///
/// A radio link, or a host that is busy, holds reports back and delivers several together. The movement that
/// they report took place since the burst before. Their own times therefore divide the time from the end of
/// the burst before to the newest arrival evenly. Reports at an even rate keep their times.
package struct ReportBurst: Hashable, Sendable {
  /// The greatest number of reports whose times are told apart: those of a device with 1,000 reports a second
  /// that a host collects for each of 60 frames a second.
  package static var capacity: Int { 16 }
  /// The longest time between the arrivals of two reports of a burst, in nanoseconds: 4 ms, exclusive.
  ///
  /// Nearly a third of the recorded reports of mice come less than 4 ms after the report before.
  private static var longestInterval: Int64 { 4_000_000 }
  /// The longest time from the first arrival of a burst to the last, in nanoseconds: 8 ms, exclusive.
  private static var longestDuration: Int64 { 8_000_000 }

  /// The end of the burst before, which is the beginning of the movement that this burst reports.
  private(set) var start = Timestamp.zero
  private var firstArrival = Timestamp.zero
  /// The newest arrival.
  package private(set) var end = Timestamp.zero
  /// The number of reports; 0 before the first burst.
  package private(set) var count = 0
  /// Whether there was a burst before, so that the duration is known.
  package private(set) var hasPredecessor = false

  /// Creates a burst without reports.
  package init() {}

  /// Adds a report; returns false if the report begins another burst.
  ///
  /// A report that arrives out of order belongs to the burst.
  package mutating func add(_ time: Timestamp) -> Bool {
    let joins =
      count > 0 && nanoseconds(from: end, to: time) < ReportBurst.longestInterval
      && nanoseconds(from: firstArrival, to: time) < ReportBurst.longestDuration
    if joins {
      end = Swift.max(end, time)
      count += 1
    } else {
      hasPredecessor = count > 0
      start = hasPredecessor ? end : time
      (firstArrival, end, count) = (time, time, 1)
    }
    return joins
  }

  /// The time that the burst reports, in seconds: from the end of the burst before, or else from the first
  /// arrival, to the newest arrival.
  package var duration: Double { end.seconds(since: start) }

  /// The time of a report, whose index begins at 0.
  package func time(of index: Int) -> Timestamp {
    let count = Int64(Swift.min(count, ReportBurst.capacity))
    let duration = nanoseconds(from: start, to: end)
    // A burst lasts less than a stroke's longest gap, so the product cannot overflow. On 32-bit WebAssembly,
    // a product that checks this needs a function of the compiler's runtime.
    return start.advanced(byNanoseconds: duration &* Int64(index + 1) / count)
  }

  private func nanoseconds(from start: Timestamp, to end: Timestamp) -> Int64 {
    let (difference, overflow) = end.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
    return overflow ? (end.nanoseconds < 0 ? .min : .max) : difference
  }
}

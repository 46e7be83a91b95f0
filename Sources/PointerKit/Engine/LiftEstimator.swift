import Kinematics

/// Infers the lift of a finger from silence, for hosts that are told of motion and then of nothing.
///
/// A pure function of the reports and the clock. A report is expected about one interval after the last; a
/// few intervals of silence are a lift. The interval is learnt from the stream.
struct LiftEstimator: Hashable, Sendable {
  /// The time between reports as learnt so far, in seconds; a 125 Hz stream until it is known.
  private(set) var interval = 0.008
  private var last: Timestamp?

  /// Learns from a report.
  ///
  /// Pauses of 50 ms and more are not intervals.
  mutating func report(at time: Timestamp) {
    if let last {
      let seconds = time.seconds(since: last)
      // A slow average: one late report must not double the wait.
      if seconds > 0, seconds < 0.05 { interval += (seconds - interval) / 4 }
    }
    last = time
  }

  /// When silence since the last report becomes a lift.
  @inline(__always)
  func due(configuration: PointerConfiguration) -> Timestamp? {
    let silence = max(
      configuration.minimumLiftSilence,
      min(configuration.maximumLiftSilence, interval * configuration.liftSilenceReports))
    return last?.advanced(bySeconds: silence)
  }

  /// Forgets the last report, as when a stroke is over; the interval stays known.
  mutating func end() { last = nil }
}

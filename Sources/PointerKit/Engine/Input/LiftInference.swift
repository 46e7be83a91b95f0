import Kinematics

/// Infers the lift of a finger from silence, for hosts that report motion and then nothing.
///
/// A report is expected one interval after the last; a few intervals of silence are a lift. The interval is
/// learned from the reports.
struct LiftInference: Hashable, Sendable {
  /// The mean time between reports, in seconds; that of 125 Hz until it is learned.
  private(set) var interval = 0.008
  private var last: Timestamp?
  /// When the last report was received.
  private var received: Timestamp?

  /// Learns from a report and when it was received; pauses of 50 ms and more are no intervals.
  mutating func report(at time: Timestamp, received: Timestamp) {
    if let last {
      let seconds = time.seconds(since: last)
      // A slow average, so that one late report does not double the wait.
      if seconds > 0, seconds < 0.05 { interval += (seconds - interval) / 4 }
    }
    last = time
    self.received = received
  }

  /// The instant at which silence since the last report counts as a lift; nil if there was no report.
  @inline(__always)
  func due(configuration: borrowing PointerConfiguration) -> Timestamp? {
    let silence = max(
      configuration.minimumLiftSilence,
      min(configuration.maximumLiftSilence, interval * configuration.liftSilenceReports))
    return received?.advanced(bySeconds: silence)
  }

  /// Forgets the last report at the end of a stroke; the interval is kept.
  mutating func end() {
    last = nil
    received = nil
  }
}

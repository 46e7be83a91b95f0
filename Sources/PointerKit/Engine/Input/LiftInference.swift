import Kinematics

/// Infers the lift of a finger from silence, for hosts that report movements but not the lift after them.
///
/// Reports are expected at regular intervals, whose length is learned from the reports. A silence of a few
/// intervals counts as a lift.
struct LiftInference: Hashable, Sendable {
  /// The mean time between reports, in seconds; until it is learned it is 8 ms, as at 125 Hz.
  private(set) var interval = 0.008
  private var last: Timestamp?
  /// The time at which the last report was received.
  private var received: Timestamp?

  /// Learns from a report, and notes the time of its receipt; pauses of 50 ms and more do not count as
  /// intervals.
  mutating func report(at time: Timestamp, received: Timestamp) {
    if let last {
      let seconds = time.seconds(since: last)
      // The average changes slowly, so that one late report does not double the wait.
      if seconds > 0, seconds < 0.05 { interval += (seconds - interval) / 4 }
    }
    last = time
    self.received = received
  }

  /// The instant at which silence since the last report counts as a lift; nil if there was no report.
  func due(configuration: PointerConfiguration) -> Timestamp? {
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

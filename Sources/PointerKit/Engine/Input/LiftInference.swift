import Kinematics

/// Infers the lift of a finger from a silence of a few intervals between reports, whose length is learned,
/// for hosts that report movements but not the lift after them.
///
/// Reports can arrive in bursts. A device is silent only when the next burst is overdue, but a finger brakes
/// from report to report. So two intervals are learned.
struct LiftInference: Hashable, Sendable {
  /// The mean time between reports, in seconds, those of the newest burst included; at first 8 ms, as at 125
  /// Hz.
  var interval: Double { learned.interval }
  private var learned = Intervals()
  private var learnedBeforeBurst = Intervals()
  private var burst = ReportBurst()
  private var received: Timestamp?
  /// Whether it has been noted that the next report is overdue.
  private var hasNotedOverdue = false
  /// The least and the greatest time by which a report is late when it counts as overdue, in seconds.
  ///
  /// Of the recorded reports of mice and pads, few are later. With 4 ms, a few pointers came back by 40
  /// points.
  private static let lateness = 0.006...0.008

  private struct Intervals: Hashable, Sendable {
    /// The mean time between two reports.
    var interval = 0.008
    /// The mean time between the ends of two bursts.
    var burstInterval = 0.008
  }

  /// Learns from a report; pauses of 50 ms and more do not count as intervals.
  mutating func noteReport(at time: Timestamp, received: Timestamp) {
    if !burst.add(time) { learnedBeforeBurst = learned }
    self.received = received
    hasNotedOverdue = false
    learned = learnedBeforeBurst
    let seconds = burst.duration
    guard burst.hasPredecessor, seconds > 0, seconds < 0.05 else { return }
    // The averages change slowly, so that one late report does not double the wait.
    learned.interval += (seconds / Double(burst.count) - learned.interval) / 4
    learned.burstInterval += (seconds - learned.burstInterval) / 4
  }

  /// The instant at which silence since the last report counts as a lift.
  func due(configuration: PointerConfiguration) -> Timestamp? {
    let silence = max(
      configuration.lifts.minimumSilence,
      min(configuration.lifts.maximumSilence, learned.burstInterval * configuration.lifts.silenceReports))
    return received?.advanced(bySeconds: silence)
  }

  /// The instant at which the next report is overdue: it is late by half the time between bursts, within
  /// limits.
  var reportDue: Timestamp? {
    if hasNotedOverdue { return nil }
    let late = (learned.burstInterval / 2).clamped(to: LiftInference.lateness)
    return received?.advanced(bySeconds: learned.burstInterval + late)
  }

  mutating func noteOverdue() { hasNotedOverdue = true }

  /// Takes a silence for a lift or a rest, and waits for the next report.
  ///
  /// If the silence was only that between two bursts, its length is learned, and the next such silence is no
  /// lift.
  mutating func stopWaiting() { received = nil }

  /// Forgets the last report at the end of a stroke; the intervals are kept.
  mutating func end() {
    burst = ReportBurst()
    learnedBeforeBurst = learned
    received = nil
  }
}

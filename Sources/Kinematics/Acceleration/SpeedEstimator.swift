/// An estimate of a movement's velocity that does not depend on the rate of reports.
///
/// The velocity between two reports is assumed to be constant. The estimate is the mean of the past
/// velocity, weighted by e^(−age / 10 ms). Reports within a millisecond count as one, since such short
/// intervals come from the transport and not from the movement.
///
/// The time at which a movement began is not known. Therefore the reports in the first 16 ms of a movement
/// share one velocity. The first report measures this velocity over the usual interval between reports. Each
/// later report in the 16 ms measures the velocity again, over the time since the first report.
struct SpeedEstimator: Hashable, Sendable {
  /// The time in which the weight of a movement falls by a factor of e, in seconds.
  ///
  /// At 1,000 reports per second, this time is long enough to average the rounding of a mouse's counts and
  /// the jitter of its clock. It is shorter than the time in which the fastest strokes change their speed.
  private static let timeConstant = 0.01
  /// The time within which reports count as one, in seconds.
  private static let shortestInterval = 0.001
  /// The time during which the reports of a new movement share one velocity, in seconds.
  ///
  /// It is about one interval at 60 reports per second.
  static let openingDuration = 0.016
  /// The longest interval between two reports whose velocities are averaged, in seconds.
  ///
  /// A report after a longer interval starts the average anew. The interval at 60 reports per second is
  /// within this limit.
  private static let longestInterval = 0.025
  /// The silence after which a report begins a new movement, in seconds.
  ///
  /// When a device moves very slowly, the counts of one movement may be this far apart.
  private static let longestSilence = 0.25

  /// The displacement whose velocity is ``velocity``.
  ///
  /// At the beginning of a movement it is the sum of the first reports. Later it is the sum of the newest
  /// reports that count as one.
  private(set) var displacement = Vector.zero
  /// The mean velocity of ``displacement``, in units per second.
  private(set) var velocity = Vector.zero

  /// The velocity at the beginning and at the end of the displacement.
  private var startVelocity = Vector.zero
  private var endVelocity = Vector.zero
  /// The instant at which ``displacement`` began; not used at the beginning of a movement.
  private var start = Timestamp.zero
  /// The time of the first report among the newest reports that count as one.
  private var firstReport = Timestamp.zero
  /// The time of the newest report; nil before the first.
  private var lastReport: Timestamp?
  /// The first reports of the movement, while they share one velocity; nil later.
  private var opening: Opening?

  /// The first reports of a movement.
  private struct Opening: Hashable, Sendable {
    /// The time of the first report, and the displacement that was reported then.
    let time: Timestamp
    var displacement: Vector
    /// The assumed duration of the first report, in seconds; it applies until there is another report.
    let duration: Double
    /// The number of reports, where reports within a millisecond count as one.
    var count = 1.0
  }

  /// What a report begins: nothing, a new displacement, or a new movement.
  enum Beginning { case none, displacement, movement }

  /// Adds a report, and returns what begins with it.
  ///
  /// The first report of a movement counts as `usualInterval` seconds long.
  mutating func add(_ delta: Vector, at time: Timestamp, usualInterval: Double) -> Beginning {
    let silence = lastReport.map { time.seconds(since: $0) } ?? .infinity
    guard silence.magnitude <= SpeedEstimator.longestSilence, silence <= SpeedEstimator.longestInterval else {
      let isNew = silence.magnitude > SpeedEstimator.longestSilence
      opening = Opening(
        time: time, displacement: delta,
        duration: isNew ? usualInterval : Swift.max(silence, usualInterval))
      displacement = delta
      firstReport = time
      lastReport = time
      measureOpening(usualInterval)
      return isNew ? .movement : .displacement
    }
    let last = lastReport ?? time
    let newest = Swift.max(last, time)
    lastReport = newest
    if time.seconds(since: firstReport) < SpeedEstimator.shortestInterval {
      displacement += delta
      if opening?.count == 1 { opening?.displacement += delta }
    } else if let time = opening?.time, last.seconds(since: time) < SpeedEstimator.openingDuration {
      firstReport = newest
      displacement += delta
      opening?.count += 1
    } else {
      opening = nil
      startVelocity = endVelocity
      start = last
      firstReport = newest
      displacement = delta
      measure(until: newest)
      return .displacement
    }
    if opening == nil { measure(until: newest) } else { measureOpening(usualInterval) }
    return .none
  }

  /// The least possible speed of ``displacement``, in units per second: its duration is at most the longest
  /// silence.
  var leastSpeed: Double { displacement.length / SpeedEstimator.longestSilence }

  /// Sets ``velocity`` and ``endVelocity`` for ``displacement``, which is assumed to have a constant
  /// velocity.
  ///
  /// The weighted mean follows this constant velocity with a delay. ``velocity`` is the average of the
  /// weighted mean from ``start`` to `end`, and ``endVelocity`` is the weighted mean at `end`.
  private mutating func measure(until end: Timestamp) {
    let seconds = Swift.max(end.seconds(since: start), 0.1 * SpeedEstimator.shortestInterval)
    let even = displacement / seconds
    let constants = seconds / SpeedEstimator.timeConstant
    let remaining = Elementary.exp(-constants)
    velocity = even + (startVelocity - even) * ((1 - remaining) / constants)
    endVelocity = even + (startVelocity - even) * remaining
  }

  /// Measures the velocity since the first report; the movement may have begun at any time before this
  /// report.
  private mutating func measureOpening(_ usualInterval: Double) {
    guard let opening, let lastReport else { return }
    let seconds = lastReport.seconds(since: opening.time)
    if opening.count == 1 || seconds < 0.9 * usualInterval {
      velocity = displacement / Swift.max(opening.duration, seconds)
    } else {
      velocity = (displacement - opening.displacement) / seconds
      // The first report may also have taken as long as each of the others. For a movement that slows down,
      // this assumption gives a greater velocity. The greater velocity is used.
      let even = displacement * ((opening.count - 1) / (seconds * opening.count))
      if even.lengthSquared > velocity.lengthSquared { velocity = even }
    }
    endVelocity = velocity
  }
}

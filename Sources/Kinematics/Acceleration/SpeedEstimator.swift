/// The velocity at which a curve is evaluated: that of the movement, however often it is reported (M4).
///
/// Between two reports the movement is even, and its velocity is the mean weighted by e^(−age / 10 ms), as a
/// continuous function of time. Reports within a millisecond are one, since their intervals are those of a
/// transport rather than of a hand.
///
/// When a movement began is not known. Its first reports, until they cover 16 ms, have one velocity together,
/// which is measured again with each of them: at first over the usual interval of a report, then from the
/// first report on.
struct SpeedEstimator: Hashable, Sendable {
  /// The time in which the weight of a movement falls by a factor of e, in seconds.
  ///
  /// Enough to average the whole counts of a mouse with 1,000 reports per second and the jitter of its clock,
  /// and less than the fastest strokes take to change their speed.
  private static let timeConstant = 0.01
  /// The time within which reports are one, in seconds.
  private static let shortestInterval = 0.001
  /// The duration that the first reports of a movement cover, in seconds: an interval at 60 reports per second.
  static let openingDuration = 0.016
  /// The longest interval between reports of an even movement, in seconds: longer than at 60 per second.
  private static let longestInterval = 0.025
  /// The silence after which a movement begins anew, in seconds; a single count may come that late when a device
  /// moves very slowly.
  private static let longestSilence = 0.25

  /// The displacement whose velocity is ``velocity``: of the newest reports that are one.
  private(set) var displacement = Vector.zero
  /// The mean velocity of that displacement, in units per second.
  private(set) var velocity = Vector.zero

  /// The velocity at the beginning and at the end of the displacement.
  private var startVelocity = Vector.zero
  private var endVelocity = Vector.zero
  /// The instants at which the displacement began, and was reported first and last.
  private var start = Timestamp.zero
  private var firstReport = Timestamp.zero
  private var lastReport: Timestamp?
  /// The beginning of a movement; nil later.
  private var opening: Opening?

  /// The first reports of a movement.
  private struct Opening: Hashable, Sendable {
    /// The time of the first report, and the displacement that was reported then.
    let time: Timestamp
    var displacement: Vector
    /// The duration of the first report, in seconds, as long as there is no other.
    let duration: Double
    /// The number of reports that are more than a millisecond apart.
    var count = 1.0
  }

  /// What a report begins.
  enum Beginning { case none, displacement, movement }

  /// Takes a report; a first one counts as long as the usual interval, in seconds.
  mutating func add(_ delta: Vector, at time: Timestamp, usualInterval: Double) -> Beginning {
    let silence = lastReport.map { time.seconds(since: $0) } ?? .infinity
    guard silence.magnitude <= SpeedEstimator.longestSilence, silence <= SpeedEstimator.longestInterval else {
      let isNew = silence.magnitude > SpeedEstimator.longestSilence
      opening = Opening(
        time: time, displacement: delta,
        duration: isNew ? usualInterval : Swift.max(silence, usualInterval))
      displacement = delta
      (firstReport, lastReport) = (time, time)
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
      (start, firstReport) = (last, newest)
      displacement = delta
      measure(until: newest)
      return .displacement
    }
    if opening == nil { measure(until: newest) } else { measureOpening(usualInterval) }
    return .none
  }

  /// The least speed at which a displacement is credible: a slower one has a report within the longest silence.
  var leastSpeed: Double { displacement.length / SpeedEstimator.longestSilence }

  /// The mean of the weighted velocity over an interval of even movement, and its value at the end.
  private mutating func measure(until end: Timestamp) {
    let seconds = Swift.max(end.seconds(since: start), 0.1 * SpeedEstimator.shortestInterval)
    let even = displacement / seconds
    let constants = seconds / SpeedEstimator.timeConstant
    let remaining = Elementary.exp(-constants)
    velocity = even + (startVelocity - even) * ((1 - remaining) / constants)
    endVelocity = even + (startVelocity - even) * remaining
  }

  /// The velocity since the first report; that report itself may be part of an interval.
  private mutating func measureOpening(_ usualInterval: Double) {
    guard let opening, let lastReport else { return }
    let seconds = lastReport.seconds(since: opening.time)
    if opening.count == 1 || seconds < 0.9 * usualInterval {
      velocity = displacement / Swift.max(opening.duration, seconds)
    } else {
      velocity = (displacement - opening.displacement) / seconds
      // A movement that slows down is faster if its first report took as long as the others.
      let even = displacement * ((opening.count - 1) / (seconds * opening.count))
      if even.lengthSquared > velocity.lengthSquared { velocity = even }
    }
    endVelocity = velocity
  }
}

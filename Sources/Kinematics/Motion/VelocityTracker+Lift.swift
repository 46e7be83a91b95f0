/// With which velocity a finger leaves the surface, and whether it had stopped before.
///
/// A fingertip rolls back or aside as it leaves. At a lift, the mean velocity is therefore compared with the
/// earlier direction of the movement.
extension VelocityTracker {
  /// The movement of a finger as it leaves the surface.
  package struct Lift: Hashable, Sendable {
    /// The velocity of the finger as it left the surface, in the finger's unit per second.
    package var velocity = Vector.zero
    /// The finger's speed as it left the surface, divided by the greatest speed of the stroke, 0…1.
    package var speedShare = 1.0
    /// Whether the finger had stopped before it left; possible even if ``velocity`` is not zero.
    package var hasStopped = true
    /// The distance from the beginning to the end of the stroke's final run, in the finger's unit.
    ///
    /// The run goes back to a silence of more than 50 ms, or to a report that is slower than a tenth of the
    /// fastest report of the run. A tap that rolls, or noise as the finger leaves, has hardly any.
    package var travel = 0.0

    /// Creates a lift without velocity.
    package init() {}

    fileprivate init(velocity: Vector, speedShare: Double, hasStopped: Bool, travel: Double) {
      (self.velocity, self.speedShare, self.hasStopped) = (velocity, speedShare, hasStopped)
      self.travel = travel
    }
  }

  /// The time from the newest sample to a lift, in seconds, beyond which the lift has no velocity.
  private static var longestSilence: Double { 0.04 }
  /// The time before a lift, in seconds: a finger that hardly moves during this time counts as stopped.
  ///
  /// If the interval between reports is longer, that interval is used, up to 0.02 s.
  private static var stoppingTime: Double { 0.01 }
  /// The share of the earlier speed below which a finger hardly moves.
  ///
  /// The earlier speed is the mean between 90 and 30 ms before the lift. A stroke of minimum jerk that lasts
  /// at least 0.2 s ends with a smaller share. Nearly all recorded fingers that lift while they brake are
  /// faster.
  private static var stoppedShare: Double { 0.05 }
  /// The least length of the two time spans whose displacements show how a finger brakes, in seconds.
  ///
  /// In shorter spans, a fingertip that rolls off would count as braking. Longer spans miss the end of the
  /// braking.
  private static var brakingTime: Double { 0.016 }
  /// The factor by which the newest movement of a braking finger may be longer than predicted.
  ///
  /// The factor allows for uneven intervals between reports. It also allows for short strokes, in which the
  /// earlier movement is slower than the law of minimum jerk predicts.
  private static var brakingTolerance: Double { 1.3 }
  /// The ages between which the direction of a movement is measured, in seconds.
  ///
  /// Nearer to the lift, the fingertip may roll.
  private static var directionAges: (Double, Double) { (0.09, 0.03) }
  /// The cosine of 30°, the greatest angle to the earlier direction at which the mean velocity is used
  /// unchanged.
  private static var straightCosine: Double { 0.8660254037844386 }
  /// The longest time between two reports of a final run, in seconds.
  private static var longestRunGap: Double { 0.05 }
  /// The share of the fastest report of a final run below which a report is before the run.
  private static var runShare: Double { 0.1 }
  /// The greatest time from the newest report to the lift at which that report can be a fingertip that rolls
  /// back, in intervals between reports.
  private static var rollingBackIntervals: Double { 1.2 }

  /// The movement of a finger as it leaves the surface; `interval` is the time between reports, in seconds.
  ///
  /// 1. A fingertip that rolls back at the end of a fast stroke is looked past: if the newest report leads
  ///    nowhere or slightly backward, the report before decides.
  /// 2. The velocity is the weighted mean, in which silence beyond one interval counts as rest. The earlier
  ///    direction is the direction of the movement between 90 and 30 ms before the lift. If the mean is more
  ///    than 30° off the earlier direction, the fingertip rolled as it left. In this case the velocity is
  ///    only the mean's component along the earlier direction, or zero if this component points backward.
  /// 3. A finger has stopped if it hardly moved at the end, or if its braking would have brought it to rest
  ///    by the lift. A finger leaves between two reports. So the time that passed since the newest sample
  ///    counts without a third of an interval, but as half an interval at least, also if the lift is inferred
  ///    and no time is known.
  ///
  /// The velocity is zero with fewer than two samples, if the newest sample is older than 40 ms, and on
  /// overflow. An instant before the newest sample counts as the time of that sample. If the movement is
  /// rotated or mirrored, the velocity is rotated or mirrored in the same way.
  package func lift(at time: Timestamp, interval: Double = 0) -> Lift {
    guard count > 1 else { return Lift() }
    let silence = Swift.max(0, time.seconds(since: newest))
    let tracker = rollsBack(within: silence, interval) ? withoutNewestSample : self
    return tracker.lift(after: silence, interval)
  }

  private func lift(after silence: Double, _ interval: Double) -> Lift {
    guard means.weight > 0, silence <= VelocityTracker.longestSilence else { return Lift() }
    let rest = Swift.max(0, silence - interval)
    let remaining = Elementary.exp(-rest / VelocityTracker.timeConstant)
    let weight = Swift.max(means.weight, VelocityTracker.leastWeight)
    let mean = means.finger * (remaining / (weight * remaining + (1 - remaining)))
    let (before, after) = VelocityTracker.directionAges
    let movement = displacement(from: before - rest, to: after - rest)
    let direction = movement.normalized
    let along = mean.dot(direction)
    let isStraight = direction == .zero || along >= VelocityTracker.straightCosine * mean.length
    let velocity = isStraight ? mean : direction * Swift.max(0, along)
    let speed = velocity.length
    guard speed > 0, speed.isFinite, means.peakSquared.isFinite else { return Lift() }
    let peak = means.peakSquared.squareRoot()
    // The speed of a stroke falls with the square of the time until rest, so a longer interval before the
    // lift contains higher speeds.
    let stopping = Swift.max(VelocityTracker.stoppingTime, Swift.min(interval, 0.02))
    let longer = stopping / VelocityTracker.stoppingTime
    let newest = displacement(from: stopping - rest, to: -rest)
    let stopped =
      movement.length * (VelocityTracker.stoppedShare * longer * longer * stopping / (before - after))
    let left = Swift.max(interval / 2, silence - interval / 3)
    let hasStopped = newest.length < stopped || brakesToRest(within: left, interval, along: direction)
    return Lift(
      velocity: velocity, speedShare: speed < peak ? speed / peak : 1, hasStopped: hasStopped,
      travel: finalTravel)
  }

  /// Whether the newest sample is a fingertip that rolls back as it leaves at the end of a fast stroke.
  ///
  /// The sample leads nowhere or backward, by at most a quarter of the sample before. That sample is no
  /// braking: it is at least half as long as its predecessor. And the lift follows at once.
  private func rollsBack(within silence: Double, _ interval: Double) -> Bool {
    guard count > 3, silence <= VelocityTracker.rollingBackIntervals * interval else { return false }
    let (newest, before) = (self[count - 1].delta, self[count - 2].delta)
    return newest.dot(before) <= 0 && 4 * newest.length <= before.length
      && 2 * before.length >= self[count - 3].delta.length && before != .zero
  }

  /// The distance from the beginning to the end of the final run.
  private var finalTravel: Double {
    var (run, fastest) = (Vector.zero, 0.0)
    for index in stride(from: count - 1, to: 0, by: -1) {
      let (sample, seconds) = (self[index], self[index].time.seconds(since: self[index - 1].time))
      guard seconds > 0, seconds <= VelocityTracker.longestRunGap else { break }
      let speed = sample.delta.length / seconds
      guard speed >= VelocityTracker.runShare * fastest else { break }
      fastest = Swift.max(fastest, speed)
      run += sample.delta
    }
    return run.length
  }

  /// Whether a finger that continues to brake comes to rest within about `silence` seconds after the newest
  /// sample.
  ///
  /// The speed of a movement that comes to rest falls with the square of the time t that is left (Flash and
  /// Hogan 1985). Consider the last two spans of length w before the newest sample. In the later span, the
  /// movement covers a distance in proportion to (t + w)³ − t³, and in the earlier span in proportion to
  /// (t + 2w)³ − (t + w)³. The ratio of these distances grows with t. A lift can fall anywhere between two
  /// reports, and timestamps are uneven, so twice the silence is used as t.
  private func brakesToRest(within silence: Double, _ interval: Double, along direction: Vector) -> Bool {
    let time = Swift.max(VelocityTracker.brakingTime, Swift.min(interval, 0.02))
    let (newest, before) = (displacement(from: time, to: 0), displacement(from: 2 * time, to: time))
    // A very short stroke has no direction. Therefore lengths are compared, so that a turn does not count as
    // braking.
    let covered = direction == .zero ? newest.length : Swift.max(0, newest.dot(direction))
    let coveredBefore = direction == .zero ? before.length : before.dot(direction)
    guard covered < coveredBefore else { return false }
    let left = 2 * silence / time
    let (end, middle, start) = (cube(left), cube(left + 1), cube(left + 2))
    return covered * (start - middle) <= VelocityTracker.brakingTolerance * coveredBefore * (middle - end)
  }

  private func cube(_ number: Double) -> Double { number * number * number }

  /// The displacement between two ages, which are in seconds before the newest sample.
  ///
  /// Before the oldest sample and after the newest one, there is no displacement.
  private func displacement(from first: Double, to last: Double) -> Vector {
    var sum = Vector.zero
    var end = 0.0
    for index in stride(from: count - 1, to: 0, by: -1) where end < first {
      let start = newest.seconds(since: self[index - 1].time)
      let part = Swift.min(start, first) - Swift.max(end, last)
      if part > 0, start > end { sum += self[index].delta * (part / (start - end)) }
      end = start
    }
    return sum.isFinite ? sum : .zero
  }
}

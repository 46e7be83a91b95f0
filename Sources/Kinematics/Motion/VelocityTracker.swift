/// A tracker of recent movement: of the pointer's velocity, and of a finger's velocity as it lifts.
///
/// Both velocities are means over the movement, weighted by e^(−age / 15 ms). A fingertip rolls back or aside
/// as it leaves the surface. At a lift, the mean is therefore compared with the earlier direction of the
/// movement; see ``lift(at:interval:isInferred:)``.
///
/// Add each displacement that the device reports, before any acceleration curve, together with the pointer's
/// displacement. A movement that is shorter than 2.4 ms counts as 2.4 ms long.
///
/// A tracker keeps 64 samples in storage allocated once. A sample shorter than 2.4 ms absorbs the next
/// report, so the samples cover at least 150 ms. Adding is O(1), and ``lift(at:interval:isInferred:)`` takes
/// less than a microsecond.
@usableFromInline package struct VelocityTracker: Sendable {
  /// The longest time between two samples of one stroke, in seconds.
  package static var longestGap: Double { 0.1 }
  /// The time in which the weight of a movement falls by a factor of e, in seconds.
  ///
  /// With 20 ms, the right target is chosen one percentage point less often after a finger has braked. With
  /// 10 ms, more fingers lift with a velocity that comes from a fingertip rolling off.
  private static var timeConstant: Double { 0.015 }
  /// The time from the newest sample to a lift, in seconds, beyond which the lift has no velocity.
  private static var longestSilence: Double { 0.04 }
  /// The duration below which a sample absorbs the next report, in seconds.
  private static var shortestInterval: Double { 0.0024 }
  /// The least weight of a mean, 1 − e^(−2.4 / 15): the weight of an interval of ``shortestInterval``.
  ///
  /// Two reports at the beginning of a stroke can be microseconds apart if a host collects both at once. The
  /// mean over these microseconds would be far too fast for a finger.
  @usableFromInline static var leastWeight: Double { 0.1478562110337887 }
  private static var capacity: Int { 64 }

  private var samples = Array(repeating: Sample(), count: VelocityTracker.capacity)
  private var oldest = 0
  /// The number of samples, 0…64.
  package private(set) var count = 0
  /// The weighted sums of the velocities of finger and pointer, and the sum of the weights.
  private var fingerSum = Vector.zero
  @usableFromInline private(set) var pointerSum = Vector.zero
  @usableFromInline private(set) var weight = 0.0
  /// The weight of a displacement in the newest interval, per second.
  private var newestWeight = 0.0
  /// The square of the finger's greatest mean speed; 0 until the movement has lasted about 14 ms.
  private var peakSquared = 0.0

  /// The end of an interval, and the displacement in it.
  private struct Sample: Hashable, Sendable {
    var time = Timestamp.zero
    var delta = Vector.zero
  }

  /// Creates a tracker without movement.
  package init() {}

  /// Forgets all movement, for the start of a stroke or for a jump, which must not count as speed.
  package mutating func reset() {
    (oldest, count) = (0, 0)
    (weight, newestWeight, peakSquared) = (0, 0, 0)
    (fingerSum, pointerSum) = (.zero, .zero)
  }

  /// Adds a displacement of the finger, in any unit, and of the pointer; both ended at the given instant.
  ///
  /// The first displacement after a reset, or after a silence longer than ``longestGap``, only marks the
  /// start of a stroke, since its duration is unknown. A displacement whose end is not later than the
  /// newest sample is added to that sample. A displacement is also added to the newest sample if that sample
  /// is shorter than 2.4 ms. If one of the two displacements is not finite, both are ignored.
  package mutating func add(_ delta: Vector, moving pointer: Vector = .zero, at time: Timestamp) {
    guard delta.isFinite, pointer.isFinite else { return }
    if count > 0, time.seconds(since: newest) > VelocityTracker.longestGap { reset() }
    guard count > 0 else {
      samples[0] = Sample(time: time, delta: delta)
      count = 1
      return
    }
    let newest = newest
    weigh(delta, pointer, over: time.seconds(since: newest))
    if time <= newest
      || (count > 1 && newest.seconds(since: self[count - 2].time) < VelocityTracker.shortestInterval)
    {
      let slot = slot(count - 1)
      samples[slot].delta += delta
      samples[slot].time = Swift.max(time, newest)
    } else {
      samples[slot(count)] = Sample(time: time, delta: delta)
      if count < VelocityTracker.capacity {
        count += 1
      } else {
        oldest = slot(1)
      }
    }
  }

  /// Adds an interval of constant velocity to the mean, so that ∫ v·e^(−age / τ) is exact at any rate of
  /// reports.
  @inline(__always) private mutating func weigh(_ delta: Vector, _ pointer: Vector, over seconds: Double) {
    // A displacement that comes late, or at the same time, belongs to the newest interval.
    guard seconds > 0 else {
      fingerSum += delta * newestWeight
      pointerSum += pointer * newestWeight
      return
    }
    let remaining = Elementary.exp(-seconds / VelocityTracker.timeConstant)
    newestWeight = (1 - remaining) / seconds
    fingerSum = fingerSum * remaining + delta * newestWeight
    pointerSum = pointerSum * remaining + pointer * newestWeight
    weight = weight * remaining + (1 - remaining)
    if weight > 0.6 { peakSquared = Swift.max(peakSquared, fingerSum.lengthSquared / (weight * weight)) }
  }

  /// The velocity of the pointer at the newest sample, in the pointer's unit per second, at most 1e9 along
  /// each axis; zero before the first interval.
  @inlinable package var pointerVelocity: Vector {
    guard weight > 0 else { return .zero }
    return (pointerSum / Swift.max(weight, Self.leastWeight)).clamped(to: Plane.limit)
  }

  /// The time of the newest sample; there must be one.
  private var newest: Timestamp { self[count - 1].time }

  private subscript(index: Int) -> Sample { samples[slot(index)] }

  private func slot(_ index: Int) -> Int { (oldest + index) % VelocityTracker.capacity }
}

extension VelocityTracker {
  /// The movement of a finger as it leaves the surface.
  package struct Lift: Hashable, Sendable {
    /// The velocity of the finger as it left the surface, in the finger's unit per second.
    package var velocity = Vector.zero
    /// The finger's speed as it left the surface, divided by the greatest speed of the stroke, 0…1.
    package var speedShare = 1.0
    /// Whether the finger had stopped before it left; possible even if ``velocity`` is not zero (F8).
    package var hasStopped = true

    /// Creates a lift without velocity.
    package init() {}

    fileprivate init(velocity: Vector, speedShare: Double, hasStopped: Bool) {
      (self.velocity, self.speedShare, self.hasStopped) = (velocity, speedShare, hasStopped)
    }
  }

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

  /// The movement of a finger as it leaves the surface; `interval` is the time between reports, in seconds.
  ///
  /// The velocity is the weighted mean, in which silence beyond one interval counts as rest. The earlier
  /// direction is the direction of the movement between 90 and 30 ms before the lift. If the mean is more
  /// than 30° off the earlier direction, the fingertip rolled as it left. In this case the velocity is only
  /// the mean's component along the earlier direction, or zero if this component points backward.
  ///
  /// The velocity is also zero with fewer than two samples, if the newest sample is older than 40 ms, and on
  /// overflow. An instant before the newest sample counts as the time of that sample. If the movement is
  /// rotated or mirrored, the velocity is rotated or mirrored in the same way.
  ///
  /// A finger has stopped if it hardly moved at the end, or if its braking would have brought it to rest by
  /// the lift. If the lift is inferred from a pause in the reports, at least half an interval counts as
  /// passed since the newest sample.
  package func lift(at time: Timestamp, interval: Double = 0, isInferred: Bool = false) -> Lift {
    guard count > 1, weight > 0 else { return Lift() }
    let silence = Swift.max(0, time.seconds(since: newest))
    guard silence <= VelocityTracker.longestSilence else { return Lift() }
    let rest = Swift.max(0, silence - interval)
    let remaining = Elementary.exp(-rest / VelocityTracker.timeConstant)
    let weight = Swift.max(weight, VelocityTracker.leastWeight)
    let mean = fingerSum * (remaining / (weight * remaining + (1 - remaining)))
    let (before, after) = VelocityTracker.directionAges
    let movement = displacement(from: before - rest, to: after - rest)
    let direction = movement.normalized
    let along = mean.dot(direction)
    let isStraight = direction == .zero || along >= VelocityTracker.straightCosine * mean.length
    let velocity = isStraight ? mean : direction * Swift.max(0, along)
    let speed = velocity.length
    guard speed > 0, speed.isFinite, peakSquared.isFinite else { return Lift() }
    let peak = peakSquared.squareRoot()
    // The speed of a stroke falls with the square of the time until rest, so a longer interval before the
    // lift contains higher speeds.
    let stopping = Swift.max(VelocityTracker.stoppingTime, Swift.min(interval, 0.02))
    let longer = stopping / VelocityTracker.stoppingTime
    let newest = displacement(from: stopping - rest, to: -rest)
    let stopped =
      movement.length * (VelocityTracker.stoppedShare * longer * longer * stopping / (before - after))
    let silent = isInferred ? Swift.max(silence, interval / 2) : silence
    let hasStopped = newest.length < stopped || brakesToRest(within: silent, interval, along: direction)
    return Lift(velocity: velocity, speedShare: speed < peak ? speed / peak : 1, hasStopped: hasStopped)
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

extension VelocityTracker: Hashable {
  /// Whether two trackers have the same samples and means.
  @usableFromInline package static func == (a: VelocityTracker, b: VelocityTracker) -> Bool {
    guard a.count == b.count, a.weight == b.weight, a.newestWeight == b.newestWeight,
      a.peakSquared == b.peakSquared,
      a.fingerSum == b.fingerSum, a.pointerSum == b.pointerSum
    else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }

  /// Hashes the samples and means.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(fingerSum)
    hasher.combine(pointerSum)
    hasher.combine(weight)
    hasher.combine(newestWeight)
    hasher.combine(peakSquared)
    for index in 0..<count { hasher.combine(self[index]) }
  }
}

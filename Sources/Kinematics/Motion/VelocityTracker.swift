/// The recent movement of one finger or device: its velocity at present, and when the finger leaves the surface.
///
/// Both are the same mean over the movement, weighted by e^(−age / 15 ms). At the lift it is compared with the
/// direction of the movement before, since a fingertip that leaves rolls back or aside; see ``lift(at:interval:)``.
/// Add what the device reports, before any acceleration curve, and where that moved the pointer.
///
/// A tracker keeps 64 samples in storage allocated once. A sample shorter than 2.4 ms absorbs the next report,
/// so they cover at least 150 ms. Adding is O(1), reading a lift takes less than a microsecond.
@usableFromInline package struct VelocityTracker: Sendable {
  /// The longest time between two samples of one stroke, in seconds.
  package static var longestGap: Double { 0.1 }
  /// The time in which the weight of a movement falls by a factor of e, in seconds.
  ///
  /// With 20 ms, targets are chosen rightly a point less often after braking; with 10 ms, a fingertip that
  /// rolls off decides the velocity of more lifts.
  private static var timeConstant: Double { 0.015 }
  /// The longest time from the newest sample to a lift that still has a velocity, in seconds.
  private static var longestSilence: Double { 0.04 }
  /// The duration below which a sample absorbs the next report, in seconds.
  private static var shortestInterval: Double { 0.0024 }
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
  /// The square of the finger's greatest speed, once the mean covers a time constant.
  private var peakSquared = 0.0

  /// The end of an interval, and the displacement in it.
  private struct Sample: Hashable, Sendable {
    var time = Timestamp.zero
    var delta = Vector.zero
  }

  /// Creates a tracker without movement.
  package init() {}

  /// Forgets all movement, as at the start of a stroke or after a jump, which would otherwise read as speed.
  package mutating func reset() {
    (oldest, count) = (0, 0)
    (weight, newestWeight, peakSquared) = (0, 0, 0)
    (fingerSum, pointerSum) = (.zero, .zero)
  }

  /// Adds a displacement of the finger, in any unit, that ended at an instant, and that of the pointer.
  ///
  /// The first one after a reset only marks the start of the stroke, since its duration is unknown; so does
  /// one that follows a silence longer than ``longestGap``. A displacement with the time of the newest sample
  /// or an earlier one is added to that sample. A displacement that is not finite is ignored.
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

  /// Adds an interval to the mean: the velocity is constant in it, so that ∫ v·e^(−age / τ) is exact at any rate.
  @inline(__always)
  private mutating func weigh(_ delta: Vector, _ pointer: Vector, over seconds: Double) {
    // Late, or at the same time: it belongs to the newest interval.
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

  /// The velocity of the pointer at the newest sample, in its unit per second; zero before there was an interval.
  @inlinable package var pointerVelocity: Vector { weight > 0 ? pointerSum / weight : .zero }

  /// The time of the newest sample; there must be one.
  private var newest: Timestamp { self[count - 1].time }

  private subscript(index: Int) -> Sample { samples[slot(index)] }

  private func slot(_ index: Int) -> Int { (oldest + index) % VelocityTracker.capacity }
}

extension VelocityTracker {
  /// A finger that leaves the surface.
  package struct Lift: Hashable, Sendable {
    /// The velocity at which it left, in the finger's unit per second.
    package var velocity = Vector.zero
    /// Its speed as a share of the greatest speed of the stroke, 0…1.
    package var speedShare = 1.0
    /// Whether it had stopped: then it did not leave in movement, whatever its velocity (F8).
    package var hasStopped = true

    /// Creates a lift without velocity.
    package init() {}

    fileprivate init(velocity: Vector, speedShare: Double, hasStopped: Bool) {
      (self.velocity, self.speedShare, self.hasStopped) = (velocity, speedShare, hasStopped)
    }
  }

  /// The last time before a lift in which a finger that hardly moves has stopped, in seconds; that of a report if
  /// it is longer.
  private static var stoppingTime: Double { 0.01 }
  /// The share of its speed from 90 to 30 ms before the lift below which it hardly moves.
  ///
  /// A stroke of minimum jerk is slower in the instant in which it stops, unless it lasts less than 0.2 s;
  /// nearly all recorded fingers that lift as they brake are faster.
  private static var stoppedShare: Double { 0.05 }
  /// The shortest of the two times whose displacements show how a finger brakes, in seconds.
  ///
  /// Shorter ones take a fingertip that rolls off for braking, longer ones miss the last of it.
  private static var brakingTime: Double { 0.016 }
  /// By how much more than expected a finger that brakes to rest may have covered: reports come unevenly, and
  /// over a short stroke the movement before was slower than the law says.
  private static var brakingTolerance: Double { 1.3 }
  /// The ages between which a movement shows its direction, before the fingertip can roll, in seconds.
  private static var directionAges: (Double, Double) { (0.09, 0.03) }
  /// The cosine of the greatest angle to that direction at which the newest velocity is taken as it is: 30°.
  private static var straightCosine: Double { 0.8660254037844386 }

  /// The velocity of a finger that leaves at an instant, for a device that reports at intervals, in seconds.
  ///
  /// It is the weighted mean, in which silence beyond an interval counts as rest. Where that is more than 30°
  /// off the direction from 90 to 30 ms before, the fingertip rolled as it left: then it is the component along
  /// that direction, and never less than zero. Zero with fewer than two samples, if the newest is older than
  /// 40 ms, or on overflow. An earlier instant counts as the newest sample's. Rotating or mirroring the
  /// movement does so to the velocity.
  ///
  /// A finger has stopped if it hardly moved at last, or if it has come to rest by the lift at the rate at which
  /// it was braking. Where the lift is inferred, that of half an interval later counts.
  package func lift(at time: Timestamp, interval: Double = 0, isInferred: Bool = false) -> Lift {
    guard count > 1, weight > 0 else { return Lift() }
    let silence = Swift.max(0, time.seconds(since: newest))
    guard silence <= VelocityTracker.longestSilence else { return Lift() }
    let rest = Swift.max(0, silence - interval)
    let remaining = Elementary.exp(-rest / VelocityTracker.timeConstant)
    let mean = fingerSum * (remaining / (weight * remaining + (1 - remaining)))
    let (before, after) = VelocityTracker.directionAges
    let way = way(from: before - rest, to: after - rest)
    let direction = way.normalized
    let along = mean.dot(direction)
    let isStraight = direction == .zero || along >= VelocityTracker.straightCosine * mean.length
    let velocity = isStraight ? mean : direction * Swift.max(0, along)
    let speed = velocity.length
    guard speed > 0, speed.isFinite, peakSquared.isFinite else { return Lift() }
    let peak = peakSquared.squareRoot()
    // A stroke slows with the square of the time that is left: a longer interval sees more of its speed.
    let stopping = Swift.max(VelocityTracker.stoppingTime, Swift.min(interval, 0.02))
    let longer = stopping / VelocityTracker.stoppingTime
    let newest = self.way(from: stopping - rest, to: -rest)
    let stopped = way.length * (VelocityTracker.stoppedShare * longer * longer * stopping / (before - after))
    let silent = isInferred ? Swift.max(silence, interval / 2) : silence
    let hasStopped = newest.length < stopped || brakesToRest(within: silent, interval, along: direction)
    return Lift(velocity: velocity, speedShare: speed < peak ? speed / peak : 1, hasStopped: hasStopped)
  }

  /// Whether a finger that brakes on as it did is at rest some time after the newest sample, or soon after.
  ///
  /// The speed of a movement that comes to rest falls with the square of the time t that is left (Flash and
  /// Hogan 1985). So in the last two times w before the newest sample it covers (t + w)³ − t³ and
  /// (t + 2w)³ − (t + w)³: the share of the two grows with t. A lift falls anywhere between two reports, and
  /// stamps are uneven: twice the silence counts as t.
  private func brakesToRest(within silence: Double, _ interval: Double, along direction: Vector) -> Bool {
    let time = Swift.max(VelocityTracker.brakingTime, Swift.min(interval, 0.02))
    let (newest, before) = (way(from: time, to: 0), way(from: 2 * time, to: time))
    // Without a direction, as in a stroke so short that it has none, a turn is no braking.
    let covered = direction == .zero ? newest.length : Swift.max(0, newest.dot(direction))
    let coveredBefore = direction == .zero ? before.length : before.dot(direction)
    guard covered < coveredBefore else { return false }
    let left = 2 * silence / time
    let (end, middle, start) = (cube(left), cube(left + 1), cube(left + 2))
    return covered * (start - middle) <= VelocityTracker.brakingTolerance * coveredBefore * (middle - end)
  }

  private func cube(_ number: Double) -> Double { number * number * number }

  /// The displacement between two ages before the newest sample, in seconds; none before the oldest sample nor
  /// after the newest.
  private func way(from first: Double, to last: Double) -> Vector {
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

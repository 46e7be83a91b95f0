/// The recent movement of one finger or hand, and the velocity that its owner meant when it left the surface.
///
/// A finger brakes and rolls back in its last 25 ms, so the newest samples say little; ``velocity(at:)``
/// finds the direction over a longer time than the speed, and looks past the braking. Feed it what the device
/// reports, before any acceleration curve, and multiply by the curve's gain afterward: after the curve the
/// noise is amplified.
///
/// Keeps 64 samples in storage made once. A sample shorter than 2.4 ms takes in the next report, so that 64
/// samples hold at least 150 ms at any rate. Adding takes constant time; so does asking, about a microsecond.
public struct VelocityTracker: Sendable {
  /// The constants of the estimate.
  public var estimator: VelocityEstimator

  @usableFromInline var samples: [Sample]
  @usableFromInline var oldest = 0
  /// How many samples it holds, 0…64.
  public private(set) var count = 0

  /// The end of an interval, the displacement in it, and the mean velocity: a division made once.
  @usableFromInline struct Sample: Hashable, Sendable {
    @usableFromInline var time: Timestamp
    @usableFromInline var delta: Vector
    @usableFromInline var velocity = Vector.zero
  }

  static var capacity: Int { 64 }

  /// Creates a tracker without movement.
  public init(estimator: VelocityEstimator = VelocityEstimator()) {
    self.estimator = estimator
    samples = Array(repeating: Sample(time: .zero, delta: .zero), count: VelocityTracker.capacity)
  }

  /// Forgets all movement: a new stroke begins, or something jumped.
  ///
  /// A jump that is not told reads as speed.
  public mutating func reset() {
    oldest = 0
    count = 0
  }

  /// Adds a displacement that ended at an instant, in any unit.
  ///
  /// The first one after a reset only marks where the stroke begins, since nobody knows how long it took; so
  /// does one that follows a silence longer than ``VelocityEstimator/longestGap``. One at the time of the
  /// newest, or before it, is added to the newest: time never runs backwards. A displacement that is not
  /// finite is ignored.
  public mutating func add(_ delta: Vector, at time: Timestamp) {
    guard delta.isFinite else { return }
    if count > 0 {
      let newest = self[count - 1].time
      if time.seconds(since: newest) > estimator.longestGap {
        reset()
      } else if time <= newest
        || (count > 1 && newest.seconds(since: self[count - 2].time) < VelocityTracker.shortestInterval)
      {
        let slot = (oldest + count - 1) % VelocityTracker.capacity
        samples[slot].delta += delta
        if time > newest { samples[slot].time = time }
        measureNewest()
        return
      }
    }
    let slot = (oldest + count) % VelocityTracker.capacity
    if count > 0 {
      let seconds = time.seconds(since: self[count - 1].time)
      samples[slot] = Sample(time: time, delta: delta, velocity: seconds > 0 ? delta / seconds : .zero)
    } else {
      samples[slot] = Sample(time: time, delta: delta)
    }
    if count < VelocityTracker.capacity {
      count += 1
    } else {
      oldest = (oldest + 1) % VelocityTracker.capacity
    }
  }

  /// Divides the newest displacement, which has grown, by its interval.
  private mutating func measureNewest() {
    guard count > 1 else { return }
    let slot = (oldest + count - 1) % VelocityTracker.capacity
    let seconds = samples[slot].time.seconds(since: self[count - 2].time)
    samples[slot].velocity = seconds > 0 ? samples[slot].delta / seconds : .zero
  }

  /// Seconds below which a sample takes in the next one.
  static var shortestInterval: Double { 0.0024 }

  /// The velocity at an instant, such as that of the lift, in units a second.
  ///
  /// Zero with fewer than two samples, if the newest is older than ``VelocityEstimator/longestSilence``, if
  /// the speed is under ``VelocityEstimator/minimumSpeed``, or if the numbers overflow. An instant before the
  /// newest sample counts as its instant. Turning or mirroring the movement turns or mirrors the answer.
  public func velocity(at time: Timestamp) -> Vector {
    guard count > 1, time.seconds(since: self[count - 1].time) <= estimator.longestSilence else {
      return .zero
    }
    return estimator.velocity(of: self)
  }

  /// The length of the way in the last seconds before an instant, for each second of them; of the whole
  /// stroke if it is shorter.
  ///
  /// In units a second; 0 with fewer than two samples. Unlike ``velocity(at:)`` it looks past nothing: a
  /// finger that rests before it leaves is slow.
  public func meanSpeed(over seconds: Double, at time: Timestamp) -> Double {
    guard count > 1, seconds > 0 else { return 0 }
    var way = 0.0
    var age = 0.0
    for index in stride(from: count - 1, to: 0, by: -1) {
      let end = Swift.max(0, time.seconds(since: self[index].time))
      let start = Swift.max(end, time.seconds(since: self[index - 1].time))
      guard end < seconds else { break }
      age = Swift.min(start, seconds)
      // The velocity is constant within an interval.
      way += start > end ? self[index].delta.length * ((age - end) / (start - end)) : self[index].delta.length
    }
    return age > 0 && way.isFinite ? way / age : 0
  }

  /// A sample, oldest first.
  subscript(index: Int) -> Sample { samples[(oldest + index) % VelocityTracker.capacity] }
}

extension VelocityTracker: Hashable {
  /// Whether both hold the same samples and constants.
  public static func == (a: VelocityTracker, b: VelocityTracker) -> Bool {
    guard a.count == b.count, a.estimator == b.estimator else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }

  /// Feeds the samples and constants to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(estimator)
    for index in 0..<count { hasher.combine(self[index]) }
  }
}

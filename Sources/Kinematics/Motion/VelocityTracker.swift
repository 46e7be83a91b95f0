/// The recent movement of one finger or device, and its velocity when the finger leaves the surface.
///
/// A finger brakes and rolls back in its last 25 ms. So ``velocity(at:)`` takes the direction over a longer
/// time than the speed and looks past the braking. Add what the device reports, before any acceleration
/// curve, which would amplify the noise, and multiply the velocity by the curve's gain.
///
/// A tracker keeps 64 samples in storage allocated once. A sample shorter than 2.4 ms absorbs the next
/// report, so they cover at least 150 ms. Adding is O(1), reading the velocity takes about a microsecond.
package struct VelocityTracker: Sendable {
  /// The longest time between two samples of one stroke, in seconds.
  package static var longestGap: Double { 0.1 }
  /// The longest time from the newest sample to a lift that still has a velocity, in seconds.
  private static var longestSilence: Double { 0.04 }
  /// The duration below which a sample absorbs the next report, in seconds.
  private static var shortestInterval: Double { 0.0024 }
  private static var capacity: Int { 64 }

  private var samples = Array(repeating: Sample(), count: VelocityTracker.capacity)
  private var oldest = 0
  /// The number of samples, 0…64.
  package private(set) var count = 0

  /// The end of an interval, the displacement in it, and the mean velocity, which saves divisions.
  struct Sample: Hashable, Sendable {
    var time = Timestamp.zero
    var delta = Vector.zero
    var velocity = Vector.zero
  }

  /// Creates a tracker without movement.
  package init() {}

  /// Forgets all movement, as at the start of a stroke or after a jump, which would otherwise read as speed.
  package mutating func reset() {
    oldest = 0
    count = 0
  }

  /// Adds a displacement, in any unit, that ended at an instant.
  ///
  /// The first one after a reset only marks the start of the stroke, since its duration is unknown; so does
  /// one that follows a silence longer than ``longestGap``. A displacement with the time of the newest sample
  /// or an earlier one is added to that sample. A displacement that is not finite is ignored.
  package mutating func add(_ delta: Vector, at time: Timestamp) {
    guard delta.isFinite else { return }
    if count > 0, time.seconds(since: self[count - 1].time) > VelocityTracker.longestGap { reset() }
    guard count > 0 else {
      samples[0] = Sample(time: time, delta: delta)
      count = 1
      return
    }
    let newest = self[count - 1].time
    if time <= newest
      || (count > 1 && newest.seconds(since: self[count - 2].time) < VelocityTracker.shortestInterval)
    {
      let slot = slot(count - 1)
      samples[slot].delta += delta
      samples[slot].time = Swift.max(time, newest)
      if count > 1 { measure(slot, since: self[count - 2].time) }
    } else {
      let slot = slot(count)
      samples[slot] = Sample(time: time, delta: delta)
      measure(slot, since: newest)
      if count < VelocityTracker.capacity {
        count += 1
      } else {
        oldest = self.slot(1)
      }
    }
  }

  private mutating func measure(_ slot: Int, since start: Timestamp) {
    let seconds = samples[slot].time.seconds(since: start)
    samples[slot].velocity = seconds > 0 ? samples[slot].delta / seconds : .zero
  }

  /// The velocity at an instant, such as that of the lift, in units per second.
  ///
  /// Zero with fewer than two samples, if the newest is older than 40 ms, or on overflow. An earlier instant
  /// counts as the newest sample's. Rotating or mirroring the movement does so to the velocity.
  package func velocity(at time: Timestamp) -> Vector {
    guard count > 1, time.seconds(since: self[count - 1].time) <= VelocityTracker.longestSilence else {
      return .zero
    }
    return VelocityEstimator.velocity(of: self)
  }

  /// The length of the path in the last seconds before an instant, or in a shorter stroke, per second.
  ///
  /// In units per second; 0 with fewer than two samples. Unlike ``velocity(at:)`` it includes all braking.
  package func meanSpeed(over seconds: Double, at time: Timestamp) -> Double {
    guard count > 1, seconds > 0 else { return 0 }
    var path = 0.0
    var age = 0.0
    for index in stride(from: count - 1, to: 0, by: -1) {
      let end = Swift.max(0, time.seconds(since: self[index].time))
      let start = Swift.max(end, time.seconds(since: self[index - 1].time))
      guard end < seconds else { break }
      age = Swift.min(start, seconds)
      // The velocity is constant within an interval.
      let length = self[index].delta.length
      path += start > end ? length * ((age - end) / (start - end)) : length
    }
    return age > 0 && path.isFinite ? path / age : 0
  }

  subscript(index: Int) -> Sample { samples[slot(index)] }

  private func slot(_ index: Int) -> Int { (oldest + index) % VelocityTracker.capacity }
}

extension VelocityTracker: Hashable {
  /// Whether two trackers have the same samples.
  package static func == (a: VelocityTracker, b: VelocityTracker) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }

  /// Hashes the samples.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for index in 0..<count { hasher.combine(self[index]) }
  }
}

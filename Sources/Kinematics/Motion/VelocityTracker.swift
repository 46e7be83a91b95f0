/// A tracker of recent movement: of the pointer's velocity, and of a finger's velocity as it lifts.
///
/// Both velocities are means over the movement, weighted by e^(−age / 15 ms). `VelocityTracker+Lift.swift`
/// decides with which velocity a finger leaves the surface.
///
/// Add each displacement that the device reports, before any acceleration curve, together with the pointer's
/// displacement. Reports that arrive in a burst are spaced evenly; see ``ReportBurst``. A movement that is
/// shorter than 2.4 ms counts as 2.4 ms long.
///
/// A tracker keeps 64 samples in storage allocated once. A sample shorter than 2.4 ms absorbs the next
/// report, so the samples cover at least 100 ms. Adding is O(reports of the burst).
package struct VelocityTracker: Sendable {
  /// The longest time between two samples of one stroke, in seconds.
  package static var longestGap: Double { 0.1 }
  /// The time in which the weight of a movement falls by a factor of e, in seconds.
  ///
  /// With 20 ms, the right target is chosen one percentage point less often after a finger has braked. With
  /// 10 ms, more fingers lift with a velocity that comes from a fingertip rolling off.
  static var timeConstant: Double { 0.015 }
  /// The duration below which a sample absorbs the next report, in seconds.
  private static var shortestInterval: Double { 0.0024 }
  /// The least weight of a mean, 1 − e^(−2.4 / 15): the weight of an interval of ``shortestInterval``.
  ///
  /// Two reports at the beginning of a stroke can be microseconds apart if a host collects both at once. The
  /// mean over these microseconds would be far too fast for a finger.
  static var leastWeight: Double { 0.1478562110337887 }
  private static var capacity: Int { 64 }

  private var samples = Array(repeating: Sample(), count: VelocityTracker.capacity)
  private var oldest = 0
  /// The number of samples, 0…64.
  package private(set) var count = 0
  package private(set) var means = Means()
  private var burst = ReportBurst()
  /// The reports of the burst; those beyond the capacity are added to the last.
  private var reports = Array(repeating: Report(), count: ReportBurst.capacity)
  /// The means before the burst, to which they return when the burst grows.
  private var meansBeforeBurst = Means()
  /// The number of samples that the burst has added, and the sample before them as it was before the burst.
  private var burstSamples = 0
  private var sampleBeforeBurst = Sample()

  /// The end of an interval, and the displacement in it.
  struct Sample: Hashable, Sendable {
    var time = Timestamp.zero
    var delta = Vector.zero
  }

  /// The displacements of one report.
  private struct Report: Hashable, Sendable {
    var finger = Vector.zero
    var pointer = Vector.zero
  }

  /// The weighted sums of the velocities of finger and pointer, and the sum of the weights.
  package struct Means: Hashable, Sendable {
    var finger = Vector.zero
    var pointer = Vector.zero
    var weight = 0.0
    /// The weight of a displacement in the newest interval, per second.
    var newestWeight = 0.0
    /// The square of the finger's greatest mean speed; 0 until the movement has lasted about 14 ms.
    var peakSquared = 0.0

    /// The velocity of the pointer at the newest sample, in the pointer's unit per second, at most 1e9 along
    /// each axis; zero before the first interval.
    package var pointerVelocity: Vector {
      guard weight > 0 else { return .zero }
      return (pointer / Swift.max(weight, VelocityTracker.leastWeight)).clamped(to: Plane.limit)
    }
  }

  /// Creates a tracker without movement.
  package init() {}

  /// Forgets all movement, for the start of a stroke or for a jump, which must not count as speed.
  package mutating func reset() {
    (oldest, count) = (0, 0)
    means = Means()
    burst = ReportBurst()
  }

  /// Adds a displacement of the finger, in any unit, and of the pointer; both ended at the given instant.
  ///
  /// The first displacement after a reset, or after a silence longer than ``longestGap``, only marks the
  /// start of a stroke, since its duration is unknown. So do those that arrive within 4 ms of it. A
  /// displacement whose end is not later than the newest sample belongs to the newest burst. If one of the
  /// two displacements is not finite, both are ignored.
  package mutating func add(_ delta: Vector, moving pointer: Vector = .zero, at time: Timestamp) {
    guard delta.isFinite, pointer.isFinite else { return }
    if count > 0, time.seconds(since: burst.end) > VelocityTracker.longestGap { reset() }
    let joins = burst.add(time)
    if count == 0 || (count == 1 && joins) {
      samples[0] = Sample(time: burst.end, delta: delta)
      count = 1
      return
    }
    if joins { removeBurst() } else { beginBurst() }
    let index = Swift.min(burst.count, ReportBurst.capacity) - 1
    if burst.count > ReportBurst.capacity {
      reports[index].finger += delta
      reports[index].pointer += pointer
    } else {
      reports[index] = Report(finger: delta, pointer: pointer)
    }
    for index in 0...index { add(reports[index], at: burst.time(of: index)) }
  }

  private mutating func beginBurst() {
    meansBeforeBurst = means
    sampleBeforeBurst = self[count - 1]
    burstSamples = 0
  }

  /// Removes the samples of the burst, which are added again with other times.
  private mutating func removeBurst() {
    count -= burstSamples
    burstSamples = 0
    samples[slot(count - 1)] = sampleBeforeBurst
    means = meansBeforeBurst
  }

  private mutating func add(_ report: Report, at time: Timestamp) {
    let newest = newest
    weigh(report, over: time.seconds(since: newest))
    if time <= newest
      || (count > 1 && newest.seconds(since: self[count - 2].time) < VelocityTracker.shortestInterval)
    {
      let slot = slot(count - 1)
      samples[slot].delta += report.finger
      samples[slot].time = Swift.max(time, newest)
    } else {
      samples[slot(count)] = Sample(time: time, delta: report.finger)
      burstSamples += 1
      if count < VelocityTracker.capacity {
        count += 1
      } else {
        oldest = slot(1)
      }
    }
  }

  /// Adds an interval of constant velocity to the mean, so that ∫ v·e^(−age / τ) is exact at any rate of
  /// reports.
  @inline(__always) private mutating func weigh(_ report: Report, over seconds: Double) {
    // A displacement that comes late, or at the same time, belongs to the newest interval.
    guard seconds > 0 else {
      means.finger += report.finger * means.newestWeight
      means.pointer += report.pointer * means.newestWeight
      return
    }
    let remaining = Elementary.exp(-seconds / VelocityTracker.timeConstant)
    let newestWeight = (1 - remaining) / seconds
    means.newestWeight = newestWeight
    means.finger = means.finger * remaining + report.finger * newestWeight
    means.pointer = means.pointer * remaining + report.pointer * newestWeight
    means.weight = means.weight * remaining + (1 - remaining)
    if means.weight > 0.6 {
      means.peakSquared = Swift.max(
        means.peakSquared, means.finger.lengthSquared / (means.weight * means.weight))
    }
  }

  /// The tracker as it was before its newest sample, of which there must be at least two.
  ///
  /// The peak of the speed stays.
  var withoutNewestSample: VelocityTracker {
    var earlier = self
    let (newest, before) = (self[count - 1], self[count - 2])
    let remaining = Elementary.exp(-newest.time.seconds(since: before.time) / VelocityTracker.timeConstant)
    earlier.count -= 1
    earlier.means.finger = (means.finger - newest.delta * means.newestWeight) / remaining
    earlier.means.weight = (means.weight - (1 - remaining)) / remaining
    return earlier
  }

  /// The time of the newest sample; there must be one.
  var newest: Timestamp { self[count - 1].time }

  /// A sample by its age: 0 is the oldest.
  subscript(index: Int) -> Sample { samples[slot(index)] }

  private func slot(_ index: Int) -> Int { (oldest + index) % VelocityTracker.capacity }
}

extension VelocityTracker: Hashable {
  /// Whether two trackers have the same samples and means, and go on alike.
  package static func == (a: VelocityTracker, b: VelocityTracker) -> Bool {
    guard a.count == b.count, a.means == b.means, a.burst == b.burst else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    // Before the second sample, the next report begins a burst.
    guard a.count > 1 else { return true }
    guard a.meansBeforeBurst == b.meansBeforeBurst, a.burstSamples == b.burstSamples,
      a.sampleBeforeBurst == b.sampleBeforeBurst
    else { return false }
    for index in 0..<Swift.min(a.burst.count, ReportBurst.capacity) where a.reports[index] != b.reports[index]
    {
      return false
    }
    return true
  }

  /// Hashes the samples and means.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(means)
    hasher.combine(burst)
    for index in 0..<count { hasher.combine(self[index]) }
  }
}

/// The constants of the estimate of a velocity at lift, and the estimate.
///
/// Two stages. Direction: the slope of a least-squares line through the positions of the last 100 ms. Speed:
/// the median, over 50 ms, of the speed along that direction, after dropping the newest part as long as it is
/// slower than a share of what came before it (braking). Both treat the samples as a continuous movement, so
/// the rate at which they were taken hardly matters.
///
/// The defaults are fitted to recorded touchpad strokes; speeds are in the tracker's unit a second, times in
/// seconds.
public struct VelocityEstimator: Hashable, Sendable {
  /// How far back the line that gives the direction reaches, in seconds; default 0.1.
  public let directionWindow: Double
  /// How much time the median of the speed covers, in seconds; default 0.05.
  public let speedWindow: Double
  /// How much of the newest movement may be dropped as braking, in seconds; default 0.036.
  public let brakingLimit: Double
  /// Movement slower than this share of the mean of the ``brakingReference`` before it is braking; default
  /// 0.65.
  public let brakingShare: Double
  /// How much movement braking is compared with, in seconds; default 0.036.
  public let brakingReference: Double
  /// The longest time from the newest sample to the instant asked for, in seconds, before the answer is zero;
  /// default 0.04.
  public let longestSilence: Double
  /// The longest time between two samples of one stroke, in seconds; default 0.1.
  public let longestGap: Double
  /// The speed under which the answer is zero, in units a second; default 0.
  public let minimumSpeed: Double

  /// Creates the constants; NaN gives the default.
  ///
  /// Held ranges: direction window 0.002…0.1 s, speed window and reference 0.002…0.06 s, braking limit 0…0.04
  /// s and share 0…1, silence 0…10 s, gap 0.002…10 s, minimum speed 0 or more.
  public init(
    directionWindow: Double = 0.1, speedWindow: Double = 0.05, brakingLimit: Double = 0.036,
    brakingShare: Double = 0.65, brakingReference: Double = 0.036, longestSilence: Double = 0.04,
    longestGap: Double = 0.1, minimumSpeed: Double = 0
  ) {
    func held(_ value: Double, _ least: Double, _ most: Double, _ otherwise: Double) -> Double {
      value == value ? Swift.min(Swift.max(value, least), most) : otherwise
    }
    self.directionWindow = held(directionWindow, 0.002, 0.1, 0.1)
    self.speedWindow = held(speedWindow, 0.002, 0.06, 0.05)
    self.brakingLimit = held(brakingLimit, 0, 0.04, 0.036)
    self.brakingShare = held(brakingShare, 0, 1, 0.65)
    self.brakingReference = held(brakingReference, 0.002, 0.06, 0.036)
    self.longestSilence = held(longestSilence, 0, 10, 0.04)
    self.longestGap = held(longestGap, 0.002, 10, 0.1)
    self.minimumSpeed = held(minimumSpeed, 0, .greatestFiniteMagnitude, 0)
  }

  /// The velocity of a tracker that holds at least two samples, in units a second.
  func velocity(of tracker: VelocityTracker) -> Vector {
    let direction = direction(of: tracker)
    guard direction != .zero else { return .zero }
    let speed = speed(of: tracker, along: direction)
    guard speed > 0, speed >= minimumSpeed, speed.isFinite else { return .zero }
    return direction * speed
  }

  /// The direction of the least-squares line through the positions of the window, of length 1, or zero.
  ///
  /// The slope of the line through a continuous movement is the mean of its velocity weighted by (t − a)·(b −
  /// t), where a and b are the ends of the window; the velocity is constant within an interval.
  func direction(of tracker: VelocityTracker) -> Vector {
    let newest = tracker[tracker.count - 1].time
    let window = Swift.min(directionWindow, newest.seconds(since: tracker[0].time))
    guard window > 0 else { return .zero }
    let scale = 1 / window
    var slope = Vector.zero
    // The moment at the newer end of the interval, from one to the next.
    var newer = 0.0
    for index in stride(from: tracker.count - 1, to: 0, by: -1) {
      let start = newest.seconds(since: tracker[index - 1].time)
      let older = moment(Swift.min(start, window) * scale)
      slope += tracker[index].velocity * (older - newer)
      if start >= window { break }
      newer = older
    }
    return slope.normalized
  }

  /// The integral of age·(window − age) from 0 to a share of the window, over the window's cube.
  func moment(_ share: Double) -> Double { share * share * (0.5 - share * (1.0 / 3)) }

  /// Seconds between the instants at which the speed is looked at.
  var step: Double { 0.004 }

  /// The speed along a direction before the braking at the end.
  func speed(of tracker: VelocityTracker, along direction: Vector) -> Double {
    let newest = tracker[tracker.count - 1].time
    let span = newest.seconds(since: tracker[0].time)
    let reach = Swift.min(span, speedWindow + brakingLimit + brakingReference)
    let steps = Swift.max(1, Int((reach / step).rounded(.toNearestOrEven)))
    // On the stack: at most 40 steps.
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: steps) { storage in
      var speeds = SampledSpeeds(of: tracker, along: direction, step: step, into: storage)
      let first = endOfBraking(&speeds)
      let wanted = Swift.max(1, Int((speedWindow / step).rounded(.toNearestOrEven)))
      let end = Swift.min(steps, first + wanted)
      speeds.sample(upTo: end)
      return median(storage, first, end)
    }
  }

  /// The number of newest steps that are braking.
  func endOfBraking(_ speeds: inout SampledSpeeds) -> Int {
    let limit = Int((brakingLimit / step).rounded(.toNearestOrEven))
    let reference = Int((brakingReference / step).rounded(.toNearestOrEven))
    var dropped = 0
    while dropped < limit, dropped + 1 < speeds.capacity {
      let end = Swift.min(speeds.capacity, dropped + 1 + reference)
      speeds.sample(upTo: end)
      var sum = 0.0
      for cell in dropped + 1..<end { sum += speeds[cell] }
      guard speeds[dropped] < brakingShare * (sum / Double(end - dropped - 1)) else { break }
      dropped += 1
    }
    return dropped
  }

  /// The median of some of the steps, which it sorts; the mean of the middle two if they are even.
  func median(_ speeds: UnsafeMutableBufferPointer<Double>, _ start: Int, _ end: Int) -> Double {
    for cell in start + 1..<Swift.max(end, start + 1) {
      let speed = speeds[cell]
      var place = cell
      while place > start, speeds[place - 1] > speed {
        speeds[place] = speeds[place - 1]
        place -= 1
      }
      speeds[place] = speed
    }
    let count = end - start
    let middle = start + count / 2
    return count % 2 == 1 ? speeds[middle] : (speeds[middle - 1] + speeds[middle]) / 2
  }
}

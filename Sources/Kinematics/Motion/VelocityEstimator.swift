/// The estimate of a finger's velocity at the lift, in two stages.
///
/// Direction: the slope of a least-squares line through the positions of the last 100 ms. Speed: the median
/// of the speed along it over 50 ms, before any braking of at most 36 ms, which is movement slower than 65 %
/// of the mean of the 36 ms before. The samples count as a continuous movement, whatever their rate.
///
/// The constants are fitted to recorded touchpad strokes; times in seconds, speeds in the tracker's unit.
enum VelocityEstimator {
  private static let directionWindow = 0.1
  private static let speedWindow = 0.05
  private static let brakingLimit = 0.036
  private static let brakingReference = 0.036
  private static let brakingShare = 0.65
  /// The interval between two evaluations of the speed.
  private static let step = 0.004

  /// The velocity of a tracker with at least two samples.
  static func velocity(of tracker: VelocityTracker) -> Vector {
    let direction = direction(of: tracker)
    guard direction != .zero else { return .zero }
    let speed = speed(of: tracker, along: direction)
    return speed > 0 && speed.isFinite ? direction * speed : .zero
  }

  /// The direction of the least-squares line through the positions of the window, with length 1, or zero.
  ///
  /// The slope of the line through a continuous movement is the mean of its velocity weighted by (t − a)·(b −
  /// t), where a and b are the ends of the window. The velocity is constant within an interval.
  private static func direction(of tracker: VelocityTracker) -> Vector {
    let newest = tracker[tracker.count - 1].time
    let window = Swift.min(directionWindow, newest.seconds(since: tracker[0].time))
    guard window > 0 else { return .zero }
    let scale = 1 / window
    var slope = Vector.zero
    // The moment at the newer end of the interval.
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

  /// The integral of age·(window − age) from 0 to a share of the window, over the cube of the window.
  private static func moment(_ share: Double) -> Double { share * share * (0.5 - share * (1.0 / 3)) }

  private static func steps(_ seconds: Double) -> Int { Int((seconds / step).rounded(.toNearestOrEven)) }

  /// The speed along a direction before the braking at the end.
  private static func speed(of tracker: VelocityTracker, along direction: Vector) -> Double {
    let newest = tracker[tracker.count - 1].time
    let span = newest.seconds(since: tracker[0].time)
    let count = Swift.max(1, steps(Swift.min(span, speedWindow + brakingLimit + brakingReference)))
    // On the stack: at most 31 steps.
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { speeds in
      sample(tracker, along: direction, into: speeds)
      let first = endOfBraking(speeds)
      return median(speeds, first, Swift.min(count, first + steps(speedWindow)))
    }
  }

  /// Fills a buffer with the speed along a direction at the midpoints of the steps back in time.
  ///
  /// Linear between the midpoints of the intervals and up to the newest sample, constant beyond the oldest.
  private static func sample(
    _ tracker: VelocityTracker, along direction: Vector, into speeds: UnsafeMutableBufferPointer<Double>
  ) {
    let newest = tracker[tracker.count - 1].time
    var index = tracker.count
    var begin = 0.0
    var (younger, older) = ((age: 0.0, speed: 0.0), (age: 0.0, speed: 0.0))
    var slope = 0.0
    // Goes back by one interval.
    func advance() {
      index -= 1
      younger = older
      let end = begin
      begin = newest.seconds(since: tracker[index - 1].time)
      older = ((begin + end) / 2, tracker[index].velocity.dot(direction))
      slope = (older.speed - younger.speed) / (older.age - younger.age)
    }
    advance()
    (younger, slope) = (older, 0)
    if index > 1 { advance() }
    for number in speeds.indices {
      let age = (Double(number) + 0.5) * step
      while older.age < age, index > 1 { advance() }
      speeds[number] = older.age <= age ? older.speed : younger.speed + slope * (age - younger.age)
    }
  }

  private static func endOfBraking(_ speeds: UnsafeMutableBufferPointer<Double>) -> Int {
    var dropped = 0
    while dropped < steps(brakingLimit), dropped + 1 < speeds.count {
      let reference = speeds[(dropped + 1)..<Swift.min(speeds.count, dropped + 1 + steps(brakingReference))]
      guard speeds[dropped] < brakingShare * (reference.reduce(0, +) / Double(reference.count)) else { break }
      dropped += 1
    }
    return dropped
  }

  /// The median of a range of steps, which it sorts; for an even number of steps the mean of the middle two.
  private static func median(
    _ speeds: UnsafeMutableBufferPointer<Double>, _ start: Int, _ end: Int
  ) -> Double {
    speeds[start..<end].sort()
    let count = end - start
    let center = start + count / 2
    return count % 2 == 1 ? speeds[center] : (speeds[center - 1] + speeds[center]) / 2
  }
}

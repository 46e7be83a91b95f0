/// The speed of a stroke along a direction at the midpoints of equal steps back from its newest sample,
/// computed on demand.
///
/// The speed is linear between the midpoints of the intervals, extrapolated to the newest sample, and
/// constant beyond the oldest midpoint.
struct SampledSpeeds {
  private let tracker: VelocityTracker
  private let direction: Vector
  private let step: Double
  private let newest: Timestamp
  private let storage: UnsafeMutableBufferPointer<Double>
  private var count = 0
  /// The interval with the midpoint `older`.
  private var index: Int
  /// The age at which that interval begins and the next older one ends.
  private var begin = 0.0
  private var younger = (age: 0.0, speed: 0.0)
  private var older = (age: 0.0, speed: 0.0)
  /// The change of the speed with age between the two.
  private var slope = 0.0

  /// Begins at the newest sample of a tracker with at least two.
  init(
    of tracker: VelocityTracker, along direction: Vector, step: Double,
    into storage: UnsafeMutableBufferPointer<Double>
  ) {
    self.tracker = tracker
    self.direction = direction
    self.step = step
    self.storage = storage
    newest = tracker[tracker.count - 1].time
    index = tracker.count
    advance()
    younger = older
    slope = 0
    if index > 1 { advance() }
  }

  /// The number of steps.
  var capacity: Int { storage.count }

  subscript(step: Int) -> Double { storage[step] }

  /// Computes the speeds of the steps before `end`, which is at most ``capacity``.
  mutating func sample(upTo end: Int) {
    while count < end {
      let age = (Double(count) + 0.5) * step
      while older.age < age, index > 1 { advance() }
      storage[count] = older.age <= age ? older.speed : younger.speed + slope * (age - younger.age)
      count += 1
    }
  }

  /// Goes back by one interval.
  private mutating func advance() {
    index -= 1
    younger = older
    let end = begin
    begin = newest.seconds(since: tracker[index - 1].time)
    older = ((begin + end) / 2, tracker[index].velocity.dot(direction))
    slope = (older.speed - younger.speed) / (older.age - younger.age)
  }
}

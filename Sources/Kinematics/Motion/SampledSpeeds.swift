/// The speeds of a stroke along a direction at the middle of each step back from its newest sample, found as
/// far back as they are asked for.
///
/// Linear between the middles of the intervals and on to the newest sample, level beyond the oldest middle.
struct SampledSpeeds {
  private let tracker: VelocityTracker
  private let direction: Vector
  private let step: Double
  private let newest: Timestamp
  private let storage: UnsafeMutableBufferPointer<Double>
  private var count = 0
  /// The interval whose middle is `older`.
  private var index: Int
  /// Where that interval begins, as an age; the next older one ends there.
  private var begin = 0.0
  private var younger = (age: 0.0, speed: 0.0)
  private var older = (age: 0.0, speed: 0.0)
  /// How the speed changes with age between the two.
  private var slope = 0.0

  /// Begins at the newest sample of a tracker that holds at least two.
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

  /// How many steps there are.
  var capacity: Int { storage.count }

  subscript(cell: Int) -> Double { storage[cell] }

  /// Finds the speeds of the steps before a number, which is at most ``capacity``.
  mutating func sample(upTo end: Int) {
    while count < end {
      let age = (Double(count) + 0.5) * step
      while older.age < age, index > 1 { advance() }
      storage[count] = older.age <= age ? older.speed : younger.speed + slope * (age - younger.age)
      count += 1
    }
  }

  /// Goes one interval back.
  private mutating func advance() {
    index -= 1
    younger = older
    let end = begin
    begin = newest.seconds(since: tracker[index - 1].time)
    older = ((begin + end) / 2, tracker[index].velocity.dot(direction))
    slope = (older.speed - younger.speed) / (older.age - younger.age)
  }
}

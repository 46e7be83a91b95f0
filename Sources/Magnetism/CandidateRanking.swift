/// The likeliest targets of one flick, in order of preference.
struct CandidateRanking: Sendable {
  /// A target, and its index among all targets added to the scan.
  typealias Entry = (score: CandidateScore, index: Int)

  /// The greatest number of targets in a ranking, so that few have to be checked.
  static let mostEntries = 8

  private var entries = InlineArray<8, Entry>(repeating: (.none, -1))
  private(set) var count = 0
  private let capacity: Int
  /// The density of the last target in a full ranking; −1 while there is room.
  ///
  /// A target with a lesser density whose region does not contain the projected point is not inserted.
  private(set) var leastDensity = -1.0
  /// Whether a target was left out or removed because the ranking was full.
  private(set) var isIncomplete = false

  /// Creates a ranking of at most `capacity` targets; the number is clamped to 1…8.
  init(capacity: Int) { self.capacity = Swift.min(Swift.max(1, capacity), CandidateRanking.mostEntries) }

  var isFull: Bool { count == capacity }

  /// The target with a rank; 0 is the likeliest.
  subscript(rank: Int) -> Entry { entries[rank] }

  /// Inserts a target, unless the ranking is full and none of its targets is less preferred than the new one.
  ///
  /// Of equal targets, the one inserted first comes first. O(capacity).
  mutating func insert(_ score: CandidateScore, index: Int) {
    var rank = count
    while rank > 0, score.isPreferred(to: entries[rank - 1].score) { rank -= 1 }
    if isFull { isIncomplete = true }
    guard rank < capacity else { return }
    count = Swift.min(count + 1, capacity)
    var last = count - 1
    while last > rank {
      entries[last] = entries[last - 1]
      last -= 1
    }
    entries[rank] = (score, index)
    if isFull { leastDensity = entries[capacity - 1].score.density }
  }

  /// Notes that a target was left out, since its density is less than ``leastDensity``.
  mutating func leaveOut() { isIncomplete = true }
}

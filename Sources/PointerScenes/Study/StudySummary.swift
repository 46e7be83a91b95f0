/// The figures of a number of trials, each with its 95 % interval.
///
/// Intervals are bootstrapped: the trials are drawn anew, with replacement, ``resamples`` times, all
/// techniques of a trial together, and the middle 95 % of what comes out is the interval.
public struct StudySummary: Hashable, Sendable {
  /// How often the trials are drawn anew.
  public static let resamples = 1000

  /// A figure and the interval that holds it in 95 of 100 such studies.
  public struct Estimate: Hashable, Sendable {
    /// The figure.
    public var value: Double
    /// The lower end of its interval.
    public var lower: Double
    /// The upper end of its interval.
    public var upper: Double
  }

  /// The figures of one technique.
  public struct Figures: Hashable, Sendable {
    /// The mean time until the goal was pressed, in seconds.
    public var seconds: Estimate
    /// The share of trials whose first click did not reach the goal, in percent.
    public var misses: Estimate
    /// The throughput, in bits a second.
    public var throughput: Estimate
    /// How much longer it takes than the plain pointer, in percent of that: of pairs.
    public var timeDifference: Estimate
    /// How many more misses there are than with the plain pointer, in percentage points: of pairs.
    public var missDifference: Estimate
  }

  /// How many trials there were with each technique.
  public let trials: Int
  private let figures: [Figures]

  /// The figures of a technique.
  public subscript(technique: StudyTechnique) -> Figures { figures[technique.rawValue] }

  init(of rows: [StudyResult.Row], seed: UInt64) {
    trials = rows.count
    let measures = rows.map { row in StudyTechnique.allCases.map { Sums(row, row[$0]) } }
    let whole = StudySummary.values(measures) { $0 }
    var samples = Array(repeating: [Double](), count: whole.count)
    for resample in 0..<(rows.isEmpty ? 0 : StudySummary.resamples) {
      var dice = SeededDice(seed: seed, .resample, resample)
      for (index, value) in StudySummary.values(measures, { _ in dice.below(rows.count) }).enumerated() {
        samples[index].append(value)
      }
    }
    let estimates = zip(whole, samples).map { value, sample in
      let sorted = sample.sorted()
      guard !sorted.isEmpty else { return Estimate(value: value, lower: value, upper: value) }
      let tail = sorted.count / 40
      return Estimate(value: value, lower: sorted[tail], upper: sorted[sorted.count - 1 - tail])
    }
    figures = StudyTechnique.allCases.indices.map { technique in
      let own = Array(estimates[(technique * 5)..<(technique * 5 + 5)])
      return Figures(
        seconds: own[0], misses: own[1], throughput: own[2], timeDifference: own[3], missDifference: own[4])
    }
  }

  /// The five figures of each technique in turn, over the trials that `choice` names for each place.
  private static func values(_ measures: [[Sums]], _ choice: (Int) -> Int) -> [Double] {
    var sums = Array(repeating: Sums(), count: StudyTechnique.allCases.count)
    for place in measures.indices {
      let row = choice(place)
      for technique in sums.indices { sums[technique].add(measures[row][technique]) }
    }
    let plain = sums[StudyTechnique.plain.rawValue]
    return sums.flatMap { own in own.figures(against: plain) }
  }

  /// What is added up over trials.
  private struct Sums: Hashable {
    var count = 0.0
    var seconds = 0.0
    var misses = 0.0
    var deviation = 0.0
    var squares = 0.0
    var distance = 0.0
    var width = 0.0

    init() {}

    init(_ row: StudyResult.Row, _ trial: StudyTrial) {
      count = 1
      seconds = trial.seconds
      misses = trial.isMiss ? 1 : 0
      deviation = trial.deviation
      squares = trial.deviation * trial.deviation
      distance = row.assignment.distance
      width = row.width
    }

    mutating func add(_ other: Sums) {
      count += other.count
      seconds += other.seconds
      misses += other.misses
      deviation += other.deviation
      squares += other.squares
      distance += other.distance
      width += other.width
    }

    /// The figures in the order of ``Figures``.
    func figures(against plain: Sums) -> [Double] {
      let slower: Double = 100 * (seconds / plain.seconds - 1)
      let wrong: Double = 100 * (misses - plain.misses) / count
      return [seconds / count, 100 * misses / count, throughput, slower, wrong]
    }

    /// ISO 9241-9's: the effective difficulty over the mean time.
    ///
    /// The effective width is 4.133 times the deviation of the end points along the way, but never less than
    /// the mean width of the goals: where a technique puts the pointer in their middle, the scatter says
    /// nothing of the hand.
    var throughput: Double {
      let mean = deviation / count
      let variance = count > 1 ? max(0, (squares - count * mean * mean) / (count - 1)) : 0
      let effective = max(width / count, Throughput.effectiveWidth(deviation: variance.squareRoot()))
      return Throughput.difficulty(distance: max(0, distance / count + mean), width: effective)
        / (seconds / count)
    }
  }
}

/// The figures of some trials, each with a 95 % interval of the ``Bootstrap``.
///
/// A sample consists of trials, each with all its techniques.
package struct StudySummary: Hashable, Sendable {
  /// The figures of one technique.
  package struct Figures: Hashable, Sendable {
    /// The mean time from the start of a trial to the end of the click on the goal, in seconds.
    ///
    /// See ``StudyTrial/seconds``.
    package var seconds: Estimate
    /// The percentage of trials whose first click did not reach the goal.
    package var misses: Estimate
    /// The throughput, in bits per second.
    package var throughput: Estimate
    /// The difference in time from the plain pointer, paired by trial, in percent of the plain pointer's
    /// time.
    package var timeDifference: Estimate
    /// The difference in misses from the plain pointer, paired by trial, in percentage points.
    package var missDifference: Estimate
  }

  /// The number of trials with each technique.
  package let trials: Int
  private let figures: [Figures]

  /// The figures of a technique.
  package subscript(technique: StudyTechnique) -> Figures { figures[technique.rawValue] }

  init(of rows: [StudyResult.Row], seed: UInt64) {
    trials = rows.count
    let measures = rows.map { row in StudyTechnique.allCases.map { Sums(row, row[$0]) } }
    let estimates = Bootstrap.estimates(count: rows.count, seed: seed) { item in
      StudySummary.values(measures, item)
    }
    figures = StudyTechnique.allCases.indices.map { technique in
      let own = Array(estimates[(technique * 5)..<(technique * 5 + 5)])
      return Figures(
        seconds: own[0], misses: own[1], throughput: own[2], timeDifference: own[3], missDifference: own[4])
    }
  }

  /// The five figures of each technique, one technique after the other, for a sample of trials.
  ///
  /// `choice` maps each index of the sample to a trial.
  private static func values(_ measures: [[Sums]], _ choice: (Int) -> Int) -> [Double] {
    var sums = Array(repeating: Sums(), count: StudyTechnique.allCases.count)
    for index in measures.indices {
      let row = choice(index)
      for technique in sums.indices { sums[technique].add(measures[row][technique]) }
    }
    let plain = sums[StudyTechnique.plain.rawValue]
    return sums.flatMap { own in own.figures(against: plain) }
  }

  /// Sums over trials.
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

    /// The five figures in the order of ``Figures``, in comparison with the plain pointer.
    func figures(against plain: Sums) -> [Double] {
      let slower: Double = 100 * (seconds / plain.seconds - 1)
      let wrong: Double = 100 * (misses - plain.misses) / count
      return [seconds / count, 100 * misses / count, throughput, slower, wrong]
    }

    /// The effective difficulty divided by the mean time (ISO 9241-9), in bits per second.
    ///
    /// The effective width is 4.133 times the standard deviation of the end points along the movement. It is
    /// at least the mean width of the goals. With a technique that centers the pointer on the goal, the
    /// standard deviation alone would be too small.
    var throughput: Double {
      let mean = deviation / count
      let variance = count > 1 ? max(0, (squares - count * mean * mean) / (count - 1)) : 0
      let effective = max(width / count, Throughput.effectiveWidth(deviation: variance.squareRoot()))
      return Throughput.difficulty(distance: max(0, distance / count + mean), width: effective)
        / (seconds / count)
    }
  }
}

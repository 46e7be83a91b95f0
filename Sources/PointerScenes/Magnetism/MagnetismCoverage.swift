package import PointerKit

/// What the engine thought the likeliest target of a flick, whether or not that was likely enough to be drawn
/// to.
package struct MagnetismGuess: Hashable, Sendable {
  package let target: TargetID
  /// How likely the person meant it, 0…1.
  package let probability: Double

  package init(target: TargetID, probability: Double) {
    self.target = target
    self.probability = probability
  }
}

/// Wrong answers against coverage: what the score would be if a target had to be likelier, or might be less
/// likely, to be drawn to.
///
/// Each stroke is played once. At a threshold that its guess does not reach the pointer would have coasted,
/// so the answer is then what plain inertia lands on. A flick that guessed nothing keeps its answer at every
/// threshold.
package struct MagnetismCoverage: Hashable, Sendable {
  /// The least probability that the engine itself draws to.
  static let standardThreshold = MagnetismConfiguration().minimumProbability
  /// The probabilities at which the curve is drawn, ascending.
  package static let thresholds: [Double] =
    Set([0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, standardThreshold]).sorted()

  /// Answers, in numbers of cases.
  package struct Outcome: Hashable, Sendable {
    package var right = 0
    package var wrong = 0
    package var none = 0
    package var count: Int { right + wrong + none }

    fileprivate mutating func count(_ answer: TargetID?, clicked: TargetID) {
      if answer == clicked { right += 1 } else if answer == nil { none += 1 } else { wrong += 1 }
    }

    fileprivate static func += (a: inout Outcome, b: Outcome) {
      a.right += b.right
      a.wrong += b.wrong
      a.none += b.none
    }
  }

  /// Cases whose guess reaches equally many thresholds: what the guesses are, and what coasting would have
  /// found.
  private var guessed = Array(repeating: Outcome(), count: thresholds.count + 1)
  private var coasted = Array(repeating: Outcome(), count: thresholds.count + 1)
  private var fixed = Outcome()

  /// Whether anything was ever guessed: else there is no curve.
  var isEmpty: Bool { guessed.allSatisfy { $0.count == 0 } }

  /// Creates the curve of no cases.
  package init() {}

  /// Counts one case: the guess, what coasting would have found, and the engine's answer.
  package mutating func count(
    _ guess: MagnetismGuess?, coast: TargetID?, answer: TargetID?, clicked: TargetID
  ) {
    guard let guess else { return fixed.count(answer, clicked: clicked) }
    let reached = MagnetismCoverage.thresholds.count { guess.probability >= $0 }
    guessed[reached].count(guess.target, clicked: clicked)
    coasted[reached].count(coast, clicked: clicked)
  }

  /// The answers at each threshold, in their order.
  package var outcomes: [Outcome] {
    MagnetismCoverage.thresholds.indices.map { threshold in
      var sum = fixed
      for reached in guessed.indices { sum += reached > threshold ? guessed[reached] : coasted[reached] }
      return sum
    }
  }

  static func += (a: inout MagnetismCoverage, b: MagnetismCoverage) {
    for reached in a.guessed.indices {
      a.guessed[reached] += b.guessed[reached]
      a.coasted[reached] += b.coasted[reached]
    }
    a.fixed += b.fixed
  }
}

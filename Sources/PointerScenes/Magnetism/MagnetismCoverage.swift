package import PointerKit

/// The likeliest target of a flick, even if its probability was too low to attract the pointer.
package struct MagnetismGuess: Hashable, Sendable {
  package let target: TargetID
  /// The probability that the person meant this target, 0…1.
  package let probability: Double

  package init(target: TargetID, probability: Double) {
    self.target = target
    self.probability = probability
  }
}

/// The score as a function of the threshold, which is the least probability at which a target attracts.
///
/// Each stroke is played once. A guess is the likeliest target of a flick. At a threshold up to the guess's
/// probability, the answer is the guess. At a higher threshold, the pointer would coast, and the answer is
/// the target at the end of the coast. A stroke without a guess has the same answer at every threshold.
package struct MagnetismCoverage: Hashable, Sendable {
  /// The threshold of the engine's default configuration.
  static let standardThreshold = MagnetismConfiguration().minimumProbability
  /// The thresholds of the curve, ascending.
  package static let thresholds: [Double] =
    Set([0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, standardThreshold]).sorted()

  /// The numbers of cases with a right answer, with a wrong answer, and without a target.
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

  /// The outcomes of the guesses; the index is the number of thresholds that a guess reaches.
  private var guessed = Array(repeating: Outcome(), count: thresholds.count + 1)
  /// The outcomes if the pointer coasts in the cases with a guess, with the same index as in `guessed`.
  private var coasted = Array(repeating: Outcome(), count: thresholds.count + 1)
  /// The outcomes of the cases without a guess.
  private var fixed = Outcome()

  /// Whether no case had a guess, so that there is no curve.
  var isEmpty: Bool { guessed.allSatisfy { $0.count == 0 } }

  /// Creates a curve without cases.
  package init() {}

  /// Counts one case: the guess, the target that coasting would have found, and the engine's answer.
  package mutating func count(
    _ guess: MagnetismGuess?, coast: TargetID?, answer: TargetID?, clicked: TargetID
  ) {
    guard let guess else { return fixed.count(answer, clicked: clicked) }
    let reached = MagnetismCoverage.thresholds.count { guess.probability >= $0 }
    guessed[reached].count(guess.target, clicked: clicked)
    coasted[reached].count(coast, clicked: clicked)
  }

  /// The outcome at each threshold, in the order of ``thresholds``.
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

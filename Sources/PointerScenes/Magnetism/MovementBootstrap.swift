/// How sure a score is: what it would have been with other movements of the same sort.
///
/// The cases of one movement are much alike, so whole movements are drawn, with replacement and as many as
/// there are (the cluster bootstrap; Efron and Tibshirani 1993, chapters 8 and 13). The draws follow from a
/// fixed seed: the same cases, in whatever order, have the same intervals.
package struct MovementBootstrap {
  /// How often the movements are drawn anew.
  package static let resampleCount = 1000
  /// How many of the sorted resamples lie outside an interval of 95 % at either end.
  private static let tail = 24

  /// The sums of each resample; empty for fewer than two movements, of which nothing can be said.
  private let resamples: [MagnetismTally]
  private let whole: MagnetismTally

  /// Draws from the tallies of movements, each of at least one case.
  package init(_ movements: [MagnetismTally]) {
    whole = movements.reduce(into: MagnetismTally()) { $0 += $1 }
    guard movements.count > 1 else {
      resamples = []
      return
    }
    var dice = SeededDice(seed: 5)
    resamples = (0..<MovementBootstrap.resampleCount).map { _ in
      var sum = MagnetismTally()
      for _ in movements.indices { sum += movements[dice.below(movements.count)] }
      return sum
    }
  }

  /// A number made of a tally, for all movements together, and the interval of 95 % of the resamples, which
  /// is widened to hold it where it must be.
  package func estimate(_ number: (MagnetismTally) -> Double) -> MagnetismEstimate {
    let value = number(whole)
    let sorted = resamples.map(number).sorted()
    guard !sorted.isEmpty else { return MagnetismEstimate(value: value, interval: nil) }
    let low = sorted[MovementBootstrap.tail]
    let high = sorted[sorted.count - 1 - MovementBootstrap.tail]
    return MagnetismEstimate(value: value, interval: min(low, value)...max(high, value))
  }
}

/// A number and the interval that holds it with 95 % confidence, if one can be given.
package struct MagnetismEstimate: Hashable, Sendable {
  package var value: Double
  package var interval: ClosedRange<Double>?
}

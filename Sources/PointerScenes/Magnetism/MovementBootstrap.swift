/// The uncertainty of a score, estimated by random samples of movements.
///
/// The cases of one movement are not independent. Therefore each sample consists of whole movements, drawn
/// with replacement; it has as many movements as the score. This is the cluster bootstrap (Efron and
/// Tibshirani 1993, chapters 8 and 13). The seed is fixed, so the same movements in the same order have the
/// same intervals.
package struct MovementBootstrap {
  /// The number of resamples.
  package static let resampleCount = 1000
  /// The number of resamples below a 95 % interval, and the number above it.
  private static let tail = 24

  /// The sum of each resample; empty for fewer than two movements, which have no intervals.
  private let resamples: [MagnetismTally]
  private let whole: MagnetismTally

  /// Resamples the tallies of movements, each of at least one case.
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

  /// A number computed from the tally of all movements, with the 95 % interval of the resamples.
  ///
  /// If necessary, the interval is widened to contain the number.
  package func estimate(_ number: (MagnetismTally) -> Double) -> MagnetismEstimate {
    let value = number(whole)
    let sorted = resamples.map(number).sorted()
    guard !sorted.isEmpty else { return MagnetismEstimate(value: value, interval: nil) }
    let low = sorted[MovementBootstrap.tail]
    let high = sorted[sorted.count - 1 - MovementBootstrap.tail]
    return MagnetismEstimate(value: value, interval: min(low, value)...max(high, value))
  }
}

/// A number and its 95 % confidence interval, if it has one.
package struct MagnetismEstimate: Hashable, Sendable {
  package var value: Double
  package var interval: ClosedRange<Double>?
}

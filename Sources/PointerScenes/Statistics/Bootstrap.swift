/// A figure with its 95 % interval.
package struct Estimate: Hashable, Sendable {
  /// The figure.
  package var value: Double
  /// The lower end of the interval.
  package var lower: Double
  /// The upper end of the interval.
  package var upper: Double
}

/// The uncertainty of figures, estimated by random samples (Efron and Tibshirani 1993).
package enum Bootstrap {
  /// The number of samples: 1,000.
  package static let resamples = 1000

  /// The figures of some items, each with the central 95 % of the figures of samples.
  ///
  /// Each sample has as many items, drawn with replacement. `figures` computes all figures of a sample, and
  /// gets a function from each index of the sample to the index of an item. The same seed gives the same
  /// intervals.
  package static func estimates(
    count: Int, seed: UInt64, _ figures: (_ item: (Int) -> Int) -> [Double]
  ) -> [Estimate] {
    let whole = figures { $0 }
    var samples = Array(repeating: [Double](), count: whole.count)
    for resample in 0..<(count == 0 ? 0 : resamples) {
      var dice = SeededDice(seed: seed, sample: resample)
      for (index, value) in figures({ _ in dice.below(count) }).enumerated() { samples[index].append(value) }
    }
    return zip(whole, samples).map { value, sample in
      let sorted = sample.sorted()
      guard !sorted.isEmpty else { return Estimate(value: value, lower: value, upper: value) }
      let tail = sorted.count / 40
      return Estimate(value: value, lower: sorted[tail], upper: sorted[sorted.count - 1 - tail])
    }
  }
}

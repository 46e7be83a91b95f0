/// One result of the bench.
package struct BenchResult: Encodable, Sendable {
  package var scene: String
  package var targets: Int
  /// The unit of work that the figures are for.
  package var unit: String
  /// The median of the batches, in nanoseconds to a tenth.
  package var median: Double
  /// The fastest batch, in nanoseconds to a tenth; the difference from the median is the machine's noise.
  package var fastest: Double
  /// The average number of heap allocations for each unit; nil where they cannot be counted.
  package var allocations: Double?
  /// The bytes of memory for each target that the index and the records take in addition to the targets that
  /// were passed in; nil for all scenes except the registration.
  package var bytes: Double?
  /// The median of the linear scan for the same query, in nanoseconds; only up to 10,000 targets.
  package var scan: Double?
  /// The time of the scan divided by the time of the index: the median of the rounds.
  package var ratio: Double?
  /// Whether index and scan gave the same answers.
  package var agrees: Bool?

  package init(
    scene: String, targets: Int, unit: String, median: Double, fastest: Double, allocations: Double? = nil
  ) {
    self.scene = scene
    self.targets = targets
    self.unit = unit
    self.median = median
    self.fastest = fastest
    self.allocations = allocations
  }
}

/// Measured times and their statistics.
struct Samples {
  private var values: [Double] = []

  mutating func append(_ value: Double) { values.append(value) }

  mutating func reserve(_ count: Int) { values.reserveCapacity(count) }

  var median: Double { values.sorted()[values.count / 2] }
  var fastest: Double { values.min() ?? 0 }
}

extension Double {
  /// The value rounded to a tenth.
  var toATenth: Double { (self * 10).rounded() / 10 }
}

extension ContinuousClock {
  /// The nanoseconds since an instant.
  func nanoseconds(since start: Instant) -> Double {
    let elapsed = (now - start).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
}

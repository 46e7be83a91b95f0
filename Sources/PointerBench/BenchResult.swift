/// One figure of the bench.
package struct BenchResult: Encodable, Sendable {
  package var scene: String
  package var targets: Int
  /// What the figures are for: one of these.
  package var unit: String
  /// Nanoseconds: the median of the batches, to a tenth.
  package var median: Double
  /// The same in the fastest batch; the gap between the two is the noise of the machine.
  package var fastest: Double
  /// Heap allocations for each, on average; nil where they cannot be counted.
  package var allocations: Double?
  /// What index and records hold beyond the targets that were passed in, in bytes a target; only where
  /// registered.
  package var bytes: Double?
  /// The scan's nanoseconds for the same question; only up to 10,000 targets.
  package var scan: Double?
  /// How many times as long as the index the scan takes: the median of the rounds.
  package var ratio: Double?
  /// Whether the scan gave the same answers.
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

/// Times, and what they come to.
struct Samples {
  private var values: [Double] = []

  mutating func append(_ value: Double) { values.append(value) }

  mutating func reserve(_ count: Int) { values.reserveCapacity(count) }

  var median: Double { values.sorted()[values.count / 2] }
  var fastest: Double { values.min() ?? 0 }
}

extension Double {
  /// To a tenth, for people and files.
  var toATenth: Double { (self * 10).rounded() / 10 }
}

extension ContinuousClock {
  /// Nanoseconds since an instant.
  func nanoseconds(since start: Instant) -> Double {
    let elapsed = (now - start).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
}

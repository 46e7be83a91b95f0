/// One result of the bench.
package struct BenchResult: Encodable, Sendable {
  package var scene: String
  package var targets: Int
  /// The unit of work, such as `event + frame`; the figures are for one unit.
  package var unit: String
  /// The median time of a unit over the batches, in nanoseconds, rounded to tenths.
  package var median: Double
  /// The time of a unit in the fastest batch, in nanoseconds, rounded to tenths.
  ///
  /// The difference to the median indicates the machine's noise.
  package var fastest: Double
  /// The average number of heap allocations for each unit; nil if allocations cannot be counted.
  package var allocations: Double?
  /// The memory that the engine needs for each target in addition to the target itself, in bytes.
  ///
  /// It is nil except for the registration.
  package var bytes: Double?
  /// The median time of a linear scan for the query, in nanoseconds; nil without a scan.
  ///
  /// There is a scan only for queries of at most 10,000 targets.
  package var scan: Double?
  /// The scan's time divided by the index's time, as the median over the rounds; nil without a scan.
  package var ratio: Double?
  /// Whether the index and the scan gave the same answers; nil without a scan.
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

import AllocationCounter
import PointerKit

/// The measurement of time and allocations for each scene.
///
/// The engine's index of targets is also compared with a linear scan.
package struct Bench {
  /// The numbers of targets in the measured layouts.
  package var targetCounts: [Int]
  package var effort: Effort

  package init(targetCounts: [Int], effort: Effort = .full) {
    self.targetCounts = targetCounts
    self.effort = effort
  }

  /// The number of measurements.
  package struct Effort: Equatable, Sendable {
    /// The number of batches of operations; each figure is the median over the batches.
    ///
    /// Before them, 1 + `batches` / 10 batches run without measurement, so that lists reach their final size.
    var batches: Int
    /// The number of rounds of each query; in each round, the index and the scan run one after the other.
    var rounds: Int
    /// The number of points at which each query runs in a round.
    var points: Int

    /// The full effort, which gives stable medians within a minute.
    package static let full = Effort(batches: 101, rounds: 7, points: 10_000)
    /// The least effort, for tests.
    package static let minimal = Effort(batches: 1, rounds: 1, points: 20)
  }

  /// The largest number of targets for which the linear scan runs.
  private static let largestScan = 10_000

  private let clock = ContinuousClock()

  /// Measures everything.
  ///
  /// Before each part of the measurements, `progress` is called with the part's number, the number of parts
  /// and the part's name.
  package func results(progress: (Int, Int, String) -> Void = { _, _, _ in }) -> [BenchResult] {
    var results: [BenchResult] = []
    let total = targetCounts.count * (BenchScene.allCases.count + 1)
    var part = 0
    func begin(_ what: String, _ count: Int) {
      part += 1
      progress(part, total, "\(what), \(count) targets")
    }
    for count in targetCounts {
      begin(BenchScene.register.rawValue, count)
      var (stage, registering) = register(BenchLayout(count: count))
      for scene in BenchScene.allCases where scene != .register {
        begin(scene.rawValue, count)
        results += play(scene, on: &stage)
      }
      results.append(registering)
    }
    for count in targetCounts {
      begin("the index by itself", count)
      results += query(count)
    }
    return results
  }

  // MARK: Scenes

  /// Times the operations of a scene, alone and together with the readings of a host.
  private func play(_ scene: BenchScene, on stage: inout BenchStage) -> [BenchResult] {
    stage.begin(scene)
    defer { stage.end(scene) }
    return scene.readings.map { measure(scene, on: &stage, $0) }
  }

  private func measure(
    _ scene: BenchScene, on stage: inout BenchStage, _ reading: BenchScene.Reading
  ) -> BenchResult {
    var samples = Samples()
    samples.reserve(effort.batches)
    var allocations: UInt = 0
    let operations = scene.operationsPerBatch
    let warmUp = 1 + effort.batches / 10
    for batch in 0..<(warmUp + effort.batches) {
      stage.prepare(scene)
      let before = allocation_count()
      let start = clock.now
      for _ in 0..<operations {
        stage.perform(scene)
        if reading != .nothing { stage.read(reading) }
      }
      let elapsed = clock.nanoseconds(since: start)
      guard batch >= warmUp else { continue }
      allocations += allocation_count() - before
      samples.append(elapsed / Double(operations))
    }
    return BenchResult(
      scene: scene.rawValue, targets: stage.layout.count,
      unit: scene.operation + reading.rawValue, median: samples.median.toATenth,
      fastest: samples.fastest.toATenth,
      allocations: perOperation(allocations, effort.batches * operations))
  }

  private func perOperation(_ allocations: UInt, _ operations: Int) -> Double? {
    allocation_count_works() ? (Double(allocations) / Double(operations) * 1000).rounded() / 1000 : nil
  }

  /// Times the registration of all targets; the returned stage has the engine of the last repetition.
  private func register(_ layout: BenchLayout) -> (BenchStage, BenchResult) {
    let targets = layout.targets
    // There are enough repetitions for a median, but only few for a million targets.
    let repetitions = min(effort.batches, max(3, 300_000 / layout.count))
    var samples = Samples()
    var allocations: UInt = 0
    var engine = layout.emptyEngine
    for _ in 0..<repetitions {
      engine = layout.emptyEngine
      let before = allocation_count()
      let start = clock.now
      engine.upsert(targets, at: .zero)
      samples.append(clock.nanoseconds(since: start) / Double(layout.count))
      allocations = allocation_count() - before
    }
    var result = BenchResult(
      scene: BenchScene.register.rawValue, targets: layout.count, unit: BenchScene.register.operation,
      median: samples.median.toATenth, fastest: samples.fastest.toATenth,
      allocations: perOperation(allocations, layout.count))
    result.bytes = (Double(engine.byteCount) / Double(layout.count)).toATenth
    return (BenchStage(layout, engine: engine), result)
  }

  // MARK: Queries of the index

  /// Times the index and the scan alternately, at the same points.
  private func query(_ count: Int) -> [BenchResult] {
    let isScanned = count <= Bench.largestScan
    let plane = QueryPlane(count: count, pointCount: effort.points)
    let store = plane.store(PointerConfiguration())
    var scan = LinearScan()
    if isScanned {
      for slot in plane.rects.indices {
        scan.append(plane.rects[slot], z: Int64(slot), id: TargetID(slot + 1))
      }
    }
    return IndexQuery.allCases.map { query in
      let points = query.points(in: plane)
      var (own, scanned, ratios) = (Samples(), Samples(), Samples())
      var (agrees, allocations) = (true, UInt(0))
      for _ in 0..<effort.rounds {
        let before = allocation_count()
        let (nanoseconds, sum) = time(points.count) { query.checksum(points, store) }
        allocations += allocation_count() - before
        own.append(nanoseconds)
        guard isScanned else { continue }
        let (yardstick, expected) = time(points.count) { query.checksum(points, scan) }
        scanned.append(yardstick)
        ratios.append(yardstick / nanoseconds)
        agrees = agrees && sum == expected
      }
      var result = BenchResult(
        scene: query.rawValue, targets: count, unit: "query", median: own.median.toATenth,
        fastest: own.fastest.toATenth, allocations: perOperation(allocations, effort.rounds * points.count))
      if isScanned {
        result.scan = scanned.median.toATenth
        result.ratio = (ratios.median * 100).rounded() / 100
        result.agrees = agrees
      }
      return result
    }
  }

  private func time(_ count: Int, _ body: () -> UInt64) -> (nanoseconds: Double, sum: UInt64) {
    let start = clock.now
    let sum = body()
    return (clock.nanoseconds(since: start) / Double(max(1, count)), sum)
  }
}

import AllocationCounter
import PointerKit

/// The bench: nanoseconds and allocations of each scene.
package struct Bench {
  /// How many targets there are.
  package var targetCounts: [Int]
  package var effort: Effort

  package init(targetCounts: [Int], effort: Effort = .full) {
    self.targetCounts = targetCounts
    self.effort = effort
  }

  /// How long it goes on.
  package struct Effort: Sendable {
    /// How many batches each figure is the median of; a tenth more, which grows lists, comes before them.
    var batches: Int

    /// Medians worth something, within a minute.
    package static let full = Effort(batches: 101)
    /// For tests: whether it runs at all.
    package static let glance = Effort(batches: 1)
  }

  private let clock = ContinuousClock()

  /// Measures everything; `progress` is told before each figure, what and among how many targets.
  package func results(progress: (String, Int) -> Void = { _, _ in }) -> [BenchResult] {
    var results: [BenchResult] = []
    for count in targetCounts {
      progress(BenchScene.register.rawValue, count)
      var (stage, registering) = register(BenchLayout(count: count))
      for scene in BenchScene.allCases where scene != .register {
        progress(scene.rawValue, count)
        results += play(scene, on: &stage)
      }
      results.append(registering)
    }
    return results
  }

  // MARK: Scenes

  /// Times a scene, alone and with a frame after each operation.
  private func play(_ scene: BenchScene, on stage: inout BenchStage) -> [BenchResult] {
    stage.begin(scene)
    defer { stage.end(scene) }
    let operation = measure(scene, on: &stage, withFrame: false)
    return scene.hasFrame ? [operation, measure(scene, on: &stage, withFrame: true)] : [operation]
  }

  private func measure(_ scene: BenchScene, on stage: inout BenchStage, withFrame: Bool) -> BenchResult {
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
        if withFrame { stage.read() }
      }
      let elapsed = clock.nanoseconds(since: start)
      guard batch >= warmUp else { continue }
      allocations += allocation_count() - before
      samples.append(elapsed / Double(operations))
    }
    return BenchResult(
      scene: scene.rawValue, targets: stage.layout.count,
      unit: scene.operation + (withFrame ? " + frame" : ""), median: samples.median.toATenth,
      fastest: samples.fastest.toATenth,
      allocations: perOperation(allocations, effort.batches * operations))
  }

  private func perOperation(_ allocations: UInt, _ operations: Int) -> Double? {
    allocation_count_works() ? (Double(allocations) / Double(operations) * 1000).rounded() / 1000 : nil
  }

  /// Times the registration of all targets; the last one is what the scenes play on.
  private func register(_ layout: BenchLayout) -> (BenchStage, BenchResult) {
    let targets = layout.targets
    // Enough of them for a median, few enough for a million.
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
    let result = BenchResult(
      scene: BenchScene.register.rawValue, targets: layout.count, unit: BenchScene.register.operation,
      median: samples.median.toATenth, fastest: samples.fastest.toATenth,
      allocations: perOperation(allocations, layout.count))
    return (BenchStage(layout, engine: engine), result)
  }
}

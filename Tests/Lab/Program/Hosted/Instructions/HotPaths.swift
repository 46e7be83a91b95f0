import PointerBench
import PointerKit

/// Runs the paths whose instructions are counted, among 1,000 targets.
///
/// Each path runs within one call of `counted`, and callgrind counts only within these calls.
///
/// For each path, in the order of the calls, the program prints how often the path ran, a checksum and the
/// path's name.
struct HotPaths {
  private let configuration = PointerConfiguration()
  private let targetCount = 1000
  private let repetitions = 1000

  func run() {
    for query in IndexQuery.allCases { run(query) }
    change()
    for scene in BenchScene.allCases where scene != .register { play(scene) }
  }

  @inline(never)
  private func counted(_ body: () -> UInt64) -> UInt64 { body() }

  private func count(_ name: String, _ times: Int, _ body: () -> UInt64) {
    let sum = counted(body)
    print(times, sum, name)
  }

  /// Runs a query of the index.
  private func run(_ query: IndexQuery) {
    let plane = QueryPlane(count: targetCount, pointCount: repetitions)
    let store = plane.store(configuration)
    let points = query.points(in: plane)
    count(query.rawValue, points.count) { query.checksum(points, store) }
  }

  /// Runs the registration of targets, and the changes of the index.
  private func change() {
    let plane = QueryPlane(count: targetCount, pointCount: 0)
    let targets = plane.rects.indices.map { plane.target($0) }
    var store = TargetStore()
    store.beginBatch(count: targetCount)
    count("insert one", targetCount) {
      for target in targets { store.upsert(target) }
      return 0
    }
    let layout = BenchLayout(count: targetCount)
    var engine = layout.emptyEngine
    let registered = layout.targets
    count("register one", targetCount) {
      engine.upsert(registered, at: .zero)
      return engine.eventCount
    }
    let moves = plane.moves(repetitions)
    count("move one", repetitions) {
      for move in moves { _ = store.move(move.id, to: move.frame) }
      return 0
    }
  }

  /// Plays a scene: an operation by itself, and with each reading of a host after it.
  private func play(_ scene: BenchScene) {
    var stage = BenchStage(BenchLayout(count: targetCount))
    stage.begin(scene)
    // The first turns grow lists.
    let times = scene == .flick ? 1 : scene == .move ? 4 : 960
    for reading in scene.readings {
      for _ in 0..<max(2, times / 4) {
        stage.prepare(scene)
        stage.perform(scene)
        stage.read(reading)
      }
      stage.prepare(scene)
      let name = scene.hasFrame ? "\(scene.rawValue): \(scene.operation)\(reading.rawValue)" : scene.rawValue
      count(name, times) {
        for _ in 0..<times {
          stage.perform(scene)
          if reading != .nothing { stage.read(reading) }
        }
        return stage.engine.eventCount
      }
    }
  }
}

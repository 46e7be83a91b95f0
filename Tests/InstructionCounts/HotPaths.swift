import PointerBench
import PointerKit

/// Runs the paths whose instructions are counted, among 1,000 targets, each within one call of `counted`: callgrind
/// counts what happens in there and nothing else.
///
/// Prints how often each ran, a checksum and its name, in the order of the calls.
struct HotPaths {
  private let targetCount = 1000

  func run() {
    for scene in BenchScene.allCases where scene != .register && scene != .move { play(scene) }
  }

  @inline(never)
  private func counted(_ body: () -> UInt64) -> UInt64 { body() }

  private func count(_ name: String, _ times: Int, _ body: () -> UInt64) {
    let sum = counted(body)
    print(times, sum, name)
  }

  /// The scenes: one operation and one frame.
  private func play(_ scene: BenchScene) {
    var stage = BenchStage(BenchLayout(count: targetCount))
    stage.begin(scene)
    // The first turns grow lists.
    let times = scene == .flick ? 1 : 960
    for _ in 0..<max(2, times / 4) {
      stage.prepare(scene)
      stage.perform(scene)
      stage.read()
    }
    stage.prepare(scene)
    count(scene.hasFrame ? "\(scene.rawValue): \(scene.operation) and frame" : scene.rawValue, times) {
      for _ in 0..<times {
        stage.perform(scene)
        stage.read()
      }
      return stage.engine.occurrenceCount
    }
  }
}

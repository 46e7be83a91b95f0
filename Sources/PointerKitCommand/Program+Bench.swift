import Foundation
import PointerBench

extension Program {
  /// Measures and prints tables, or a JSON line for each figure.
  static func bench(_ options: BenchOptions, _ console: Console, effort: Bench.Effort = .full) throws {
    let progress = Progress(console)
    let bench = Bench(targetCounts: options.targetCounts, effort: effort)
    let results = bench.results { what, count in progress.show("\(what), \(count) targets") }
    progress.clear()
    try printResult(options.isJSON ? lines(results) : BenchTable.text(results), console)
  }

  private static func lines(_ results: [BenchResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try results.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
  }
}

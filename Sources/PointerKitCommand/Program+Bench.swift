import Foundation
import PointerBench

extension Program {
  /// Runs the bench and prints tables, or a line of JSON for each result.
  static func bench(_ options: BenchOptions, _ console: Console, effort: Bench.Effort = .full) throws {
    let progress = Progress(console)
    let bench = Bench(targetCounts: options.targetCounts, effort: effort)
    let results = bench.results { part, total, what in progress.show("\(part) of \(total): \(what)") }
    progress.clear()
    try printResult(options.isJSON ? lines(results) : BenchTable.text(results), console)
    try checkAnswers(results)
  }

  /// Throws if index and scan gave different answers, since no result is valid then.
  static func checkAnswers(_ results: [BenchResult]) throws(BenchError) {
    for result in results where result.agrees == false {
      throw .differentAnswers(result.scene, result.targets)
    }
  }

  private static func lines(_ results: [BenchResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try results.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
  }
}

/// An error of the bench.
enum BenchError: Error, CustomStringConvertible {
  case differentAnswers(String, Int)

  var description: String {
    switch self {
    case .differentAnswers(let question, let count):
      "bench: \(question), \(count) targets: the index and the scan gave DIFFERENT ANSWERS"
    }
  }
}

import Foundation
import PointerBench

extension Program {
  /// Runs the bench and prints tables, or a line of JSON for each result.
  ///
  /// If the options ask for the worst cases, only these are measured and printed.
  static func bench(_ options: BenchOptions, _ console: Console, effort: Bench.Effort = .full) throws {
    if options.isWorst { return try benchWorst(console, isShort: effort == .minimal) }
    let progress = Progress(console)
    let bench = Bench(targetCounts: options.targetCounts, effort: effort)
    let results = bench.results { part, total, what in progress.show("\(part) of \(total): \(what)") }
    progress.clear()
    try printResult(options.isJSON ? lines(results) : BenchTable.text(results), console)
    try checkAnswers(results)
  }

  /// Prints the worst cases as Markdown tables, and throws an error if a value exceeds its limit.
  ///
  /// With `isShort`, the layouts are small, and the limits are not checked.
  static func benchWorst(_ console: Console, isShort: Bool) throws {
    var excess: [String] = []
    var text = "| event | at most | measured |\n|---|---:|---:|\n"
    let progress = Progress(console)
    defer { progress.clear() }
    for worst in WorstCase.allCases {
      progress.show(worst.rawValue)
      let result = worst.result(isShort: isShort)
      text += "| \(worst.rawValue) | 1 ms | \(milliseconds(result.median)) |\n"
      if result.median > WorstCase.limit { excess.append(worst.rawValue) }
    }
    let counts = isShort ? [10] : [1000, 1025, 10_000]
    text += "\n| layout | at most |" + counts.map { " \($0) targets |" }.joined() + "\n|---|---:|"
    text += counts.map { _ in "---:|" }.joined() + "\n"
    for layout in WorstLayout.allCases {
      progress.show(layout.rawValue)
      let bytes = counts.map { layout.bytes($0) }
      let figures = bytes.map { " \(Int($0.rounded(.up))) |" }.joined()
      text += "| \(layout.rawValue) | 256 bytes |\(figures)\n"
      if let most = bytes.max(), most > WorstLayout.limit { excess.append(layout.rawValue) }
    }
    progress.clear()
    try printResult(text, console)
    if !excess.isEmpty, !isShort { throw BenchError.beyondLimit(excess) }
  }

  private static func milliseconds(_ nanoseconds: Double) -> String {
    nanoseconds < 1e5
      ? "\((nanoseconds / 100).rounded() / 10) µs" : "\((nanoseconds / 1e4).rounded() / 100) ms"
  }

  /// Throws an error if the index and the scan gave different answers, which makes all results invalid.
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
  case beyondLimit([String])

  var description: String {
    switch self {
    case .differentAnswers(let query, let count):
      "bench: \(query), \(count) targets: the index and the scan gave DIFFERENT ANSWERS"
    case .beyondLimit(let cases): "bench: beyond the limit: " + cases.joined(separator: "; ")
    }
  }
}

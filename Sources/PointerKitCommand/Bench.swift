import Foundation
import PointerBench
import PointerScenes

/// The options of `bench`.
struct BenchOptions: Hashable, Sendable, CommandOptions {
  var targetCounts = [10, 100, 1000, 10_000, 100_000, 1_000_000]
  var isJSON = false

  static var table: [Option<Self>] {
    [
      .list(
        "--targets", .text("N,…"), \.targetCounts,
        "numbers of targets from 1 to 1000000, with commas between",
        "the numbers of targets, 1 to 1000000; the six powers of ten from 10 if not given"
      ) { Int($0).flatMap { (1...1_000_000).contains($0) ? $0 : nil } },
      .flag("--json", \.isJSON, "one line of JSON for each figure"),
    ]
  }

  static var description: CommandDescription {
    CommandDescription(
      summary: "the speed of the engine on this machine",
      usage: ["[--targets N,…] [--json]"],
      introduction: """
        Measures the engine on this machine: scenes from an idle pointer to a thousand targets that move in every
        frame, and the index alone in comparison with a linear scan. Times are in nanoseconds: the median of many
        batches, and the fastest one. The tables also have the heap allocations. Nothing else should run on the
        machine. The bench takes half a minute, and 1 GB of memory with 1,000,000 targets. Build with swift build -c
        release first: a debug build is thirty times slower.
        """,
      options: table.map(\.description),
      examples: [("bench --targets 100,1000", "two numbers of targets that are typical of windows")])
  }
}

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

  var description: String {
    switch self {
    case .differentAnswers(let query, let count):
      "bench: \(query), \(count) targets: the index and the scan gave DIFFERENT ANSWERS"
    }
  }
}

/// Formats the results of the bench as tables.
enum BenchTable {
  static func text(_ results: [BenchResult]) -> String {
    let scenes = results.filter { $0.unit != "query" }
    let queries = results.filter { $0.unit == "query" }
    let registered = scenes.filter { $0.bytes != nil }
    return "Nanoseconds and heap allocations per unit: the median of the batches, and the fastest.\n\n"
      + table(
        ["scene", "targets", "unit", "median", "fastest", "allocations"],
        inOrder(scenes).map {
          [
            $0.scene, grouped($0.targets), $0.unit, time($0.median), time($0.fastest),
            allocations($0.allocations),
          ]
        }) + "\nBytes per target that the engine needs in addition to the targets themselves.\n\n"
      + table(["targets", "bytes"], registered.map { [grouped($0.targets), number($0.bytes)] })
      + "\nNanoseconds per query: the index alone, and a linear scan of the same regions.\n\n"
      + table(
        ["query", "targets", "index", "scan", "scan/index", "answers"],
        inOrder(queries).map {
          [
            $0.scene, grouped($0.targets), number($0.median), number($0.scan), number($0.ratio),
            $0.agrees.map { $0 ? "equal" : "DIFFERENT" } ?? "",
          ]
        })
  }

  /// The results grouped by scene, and within a scene by unit.
  ///
  /// Scenes, units and the results of each group keep the order of the measurements.
  private static func inOrder(_ results: [BenchResult]) -> [BenchResult] {
    var scenes: [String] = []
    for result in results where !scenes.contains(result.scene) { scenes.append(result.scene) }
    return scenes.flatMap { scene in
      let own = results.filter { $0.scene == scene }
      let units = own.map(\.unit).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return units.flatMap { unit in own.filter { $0.unit == unit } }
    }
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    var table = TextTable(columns: heads.map { ($0, ["scene", "unit", "query"].contains($0)) })
    table.rows = rows
    return table.text
  }

  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 100 ? number(nanoseconds) : grouped(Int(nanoseconds.rounded()))
  }

  private static func number(_ value: Double?) -> String {
    value.map { "\($0)" } ?? ""
  }

  private static func allocations(_ value: Double?) -> String {
    guard let value else { return "?" }
    return value == value.rounded() ? grouped(Int(value)) : "\(value)"
  }

  /// A number with commas between groups of three digits.
  private static func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.insert(",", at: text.startIndex) }
      text.insert(digit, at: text.startIndex)
    }
    return text
  }
}

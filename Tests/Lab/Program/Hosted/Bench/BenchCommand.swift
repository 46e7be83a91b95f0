import Foundation
import PointerBench

/// `Lab bench`: the speed and the memory of the engine on this machine.
struct BenchCommand: Equatable {
  var targetCounts = [10, 100, 1000, 10_000, 100_000, 1_000_000]
  var isJSON = false

  /// Reads the arguments after `bench`.
  init(_ arguments: [String]) throws(BenchError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--targets":
        let words = rest.popFirst() ?? ""
        let counts = words.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard counts.allSatisfy({ (1...1_000_000).contains($0) }) else { throw .wrongTargets(words) }
        targetCounts = counts
      default: throw .unknownArgument(argument)
      }
    }
  }

  /// Runs the bench and prints tables, or a line of JSON for each figure.
  func run(effort: Bench.Effort = .full) throws {
    let bench = Bench(targetCounts: targetCounts, effort: effort)
    let results = bench.results { part, total, what in
      FileHandle.standardError.write(Data("\(part) of \(total): \(what)\n".utf8))
    }
    print(isJSON ? try BenchCommand.lines(results) : BenchTable.text(results), terminator: "")
    try BenchCommand.checkAnswers(results)
  }

  /// One line of JSON for each figure.
  static func lines(_ results: [BenchResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try results.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
  }

  /// Throws an error if the index and the scan gave different answers, which makes all results invalid.
  static func checkAnswers(_ results: [BenchResult]) throws(BenchError) {
    for result in results where result.agrees == false {
      throw .differentAnswers(result.scene, result.targets)
    }
  }
}

/// Why `Lab bench` stops.
enum BenchError: Error, Equatable, CustomStringConvertible {
  case wrongTargets(String)
  case unknownArgument(String)
  case differentAnswers(String, Int)

  var description: String {
    switch self {
    case .wrongTargets(let words):
      "bench: --targets: found '\(words)', expected numbers from 1 to 1000000 with commas between"
    case .unknownArgument(let word):
      "bench: found '\(word)', expected --targets N,… or --json"
    case .differentAnswers(let query, let count):
      "bench: \(query), \(count) targets: the index and the scan gave DIFFERENT ANSWERS"
    }
  }
}

import Foundation

extension Program {
  /// Measures and prints a table, or a JSON line for each figure.
  static func bench(_ options: BenchOptions, _ console: Console) throws {
    let progress = Progress(console)
    let bench = Bench(targetCounts: options.targetCounts)
    let results = bench.results { scene, count in progress.show("\(scene.rawValue), \(count) targets") }
    progress.clear()
    try printResult(options.isJSON ? lines(results) : table(results), console)
  }

  private static func table(_ results: [Bench.Result]) -> String {
    func column(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    var text = "One motion event and one frame, in nanoseconds:\n\n"
    text += "scene    " + column("targets", 9) + column("median", 9) + column("fastest", 9) + "\n"
    for result in results {
      text += result.scene.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
      text += column("\(result.targets)", 9)
      text +=
        column("\(Int(result.median.rounded()))", 9) + column("\(Int(result.fastest.rounded()))", 9) + "\n"
    }
    return text
  }

  private static func lines(_ results: [Bench.Result]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try results.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
  }
}

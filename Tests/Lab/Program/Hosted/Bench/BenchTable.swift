import PointerBench
import PointerScenes

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

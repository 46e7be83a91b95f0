import Kinematics
import PointerKit
import PointerScenes

/// Measures how much a device's rate of reports matters: each stroke is resampled, and answered by the
/// engine.
struct Resampling {
  /// The rates, in reports a second; the others are compared with the first.
  static let rates = [240, 120, 60, 30]

  /// For each rate except the first, whether each stroke had the same answer as at the first rate.
  private(set) var isSame: [[Bool]]
  /// For each rate except the first, the distances from the projected points at the first rate, as shares of
  /// the whole distance; only of strokes that were flicks at both rates.
  private(set) var moves: [[Double]]

  /// Plays the strokes of some files at each rate.
  init(_ files: [String]) throws {
    isSame = Array(repeating: [], count: Resampling.rates.count - 1)
    moves = isSame.map { _ in [] }
    for file in files {
      var reader = try MagnetismCaseReader(InputFile(file))
      while let stroke = try reader.next() { try count(stroke) }
    }
  }

  private mutating func count(_ stroke: MagnetismCase) throws {
    guard let start = stroke.samples.first?.position else { return }
    let answers = try Resampling.rates.map { try stroke.sampled(atRate: $0).answer() }
    let way = answers[0].projected.distance(to: start)
    for (index, answer) in answers.dropFirst().enumerated() {
      isSame[index].append(answer.target == answers[0].target)
      guard way > 0, answer.reason != .tooSlow, answers[0].reason != .tooSlow else { continue }
      moves[index].append(answer.projected.distance(to: answers[0].projected) / way)
    }
  }

  /// The table, as lines of text.
  var text: String {
    var table = TextTable(
      columns: [
        ("a second", false), ("same target %", false), ("end moved %, median", false),
        ("95th percentile", false),
      ])
    table.rows = Resampling.rates.dropFirst().enumerated().map { index, rate in
      let same = isSame[index].count { $0 }
      let sorted = moves[index].sorted()
      func percentile(_ share: Double) -> String {
        sorted.isEmpty ? "–" : TextTable.fixed(100 * sorted[Int(share * Double(sorted.count - 1))], 1)
      }
      return [
        "\(rate)", TextTable.fixed(100 * Double(same) / Double(max(1, isSame[index].count)), 1),
        percentile(0.5), percentile(0.95),
      ]
    }
    return
      "Strokes sampled anew, against \(Resampling.rates[0]) a second; the end's move is of the whole way.\n\n"
      + table.text
  }
}

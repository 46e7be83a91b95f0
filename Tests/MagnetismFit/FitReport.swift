import PointerKit
import PointerScenes

/// The fitted constants, and their success with movements to which they were not fitted, as lines of text.
struct FitReport {
  let cases: [PlayedCase]
  /// The comparisons, one for each random split of the movements into halves, with the seeds 1, 2 and so on.
  let comparisons: [Comparison]

  private typealias Rule = Comparison.Rule

  /// Fits and compares; `cases` must have at least two movements.
  init(_ cases: [PlayedCase]) {
    self.cases = cases
    comparisons = (1...5).map { Comparison(cases, seed: $0) }
  }

  private var layouts: [String] { Set(cases.map(\.kind.layout)).sorted() }

  var text: String {
    [
      heading, constants, tables, thresholds,
      "All five halvings: right % of what was fitted on the others, and by how many points it is ahead.\n\n"
        + leads,
    ].joined(separator: "\n")
  }

  private var heading: String {
    let shipped = MagnetismConfiguration()
    let (cases, farther) = (cases.filter(\.isRecorded), cases.count { !$0.isRecorded })
    let astray = cases.count { $0.answer(shipped) != $0.answer }
    return
      "\(cases.count) cases of \(Set(cases.map(\.movement)).count) movements; \(cases.count { $0.flick != nil })"
      + " are weighed; replayed with the shipped constants, \(astray) end otherwise than in the engine\n"
      + "Fitted with \(farther) more of hands that reach half as far again, which are not scored.\n"
  }

  private var constants: String {
    let fits = zip(["first half", "second half"], comparisons[0].fits).map { ($0, $1.words) }
    let rows = [("shipped", Fit.words(MagnetismConfiguration())), ("all", Fit(cases).words)] + fits
    return rows.map { name, words in
      name + String(repeating: " ", count: 14 - name.count) + words + "\n"
    }.joined()
  }

  // MARK: One halving in full

  private var tables: String {
    let main = comparisons[0]
    let names = Rule.allCases.map(\.name)
    let groups: [(name: String, belongs: (MagnetismCaseKind) -> Bool)] =
      layouts.map { layout in (layout, { $0.layout == layout }) } + [("all", { _ in true })]
    var blocks = groups.map { name, belongs in
      MagnetismScore.block(name, of: main.movements(where: belongs), answers: names)
    }
    let some = [Rule.fitted, .shipped, .plain, .pointer]
    blocks += Set(cases.map(\.kind)).sorted().map { kind in
      MagnetismScore.block(
        "\(kind.layout) \(kind.lift)", of: main.movements(some) { $0 == kind }, answers: some.map(\.name))
    }
    return """
      Each half of the movements, drawn with seed 1, answered with the constants of the other.
      ahead: right % of the first row minus right % of the rule; in brackets: 95 % intervals, from \
      \(MovementBootstrap.resampleCount) samples of whole movements

      """ + "\n" + blocks.joined(separator: "\n")
  }

  private var thresholds: String {
    let threshold = comparisons[0].coverage.highestThreshold(costing: FitReport.price)
    return
      "minimumProbability is \(MagnetismConfiguration().minimumProbability). The highest that costs at most"
      + " \(FitReport.price) points of right answers is \(threshold).\n"
      + comparisons[0].coverage.table
  }

  /// The loss of right answers, in percent of the cases, that is accepted for fewer wrong answers.
  static let price = 0.5

  // MARK: All halvings

  private var leads: String {
    let rules = [Rule.atLift, .newest, .plain, .pointer]
    return layouts.map { layout in
      var table = TextTable(
        columns: [(layout, true), ("right %", false)] + rules.map { ("over " + $0.name, false) })
      table.rows = comparisons.enumerated().map { index, comparison in
        let bootstrap = MovementBootstrap(comparison.movements { $0.layout == layout })
        let right = bootstrap.estimate { $0.rightPercent(Rule.fitted.rawValue) }.value
        return ["  seed \(index + 1)", TextTable.fixed(right, 1)]
          + rules.map { FitReport.lead(over: $0, bootstrap) }
      }
      return table.text
    }.joined(separator: "\n")
  }

  private static func lead(over rule: Rule, _ bootstrap: MovementBootstrap) -> String {
    func signed(_ number: Double) -> String { TextTable.fixed(number, 1, isSigned: true) }
    let lead = bootstrap.estimate { $0.rightPercent(Rule.fitted.rawValue) - $0.rightPercent(rule.rawValue) }
    guard let interval = lead.interval else { return signed(lead.value) }
    return "\(signed(lead.value)) [\(signed(interval.lowerBound)), \(signed(interval.upperBound))]"
  }
}

extension MagnetismCoverage {
  /// The highest threshold of the curve that loses at most `price` of the right answers, in percent of the
  /// cases.
  func highestThreshold(costing price: Double) -> Double {
    let most = outcomes.map(\.right).max() ?? 0
    var highest = 0.0
    for (threshold, outcome) in zip(MagnetismCoverage.thresholds, outcomes) {
      let lost = 100 * Double(most - outcome.right)
      if lost <= price * Double(outcome.count) { highest = threshold }
    }
    return highest
  }
}

/// The report of a study as text: conclusions, and a table for each scene.
public struct StudyReport: Sendable {
  /// The result of each scene and, if there are several, of all scenes together.
  public let results: [StudyResult]

  /// Creates the report of one or several scenes.
  public init(_ results: [StudyResult]) {
    self.results =
      results.count > 1 ? results + [StudyResult(results, named: "all scenes together")] : results
  }

  /// The conclusions for each scene, followed by the tables with an explanation.
  public var text: String {
    conclusions + "\n" + results.map { "\($0.name)\n\n" + table($0) + "\n" }.joined() + StudyReport.legend
  }

  /// The conclusions for each scene, without tables.
  public var conclusions: String {
    results.map { result in
      "\(result.name): \(result.goals) of \(result.targets) targets are goals, \(result.rows.count) trials with each"
        + " technique, seed \(result.seed)\n"
        + StudyFindings(result).sentences.map { "  " + $0 + "\n" }.joined()
    }.joined(separator: "\n") + "\n" + StudyReport.caution
  }

  private func table(_ result: StudyResult) -> String {
    var table = TextTable(columns: [
      ("distance pt", true), ("technique", true), ("trials", false), ("time s", false),
      ("against plain %", false),
      ("misses %", false), ("bits/s", false),
    ])
    for band in result.bands.map(Optional.some) + [nil] {
      let summary = result.summary(of: band)
      for technique in StudyTechnique.allCases {
        let own = summary[technique]
        table.rows.append([
          technique == .plain ? band?.name ?? "all" : "", technique.name, "\(summary.trials)",
          text(own.seconds, 2),
          technique == .plain ? "" : text(own.timeDifference, 1), text(own.misses, 1),
          text(own.throughput, 2),
        ])
      }
    }
    return table.text
  }

  private func text(_ estimate: StudySummary.Estimate, _ decimals: Int) -> String {
    let (value, lower, upper) = (
      TextTable.fixed(estimate.value, decimals), TextTable.fixed(estimate.lower, decimals),
      TextTable.fixed(estimate.upper, decimals)
    )
    return "\(value) (\(lower) to \(upper))"
  }

  /// A note about the limits of the figures.
  private static let caution = """
    In parentheses are 95 % intervals. The person is simulated: the figures compare techniques on a layout, and
    do not measure people.

    """

  /// The explanation of the tables.
  static let legend = """
    Times are means from the start of a trial to the release on the goal, and include the correction of wrong
    clicks. Misses are trials whose first click was not on the goal. Bits/s: log2(D/We + 1) / time, with We = 4.133
    times the standard deviation of the model pointer's position at the first click, measured along the movement, but
    at least the goals' mean width (ISO 9241-9; a pointer that snaps to the center has no scatter to measure).
    A single stray first click widens We, so that bits/s can fall although times fall too. The 95 % intervals
    in parentheses are bootstrapped over trials.

    """
}

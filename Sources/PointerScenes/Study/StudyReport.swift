/// The report of a study as text: conclusions, and a table for each scene.
package struct StudyReport: Sendable {
  /// The result of each scene and, if there are several, of all scenes together.
  package let results: [StudyResult]

  /// Creates the report of one or several scenes.
  package init(_ results: [StudyResult]) {
    self.results =
      results.count > 1 ? results + [StudyResult(results, named: "all scenes together")] : results
  }

  /// The conclusions for each scene, followed by the tables with an explanation.
  package var text: String {
    conclusions + "\n" + results.map { "\($0.name)\n\n" + table($0) + "\n" }.joined() + StudyReport.legend
  }

  /// The conclusions for each scene, without tables.
  package var conclusions: String {
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

  private func text(_ estimate: Estimate, _ decimals: Int) -> String {
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

/// The findings of a study in sentences, which state where magnetism helps and where it does not.
package struct StudyFindings: Sendable {
  private let result: StudyResult

  /// Creates the findings of a result.
  package init(_ result: StudyResult) { self.result = result }

  /// The sentences, in order.
  package var sentences: [String] { times + misses + choices + worst }

  /// The position of an interval: below 0 (`less`), above 0 (`more`), or on both sides (`undecided`).
  enum Verdict: Hashable {
    case less
    case more
    case undecided

    init(_ estimate: Estimate) {
      self = estimate.upper < 0 ? .less : estimate.lower > 0 ? .more : .undecided
    }
  }

  /// The findings about times in one line, for a chart.
  ///
  /// The line states the distances at which magnetism is faster or slower than the plain pointer.
  var outline: String {
    func distances(_ verdict: Verdict) -> String? {
      let bands = result.bands.filter {
        Verdict(result.summary(of: $0)[.magnetism].timeDifference) == verdict
      }
      return bands.isEmpty ? nil : bands.map(\.phrase).joined(separator: ", ")
    }
    let parts = [
      distances(.less).map { "faster than the plain pointer \($0)" },
      distances(.more).map { "slower \($0)" },
    ].compactMap { $0 }
    return parts.isEmpty
      ? "Magnetism is neither faster nor slower than the plain pointer, as far as these trials can tell."
      : "Magnetism is " + parts.joined(separator: ", ") + "."
  }

  // MARK: Times

  private var times: [String] {
    result.bands.map { band in
      let isFlicked = result.rows.contains { $0.assignment.band == band && $0[.magnetism].flicks > 0 }
      guard isFlicked else {
        return "No movement \(band.phrase) ends with a flick: magnetism makes no difference there."
      }
      let difference = result.summary(of: band)[.magnetism].timeDifference
      let change = "time compared with the plain pointer \(text(difference))"
      return switch Verdict(difference) {
      case .less: "Magnetism is faster \(band.phrase): \(change)."
      case .more: "Magnetism is slower \(band.phrase): \(change)."
      case .undecided: "These trials show no difference in time \(band.phrase): \(change)."
      }
    } + againstInertia
  }

  /// The effect of magnetism in comparison with inertia alone.
  private var againstInertia: [String] {
    let coasts = result.rows.filter { $0[.inertia].flicks + $0[.magnetism].flicks > 0 }
    guard !coasts.isEmpty else {
      return ["No movement was long enough for a flick: inertia and magnetism had no effect."]
    }
    func mean(_ technique: StudyTechnique) -> Double {
      coasts.reduce(0) { $0 + $1[technique].seconds } / Double(coasts.count)
    }
    let (inertia, magnetism) = (mean(.inertia), mean(.magnetism))
    let change = 100 * (magnetism / inertia - 1)
    return [
      "In movements with a flick, the mean time is \(TextTable.fixed(mean(.plain), 2)) s with the plain pointer, "
        + "\(TextTable.fixed(inertia, 2)) s with inertia alone and \(TextTable.fixed(magnetism, 2)) s with magnetism. "
        + "Magnetism changes the time with inertia by \(TextTable.fixed(change, 1)) %."
    ]
  }

  // MARK: Misses

  private static let missUnit = "percentage points"

  private var misses: [String] {
    let worse = result.bands.filter { Verdict(result.summary(of: $0)[.magnetism].missDifference) == .more }
    let all = result.summary()[.magnetism].missDifference
    let overall = text(all, StudyFindings.missUnit)
    let sentence =
      switch Verdict(all) {
      case .less: "Magnetism has fewer misses than the plain pointer: \(overall)."
      case .more: "Magnetism has more misses than the plain pointer: \(overall)."
      case .undecided: "These trials show no difference in misses: \(overall)."
      }
    return [sentence]
      + worse.map {
        "Magnetism has more misses \($0.phrase): "
          + "\(text(result.summary(of: $0)[.magnetism].missDifference, StudyFindings.missUnit))."
      }
  }

  // MARK: Targets

  private var choices: [String] {
    let flicked = result.rows.filter { $0[.magnetism].flicks > 0 }
    guard !flicked.isEmpty else { return [] }
    let right = flicked.count { $0[.magnetism].attractor == $0.assignment.goal }
    let none = flicked.count { $0[.magnetism].attractor == nil }
    func percent(_ count: Int) -> String { TextTable.fixed(100 * Double(count) / Double(flicked.count), 0) }
    return [
      "Of \(flicked.count) first flicks, the goal attracted \(percent(right)) %, "
        + "another target \(percent(flicked.count - right - none)) %, and no target \(percent(none)) %."
    ]
  }

  /// The sentence about the goals for which magnetism is slowest compared with the plain pointer.
  ///
  /// Only goals with at least three trials count.
  private var worst: [String] {
    var losses: [String: [(plain: Double, magnetism: Double)]] = [:]
    for row in result.rows {
      losses[row.goalName, default: []].append((row[.plain].seconds, row[.magnetism].seconds))
    }
    let means = losses.filter { $0.value.count >= 3 }.map { name, pairs in
      let count = Double(pairs.count)
      let difference = pairs.reduce(0) { $0 + $1.magnetism - $1.plain } / count
      return (name: name, count: pairs.count, difference: difference)
    }.sorted { ($1.difference, $0.name) < ($0.difference, $1.name) }
    let slower = means.prefix(3).filter { $0.difference > 0 }
    guard !slower.isEmpty else {
      return means.isEmpty
        ? [] : ["No goal with at least three trials is slower with magnetism than with the plain pointer."]
    }
    let list = slower.map {
      "\($0.name) (\(TextTable.fixed($0.difference, 2)) s slower, \($0.count) trials)"
    }
    return [
      "Magnetism is slowest for \(list.joined(separator: ", ")). With at least three trials, "
        + "\(means.count { $0.difference > 0 }) of \(means.count) goals are slower than with the plain pointer. "
        + "The few trials of a single goal do not prove a difference."
    ]
  }

  private func text(_ estimate: Estimate, _ unit: String = "%") -> String {
    "\(TextTable.fixed(estimate.value, 1)) \(unit) (\(TextTable.fixed(estimate.lower, 1)) to "
      + "\(TextTable.fixed(estimate.upper, 1)))"
  }
}

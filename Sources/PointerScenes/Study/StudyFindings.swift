/// The findings of a study in sentences, which state where magnetism helps and where it does not.
public struct StudyFindings: Sendable {
  private let result: StudyResult

  /// Creates the findings of a result.
  public init(_ result: StudyResult) { self.result = result }

  /// The sentences, in order.
  public var sentences: [String] { times + misses + choices + worst }

  /// The position of an interval: below 0 (`less`), above 0 (`more`), or on both sides (`undecided`).
  enum Verdict: Hashable {
    case less
    case more
    case undecided

    init(_ estimate: StudySummary.Estimate) {
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
        return "Nothing is flicked \(band.phrase): magnetism makes no difference there."
      }
      let difference = result.summary(of: band)[.magnetism].timeDifference
      let interval = text(difference)
      return switch Verdict(difference) {
      case .less: "Magnetism helps \(band.phrase): time against plain \(interval)."
      case .more: "Magnetism does not help \(band.phrase), it is slower: time against plain \(interval)."
      case .undecided:
        "Magnetism makes no difference \(band.phrase) that these trials can tell: "
          + "time against plain \(interval)."
      }
    } + againstInertia
  }

  /// The effect of magnetism in comparison with inertia alone.
  private var againstInertia: [String] {
    let coasts = result.rows.filter { $0[.inertia].flicks + $0[.magnetism].flicks > 0 }
    guard !coasts.isEmpty else {
      return ["No movement was long enough for a flick: inertia and magnetism took no part."]
    }
    func mean(_ technique: StudyTechnique) -> Double {
      coasts.reduce(0) { $0 + $1[technique].seconds } / Double(coasts.count)
    }
    let (inertia, magnetism) = (mean(.inertia), mean(.magnetism))
    let change = 100 * (magnetism / inertia - 1)
    return [
      "Where ways were flicked, the mean time is \(TextTable.fixed(mean(.plain), 2)) s plain, "
        + "\(TextTable.fixed(inertia, 2)) s with inertia alone and \(TextTable.fixed(magnetism, 2)) s with magnetism: "
        + "choosing a target changes it by \(TextTable.fixed(change, 1)) %."
    ]
  }

  // MARK: Misses

  private var misses: [String] {
    let worse = result.bands.filter { Verdict(result.summary(of: $0)[.magnetism].missDifference) == .more }
    let all = result.summary()[.magnetism].missDifference
    let overall = text(all, "points")
    let sentence =
      switch Verdict(all) {
      case .less: "It misses less than plain: \(overall) of misses."
      case .more: "It misses more than plain: \(overall) of misses."
      case .undecided: "Misses are as with plain, as far as these trials can tell: \(overall)."
      }
    return [sentence]
      + worse.map {
        "It misses more \($0.phrase): \(text(result.summary(of: $0)[.magnetism].missDifference, "points"))."
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
      "Of \(flicked.count) first flicks \(percent(right)) % were drawn to the goal, "
        + "\(percent(flicked.count - right - none)) % to another target and \(percent(none)) % to none."
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
      return means.isEmpty ? [] : ["No goal with three trials or more is slower with it than with plain."]
    }
    let list = slower.map {
      "\($0.name) (\(TextTable.fixed($0.difference, 2)) s slower, \($0.count) trials)"
    }
    return [
      "It is worst for \(list.joined(separator: ", ")); \(means.count { $0.difference > 0 }) of \(means.count) goals "
        + "with three trials or more are slower with it. So few trials of one goal are a hint, no proof."
    ]
  }

  private func text(_ estimate: StudySummary.Estimate, _ unit: String = "%") -> String {
    "\(TextTable.fixed(estimate.value, 1)) \(unit) (\(TextTable.fixed(estimate.lower, 1)) to "
      + "\(TextTable.fixed(estimate.upper, 1)))"
  }
}

import PointerKit

extension MagnetismAnswer {
  /// The answer as text: where the pointer comes to rest, the choices of the baselines, and the candidates.
  ///
  /// The candidates are listed only if the stroke is fast enough and the answer has an explanation. The
  /// chosen candidate is the first. The others follow in descending order of probability. Candidates out of
  /// reach are only counted. Lengths are in points and angles in degrees.
  public func words(about stroke: MagnetismCase) -> String {
    func name(_ id: TargetID?) -> String { id.map { stroke.names.name(ofTarget: $0) } ?? "nothing" }
    var lines = ["\(id): ends on \(name(target)), \(Vocabulary.reason.plainWords(for: reason))"]
    if let clicked = stroke.clicked {
      lines[0] +=
        "; clicked \(name(clicked)): \(target == clicked ? "right" : target == nil ? "none" : "wrong")"
    }
    lines.append("lift       \(text(position)) at \(whole(velocity.length)) points per second")
    if reason == .tooSlow {
      lines.append("stays      \(slowness)")
    } else {
      lines.append("inertia    \(text(projected)), \(whole((projected - position).length)) points on")
      lines.append("landing    \(text(landing))")
    }
    let baselines = zip(MagnetismBaseline.allCases, stroke.baselineTargets(beside: self))
    lines.append(
      "otherwise  "
        + baselines.map { baseline, target in "\(baseline.name): \(name(target))" }.joined(separator: "; "))
    // A lift that is no flick has no candidates.
    if let explanation, reason != .tooSlow { lines += table(explanation, names: stroke.names) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ explanation: MagnetismExplanation, names: SceneNames) -> [String] {
    let shown = explanation.candidates.filter { $0.verdict != .outOfReach }.sorted {
      let isChosen = ($0.verdict == .chosen, $1.verdict == .chosen)
      if isChosen.0 != isChosen.1 { return isChosen.0 }
      return ($1.probability, $0.id) < ($0.probability, $1.id)
    }
    let outOfReach = explanation.candidates.count - shown.count
    var lines: [String] = []
    if !shown.isEmpty {
      var table = TextTable(columns: [
        ("", true), ("verdict", true), ("probability", false), ("distance", false), ("ring", false),
        ("angle", false),
      ])
      table.rows = shown.map { candidate in
        [
          names.name(ofTarget: candidate.id), Vocabulary.verdict.plainWords(for: candidate.verdict),
          percent(candidate.probability), tenths(candidate.distance), candidate.ring?.description ?? "",
          candidate.angle.map { whole($0 * 180 / .pi) + "°" } ?? "",
        ]
      }
      lines = table.text.split(separator: "\n").map(String.init)
    }
    if outOfReach > 0 { lines.append("\(outOfReach) out of reach") }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func text(_ point: Point) -> String { "(\(tenths(point.x)), \(tenths(point.y)))" }

  private func percent(_ fraction: Double) -> String { tenths(fraction * 100) + " %" }

  private func whole(_ value: Double) -> String { JSONText.number(value.rounded()) }

  private func tenths(_ value: Double) -> String { JSONText.number((value * 10).rounded() / 10) }
}

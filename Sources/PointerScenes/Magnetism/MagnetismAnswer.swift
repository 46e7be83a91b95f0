public import PointerKit

/// The result of a magnetism case: where the pointer comes to rest after the stroke, and why.
public struct MagnetismAnswer: Hashable, Sendable {
  /// The id of the case.
  public let id: String
  /// The target that is hovered when everything is at rest; nil if there is none.
  public let target: TargetID?
  /// The reason for the engine's choice of a target or of none; `tooSlow` if the stroke is not a flick.
  public let reason: MagnetismReason
  /// The position of the pointer when the finger lifts, in points.
  public let position: Point
  /// The velocity of the pointer when the finger lifts, in points per second.
  public let velocity: Vector
  /// The point where the pointer would rest by inertia alone, in points; `position` if the stroke is not
  /// a flick.
  public let projected: Point
  /// The end of the attraction or coast, in points.
  ///
  /// It is the center of the attracting target, or `projected` without such a target. In text it is on the
  /// line nearest to `projected`. If the pointer recenters after a stroke that is not a flick, it rests
  /// elsewhere.
  public let landing: Point
  /// The explanation, with the verdict on every target; nil unless it was requested.
  public let explanation: MagnetismExplanation?

  /// The reason why the stroke was not a flick, as text.
  var slowness: String {
    let speed = velocity.length
    // The velocity is a mean over time, so it is still high just after an abrupt stop.
    return speed < MagnetismConfiguration().settlingSpeed
      ? "the finger had slowed to \(JSONText.number(speed.rounded())) points per second"
      : "the finger had stopped"
  }

  /// The answer as one line of JSON, without a line feed.
  public func line(names: SceneNames) -> String {
    JSONValue.joining(
      [
        "id": .string(id), "target": target.map { .string(names.name(ofTarget: $0)) } ?? .null,
        "reason": .word(reason, of: Vocabulary.reason), "velocity": .vector(velocity),
        "projected": .point(projected), "landing": .point(landing),
      ],
      explanation.map { explanation in
        [
          "rings": .numbers(explanation.attraction.reach),
          "candidates": .array(explanation.candidates.map { candidate($0, names) }),
        ]
      }
    ).text
  }

  /// A candidate as JSON; only a target that might have won has a score, and the least score wins.
  private func candidate(_ candidate: MagnetismCandidate, _ names: SceneNames) -> JSONValue {
    let mightWin = candidate.verdict == .chosen || candidate.verdict == .farther
    return [
      "target": .string(names.name(ofTarget: candidate.id)),
      "score": mightWin ? .number(candidate.distance) : .null, "distance": .number(candidate.distance),
      "angle": candidate.angle.map { .number($0) } ?? .null,
      "verdict": .word(candidate.verdict, of: Vocabulary.verdict),
    ]
  }
}

extension MagnetismAnswer {
  /// The answer as text: where the pointer comes to rest, the choices of the baselines, and the candidates.
  ///
  /// The candidates are listed only if the stroke is fast enough and the answer has an explanation. The
  /// chosen candidate is the first. The others follow in ascending order of distance. Candidates out of reach
  /// are only counted. Lengths are in points and angles in degrees.
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
      if let reach = explanation?.attraction.reach {
        lines.append("circle     \(whole(reach)) points around that")
      }
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
      return ($0.distance, $0.id) < ($1.distance, $1.id)
    }
    let outOfReach = explanation.candidates.count - shown.count
    var lines: [String] = []
    if !shown.isEmpty {
      var table = TextTable(columns: [("", true), ("verdict", true), ("distance", false), ("angle", false)])
      table.rows = shown.map { candidate in
        [
          names.name(ofTarget: candidate.id), Vocabulary.verdict.plainWords(for: candidate.verdict),
          tenths(candidate.distance), candidate.angle.map { whole($0 * 180 / .pi) + "°" } ?? "",
        ]
      }
      lines = table.text.split(separator: "\n").map(String.init)
    }
    if outOfReach > 0 { lines.append("\(outOfReach) out of reach") }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func text(_ point: Point) -> String { "(\(tenths(point.x)), \(tenths(point.y)))" }

  private func whole(_ value: Double) -> String { JSONText.number(value.rounded()) }

  private func tenths(_ value: Double) -> String { JSONText.number((value * 10).rounded() / 10) }
}

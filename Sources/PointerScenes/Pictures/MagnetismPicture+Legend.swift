import PointerKit

extension MagnetismPicture {
  /// The candidates with a probability above 0, in order from the likeliest; ties go to the lower id.
  var likeliest: [MagnetismCandidate] {
    (explanation?.candidates ?? []).filter { $0.probability > 0 }.sorted {
      ($1.probability, $0.id) < ($0.probability, $1.id)
    }
  }

  /// A fraction in whole percent.
  static func percent(_ fraction: Double) -> String {
    fraction > 0 && fraction < 0.005 ? "< 1 %" : Markup.number(100 * fraction, decimals: 0) + " %"
  }

  /// The text below the window, and its height in points.
  func legend(below top: Double) -> (markup: String, height: Double) {
    let line = 1.5 * font
    var markup = ""
    for (index, row) in rows.enumerated() {
      markup += "<text x=\"16\" y=\"\(Markup.number(top + line * (Double(index) + 1.2)))\">"
      for (part, words) in row.enumerated() {
        markup +=
          "<tspan\(part > 0 ? " dx=\"\(Markup.number(font, decimals: 0))\"" : "") fill=\"\(words.color)\">"
          + Markup.escaped(words.text) + "</tspan>"
      }
      markup += "</text>"
    }
    return (markup, line * (Double(rows.count) + 0.9))
  }

  private typealias Words = (color: String, text: String)

  private var rows: [[Words]] {
    var rows: [[Words]] = [[(palette.ink, summary)]]
    var movement: [Words] = [(palette.stroke, "━ stroke, ○ lift")]
    if explanation != nil { movement[0].text += ", ╌ inertia, ✕ its end" }
    movement.append((palette.ink, "● where the pointer came to rest"))
    rows.append(movement)
    if explanation != nil {
      rows.append([(palette.ends, "Within ━ half, within ╌ nine tenths of such movements end")])
      rows.append([(palette.ring, "○ circles around inertia’s end; ┈ hit regions")])
    }
    var targets: [Words] = []
    if answer.target != nil { targets.append((palette.chosen, "▣ what the pointer ended on")) }
    if stroke.clicked != nil { targets.append((palette.clicked, "▢ what the person clicked")) }
    if !targets.isEmpty { rows.append(targets) }
    if !likeliest.isEmpty { rows.append([(palette.chosen, "The greener, the likelier: " + ranking)]) }
    return rows
  }

  private func name(_ id: TargetID?) -> String { id.map { stroke.names.name(ofTarget: $0) } ?? "nothing" }

  private var summary: String {
    let speed = Markup.number(answer.velocity.length, decimals: 0)
    let end = "ends on \(name(answer.target)) (\(Vocabulary.reason.plainWords(for: answer.reason)))"
    let lift = explanation == nil ? "no flick, \(answer.slowness)" : "lifted at \(speed) points a second"
    guard let clicked = stroke.clicked else { return "\(stroke.id): \(lift); \(end)" }
    let verdict = clicked == answer.target ? "right" : answer.target == nil ? "none" : "wrong"
    return "\(stroke.id): \(lift); \(end); clicked \(name(clicked)): \(verdict)"
  }

  /// The five likeliest candidates, each with its verdict unless that is "chosen" or "less likely".
  private var ranking: String {
    likeliest.prefix(5).map { candidate in
      let words = "\(name(candidate.id)) \(MagnetismPicture.percent(candidate.probability))"
      guard candidate.verdict != .chosen, candidate.verdict != .lessLikely else { return words }
      return words + " (\(Vocabulary.verdict.plainWords(for: candidate.verdict)))"
    }.joined(separator: ", ") + (likeliest.count > 5 ? " …" : "")
  }
}

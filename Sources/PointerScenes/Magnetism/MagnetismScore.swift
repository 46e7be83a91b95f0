/// How often strokes ended where the person went on to click, by layout and by how the finger was lifted.
///
/// Both are read from the case's id, written as in `dev-dense-c70-1`: the parts before the last, `dense` and `c70`.
/// Cases with another form of id are counted together, and those that do not say what was clicked not at all.
public struct MagnetismScore: Hashable, Sendable {
  private var tallies: [Kind: Tally] = [:]

  private struct Kind: Hashable, Sendable {
    var layout: String
    var lift: String
  }

  private struct Tally: Hashable, Sendable {
    var right = 0
    var wrong = 0
    var none = 0
    var count: Int { right + wrong + none }

    static func + (a: Tally, b: Tally) -> Tally {
      Tally(right: a.right + b.right, wrong: a.wrong + b.wrong, none: a.none + b.none)
    }
  }

  /// Creates the score of no cases.
  public init() {}

  /// Counts one answer.
  public mutating func count(_ answer: MagnetismAnswer, of stroke: MagnetismCase) {
    guard let clicked = stroke.clicked else { return }
    let parts = stroke.id.split(separator: "-", omittingEmptySubsequences: false).dropLast()
    let kind =
      parts.count >= 2
      ? Kind(layout: String(parts[parts.endIndex - 2]), lift: String(parts[parts.endIndex - 1]))
      : Kind(layout: "other", lift: "other")
    switch answer.target {
    case clicked?: tallies[kind, default: Tally()].right += 1
    case nil: tallies[kind, default: Tally()].none += 1
    default: tallies[kind, default: Tally()].wrong += 1
    }
  }

  /// The score as lines of text: one for each layout and lift, and their sum.
  public var table: String {
    let kinds = tallies.keys.sorted { ($0.layout, $0.lift) < ($1.layout, $1.lift) }
    var rows = [["layout", "lift", "cases", "right %", "wrong %", "none %"]]
    for kind in kinds { rows.append(row(kind.layout, kind.lift, tallies[kind] ?? Tally())) }
    rows.append(row("all", "", tallies.values.reduce(Tally(), +)))
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column < 2 ? row[column] + padding : padding + row[column]
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func row(_ layout: String, _ lift: String, _ tally: Tally) -> [String] {
    let shares = [tally.right, tally.wrong, tally.none].map { percent($0, of: tally.count) }
    return [layout, lift, "\(tally.count)"] + shares
  }

  /// A share in percent, to the nearest tenth.
  private func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = (part * 2000 + whole) / (2 * whole)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

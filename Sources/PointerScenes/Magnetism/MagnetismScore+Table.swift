extension MagnetismScore {
  /// The score as text of at most 110 columns.
  ///
  /// There is a block for all cases, for each layout, and for each combination of layout and lift. Each block
  /// lists the engine and the baselines, with right, wrong and missing answers in percent. For a baseline,
  /// the block also states the engine's lead in right answers, in percentage points.
  ///
  /// The 95 % intervals in brackets are bootstrapped by movement; with a single movement, there are no
  /// intervals. After the first block, a table has the score for several values of the least probability at
  /// which a target attracts.
  public func table(named name: String) -> String {
    let groups = groups
    let cases = groups[0].movements.reduce(0) { $0 + $1.cases }
    var text = "\(name): \(cases) \(cases == 1 ? "case" : "cases")"
    text += " of \(groups[0].movements.count) \(groups[0].movements.count == 1 ? "movement" : "movements")"
    if unscoredCount > 0 { text += "; \(unscoredCount) more do not state the clicked target" }
    text += "\n"
    guard cases > 0 else { return text }
    text += "ahead: right % of the engine minus right % of the rule"
    if groups[0].movements.count > 1 {
      text += "\nin brackets: 95 % intervals from"
      text += " \(MovementBootstrap.resampleCount) samples of whole movements"
    }
    text += "\n"
    let names = ["engine"] + MagnetismBaseline.allCases.map(\.name)
    let blocks = groups.map { "\n" + MagnetismScore.block($0.name, of: $0.movements, answers: names) }
    return text + blocks[0] + coverage.table + blocks.dropFirst().joined()
  }

  private static let nameWidth = 25
  /// The widths of a number and of its interval, in characters.
  private static let (numberWidth, intervalWidth) = (6, 14)

  /// A block of the table for some movements, with a row for each answer.
  ///
  /// The first answer is compared with each of the others.
  package static func block(_ name: String, of movements: [MagnetismTally], answers names: [String]) -> String
  {
    let bootstrap = MovementBootstrap(movements)
    let cases = movements.reduce(0) { $0 + $1.cases }
    let title = "\(name), \(cases)"
    let heads = row("", [("right%", nil), ("wrong%", nil), ("none%", nil), ("ahead", nil)])
    var text =
      title.count < MagnetismScore.nameWidth
      ? title + heads.dropFirst(title.count) : title + "\n" + heads
    for (answer, name) in names.enumerated() {
      var cells = [
        cell(bootstrap.estimate { $0.rightPercent(answer) }),
        cell(bootstrap.estimate { $0.wrongPercent(answer) }),
        cell(bootstrap.estimate { $0.nonePercent(answer) }),
      ]
      if answer > 0 {
        cells.append(
          cell(bootstrap.estimate { $0.rightPercent(0) - $0.rightPercent(answer) }, isSigned: true))
      }
      text += row("  " + name, cells)
    }
    return text
  }

  /// A number and its interval, if it has one.
  private typealias Cell = (number: String, interval: String?)

  private static func cell(_ estimate: MagnetismEstimate, isSigned: Bool = false) -> Cell {
    let interval = estimate.interval.map {
      "[\(TextTable.fixed($0.lowerBound, 1, isSigned: isSigned)),"
        + " \(TextTable.fixed($0.upperBound, 1, isSigned: isSigned))]"
    }
    return (TextTable.fixed(estimate.value, 1, isSigned: isSigned), interval)
  }

  /// A line of a block; numbers are aligned to the right, and intervals to the left.
  private static func row(_ name: String, _ cells: [Cell]) -> String {
    var line = name.padded(to: MagnetismScore.nameWidth)
    for cell in cells {
      line += String(repeating: " ", count: max(0, MagnetismScore.numberWidth - cell.number.count))
      line += cell.number
      line += " " + (cell.interval ?? "").padded(to: MagnetismScore.intervalWidth)
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

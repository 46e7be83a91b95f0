extension MagnetismCoverage {
  /// The score at each threshold as a table of text; empty without guesses.
  ///
  /// The default threshold is marked.
  package var table: String {
    guard !isEmpty else { return "" }
    var text = "\nleast probability answered %   right %   wrong %   wrong of answered %\n"
    for (threshold, outcome) in zip(MagnetismCoverage.thresholds, outcomes) {
      let answered = outcome.right + outcome.wrong
      let mark = threshold == MagnetismCoverage.standardThreshold ? " default" : ""
      let head = "  \(threshold)\(mark)"
      let cells = [
        (percent(answered, of: outcome.count), 28), (percent(outcome.right, of: outcome.count), 38),
        (percent(outcome.wrong, of: outcome.count), 48), (percent(outcome.wrong, of: answered), 70),
      ]
      // Each number is aligned with the end of its heading.
      text += cells.reduce(head) { line, cell in
        line + String(repeating: " ", count: max(1, cell.1 - line.count - cell.0.count)) + cell.0
      }
      text += "\n"
    }
    return text
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0.0" }
    let tenths = (part * 2000 + whole) / (2 * whole)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

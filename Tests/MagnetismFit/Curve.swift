/// What the answers would be with each threshold: wrong ones against coverage.
struct Curve {
  struct Row {
    let threshold: Double
    /// Answers in all, and those that the pointer was drawn to.
    var (right, wrong, drawn, rightOfDrawn) = (0, 0, 0, 0)

    init(_ threshold: Double) { self.threshold = threshold }
  }

  private(set) var rows = (0..<19).map { Row(Double($0) / 20) }
  private let count: Int

  init(_ guesses: [(played: PlayedCase, guess: PlayedCase.Guess?)]) {
    count = guesses.count
    for (played, guess) in guesses {
      for row in rows.indices {
        let isDrawn = guess.map { $0.probability >= rows[row].threshold } ?? false
        let target = guess == nil ? played.answer : isDrawn ? guess?.target : played.coast
        let isRight = target == played.clicked
        if isRight { rows[row].right += 1 } else if target != nil { rows[row].wrong += 1 }
        if isDrawn { rows[row].drawn += 1 }
        if isDrawn, isRight { rows[row].rightOfDrawn += 1 }
      }
    }
  }

  /// How many right answers, in percent of the cases, may be lost for the wrong ones that are spared.
  static let price = 0.5

  /// The highest threshold that costs no more than that.
  var threshold: Double {
    let most = rows.map(\.right).max() ?? 0
    let affordable = rows.last { Double(most - $0.right) <= Curve.price / 100 * Double(count) }
    return affordable?.threshold ?? 0
  }

  var table: String {
    var text = "drawn to from   drawn %   right of drawn %   right %   wrong %   none %\n"
    let threshold = threshold
    for row in rows {
      let cells = [
        percent(row.drawn, count), percent(row.rightOfDrawn, row.drawn), percent(row.right, count),
        percent(row.wrong, count), percent(count - row.right - row.wrong, count),
      ]
      text += "  \(row.threshold)"
      var end = 0
      for (cell, column) in zip(cells, [23, 42, 52, 62, 71]) {
        let used =
          text.count - (text.lastIndex(of: "\n").map { text.distance(from: text.startIndex, to: $0) } ?? 0)
          - 1
        end = max(column - used - cell.count, 1)
        text += String(repeating: " ", count: end) + cell
      }
      text += row.threshold == threshold ? "   the choice\n" : "\n"
    }
    return text
  }

  private func percent(_ part: Int, _ whole: Int) -> String {
    let tenths = whole > 0 ? (part * 2000 + whole) / (2 * whole) : 0
    return "\(tenths / 10).\(tenths % 10)"
  }
}

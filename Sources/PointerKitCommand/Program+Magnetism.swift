import PointerScenes

extension Program {
  /// Prints the ends of recorded strokes, their score, or both; if a case has an error, nothing is printed.
  static func magnetism(_ options: MagnetismOptions, _ console: Console) throws {
    var answers = ""
    var tables: [String] = []
    var total = MagnetismScore()
    var progress = Progress(console)
    defer { progress.clear() }
    var count = 0
    let selections = options.cases.map(CaseSelection.init)
    // If all cases are selected by their ids, they are explained in words.
    let isInWords = options.isExplained && selections.allSatisfy { $0.id != nil }
    for (argument, selection) in zip(options.cases, selections) {
      var score = MagnetismScore()
      try selection.forEach { stroke in
        let answer = try stroke.answer(isExplained: options.isExplained)
        if options.isScored { score.count(answer, of: stroke) }
        if isInWords {
          answers += answer.words(about: stroke) + "\n"
        } else if !options.isScored || options.isExplained {
          answers += answer.line(names: stroke.names) + "\n"
        }
        count += 1
        progress.show(count, "cases")
      }
      guard options.isScored else { continue }
      tables.append(score.table(named: argument == "-" ? "standard input" : argument))
      if selections.count > 1 { total.add(score) }
    }
    if tables.count > 1 { tables.append(total.table(named: "all files")) }
    progress.clear()
    try printResult(answers + tables.joined(separator: "\n"), console)
  }
}

import PointerScenes

extension Program {
  /// Prints where recorded strokes end, the score of that, or both; nothing unless every case is in order.
  static func magnetism(_ options: MagnetismOptions, _ console: Console) throws {
    var answers = ""
    var tables: [String] = []
    var total = MagnetismScore()
    var progress = Progress(console)
    defer { progress.clear() }
    var count = 0
    for file in options.cases {
      var score = MagnetismScore()
      var cases = try MagnetismCaseReader(InputFile(file))
      while let stroke = try cases.next() {
        let answer = try stroke.answer(isExplained: options.isExplained)
        if options.isScored { score.count(answer, of: stroke) }
        if !options.isScored || options.isExplained { answers += answer.line(names: stroke.names) + "\n" }
        count += 1
        progress.show(count, "cases")
      }
      guard options.isScored else { continue }
      tables.append(score.table(named: file == "-" ? "standard input" : file))
      if options.cases.count > 1 { total.add(score) }
    }
    if tables.count > 1 { tables.append(total.table(named: "all files")) }
    progress.clear()
    try printResult(answers + tables.joined(separator: "\n"), console)
  }
}

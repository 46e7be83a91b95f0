import PointerScenes

extension Program {
  /// Prints where recorded strokes end, the score of that, or both; nothing unless every case is in order.
  static func magnetism(_ options: MagnetismOptions, _ console: Console) throws {
    var answers = ""
    var score = MagnetismScore()
    var progress = Progress(console)
    defer { progress.clear() }
    var count = 0
    for file in options.cases {
      var cases = try MagnetismCaseReader(InputFile(file))
      while let stroke = try cases.next() {
        let answer = try stroke.answer(isExplained: options.isExplained)
        score.count(answer, of: stroke)
        if !options.isScored || options.isExplained { answers += answer.line(names: stroke.names) + "\n" }
        count += 1
        progress.show(count, "cases")
      }
    }
    progress.clear()
    try printResult(options.isScored ? answers + score.table : answers, console)
  }
}

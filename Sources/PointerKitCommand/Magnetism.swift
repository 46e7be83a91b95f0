import Foundation
import PointerScenes

/// The options of `magnetism`.
struct MagnetismOptions: Hashable, Sendable, CommandOptions {
  var cases: [String] = []
  var isExplained = false
  var isScored = false

  static var table: [Option<Self>] {
    [
      .files(
        "--cases", "F", \.cases, isRequired: true, "files of cases",
        "files of cases; F:ID is one case of the file F, if there is no file of that whole name"),
      .flag(
        "--explain", \.isExplained,
        "add the circle and every candidate with its score and verdict; for single cases F:ID, as text"),
      .flag(
        "--score", \.isScored,
        "instead, print how often the pointer ended on the target that the person clicked; with --explain, "
          + "print both"),
    ]
  }

  static var description: CommandDescription {
    CommandDescription(
      summary: "where recorded flicks end, and why",
      usage: ["--cases F… [--explain] [--score]"],
      introduction: """
        Reads recorded movements, one JSON line each, and prints for each of them where it ends and why, in order.
        """,
      options: table.map(\.description),
      notes: """
        --score prints right, wrong and missing answers in percent for each file, and then for all files together.
        The engine is compared with simple rules:
          stay                    no inertia, no magnetism: the target under the pointer at the lift
          coast                   inertia alone: the target under the pointer when it stops
          nearest to pointer      the magnetic target whose hit region is nearest at the lift, at any distance
          nearest to projection   the magnetic target that is nearest to the point where inertia ends
        In brackets are 95 % confidence intervals. The bootstrap draws whole movements, since the cases of one
        movement are similar: those whose ids differ in layout and lift alone, such as dev-dense-c70-17 and
        dev-home-c30-17.

        """ + CommandDescription.fileFormats,
      examples: [
        ("magnetism --cases cases.jsonl", "where each movement ends, one JSON line each"),
        ("magnetism --cases cases.jsonl:dev-17 --explain", "one case, explained as text"),
        ("magnetism --cases a.jsonl b.jsonl --score", "how often the engine is right"),
      ])
  }
}

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

/// The cases that an argument of `--cases` selects: all cases of a file, or the one case of `F:ID`.
struct CaseSelection: Hashable, Sendable {
  let file: String
  /// The id of the case; nil for all cases.
  let id: String?

  /// Creates the selection for an argument.
  ///
  /// If there is a file with the whole argument as its name, all cases of this file are selected.
  init(_ argument: String) {
    let files = FileManager.default
    if !files.fileExists(atPath: argument), let colon = argument.lastIndex(of: ":") {
      let (file, id) = (String(argument[..<colon]), String(argument[argument.index(after: colon)...]))
      if !id.isEmpty, file == "-" || files.fileExists(atPath: file) {
        (self.file, self.id) = (file, id)
        return
      }
    }
    (file, id) = (argument, nil)
  }

  /// Calls `body` with each of the cases, in order.
  func forEach(_ body: (MagnetismCase) throws -> Void) throws {
    if let id { return try body(Program.findCase(id, in: file)) }
    var cases = try MagnetismCaseReader(InputFile(file))
    while let stroke = try cases.next() { try body(stroke) }
  }
}

import PointerKit
import PointerScenes

/// The options of `study`.
struct StudyOptions: Hashable, Sendable, CommandOptions {
  /// The file of the scene; nil for the built-in scenes.
  var scene: String?
  /// The file of recorded presses, of which the study of clicks consists; nil for the simulated person.
  var clicks: String?
  var seed = Study.standardSeed
  var trials = Study.standardTrials
  /// Whether the tables are printed after the conclusions.
  var printsTables = false
  /// The file of the chart; nil if there is none.
  var output: String?
  /// Whether the chart has a dark background.
  var isDark = false

  static var table: [Option<Self>] {
    [
      .value(
        "--scene", .file("S"), \.scene, "a scene file",
        "the scene; its goals are the controls that the pointer snaps to; four built-in scenes if not given",
        fileName()),
      .value(
        "--clicks", .file("F"), \.clicks, "a file of recorded presses",
        "aim the recorded presses of a file at targets of 8 to 60 pt, and print how many hit; a simulated person if "
          + "not given",
        fileName()),
      .value(
        "--seed", .text("N"), \.seed, "a whole number from 0",
        "the seed of the random numbers, a whole number from 0; 1 if not given", number(in: 0...UInt64.max)),
      .value(
        "--trials", .text("N"), \.trials, "a whole number from 1 to 100000",
        "the number of trials with each technique on each scene, 1 to 100000; 400 if not given",
        number(in: 1...100_000)),
      .flag("--tables", \.printsTables, "print the tables after the conclusions"),
      .flag("--dark", \.isDark, "draw the chart on a dark background"),
      .value(
        "--out", alias: "-o", .file("F.svg"), \.output, "a file to write that ends in .svg",
        "also draw the chart: a file, which appears only when it is complete", fileName(".svg")),
    ]
  }

  func finish(given: [String]) throws(UsageError) {
    if clicks != nil, let other = given.first(where: { $0 != "--clicks" && $0 != "--seed" }) {
      throw UsageError(other, found: "it with --clicks", expected: "--clicks alone, or with --seed")
    }
    if isDark, output == nil {
      throw UsageError("--dark", found: "it without --out", expected: "a chart to draw")
    }
  }

  var readFiles: [FileArgument] {
    [.option("--scene", scene), .option("--clicks", clicks)].compactMap { $0 }
  }
  var writtenFiles: KeyValuePairs<String, String?> { ["--out": output] }

  static var description: CommandDescription {
    CommandDescription(
      summary: "how well pointing works on a scene, with a simulated person",
      usage: [
        "[--scene S] [--seed N] [--trials N] [--tables] [-o F.svg [--dark]]", "--clicks F [--seed N]",
      ],
      introduction: """
        A simulated person moves from control to control of a scene with the plain pointer, with inertia, with
        magnetism and with a bubble cursor. The study prints where magnetism is faster and where it is not; --tables
        adds times, misses and throughput by distance, each with its 95 % interval. The same options give the same
        figures.
        """,
      options: table.map(\.description), notes: CommandDescription.fileFormats,
      examples: [
        ("study", "the four built-in scenes"),
        ("study --scene s.json --trials 2000 --tables -o chart.svg", "a scene of your own, in full"),
        ("study --clicks presses.jsonl", "what padding and steady presses are worth"),
      ])
  }
}

extension Program {
  /// Studies a scene or the built-in scenes, prints the report, and optionally writes the chart.
  static func study(_ options: StudyOptions, _ console: Console) throws {
    if let file = options.clicks { return try studyClicks(file, options.seed, console) }
    let scenes =
      if let file = options.scene {
        [(name: file == "-" ? "standard input" : file, scene: try Scene(contentsOf: InputFile(file)))]
      } else {
        try StudyScenes.all()
      }
    let progress = Progress(console)
    defer { progress.clear() }
    var results: [StudyResult] = []
    for (name, scene) in scenes {
      let study: Study
      do {
        study = try Study(of: scene, named: name, trials: options.trials, seed: options.seed)
      } catch {
        throw FileError(file: name, found: error.found, expected: error.expected)
      }
      results.append(
        study.result { done in
          if done % 16 == 0 { progress.show("\(name): \(done) of \(options.trials) trials") }
        })
    }
    progress.clear()
    let report = StudyReport(results)
    if let file = options.output {
      var output = try OutputFile(file, console)
      try output.write(StudyChart(report, appearance: options.isDark ? .dark : .light).svg)
      try output.finish()
    }
    try printResult(options.printsTables ? report.text : report.conclusions, console)
  }

  /// Aims recorded presses at targets of several sizes, and prints how many hit.
  private static func studyClicks(_ file: String, _ seed: UInt64, _ console: Console) throws {
    let presses = try RecordedPress.all(in: InputFile(file))
    let progress = Progress(console)
    defer { progress.clear() }
    let study = ClickStudy(presses, seed: seed) { done in
      if done % 16 == 0 { progress.show("\(file): \(done) of \(presses.count) presses") }
    }
    progress.clear()
    try printResult(study.report, console)
  }
}

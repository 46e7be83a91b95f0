import LayoutAudit

/// The descriptions of all commands.
extension Command.Topic {
  /// The description of the command.
  var description: CommandDescription {
    switch self {
    case .overview: .overview
    case .simulate: .simulate
    case .render: .render
    case .magnetism: .magnetism
    case .study: .study
    case .audit: .audit
    case .replay: .replay
    case .bench: .bench
    case .completions: .completions
    }
  }

  /// The text that `--help` prints.
  var help: String { description.help(of: self) }

  /// All commands except the demonstration, which has no name.
  static var verbs: [Command.Topic] { allCases.filter { $0 != .overview } }
}

extension CommandDescription {
  private static let scene = OptionDescription("--scene", .file("S", endings: ["json"]), "the scene")
  private static let trace = OptionDescription("--trace", .file("T", endings: ["jsonl"]), "the trace")

  /// The demonstration, and the list of commands.
  fileprivate static let overview = CommandDescription(
    summary: "a tour of every feature: prints its events, and writes a page that plays it",
    usage: ["[-o F] [--open]", "COMMAND …"],
    introduction: "Simulates the pointer of iPadOS on a layout. Without a command, pointerkit prints the "
      + "events of\na tour of every feature, and writes a page that plays the tour.\n\n"
      + commands,
    options: [
      OptionDescription(
        "--out", alias: "-o", .file("F", endings: ["html"]),
        "the page, pointerkit-demo.html if not given; - is standard output, where no events are printed"),
      OptionDescription("--open", "open the page in the browser"),
      OptionDescription("--version", alias: "-V", "print the version"),
      OptionDescription("--help", alias: "-h", "print this text; after a command, the help of the command"),
    ],
    notes: """
      A file named - is standard input or output. Results go to standard output, everything else to standard
      error. Status 0 is success, 1 a failure while running or a finding of audit, 2 a wrong command line, or an invalid
      or missing file.
      """,
    examples: [
      ("--open", "write the tour, and open it in the browser"),
      ("render --out strip.svg", "six pictures of the tour"),
    ])

  /// The commands and their summaries, one per line.
  private static let commands: String = {
    let width = Command.Topic.verbs.map(\.rawValue.count).max() ?? 0
    return Command.Topic.verbs.map { topic in
      let name = topic.rawValue + String(repeating: " ", count: width + 3 - topic.rawValue.count)
      return "pointerkit " + name + topic.description.summary
    }.joined(separator: "\n")
  }()

  fileprivate static let simulate = CommandDescription(
    summary: "the frames of a trace over a scene, as JSON lines",
    usage: [
      "--scene S --trace T [--fps N] [--until SECONDS] [--drawing] [-o F] [--digest] [--record F]"
    ],
    introduction: """
      Plays a pointerkit-trace/1 over a pointerkit-scene/1 and writes pointerkit-frames/1: a header and one line
      for each frame. The frames end when everything is at rest after the last event; a trace of more than 1000000
      frames needs --until.
      """,
    options: [
      scene, trace,
      OptionDescription("--fps", .text("N"), "frames per second, 1 to 100000; 60 if not given"),
      OptionDescription(
        "--until", .text("SECONDS"),
        "the time of the last frame, on the trace's clock; if not given, frames end at rest"),
      OptionDescription("--drawing", "also write the drawing commands, by space from back to front"),
      OptionDescription(
        "--out", alias: "-o", .file("F", endings: ["jsonl"]),
        "write to a file, which appears only when it is complete; standard output if not given"),
      OptionDescription(
        "--digest",
        "print one hash of every bit of every frame and event instead: 16 hexadecimal digits"),
      OptionDescription("--record", .file("F"), "also write a recording of the engine, for replay"),
    ],
    examples: [
      ("simulate --scene s.json --trace t.jsonl -o frames.jsonl", "every frame, at 60 frames per second"),
      ("simulate --scene s.json --trace t.jsonl --digest", "a hash, to compare the results of two machines"),
    ])

  fileprivate static let render = CommandDescription(
    summary: "pictures of a trace over a scene, or of a magnetism case",
    usage: [
      "[--scene S --trace T] [--at SECONDS,… | --filmstrip N | --animate] [--zoom N] [--overlay] [--dark] -o F",
      "--case F:ID [--dark] -o F",
    ],
    introduction: """
      Draws a trace over a scene. F ends in .svg for a picture or in .html for a page; - is a picture on
      standard output. Without --scene and --trace it draws the tour.
      """,
    options: [
      OptionDescription("--scene", .file("S", endings: ["json"]), "the scene; that of the tour if not given"),
      OptionDescription(
        "--trace", .file("T", endings: ["jsonl"]), "the trace; that of the tour if not given"),
      OptionDescription(
        "--at", .text("SECONDS,…"),
        "a picture of one time on the trace's clock, from 0 or its start up to its end; several times, such as 1.2,3, make a strip"
      ),
      OptionDescription(
        "--filmstrip", .text("N"),
        "a strip of 1 to 100 times at even steps, from the first event until everything is at rest; a strip "
          + "of 6 is the default for .svg"),
      OptionDescription(
        "--animate",
        "a page that plays the trace, the default for .html; or an animated .svg of 16 pictures per second"),
      OptionDescription(
        "--case", .file("F:ID", endings: ["jsonl"]),
        "one magnetism case of the file F: the movement, where inertia would end, the search circle, the "
          + "distance of each target, the chosen target and the clicked one"),
      OptionDescription(
        "--zoom", .text("N"),
        "show only the area around the pointer, 1 to 20 times as large; 1 if not given; not for pages that "
          + "play"),
      OptionDescription("--overlay", "show the model pointer, the hit regions and where a flick will land"),
      OptionDescription(
        "--dark", "draw a dark window, whatever appearance the scene states"),
      OptionDescription(
        "--out", alias: "-o", .file("F", endings: ["svg", "html"]),
        "the file to write, which appears only when it is complete"),
    ],
    examples: [
      ("render --at 5.2 --zoom 3 -o still.svg", "one picture of the tour, close to the pointer"),
      ("render --scene s.json --trace t.jsonl -o page.html", "a page that plays a recording"),
      ("render --case cases.jsonl:dev-17 -o flick.svg", "why a flick ended where it did"),
    ])

  fileprivate static let magnetism = CommandDescription(
    summary: "where recorded flicks end, and why",
    usage: ["--cases F… [--explain] [--score]"],
    introduction: """
      Reads recorded movements, one JSON line each, and prints for each of them where it ends and why, in order.
      """,
    options: [
      OptionDescription(
        "--cases", .file("F", endings: ["jsonl"]), isRepeatable: true,
        "files of cases; F:ID is one case of the file F, if there is no file of that whole name"),
      OptionDescription(
        "--explain",
        "add the circle and every candidate with its score and verdict; for single cases F:ID, as text"),
      OptionDescription(
        "--score",
        "instead, print how often the pointer ended on the target that the person clicked; with --explain, "
          + "print both"),
    ],
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
      """,
    examples: [
      ("magnetism --cases cases.jsonl", "where each movement ends, one JSON line each"),
      ("magnetism --cases cases.jsonl:dev-17 --explain", "one case, explained as text"),
      ("magnetism --cases a.jsonl b.jsonl --score", "how often the engine is right"),
    ])

  fileprivate static let study = CommandDescription(
    summary: "how well pointing works on a scene, with a simulated person",
    usage: ["[--scene S] [--seed N] [--trials N] [--tables] [-o F.svg [--dark]]"],
    introduction: """
      A simulated person moves from control to control of a scene with the plain pointer, with inertia, with
      magnetism and with a bubble cursor. The study prints where magnetism is faster and where it is not; --tables
      adds times, misses and throughput by distance, each with its 95 % interval. The same options give the same
      figures.
      """,
    options: [
      OptionDescription(
        "--scene", .file("S", endings: ["json"]),
        "the scene; its goals are the controls that the pointer snaps to; four built-in scenes if not given"),
      OptionDescription(
        "--seed", .text("N"), "the seed of the random numbers, a whole number from 0; 1 if not given"),
      OptionDescription(
        "--trials", .text("N"),
        "the number of trials with each technique on each scene, 1 to 100000; 400 if not given"),
      OptionDescription("--tables", "print the tables after the conclusions"),
      OptionDescription("--dark", "draw the chart on a dark background"),
      OptionDescription(
        "--out", alias: "-o", .file("F.svg", endings: ["svg"]),
        "also draw the chart: a file, which appears only when it is complete"),
    ],
    examples: [
      ("study", "the four built-in scenes"),
      ("study --scene s.json --trials 2000 --tables -o chart.svg", "a scene of your own, in full"),
    ])

  fileprivate static let audit = CommandDescription(
    summary: "deviations of a layout from the guidelines, and how to correct them",
    usage: [
      "--scene S… [--rules L1,…] [--certainty C] [--frame-error N] [--json] [-o F.svg] [--explain L7]"
    ],
    introduction: """
      Checks layouts against the guidelines: padding, gaps, mixed effects, shadows that are clipped, shapes, and more.
      Prints a line for each finding, with the numbers that were measured and what to change, and a summary. Status 0
      is a clean layout, 1 a layout with findings.
      """,
    options: [
      OptionDescription(
        "--scene", .file("S", endings: ["json"]), isRepeatable: true,
        "the scenes; only --explain needs none"),
      OptionDescription(
        "--rules", .words("L1,…", rules), "only these rules; all of L1 to L16 if not given"),
      OptionDescription(
        "--certainty", .words("C", Finding.Certainty.allCases.map(\.name)),
        "only findings that are at least so certain: possible, likely or certain; possible if not given"),
      OptionDescription(
        "--frame-error", .text("N"),
        "the error of the frames' edges in points, from 0 to 100: a finding that it explains is only possible; "
          + "0.5 if not given"),
      OptionDescription("--json", "one line of JSON for each finding instead, and no summary"),
      OptionDescription(
        "--out", alias: "-o", .file("F.svg", endings: ["svg"]),
        "also draw the layout of a single scene with each finding and its number: a file, which appears only "
          + "when it is complete"),
      OptionDescription(
        "--explain", .words("L7", rules),
        "explain a rule: the advice of the guidelines, its source, and an example; without scenes, only print "
          + "this, and --out draws a wrong and a right layout with the measured values"),
    ],
    notes: """
      A key "x-audit" of a scene or a target switches rules off: "x-audit": ["L1", "L13"]. A key "x-annotation" has
      the texts beside the pointer, which L14 checks: "x-annotation": {"W": "120"}.
      """,
    examples: [
      ("audit --scene s.json -o findings.svg", "the findings, and a picture of them"),
      ("audit --explain L7 -o rule.svg", "the advice of a rule, and a picture of it"),
    ])

  private static let rules = LayoutRule.allCases.map(\.identifier)

  fileprivate static let replay = CommandDescription(
    summary: "a comparison of this engine with a recorded one",
    usage: ["F [--frames] [-o F]"],
    introduction: """
      Repeats the calls of a recording, and compares the engine with the recorded one: its state after each call, and
      the digests of frames. Names the first call after which they differ. If the recording is cut off or corrupted,
      replay reads it up to the damage, reports the position of the damage, and exits with 1.
      """,
    options: [
      OptionDescription(
        "--frames", "write the frames that the recorded host read, as pointerkit-frames/1; ids are numbers"),
      OptionDescription(
        "--out", alias: "-o", .file("F", endings: ["jsonl"]),
        "write to a file, which appears only when it is complete; standard output if not given"),
    ],
    operand: (.file("F"), "the recording"),
    examples: [
      ("replay bug.pkrec", "whether this engine has the recorded results"),
      ("replay bug.pkrec --frames -o frames.jsonl", "the frames that the recorded host read"),
    ])

  fileprivate static let bench = CommandDescription(
    summary: "the speed of the engine on this machine",
    usage: ["[--targets N,…] [--json] [--worst]"],
    introduction: """
      Measures the engine on this machine: scenes from an idle pointer to a thousand targets that move in every
      frame, and the index alone in comparison with a linear scan. Times are in nanoseconds: the median of many
      batches, and the fastest one. The tables also have the heap allocations. Nothing else should run on the
      machine. The bench takes half a minute, and 1 GB of memory with 1,000,000 targets. Build with swift build -c
      release first: a debug build is thirty times slower.
      """,
    options: [
      OptionDescription(
        "--targets", .text("N,…"),
        "the numbers of targets, 1 to 1000000; the six powers of ten from 10 if not given"),
      OptionDescription("--json", "one line of JSON for each figure"),
      OptionDescription(
        "--worst",
        "instead, print the tables of the article Performance: the slowest known call of each kind, and the "
          + "memory of each kind of layout; status 1 if a value exceeds its limit"),
    ],
    examples: [("bench --targets 100,1000", "two numbers of targets that are typical of windows")])

  fileprivate static let completions = CommandDescription(
    summary: "completions of commands, options and files for a shell",
    usage: ["SHELL"],
    introduction: "Prints a script that lets a shell complete commands, options and files.",
    options: [],
    operand: (.words("SHELL", Shell.allCases.map(\.rawValue)), "bash, zsh or fish"),
    notes: """
      bash   source <(pointerkit completions bash)                                 in ~/.bashrc
      zsh    source <(pointerkit completions zsh)                                  in ~/.zshrc, after compinit
      fish   pointerkit completions fish > ~/.config/fish/completions/pointerkit.fish
      """,
    examples: [("completions bash", "the script for bash")])
}

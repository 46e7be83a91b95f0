import LayoutAudit
import PointerScenes

/// The options of `audit`.
struct AuditOptions: Hashable, Sendable, CommandOptions {
  var scenes: [String] = []
  /// The rules that are checked, and their thresholds.
  var thresholds = AuditConfiguration()
  /// The least certainty of the findings that are printed.
  var certainty = Finding.Certainty.possible
  var isJSON = false
  /// The file of the picture; nil if there is none.
  var output: String?
  /// The rule to explain; nil if there is none.
  var explained: LayoutRule?
  /// What the scenes are checked against.
  var profile = AuditProfile.guideline

  /// The checked rules as a list.
  private var rules: [LayoutRule] {
    get { LayoutRule.allCases.filter(thresholds.rules.contains) }
    set { thresholds.rules = newValue.reduce(into: []) { $0.insert(LayoutRules($1)) } }
  }

  static var table: [Option<Self>] {
    let (certainties, rules) = (Finding.Certainty.allCases, LayoutRule.allCases.map(\.identifier))
    let profiles = AuditProfile.allCases.map(\.name)
    return [
      .files(
        "--scene", "S", \.scenes, isRequired: false, "scene files", "the scenes; only --explain needs none"),
      .list(
        "--rules", .words("L1,…", rules), \.rules,
        "rules from L1 to L16, 2.5.8 or 2.5.5, with commas between",
        "only these rules, from L1 to L16, 2.5.8 and 2.5.5; those of the profile if not given"
      ) { LayoutRule(identifier: $0) },
      .value(
        "--profile", .words("P", profiles), \.profile, "guideline, wcag-aa or wcag-aaa",
        "what is checked: the guidelines for pointers, or the sizes of targets by WCAG 2.2, level AA (24 points, or room "
          + "around) or AAA (44 points): guideline, wcag-aa or wcag-aaa; guideline if not given"
      ) { AuditProfile(name: $0) },
      .value(
        "--certainty", .words("C", certainties.map(\.name)), \.certainty, "possible, likely or certain",
        "only findings that are at least so certain: possible, likely or certain; possible if not given"
      ) { text in certainties.first { $0.name == text } },
      .value(
        "--frame-error", .text("N"), \.thresholds.frameError, "points from 0 to 100",
        "the error of the frames' edges in points, from 0 to 100: a finding that it explains is only possible; "
          + "0.5 if not given", number(in: 0...100)),
      .flag("--json", \.isJSON, "one line of JSON for each finding instead, and no summary"),
      .value(
        "--out", alias: "-o", .file("F.svg"), \.output, "a file to write that ends in .svg",
        "also draw the layout of a single scene with each finding and its number: a file, which appears only "
          + "when it is complete", fileName(".svg")),
      .value(
        "--explain", .words("L7", rules), \.explained, "a rule from L1 to L16, 2.5.8 or 2.5.5",
        "explain a rule: the advice of the guidelines, its source, and an example; without scenes, only print "
          + "this, and --out draws a wrong and a right layout with the measured values"
      ) { LayoutRule(identifier: $0) },
    ]
  }

  mutating func finish(given: [String]) throws(UsageError) {
    if given.contains("--profile") {
      if given.contains("--rules") {
        throw UsageError("--profile", found: "--rules too", expected: "one of the two")
      }
      thresholds.rules = profile.rules
    }
    if explained == nil, scenes.isEmpty { try Self.require(["--scene"]) }
    if output != nil, scenes.count != 1, !scenes.isEmpty || explained == nil {
      throw UsageError("--out", found: "\(scenes.count) scenes", expected: "one scene with a picture")
    }
    if isJSON, explained != nil {
      throw UsageError("--explain", found: "--json too", expected: "one of the two")
    }
  }

  var readFiles: [FileArgument] { scenes.compactMap { .option("--scene", $0) } }
  var writtenFiles: KeyValuePairs<String, String?> { ["--out": output] }

  static var description: CommandDescription {
    CommandDescription(
      summary: "deviations of a layout from the guidelines, or small targets, and how to correct them",
      usage: [
        "--scene S… [--profile P] [--rules L1,…] [--certainty C] [--frame-error N] [--json] [-o F.svg] [--explain L7]"
      ],
      introduction: """
        Checks layouts against the guidelines: padding, gaps, mixed effects, shadows that are clipped, shapes, and more; or
        against the sizes of targets that WCAG 2.2 asks for. The size is what reacts without PointerKit.
        Prints a line for each finding, with the numbers that were measured and what to change, and a summary. Status 0
        is a clean layout, 1 a layout with findings.
        """,
      options: table.map(\.description),
      notes: """
        A key "x-audit" of a scene or a target switches rules off: "x-audit": ["L1", "L13"]. A key "x-annotation" has
        the texts beside the pointer, which L14 checks: "x-annotation": {"W": "120"}. A key "x-equivalent" of a target
        names another one with the same function: the target may be small if that one is large enough.


        """ + CommandDescription.fileFormats,
      examples: [
        ("audit --scene s.json -o findings.svg", "the findings, and a picture of them"),
        ("audit --scene s.json --profile wcag-aa", "the targets that are too small"),
        ("audit --explain L7 -o rule.svg", "the advice of a rule, and a picture of it"),
      ])
  }
}

extension Program {
  /// Audits scenes, prints the findings, and optionally draws them; returns true if there are no findings.
  static func audit(_ options: AuditOptions, _ console: Console) throws -> Bool {
    var report = AuditReport()
    let progress = Progress(console)
    defer { progress.clear() }
    for (index, file) in options.scenes.enumerated() {
      progress.show("\(index + 1) of \(options.scenes.count): \(file)")
      let scene = try AuditedScene(contentsOf: InputFile(file))
      let findings = scene.findings(with: options.thresholds).filter { $0.certainty >= options.certainty }
      report.append(findings, in: scene, named: file == "-" ? "standard input" : file)
    }
    if let file = options.output,
      let picture = try report.svg ?? options.explained.map({ try AuditReport.picture(of: $0) })
    {
      var output = try OutputFile(file, console)
      try output.write(picture)
      try output.finish()
    }
    var text = ""
    if !options.scenes.isEmpty { text = options.isJSON ? report.json : report.text }
    if let rule = options.explained {
      text += (text.isEmpty ? "" : "\n") + AuditReport.explanation(of: rule)
    }
    progress.clear()
    try printResult(text, console)
    return report.findingCount == 0
  }
}

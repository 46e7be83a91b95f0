import LayoutAudit
import PointerKit
import PointerScenes

extension Command {
  /// Reads a command line, without the name of the program.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    guard let first = arguments.first else { return .demonstration(DemonstrationOptions()) }
    let rest = Array(arguments.dropFirst())
    if ["--version", "-V", "--help", "-h"].contains(first) {
      guard rest.isEmpty else { throw UsageError("\(first): found '\(rest[0])' after it, expected nothing") }
      return first == "--version" || first == "-V" ? .version : .help(.overview)
    }
    if first == "help" {
      guard let name = rest.first else { return .help(.overview) }
      guard rest.count == 1, let topic = Topic.verb(name) else {
        throw UsageError(
          "help: found '\(rest.joined(separator: " "))', expected one of: \(Topic.names)"
            + Suggestion.words(for: name, among: Topic.verbs.map(\.rawValue)))
      }
      return .help(topic)
    }
    if first.hasPrefix("-") { return .demonstration(try DemonstrationOptions(arguments)) }
    guard let topic = Topic.verb(first) else {
      throw UsageError(
        "found '\(first)', expected one of: \(Topic.names), or --help"
          + Suggestion.words(for: first, among: Topic.verbs.map(\.rawValue) + ["help"]))
    }
    if rest.contains("--help") || rest.contains("-h") { return .help(topic) }
    switch topic {
    case .simulate: return .simulate(try SimulateOptions(rest))
    case .magnetism: return .magnetism(try MagnetismOptions(rest))
    case .render: return .render(try RenderOptions(rest))
    case .study: return .study(try StudyOptions(rest))
    case .audit: return .audit(try AuditOptions(rest))
    case .replay: return .replay(try ReplayOptions(rest))
    case .bench: return .bench(try BenchOptions(rest))
    case .completions: return .completions(try CompletionsOptions(rest).shell)
    case .overview: return .help(.overview)
    }
  }
}

extension Command.Topic {
  /// The command of the given name; nil if no command has this name.
  static func verb(_ name: String) -> Command.Topic? {
    Command.Topic(rawValue: name).flatMap { $0 == .overview ? nil : $0 }
  }

  fileprivate static var names: String { verbs.map(\.rawValue).joined(separator: ", ") }
}

extension DemonstrationOptions {
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader(arguments, of: .overview)
    while let option = try reader.option() {
      switch option {
      case "--out": output = try reader.value(of: option, "a file to write that ends in .html")
      case "--open": isOpened = true
      default: throw UsageError(option, found: "it with other options", expected: "no other options")
      }
    }
    guard output == "-" || output.hasSuffix(".html") else {
      throw UsageError("--out", found: "'\(output)'", expected: "a file to write that ends in .html")
    }
    if isOpened, output == "-" {
      throw UsageError("--open", found: "--out -", expected: "a file that can be opened")
    }
  }
}

extension CompletionsOptions {
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments, of: .completions)
    var words: [String] = []
    while let word = reader.operand() { words.append(word) }
    if let option = try reader.option() { throw UsageError("found '\(option)', expected no option") }
    guard words.count == 1, let shell = Shell(rawValue: words[0]) else {
      let found = words.isEmpty ? "nothing" : "'\(words.joined(separator: " "))'"
      throw UsageError("completions", found: found, expected: "one of: bash, zsh, fish")
    }
    self.shell = shell
  }
}

extension SimulateOptions {
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var (scene, trace): (String?, String?)
    var reader = ArgumentReader(arguments, of: .simulate)
    while let option = try reader.option() {
      switch option {
      case "--scene": scene = try reader.value(of: option, "a scene file")
      case "--trace": trace = try reader.value(of: option, "a trace file")
      case "--fps":
        framesPerSecond = try reader.number(
          of: option, in: FrameClock.rates, "a number from 1 to 100000")
      case "--until":
        let seconds = try reader.number(of: option, in: -9.2e9...9.2e9, "seconds within ±9.2e9")
        until = Timestamp(seconds: seconds)
      case "--out": output = try reader.value(of: option, "a file to write")
      case "--drawing": includesDrawing = true
      case "--digest": isDigest = true
      case "--record": recording = try reader.value(of: option, "a file to write")
      default: break
      }
    }
    try ArgumentReader.require([
      ("--scene", scene, "a scene file"), ("--trace", trace, "a trace file"),
    ])
    (self.scene, self.trace) = (scene ?? "", trace ?? "")
    guard scene != "-" || trace != "-" else {
      throw UsageError("--trace: found '-' as for --scene, expected standard input once")
    }
    guard !output.isEmpty else { throw UsageError("--out: found '', expected a file to write") }
    if let recording, recording.isEmpty || recording == output {
      throw UsageError(
        "--record", found: "'\(recording)'", expected: "a file to write, other than that of --out")
    }
  }
}

extension ReplayOptions {
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader(arguments, of: .replay)
    var files: [String] = []
    while true {
      while let file = reader.operand() { files.append(file) }
      guard let option = try reader.option() else { break }
      switch option {
      case "--frames": writesFrames = true
      case "--out": output = try reader.value(of: option, "a file to write")
      default: break
      }
    }
    guard files.count == 1, !files[0].isEmpty else {
      let found = files.isEmpty ? "nothing" : files.map { "'\($0)'" }.joined(separator: " ")
      throw UsageError("replay", found: found, expected: "one recording")
    }
    recording = files[0]
    guard !output.isEmpty else { throw UsageError("--out: found '', expected a file to write") }
  }
}

extension MagnetismOptions {
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader(arguments, of: .magnetism)
    while let option = try reader.option() {
      switch option {
      case "--cases": cases += try reader.values(of: option, "files of cases")
      case "--explain": isExplained = true
      case "--score": isScored = true
      default: break
      }
    }
    try ArgumentReader.require([("--cases", cases.first, "files of cases")])
    guard cases.count(where: { $0 == "-" || $0.hasPrefix("-:") }) <= 1 else {
      throw UsageError("--cases: found '-' twice, expected standard input once")
    }
  }
}

extension StudyOptions {
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader(arguments, of: .study)
    while let option = try reader.option() {
      switch option {
      case "--scene": scene = try reader.value(of: option, "a scene file")
      case "--seed": seed = try reader.whole(of: option, in: 0...UInt64.max, "a whole number from 0")
      case "--tables": printsTables = true
      case "--dark": isDark = true
      case "--trials":
        trials = Int(try reader.whole(of: option, in: 1...100_000, "a whole number from 1 to 100000"))
      case "--out": output = try reader.value(of: option, "a file to write that ends in .svg")
      default: break
      }
    }
    if let scene, scene.isEmpty { throw UsageError("--scene: found nothing, expected a scene file") }
    if let output, output == "-" || !output.hasSuffix(".svg") {
      throw UsageError("--out", found: "'\(output)'", expected: "a file to write that ends in .svg")
    }
    if isDark, output == nil {
      throw UsageError("--dark", found: "it without --out", expected: "a chart to draw")
    }
  }
}

extension AuditOptions {
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader(arguments, of: .audit)
    while let option = try reader.option() {
      switch option {
      case "--scene": scenes += try reader.values(of: option, "scene files")
      case "--rules":
        let text = try reader.value(of: option, AuditOptions.expectation)
        thresholds.rules = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
          thresholds.rules.insert(LayoutRules(try AuditOptions.rule(String(part), option)))
        }
      case "--certainty":
        let expected = "possible, likely or certain"
        let word = try reader.value(of: option, expected)
        guard let known = Finding.Certainty.allCases.first(where: { $0.name == word }) else {
          throw UsageError(option, found: "'\(word)'", expected: expected)
        }
        certainty = known
      case "--frame-error":
        thresholds.frameError = try reader.number(of: option, in: 0...100, "points from 0 to 100")
      case "--json": isJSON = true
      case "--out": output = try reader.value(of: option, "a file to write that ends in .svg")
      case "--explain":
        explained = try AuditOptions.rule(try reader.value(of: option, "a rule from L1 to L16"), option)
      default: break
      }
    }
    if explained == nil { try ArgumentReader.require([("--scene", scenes.first, "scene files")]) }
    if scenes.contains("") { throw UsageError("--scene", found: "''", expected: "scene files") }
    guard scenes.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("--scene: found '-' twice, expected standard input once")
    }
    if let output {
      guard output != "-", output.hasSuffix(".svg") else {
        throw UsageError("--out", found: "'\(output)'", expected: "a file to write that ends in .svg")
      }
      guard scenes.count == 1 || (scenes.isEmpty && explained != nil) else {
        throw UsageError("--out", found: "\(scenes.count) scenes", expected: "one scene with a picture")
      }
    }
    if isJSON, explained != nil {
      throw UsageError("--explain", found: "--json too", expected: "one of the two")
    }
  }

  private static let expectation = "rules from L1 to L16, with commas between"

  private static func rule(_ text: String, _ option: String) throws(UsageError) -> LayoutRule {
    guard let rule = LayoutRule(identifier: text) else {
      throw UsageError(
        option, found: "'\(text)'", expected: option == "--rules" ? expectation : "a rule from L1 to L16")
    }
    return rule
  }
}

extension BenchOptions {
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader(arguments, of: .bench)
    let expected = "numbers of targets from 1 to 1000000, with commas between"
    while let option = try reader.option() {
      switch option {
      case "--targets":
        let text = try reader.value(of: option, expected)
        targetCounts = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let count = Int(part), (1...1_000_000).contains(count) else {
            throw UsageError(option, found: "'\(part)'", expected: expected)
          }
          targetCounts.append(count)
        }
      case "--json": isJSON = true
      case "--worst": isWorst = true
      default: break
      }
    }
  }
}

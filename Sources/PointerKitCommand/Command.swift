import CPointerKit
import Foundation
import PointerScenes

/// A command line of `pointerkit`.
enum Command: Hashable, Sendable {
  /// The demonstration, for a command line without the name of a command.
  case demonstration(DemonstrationOptions)
  case simulate(SimulateOptions)
  case magnetism(MagnetismOptions)
  case render(RenderOptions)
  case audit(AuditOptions)
  case replay(ReplayOptions)
  case example(ExampleOptions)
  case completions(Shell)
  /// The words that complete a command line; the last argument is the word that is being typed.
  case words([String])
  case help(Topic)
  case version

  /// The topics of the help: the overview, and the commands in the order in which the overview lists them.
  enum Topic: String, CaseIterable, Sendable {
    case overview, example, simulate, render, magnetism, audit, replay, completions

    /// All commands except the demonstration, which has no name.
    static var verbs: [Topic] { allCases.filter { $0 != .overview } }

    /// The command of the given name; nil if no command has this name.
    static func verb(_ name: String) -> Topic? { verbs.first { $0.rawValue == name } }

    fileprivate static var names: String { verbs.map(\.rawValue).joined(separator: ", ") }

    var description: CommandDescription {
      switch self {
      case .overview: DemonstrationOptions.description
      case .example: ExampleOptions.description
      case .simulate: SimulateOptions.description
      case .render: RenderOptions.description
      case .magnetism: MagnetismOptions.description
      case .audit: AuditOptions.description
      case .replay: ReplayOptions.description
      case .completions: CompletionsOptions.description
      }
    }

    /// The text that `--help` prints.
    var help: String { description.help(of: self) }
  }

  /// Reads a command line, without the name of the program.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    guard let first = arguments.first else { return .demonstration(DemonstrationOptions()) }
    let rest = Array(arguments.dropFirst())
    if first == "--version" || first == "-V" {
      guard rest.isEmpty else { throw UsageError("\(first): found '\(rest[0])' after it, expected nothing") }
      return .version
    }
    if ["help", "--help", "-h"].contains(first) {
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
    if topic == .completions, rest.first == "words" { return .words(Array(rest.dropFirst())) }
    if rest.contains("--help") || rest.contains("-h") { return .help(topic) }
    switch topic {
    case .example: return .example(try ExampleOptions(rest))
    case .simulate: return .simulate(try SimulateOptions(rest))
    case .magnetism: return .magnetism(try MagnetismOptions(rest))
    case .render: return .render(try RenderOptions(rest))
    case .audit: return .audit(try AuditOptions(rest))
    case .replay: return .replay(try ReplayOptions(rest))
    case .completions: return .completions(try CompletionsOptions(rest).shell)
    case .overview: return .help(.overview)
    }
  }
}

/// The program `pointerkit`, from its arguments to its exit status.
@main enum Program {
  static func main() {
    UnfinishedFiles.removeWhenTerminated()
    let program = CommandLine.arguments.first ?? "pointerkit"
    exit(run(Array(CommandLine.arguments.dropFirst()), Console(command: command(for: program))))
  }

  /// What a person types to run the program at a path.
  static func command(for path: String) -> String {
    if !path.contains("/") { return path }
    return path.contains(".build/") ? "swift run pointerkit" : path
  }

  /// That of the C library's header, from which packages take it too.
  static let version = "\(PTK_VERSION_MAJOR).\(PTK_VERSION_MINOR).\(PTK_VERSION_PATCH)"

  /// Runs a command line, without the name of the program.
  ///
  /// - Returns: The exit status. 0 means success. 1 means an error while running, or a layout with findings.
  ///   2 means a wrong command line, or an invalid or missing file.
  static func run(_ arguments: [String], _ console: Console = Console()) -> Int32 {
    do {
      return try perform(Command.parse(arguments), console)
    } catch let error as UsageError {
      // The message refers to the help of the command, if the first argument is a command.
      let verb = arguments.first.flatMap(Command.Topic.verb).map { "\($0.rawValue) " } ?? ""
      console.report("\(error) (see pointerkit \(verb)--help)")
      return 2
    } catch let error as FileError {
      console.report(error.description)
      return 2
    } catch SimulationError.tooManyFrames(let end, let rate) {
      console.report(SimulationError.tooManyFrames(upTo: end, framesPerSecond: rate).description)
      return 2
    } catch {
      console.report("\(error)")
      return 1
    }
  }

  private static func perform(_ command: Command, _ console: Console) throws -> Int32 {
    switch command {
    case .demonstration(let options): try demonstrate(options, console)
    case .example(let options): try example(options, console)
    case .simulate(let options): try simulate(options, console)
    case .magnetism(let options): try magnetism(options, console)
    case .render(let options): try render(options, console)
    case .audit(let options): return try audit(options, console) ? 0 : 1
    case .replay(let options): try replay(options, console)
    case .completions(let shell): try printResult(shell.script, console)
    case .words(let arguments):
      try printResult(Shell.words(completing: arguments).map { $0 + "\n" }.joined(), console)
    case .help(let topic): try printResult(topic.help, console)
    case .version: try printResult("pointerkit \(version)\n", console)
    }
    return 0
  }

  /// Writes a short result to standard output.
  static func printResult(_ text: String, _ console: Console) throws(WriteError) {
    var output = try OutputFile("-", console)
    try output.write(text)
    try output.finish()
  }
}

import PointerScenes

/// The program `pointerkit`, from its arguments to its exit status.
enum Program {
  static let version = "0.1.0"

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
    case .simulate(let options): try simulate(options, console)
    case .magnetism(let options): try magnetism(options, console)
    case .render(let options): try render(options, console)
    case .study(let options): try study(options, console)
    case .audit(let options): return try audit(options, console) ? 0 : 1
    case .replay(let options): try replay(options, console)
    case .bench(let options): try bench(options, console)
    case .completions(let shell): try printResult(shell.script, console)
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

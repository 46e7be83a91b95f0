/// A description of a command: its arguments and its purpose.
///
/// The help, the shell completions and the reader of arguments all use this description.
struct CommandDescription {
  /// The text about the command in the overview.
  let summary: String
  /// The forms of the arguments after the command's name.
  let usage: [String]
  /// The paragraphs of the help before the list of options.
  let introduction: String
  let options: [OptionDescription]
  /// The argument that is not an option, such as a file; nil if the command has none.
  var operand: (value: OptionDescription.Value, purpose: String)?
  /// The paragraphs of the help after the list of options.
  var notes = ""
  /// Examples: command lines without the name of the program, each with its purpose.
  let examples: [(line: String, purpose: String)]

  /// The option with the given long or short name; nil if there is none.
  func option(_ name: String) -> OptionDescription? { options.first { $0.names.contains(name) } }

  /// The text that `--help` prints.
  func help(of topic: Command.Topic) -> String {
    let name = topic == .overview ? "pointerkit" : "pointerkit \(topic.rawValue)"
    var text = ""
    for form in usage {
      let indent = String(repeating: " ", count: name.count + 1)
      text += CommandDescription.wrapped("\(name) \(form)", indent: indent)
    }
    text += "\n" + introduction + "\n"
    var rows = options.map { (heading: $0.heading, purpose: $0.purpose) }
    if let operand { rows.insert((operand.value.placeholder, operand.purpose), at: 0) }
    let width = rows.map(\.heading.count).max() ?? 0
    if !rows.isEmpty { text += "\n" }
    for row in rows {
      let heading = row.heading + String(repeating: " ", count: width + 3 - row.heading.count)
      text += CommandDescription.wrapped(
        row.purpose, first: heading, indent: String(repeating: " ", count: width + 3))
    }
    if !notes.isEmpty { text += "\n" + notes + "\n" }
    guard !examples.isEmpty else { return text }
    text += "\nExamples:\n"
    for example in examples {
      text +=
        "  pointerkit \(example.line)\n"
        + CommandDescription.wrapped(example.purpose, first: "      ", indent: "      ")
    }
    return text
  }

  /// The greatest length of a wrapped line, in characters.
  static let lineLength = 110

  /// Wraps words into lines of at most ``lineLength`` characters.
  ///
  /// The first line begins with `first`, and each other line with `indent`.
  static func wrapped(_ words: String, first: String = "", indent: String) -> String {
    var (text, line) = ("", first)
    var isEmpty = true
    for word in words.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > lineLength {
        text += line + "\n"
        line = indent
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return text + line + "\n"
  }
}

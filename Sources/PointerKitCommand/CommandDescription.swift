/// What a command is called, takes and does.
///
/// The help, the completions of shells and the names that a command line may have are all made from it.
struct CommandDescription {
  /// The line of the overview.
  let summary: String
  /// What follows the name on the command line, a string for each form.
  let usage: [String]
  /// The paragraphs before the options.
  let introduction: String
  let options: [OptionDescription]
  /// The arguments that are not options, such as a file, and what they are.
  var operand: (value: OptionDescription.Value, purpose: String)?
  /// The paragraphs after the options.
  var notes = ""
  /// Command lines to try, without the name of the program, and what each does.
  let examples: [(line: String, purpose: String)]

  /// The option with a name, which may be the short one.
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

  /// The longest line of a help text, in characters.
  static let lineLength = 110

  /// Words in lines of at most ``lineLength`` characters, of which all but the first begin with an indent.
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

import PointerScenes

/// An error in a command line, as one line of text.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ option: String, found: String, expected: String) {
    self.init("\(option): found \(found), expected \(expected)")
  }

  /// Throws an error if both files are standard input.
  static func requireOneStandardInput(scene: String, trace: String) throws(UsageError) {
    guard scene != "-" || trace != "-" else {
      throw UsageError("--trace: found '-' as for --scene, expected standard input once")
    }
  }
}

/// What the help and the completions tell about an option.
struct OptionDescription {
  /// The value of an option; the first text of each case is its placeholder in a help text.
  enum Value: Hashable {
    case file(String)
    /// One or several words of a list.
    case words(String, [String])
    /// Any other text, such as a number.
    case text(String)

    var placeholder: String {
      switch self {
      case .file(let name), .words(let name, _), .text(let name): name
      }
    }
  }

  /// The name with its dashes; for an argument that is not an option, the name of the command.
  let name: String
  /// A second, short name; nil if there is none.
  var alias: String?
  /// The value; nil for an option without a value.
  var value: Value?
  /// The value in words, for errors.
  var expected = ""
  /// Whether the option may occur several times, each time with several values.
  var isRepeatable = false
  var isRequired = false
  /// The text of the help about the option's purpose and default.
  let purpose: String

  /// All names; the short name, if there is one, is the first.
  var names: [String] { [alias, name].compactMap { $0 } }

  /// The names and the placeholder of the value, as they are shown in the help's list of options.
  var heading: String {
    names.joined(separator: ", ") + (value.map { " \($0.placeholder)\(isRepeatable ? "…" : "")" } ?? "")
  }
}

/// An option of a command: what it is, and the property that it sets.
struct Option<Root> {
  let description: OptionDescription
  /// Sets the property to the values of the option.
  fileprivate let set: (_ root: inout Root, _ values: [String]) throws(UsageError) -> Void

  /// An option without a value.
  static func flag(_ name: String, _ property: WritableKeyPath<Root, Bool>, _ purpose: String) -> Option {
    Option(description: OptionDescription(name: name, purpose: purpose)) { root, _ in
      root[keyPath: property] = true
    }
  }

  /// An option that must be the only one, so that no table reads it.
  static func alone(_ name: String, alias: String, _ purpose: String) -> Option {
    let description = OptionDescription(name: name, alias: alias, purpose: purpose)
    return Option(description: description) { (_, _) throws(UsageError) in
      throw UsageError(name, found: "it with other options", expected: "no other options")
    }
  }

  /// An option with a value, which a closure reads; nil is an error that states the expected value.
  static func value<Value>(
    _ name: String, alias: String? = nil, _ kind: OptionDescription.Value, isRequired: Bool = false,
    _ property: WritableKeyPath<Root, Value>, _ expected: String, _ purpose: String,
    _ read: @escaping (String) throws(UsageError) -> Value?
  ) -> Option {
    let description = OptionDescription(
      name: name, alias: alias, value: kind, expected: expected, isRequired: isRequired, purpose: purpose)
    return Option(description: description) { (root, values) throws(UsageError) in
      guard let value = try read(values[0]) else {
        throw UsageError(name, found: "'\(values[0])'", expected: expected)
      }
      root[keyPath: property] = value
    }
  }

  /// An option with a value, for a property that is nil without the option.
  static func value<Value>(
    _ name: String, alias: String? = nil, _ kind: OptionDescription.Value,
    _ property: WritableKeyPath<Root, Value?>, _ expected: String, _ purpose: String,
    _ read: @escaping (String) throws(UsageError) -> Value?
  ) -> Option {
    value(name, alias: alias, kind, isRequired: false, property, expected, purpose) {
      (text) throws(UsageError) -> Value?? in try read(text).map { .some($0) }
    }
  }

  /// An option with values that are separated by commas.
  static func list<Element>(
    _ name: String, _ kind: OptionDescription.Value, _ property: WritableKeyPath<Root, [Element]>,
    _ expected: String, _ purpose: String, _ read: @escaping (String) -> Element?
  ) -> Option {
    value(name, kind, property, expected, purpose) { (text) throws(UsageError) in
      var elements: [Element] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let element = read(String(part)) else {
          throw UsageError(name, found: "'\(part)'", expected: expected)
        }
        elements.append(element)
      }
      return elements
    }
  }

  /// A repeatable option with the names of files.
  static func files(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Root, [String]>, isRequired: Bool,
    _ expected: String, _ purpose: String
  ) -> Option {
    let description = OptionDescription(
      name: name, value: .file(placeholder), expected: expected, isRepeatable: true, isRequired: isRequired,
      purpose: purpose)
    return Option(description: description) { (root, values) throws(UsageError) in
      if values.contains("") { throw UsageError(name, found: "''", expected: expected) }
      root[keyPath: property] += values
      guard root[keyPath: property].count(where: { $0 == "-" || $0.hasPrefix("-:") }) <= 1 else {
        throw UsageError("\(name): found '-' twice, expected standard input once")
      }
    }
  }
}

/// Reads a number within a range.
func number<Number: LosslessStringConvertible & Comparable>(
  in range: ClosedRange<Number>
) -> (String) -> Number? {
  { text in Number(text).flatMap { range.contains($0) ? $0 : nil } }
}

/// Reads the name of a file with one of the endings, if there are any; `-` is standard input or output.
func fileName(_ endings: String...) -> (String) -> String? {
  { name in
    let isAllowed = endings.isEmpty || endings.contains { $0 == "-" ? name == "-" : name.hasSuffix($0) }
    return !name.isEmpty && isAllowed ? name : nil
  }
}

/// A description of a command: its arguments and its purpose.
///
/// The help and the completions use this description.
struct CommandDescription {
  /// The text about the command in the overview.
  let summary: String
  /// The forms of the arguments after the command's name.
  let usage: [String]
  /// The paragraphs of the help before the list of options.
  let introduction: String
  let options: [OptionDescription]
  /// The argument that is not an option, such as a file; nil if the command has none.
  var operand: OptionDescription?
  /// The paragraphs of the help after the list of options.
  var notes = ""
  /// Examples: command lines without the name of the program, each with its purpose.
  let examples: [(line: String, purpose: String)]

  /// The note about the page of the file formats, for commands that read or write such files.
  static let fileFormats = """
    File formats: see Sources/PointerScenes/PointerScenes.docc/FileFormats.md in the package.
    """

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
    if let operand { rows.insert((operand.value?.placeholder ?? "", operand.purpose), at: 0) }
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

/// The options of a command, which a table reads from a command line.
protocol CommandOptions {
  init()
  static var table: [Option<Self>] { get }
  /// The only argument that is not an option, named after the command; nil if the command has none.
  static var operand: Option<Self>? { get }
  /// The files that the command reads.
  var readFiles: [FileArgument] { get }
  /// The files that the command writes, by the names of their options; no file that is read may be one of them.
  var writtenFiles: KeyValuePairs<String, String?> { get }
  /// Checks what concerns several options, given the names of all options in the order of their use.
  mutating func finish(given: [String]) throws(UsageError)
}

extension CommandOptions {
  static var operand: Option<Self>? { nil }
  var readFiles: [FileArgument] { [] }
  var writtenFiles: KeyValuePairs<String, String?> { [:] }
  mutating func finish(given: [String]) throws(UsageError) {}

  /// Reads the arguments after a command's name.
  ///
  /// The value of an option is the next argument, or follows `=` in the same argument. An option may occur only
  /// once, unless it is repeatable.
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    let table = Self.table
    var (rest, given, operands) = (ArraySlice(arguments), [String](), [String]())
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        guard Self.operand != nil else {
          let example = table.first { $0.description.value != nil }.map { ", such as \($0.description.name)" }
          throw UsageError("found '\(argument)', expected an option\(example ?? "")")
        }
        operands.append(argument)
        continue
      }
      let sign = argument.hasPrefix("--") ? argument.firstIndex(of: "=") : nil
      let name = String(argument[..<(sign ?? argument.endIndex)])
      guard let option = table.first(where: { $0.description.names.contains(name) }) else {
        throw Self.unknown(name)
      }
      let known = option.description
      guard known.isRepeatable || !given.contains(known.name) else {
        throw UsageError(known.name, found: "it twice", expected: "it once")
      }
      given.append(known.name)
      var values = sign.map { [String(argument[argument.index(after: $0)...])] } ?? []
      if known.value == nil {
        if let value = values.first {
          throw UsageError(known.name, found: "the value '\(value)'", expected: "none")
        }
      } else if values.isEmpty {
        let next = rest.popFirst()
        let isName = table.contains { $0.description.names.contains(next ?? "") }
        guard let first = next, !isName, first == "-" || !first.hasPrefix("--") else {
          throw UsageError(known.name, found: next.map { "'\($0)'" } ?? "nothing", expected: known.expected)
        }
        values = [first]
        while known.isRepeatable, let next = rest.first, next == "-" || !next.hasPrefix("-") {
          values.append(next)
          rest.removeFirst()
        }
      }
      try option.set(&self, values)
    }
    try Self.require(
      table.map(\.description).filter { $0.isRequired && !given.contains($0.name) }.map(\.name))
    if let operand = Self.operand {
      guard operands.count == 1 else {
        let found = operands.isEmpty ? "nothing" : operands.map { "'\($0)'" }.joined(separator: " ")
        throw UsageError(operand.description.name, found: found, expected: operand.description.expected)
      }
      try operand.set(&self, operands)
    }
    try finish(given: given)
    try UsageError.requireSeparateFiles(read: readFiles, written: writtenFiles)
  }

  /// The error for an option that the command does not have.
  private static func unknown(_ option: String) -> UsageError {
    let names = table.map(\.description.name)
    guard !names.isEmpty else { return UsageError("found '\(option)', expected no option") }
    return UsageError(
      "found '\(option)', expected one of: \(names.joined(separator: ", "))"
        + Suggestion.words(for: option, among: names))
  }

  /// Throws an error that names missing options, with their expected values.
  static func require(_ missing: [String]) throws(UsageError) {
    guard !missing.isEmpty else { return }
    let expected = table.map(\.description).filter { missing.contains($0.name) }.map(\.expected)
    throw UsageError(
      "missing option\(missing.count > 1 ? "s" : "") \(missing.joined(separator: " and ")), expected "
        + expected.joined(separator: " and "))
  }
}

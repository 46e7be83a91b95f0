import PointerKit
import PointerScenes

/// An error in a command line, as one line of text.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ option: String, found: String, expected: String) {
    self.init("\(option): found \(found), expected \(expected)")
  }
}

/// A reader of a command's arguments, in order.
///
/// The value of an option is the next argument, or follows `=` in the same argument. An option may occur only
/// once, unless it is repeatable.
struct ArgumentReader {
  private let description: CommandDescription
  private var rest: ArraySlice<String>
  /// The value after `=` in the latest option, until it is used.
  private var attached: (option: String, value: String)?
  private var seen: Set<String> = []

  /// Creates a reader of the arguments after a command's name.
  init(_ arguments: some Sequence<String>, of topic: Command.Topic) {
    description = topic.description
    rest = ArraySlice(arguments)
  }

  /// The next argument, if it is not an option; otherwise nil.
  mutating func operand() -> String? {
    guard attached == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  /// The long name of the next option; nil at the end of the arguments.
  ///
  /// An error is thrown for an argument that is not an option, for an unknown option, and for the second use
  /// of an option that is not repeatable. An error is also thrown if the previous option takes no value but
  /// was given one.
  mutating func option() throws(UsageError) -> String? {
    if let (option, value) = attached {
      throw UsageError(option, found: "the value '\(value)'", expected: "none")
    }
    guard let argument = rest.popFirst() else { return nil }
    guard argument.hasPrefix("-"), argument != "-" else {
      throw UsageError("found '\(argument)', expected an option")
    }
    var option = argument
    if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
      option = String(argument[..<sign])
      attached = (option, String(argument[argument.index(after: sign)...]))
    }
    guard let known = description.option(option) else { throw unknown(option) }
    if attached != nil { attached?.option = known.name }
    guard seen.insert(known.name).inserted || known.isRepeatable else {
      throw UsageError(known.name, found: "it twice", expected: "it once")
    }
    return known.name
  }

  /// The error for an option that the command does not have.
  private func unknown(_ option: String) -> UsageError {
    let names = description.options.map(\.name)
    guard !names.isEmpty else { return UsageError("found '\(option)', expected no option") }
    return UsageError(
      "found '\(option)', expected one of: \(names.joined(separator: ", "))"
        + Suggestion.words(for: option, among: names))
  }

  /// Throws an error if an option is missing or its value is empty.
  ///
  /// The error for missing options names all of them, with their expected values.
  static func require(_ options: [(name: String, value: String?, expected: String)]) throws(UsageError) {
    let missing = options.filter { $0.value == nil }
    if !missing.isEmpty {
      let names = missing.map(\.name).joined(separator: " and ")
      throw UsageError(
        "missing option\(missing.count > 1 ? "s" : "") \(names), expected "
          + missing.map(\.expected).joined(separator: " and "))
    }
    for case (let name, ""?, let expected) in options {
      throw UsageError(name, found: "''", expected: expected)
    }
  }

  /// The value of the latest option.
  mutating func value(of option: String, _ expected: String) throws(UsageError) -> String {
    if let (_, value) = attached {
      attached = nil
      return value
    }
    guard let value = rest.first, value == "-" || !value.hasPrefix("--") else {
      throw UsageError(option, found: rest.first.map { "'\($0)'" } ?? "nothing", expected: expected)
    }
    rest.removeFirst()
    return value
  }

  /// The values of the latest option, at least one: all arguments up to the next option.
  ///
  /// If the first value follows `=`, it is the only one.
  mutating func values(of option: String, _ expected: String) throws(UsageError) -> [String] {
    let wasAttached = attached != nil
    var values = [try value(of: option, expected)]
    while !wasAttached, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      values.append(next)
      rest.removeFirst()
    }
    return values
  }

  /// The value of the latest option, which must be a number within a range.
  mutating func number(of option: String, in range: ClosedRange<Double>, _ expected: String)
    throws(UsageError) -> Double
  {
    let text = try value(of: option, expected)
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(option, found: "'\(text)'", expected: expected)
    }
    return number
  }

  /// The value of the latest option, which must be a whole number within a range.
  mutating func whole(of option: String, in range: ClosedRange<UInt64>, _ expected: String)
    throws(UsageError) -> UInt64
  {
    let text = try value(of: option, expected)
    guard let number = UInt64(text), range.contains(number) else {
      throw UsageError(option, found: "'\(text)'", expected: expected)
    }
    return number
  }
}

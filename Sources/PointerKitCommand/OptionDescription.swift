/// A description of a command's option: its names, its value and its purpose.
struct OptionDescription {
  /// The value of an option; the first text of each case is its placeholder in a help text.
  enum Value: Hashable {
    /// A file with one of the given endings; without endings, any file.
    case file(String, endings: [String] = [])
    /// One or several words of a list.
    case words(String, [String])
    /// Any other text, such as a number.
    case text(String)

    /// The placeholder of the value in a help text.
    var placeholder: String {
      switch self {
      case .file(let name, _), .words(let name, _), .text(let name): name
      }
    }
  }

  /// The name, with its dashes.
  let name: String
  /// A second, short name; nil if there is none.
  let alias: String?
  /// The value; nil for an option without a value.
  let value: Value?
  /// Whether the option may occur several times, each time with several values.
  let isRepeatable: Bool
  /// The text of the help about the option's purpose and default.
  let purpose: String

  /// Describes an option with a value.
  init(
    _ name: String, alias: String? = nil, _ value: Value, isRepeatable: Bool = false, _ purpose: String
  ) {
    self.name = name
    self.alias = alias
    self.value = value
    self.isRepeatable = isRepeatable
    self.purpose = purpose
  }

  /// Describes an option without a value.
  init(_ name: String, alias: String? = nil, _ purpose: String) {
    self.name = name
    self.alias = alias
    value = nil
    isRepeatable = false
    self.purpose = purpose
  }

  /// All names; the short name, if there is one, is the first.
  var names: [String] { [alias, name].compactMap { $0 } }

  /// The names and the placeholder of the value, as they are shown in the help's list of options.
  var heading: String {
    names.joined(separator: ", ")
      + (value.map { " \($0.placeholder)\(isRepeatable ? "…" : "")" } ?? "")
  }
}

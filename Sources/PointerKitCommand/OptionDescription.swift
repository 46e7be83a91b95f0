/// An option of a command: what it is called, what it takes and what it does.
struct OptionDescription {
  /// What follows an option on the command line.
  enum Value: Hashable {
    /// A file with one of some endings, or any file if there are none.
    case file(String, endings: [String] = [])
    /// One or several words of a list.
    case words(String, [String])
    /// Any other text, such as a number.
    case text(String)

    /// The letter or word that stands for the value in a help text.
    var placeholder: String {
      switch self {
      case .file(let name, _), .words(let name, _), .text(let name): name
      }
    }
  }

  /// The name, with its dashes.
  let name: String
  /// A second, short name; nil for most.
  let alias: String?
  /// The value; nil for an option that takes none.
  let value: Value?
  /// Whether the option may be given several times, with several values each time.
  let isRepeatable: Bool
  /// What it does, its default included, as the help says it.
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

  /// All names, the short one first.
  var names: [String] { [alias, name].compactMap { $0 } }

  /// The names and the value, as the help lists them.
  var heading: String {
    names.joined(separator: ", ")
      + (value.map { " \($0.placeholder)\(isRepeatable ? "…" : "")" } ?? "")
  }
}

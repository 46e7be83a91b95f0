/// An error in a file, as one line of text with its position, the value found and the value expected.
///
/// An error in a value has its line and the path to it. An error in the syntax of JSON has a line and a
/// column:
///
/// ```
/// scene.json:12: targets[3].frame[2]: found -5, expected a number of at least 0
/// trace.jsonl:12: event: found "wiggle", expected one of: contact, motion, …
/// scene.json:14:3: found ']', expected ',' or '}' in the object that begins at line 12, column 5
/// ```
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it; `-` is standard input.
  public let file: String
  /// The line, counted from 1; nil if the error concerns the whole file.
  public let line: Int?
  /// The column within the line in characters, counted from 1; nil unless the syntax of JSON is wrong.
  public let column: Int?
  /// The path within the JSON, such as `targets[3].frame[2]`; empty for the whole value.
  public let path: String
  /// A description of the value found.
  public let found: String
  /// A description of the value expected.
  public let expected: String

  /// Creates an error; control characters become spaces, so that the message is one line.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, path: String = "", found: String, expected: String
  ) {
    self.file = FileError.oneLine(file)
    self.line = line
    self.column = column
    self.path = FileError.oneLine(path)
    self.found = FileError.oneLine(found)
    self.expected = FileError.oneLine(expected)
  }

  /// The whole message, without a line break.
  public var description: String {
    let location = file + [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return "\(location): \(path.isEmpty ? "" : "\(path): ")found \(found), expected \(expected)"
  }

  private static func oneLine(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var line = ""
    for scalar in text.unicodeScalars { line.unicodeScalars.append(isControl(scalar) ? " " : scalar) }
    return line
  }
}

import Foundation

extension JSONNode {
  /// Reads the UTF-8 text of one JSON value; `line` is the number of the line in a file of JSON lines.
  init(text: Data, file: String, line: Int? = nil) throws(FileError) {
    // Foundation would decode text with NUL bytes as UTF-16.
    guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else {
      throw FileError(file: file, line: line, found: "bytes that are not UTF-8", expected: "JSON in UTF-8")
    }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: text)
    } catch {
      throw JSONNode.error(in: text, file: file, line: line)
    }
    if let violation = JSONViolation(in: text) {
      let start = JSONNode.position(of: text.startIndex + violation.offset, in: text)
      throw FileError(
        file: file, line: line ?? start.line, found: "\(violation.found) (column \(start.column))",
        expected: violation.expected)
    }
    self.init(value: value, path: .root, file: file, line: line)
  }

  /// The error for text that is not JSON.
  ///
  /// The position of the error is from `JSONSerialization`, since `JSONDecoder` does not report it.
  private static func error(in text: Data, file: String, line: Int?) -> FileError {
    if text.allSatisfy({ $0 == 0x20 || (0x09...0x0d).contains($0) }) {
      return FileError(file: file, line: line, found: "an empty file", expected: "JSON")
    }
    var message = "a number too close to 0 for a Double"
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: [.fragmentsAllowed])
    } catch {
      message = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "no JSON"
    }
    let words = message.split(separator: " ")
    if words.first == "Number", words.count > 1, message.contains("not representable") {
      let start = text.range(of: Data(words[1].utf8)).map { position(of: $0.lowerBound, in: text) }
      return FileError(
        file: file, line: line ?? start?.line, found: "\(words[1])", expected: "a number that fits a Double")
    }
    if words.count > 3, message.contains(" around character "), let last = words.last,
      let offset = Int(last.filter(\.isNumber))
    {
      let start = position(of: text.startIndex + offset, in: text)
      let what = words.dropLast(3).joined(separator: " ").lowercased()
      return FileError(
        file: file, line: line ?? start.line, found: "no JSON (\(what), column \(start.column))",
        expected: "JSON")
    }
    if message.hasPrefix("Unexpected end of file") {
      let end = position(of: text.endIndex, in: text)
      return FileError(
        file: file, line: line ?? end.line, found: "JSON that breaks off", expected: "its end")
    }
    return FileError(file: file, line: line, found: "no JSON (\(message))", expected: "JSON")
  }

  /// The line and the column of a byte, both counted from 1.
  private static func position(of index: Data.Index, in text: Data) -> (line: Int, column: Int) {
    let before = text[text.startIndex..<min(max(index, text.startIndex), text.endIndex)]
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? before.startIndex
    return (1 + before.count { $0 == 0x0a }, before.endIndex - lineStart + 1)
  }
}

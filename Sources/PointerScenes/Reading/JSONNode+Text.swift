import Foundation

extension JSONNode {
  /// Reads the UTF-8 text of one JSON value; `line` is the number of its line in a file of JSON lines.
  init(text: Data, file: String, line: Int? = nil) throws(FileError) {
    let value: JSONValue
    do throws(JSONParser.Fault) {
      value = try JSONParser.value(of: text)
    } catch {
      throw JSONNode.error(error, in: text, file: file, line: line)
    }
    self.init(value: value, path: .root, file: file, line: line)
  }

  private static func error(_ fault: JSONParser.Fault, in text: Data, file: String, line: Int?) -> FileError {
    if text.allSatisfy({ $0 == 0x20 || (0x09...0x0d).contains($0) }) {
      return FileError(file: file, line: line, found: "an empty file", expected: "JSON")
    }
    guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else {
      return FileError(file: file, line: line, found: "bytes that are not UTF-8", expected: "JSON in UTF-8")
    }
    let start = position(of: text.startIndex + fault.offset, in: text)
    let (found, expected): (String, String)
    switch fault.kind {
    case .invalid("a comma after the last element"):
      (found, expected) = ("no JSON: a comma after the last element (column \(start.column))", "JSON")
    case .invalid(let reason): (found, expected) = ("no JSON (\(reason), column \(start.column))", "JSON")
    case .end: (found, expected) = ("JSON that breaks off", "its end")
    case .keyTwice(let key):
      (found, expected) = (
        "the key \(JSONText.quoted(key.prefix(80))) twice (column \(start.column))", "it once"
      )
    case .number(let text): (found, expected) = (text, "a number that fits a Double")
    case .tooManyValues:
      (found, expected) = ("more than \(JSONParser.mostValues) values", "at most \(JSONParser.mostValues)")
    }
    return FileError(file: file, line: line ?? start.line, found: found, expected: expected)
  }

  /// The line and the column of a byte, both counted from 1.
  private static func position(of index: Data.Index, in text: Data) -> (line: Int, column: Int) {
    let before = text[text.startIndex..<min(max(index, text.startIndex), text.endIndex)]
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? before.startIndex
    return (1 + before.count { $0 == 0x0a }, before.endIndex - lineStart + 1)
  }
}

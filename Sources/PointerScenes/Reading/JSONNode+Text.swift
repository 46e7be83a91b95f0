import Foundation

extension JSONNode {
  /// Reads the text of one JSON value, in UTF-8; `line` is its number in a file of one value a line.
  init(text: Data, file: String, line: Int? = nil) throws(FileError) {
    // Foundation would take text with NUL bytes for UTF-16 and decode it.
    guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else {
      throw FileError(file: file, line: line, found: "bytes that are not UTF-8", expected: "JSON in UTF-8")
    }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: text)
    } catch {
      throw JSONNode.diagnosis(of: text, file: file, line: line)
    }
    if let lapse = JSONLapse(in: text) {
      let place = JSONNode.position(of: text.startIndex + lapse.offset, in: text)
      throw FileError(
        file: file, line: line ?? place.line, found: "\(lapse.found) (column \(place.column))",
        expected: lapse.expected)
    }
    self.init(value: value, path: .root, file: file, line: line)
  }

  /// Why the text is not JSON.
  ///
  /// `JSONDecoder` does not say where it stumbled; `JSONSerialization` does, by the number of a byte.
  private static func diagnosis(of text: Data, file: String, line: Int?) -> FileError {
    if text.allSatisfy({ $0 == 0x20 || (0x09...0x0d).contains($0) }) {
      return FileError(file: file, line: line, found: "an empty file", expected: "JSON")
    }
    var complaint = "a number too close to 0 for a Double"
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: [.fragmentsAllowed])
    } catch {
      complaint = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "no JSON"
    }
    let words = complaint.split(separator: " ")
    if words.first == "Number", words.count > 1, complaint.contains("not representable") {
      let place = text.range(of: Data(words[1].utf8)).map { position(of: $0.lowerBound, in: text) }
      return FileError(
        file: file, line: line ?? place?.line, found: "\(words[1])", expected: "a number that fits a Double")
    }
    if words.count > 3, complaint.contains(" around character "), let last = words.last,
      let offset = Int(last.filter(\.isNumber))
    {
      let place = position(of: text.startIndex + offset, in: text)
      let what = words.dropLast(3).joined(separator: " ").lowercased()
      return FileError(
        file: file, line: line ?? place.line, found: "no JSON (\(what), column \(place.column))",
        expected: "JSON")
    }
    if complaint.hasPrefix("Unexpected end of file") {
      let end = position(of: text.endIndex, in: text)
      return FileError(
        file: file, line: line ?? end.line, found: "JSON that breaks off", expected: "its end")
    }
    return FileError(file: file, line: line, found: "no JSON (\(complaint))", expected: "JSON")
  }

  /// The line and the column of a byte, both counted from 1.
  private static func position(of index: Data.Index, in text: Data) -> (line: Int, column: Int) {
    let before = text[text.startIndex..<min(max(index, text.startIndex), text.endIndex)]
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? before.startIndex
    return (1 + before.count { $0 == 0x0a }, before.endIndex - lineStart + 1)
  }
}

import Foundation

/// A JSON value together with its file and path, which appear in errors.
struct JSONNode {
  let value: JSONValue
  let path: JSONPath
  /// The name of the file.
  let file: String
  /// The line of the file; nil in a file with a single value.
  let line: Int?

  init(value: JSONValue, path: JSONPath, file: String, line: Int?) {
    (self.value, self.path, self.file, self.line) = (value, path, file, line)
  }

  /// Reads the UTF-8 text of one JSON value; `line` is the number of the line in a file of JSON lines.
  init(text: Data, file: String, line: Int? = nil) throws(FileError) {
    guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else {
      throw FileError(file: file, line: line, found: "bytes that are not UTF-8", expected: "JSON in UTF-8")
    }
    if text.allSatisfy({ $0 == 0x20 || (0x09...0x0d).contains($0) }) {
      throw FileError(file: file, line: line, found: "an empty file", expected: "JSON")
    }
    do throws(JSONParser.Failure) {
      value = try JSONParser.value(of: Array(text))
      path = .root
      self.file = file
      self.line = line
    } catch {
      let before = text.prefix(error.offset)
      let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? before.startIndex
      throw FileError(
        file: file, line: line ?? 1 + before.count { $0 == 0x0a },
        found: error.found.replacingOccurrences(of: "COLUMN", with: "\(before.endIndex - lineStart + 1)"),
        expected: error.expected)
    }
  }

  /// An error with the position of this value, its description and the expected value.
  func error(expected: String, found: String? = nil) -> FileError {
    FileError(
      file: file, line: line, path: path.description, found: found ?? value.found, expected: expected)
  }

  func child(_ value: JSONValue, _ path: JSONPath) -> JSONNode {
    JSONNode(value: value, path: path, file: file, line: line)
  }

  var isNull: Bool { if case .null = value { true } else { false } }

  // MARK: Plain values

  func bool() throws(FileError) -> Bool {
    guard case .bool(let flag) = value else { throw error(expected: "true or false") }
    return flag
  }

  func string(_ expected: String = "a string") throws(FileError) -> String {
    guard case .string(let text) = value else { throw error(expected: expected) }
    return text
  }

  func number(_ expected: String = "a number") throws(FileError) -> Double {
    switch value {
    case .number(let number): return number
    case .wideInteger(let number): return Double(number)
    default: throw error(expected: expected)
    }
  }

  private func number(_ expected: String, _ isRight: (Double) -> Bool) throws(FileError) -> Double {
    let number = try number(expected)
    guard isRight(number) else { throw error(expected: expected) }
    return number
  }

  func number(atLeast least: Double) throws(FileError) -> Double {
    try number("a number of at least \(JSONText.number(least))") { $0 >= least }
  }

  func number(above bound: Double) throws(FileError) -> Double {
    try number("a number greater than \(JSONText.number(bound))") { $0 > bound }
  }

  func number(in range: ClosedRange<Double>, _ expected: String? = nil) throws(FileError) -> Double {
    let (least, most) = (JSONText.number(range.lowerBound), JSONText.number(range.upperBound))
    return try number(expected ?? "a number from \(least) to \(most)") { range.contains($0) }
  }

  /// An integer within a range; 5.0 counts as an integer, and 5.5 does not.
  func integer<Integer: FixedWidthInteger>(
    _ range: ClosedRange<Integer> = Integer.min...Integer.max
  ) throws(FileError) -> Integer {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let whole: Integer?
    switch value {
    // From 2^53 up, several integers round to the same Double.
    case .number(let number): whole = number.magnitude < 0x1p53 ? Integer(exactly: number) : nil
    case .wideInteger(let number): whole = Integer(exactly: number)
    default: whole = nil
    }
    guard let whole, range.contains(whole) else { throw error(expected: expected) }
    return whole
  }

  /// The meaning of a word, which must be in a vocabulary.
  func word<Value>(of vocabulary: Vocabulary<Value>) throws(FileError) -> Value {
    guard case .string(let text) = value else { throw error(expected: vocabulary.expectation) }
    guard let meaning = vocabulary[text] else {
      throw error(expected: vocabulary.expectation + vocabulary.suggestion(for: text))
    }
    return meaning
  }

  // MARK: Arrays

  func array(_ expected: String = "an array", count: ClosedRange<Int> = 0...Int.max) throws(FileError)
    -> [JSONNode]
  {
    guard case .array(let elements) = value, count.contains(elements.count) else {
      throw error(expected: expected)
    }
    return elements.indices.map { child(elements[$0], .element($0, of: path)) }
  }

  /// An array of exactly `count` numbers.
  func numbers(_ count: Int, _ expected: String) throws(FileError) -> [Double] {
    guard case .array(let elements) = value, elements.count == count else { throw error(expected: expected) }
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for index in elements.indices {
      if case .number(let number) = elements[index] {
        numbers.append(number)
      } else {
        numbers.append(try child(elements[index], .element(index, of: path)).number())
      }
    }
    return numbers
  }

  // MARK: Objects

  /// The members of an object; each key must be known, be retired or begin with `x-`.
  ///
  /// A retired key is a key of an earlier version.
  func object(_ known: Set<String>, retired: Set<String> = []) throws(FileError) -> JSONObject {
    let object = try anyObject()
    // The first unknown key in alphabetical order is reported.
    let unknown = object.members.keys.filter {
      !known.contains($0) && !retired.contains($0) && !$0.hasPrefix("x-")
    }.min()
    if let unknown {
      throw child(.null, .key(unknown, of: path)).error(
        expected: known.isEmpty
          ? "no keys"
          : "one of: \(known.sorted().joined(separator: ", "))"
            + Suggestion.words(for: unknown, among: known.sorted()),
        found: "the unknown key \(JSONText.quoted(unknown.prefix(80)))")
    }
    return object
  }

  /// The members of an object with any keys.
  func anyObject(_ expected: String = "an object") throws(FileError) -> JSONObject {
    guard case .object(let members) = value else { throw error(expected: expected) }
    return JSONObject(
      members: Dictionary(members.lazy.map { ($0.key, $0.value) }) { first, _ in first }, node: self)
  }
}

/// The members of a JSON object.
struct JSONObject {
  let members: [String: JSONValue]
  let node: JSONNode

  /// The value of a key, which may be null; nil if the key is missing.
  func optional(_ key: String) -> JSONNode? {
    members[key].map { node.child($0, .key(key, of: node.path)) }
  }

  /// The value of a key; nil if the key is missing or its value is null.
  func nullable(_ key: String) -> JSONNode? {
    guard let node = optional(key), !node.isNull else { return nil }
    return node
  }

  /// The value of a required key.
  func required(_ key: String) throws(FileError) -> JSONNode {
    guard let value = optional(key) else {
      throw node.child(.null, .key(key, of: node.path)).error(
        expected: "the required key \(JSONText.quoted(key))", found: "nothing")
    }
    return value
  }
}

/// The path to a part of a JSON value, such as `targets[3].frame[2]`.
///
/// The path is a chain of steps, which is cheap to create for every value. Only errors need the text.
indirect enum JSONPath: CustomStringConvertible {
  case root
  case key(String, of: JSONPath)
  case element(Int, of: JSONPath)

  var description: String {
    switch self {
    case .root: return ""
    case .element(let index, let parent): return "\(parent)[\(index)]"
    case .key(let name, let parent):
      let before = parent.description
      guard JSONPath.isPlain(name) else { return "\(before)[\(JSONText.quoted(name.prefix(40)))]" }
      return before.isEmpty ? name : "\(before).\(name)"
    }
  }

  /// Whether a path shows a key without quotation marks.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 40
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

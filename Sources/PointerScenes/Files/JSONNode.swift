import Foundation

/// A JSON value together with its file and path, which appear in errors.
struct JSONNode {
  let value: JSONValue
  let path: JSONPath
  /// The name of the file.
  let file: String
  /// The line of the file; nil in a file with a single value.
  let line: Int?
  /// The text of a file with a single value, in which errors find the line of a value; nil in a file of JSON
  /// lines.
  private let text: Data?

  /// Reads the UTF-8 text of one JSON value; `line` is the number of the line in a file of JSON lines.
  init(text: Data, file: String, line: Int? = nil) throws(FileError) {
    guard !text.contains(0), String(data: text, encoding: .utf8) != nil else {
      throw FileError(file: file, line: line, found: "bytes that are not UTF-8", expected: "JSON in UTF-8")
    }
    if text.allSatisfy({ $0 == 0x20 || (0x09...0x0d).contains($0) }) {
      throw FileError(file: file, line: line, found: "an empty file", expected: "JSON")
    }
    do throws(JSONParser.Failure) {
      value = try JSONParser.value(of: Array(text), in: line == nil ? .file : .line)
      path = .root
      self.file = file
      self.line = line
      self.text = line == nil ? text : nil
    } catch {
      throw JSONNode.syntaxError(error, in: text, of: file, line: line)
    }
  }

  /// Reads a file with a single JSON value of a format.
  ///
  /// A file of JSON lines of another format, such as a trace in place of a scene, gets an error about its
  /// format.
  init(contentsOf file: InputFile, format: Vocabulary<Bool>) throws(FileError) {
    let text = try file.contents()
    do throws(FileError) { try self.init(text: text, file: file.name) } catch {
      try JSONNode.requireFormat(format, of: text.prefix { $0 != 0x0a }, named: file.name)
      throw error
    }
  }

  /// Throws an error if a text is a JSON object with a key `format` that has another value.
  static func requireFormat(_ format: Vocabulary<Bool>, of text: Data, named file: String) throws(FileError) {
    guard let node = try? JSONNode(text: text, file: file),
      let name = try? node.anyObject().optional("format")
    else { return }
    _ = try name.word(of: format)
  }

  /// A syntax error with its line and column.
  private static func syntaxError(
    _ failure: JSONParser.Failure, in text: Data, of file: String, line: Int?
  ) -> FileError {
    func position(_ offset: Int) -> (line: Int, column: Int) {
      let before = text.prefix(offset)
      let lastLine = before[(before.lastIndex(of: 0x0a).map { $0 + 1 } ?? before.startIndex)...]
      // Columns count characters: the bytes that do not continue a character in UTF-8.
      let column = lastLine.count { $0 & 0xc0 != 0x80 } + 1
      return (line ?? 1 + before.count { $0 == 0x0a }, column)
    }
    let (row, column) = position(failure.offset)
    var expected = failure.expected
    if let reference = failure.reference {
      let (row, column) = position(reference.offset)
      expected += reference.words + (line == nil ? " line \(row), column \(column)" : " column \(column)")
    }
    return FileError(
      file: file, line: row, column: column, found: failure.found, expected: expected + failure.remark)
  }

  /// An error with the position of this value, its description and the expected value.
  func error(expected: String, found: String? = nil) -> FileError {
    let row = text.map { text in
      1 + text.prefix(JSONParser.offset(of: path, in: Array(text))).count { $0 == 0x0a }
    }
    return FileError(
      file: file, line: line ?? row, path: path.description, found: found ?? value.found, expected: expected)
  }

  func child(_ value: JSONValue, _ path: JSONPath) -> JSONNode {
    JSONNode(value: value, path: path, file: file, line: line, text: text)
  }

  private init(value: JSONValue, path: JSONPath, file: String, line: Int?, text: Data?) {
    (self.value, self.path, self.file, self.line, self.text) = (value, path, file, line, text)
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
    let unknown = object.members.first {
      !known.contains($0.key) && !retired.contains($0.key) && !$0.key.hasPrefix("x-")
    }?.key
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
    return JSONObject(members: members, node: self)
  }
}

/// The members of a JSON object, in the order of the file.
struct JSONObject {
  let members: [JSONValue.Member]
  let node: JSONNode

  /// The value of a key, which may be null; nil if the key is missing.
  ///
  /// - Complexity: O(*n*) for *n* members. Objects of the formats have few.
  func optional(_ key: String) -> JSONNode? {
    members.first { $0.key == key }.map { node.child($0.value, .key(key, of: node.path)) }
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

  /// A step from a value to one of its parts.
  enum Step {
    case key(String)
    case element(Int)
  }

  /// The steps from the whole value.
  var steps: [Step] {
    switch self {
    case .root: []
    case .key(let name, let parent): parent.steps + [.key(name)]
    case .element(let index, let parent): parent.steps + [.element(index)]
    }
  }

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

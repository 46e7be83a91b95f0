/// Reads JSON text (RFC 8259) and keeps the order of keys.
///
/// Foundation's decoder is not used, since it accepts repeated keys and commas before closing brackets, loses
/// the order of keys, and does not state where an error is.
struct JSONParser {
  /// What a text is part of, which errors name.
  enum Extent {
    case file, line
  }

  /// A syntax error: the position of what was found, in bytes, and what was expected.
  struct Failure: Error {
    var offset: Int
    var found: String
    var expected: String
    /// Another position that explains the error, such as that of a bracket that is still open.
    var reference: Reference?
    /// Words at the end of the message.
    var remark = ""
  }

  /// A position, and the words that come before it in a message.
  struct Reference {
    var words: String
    var offset: Int
  }

  /// The greatest number of nested arrays and objects: 512.
  static let deepest = 512

  private static let anyValue =
    "a value: a string in double quotation marks, a number, true, false, null, an array or an object"
  private static let anyKey = "a key in double quotation marks"

  private let bytes: [UInt8]
  private let extent: Extent
  private var index = 0
  /// The positions of the brackets that are open.
  private var openings: [Int] = []

  private init(_ bytes: [UInt8], _ extent: Extent) { (self.bytes, self.extent) = (bytes, extent) }

  /// Reads UTF-8 text that is one value.
  static func value(of bytes: [UInt8], in extent: Extent = .file) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes, extent)
    let value = try parser.value()
    guard parser.next() == nil else {
      throw parser.failure(expected: "the end of the \(extent)")
    }
    return value
  }

  // MARK: Characters

  /// The next byte that is not white space; nil at the end.
  private mutating func next() -> UInt8? {
    while index < bytes.count {
      guard JSONParser.isWhiteSpace(bytes[index]) else { return bytes[index] }
      index += 1
    }
    return nil
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  /// Skips a character after white space, and tells whether it was there.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  // MARK: Errors

  /// The error for the text at the index.
  ///
  /// At the end of the text, or with `namesList`, the error states where the innermost list begins. The end
  /// of the text is the position after the last character that is not white space.
  private func failure(expected: String, namesList: Bool = false) -> Failure {
    let list = openings.last.map { offset in
      let name = bytes[offset] == UInt8(ascii: "{") ? "object" : "array"
      return Reference(words: " in the \(name) that begins at", offset: offset)
    }
    guard index < bytes.count else {
      let end = bytes.lastIndex { !JSONParser.isWhiteSpace($0) }.map { $0 + 1 } ?? 0
      return Failure(
        offset: end, found: "the end of the \(extent)", expected: expected, reference: list,
        remark: extent == .line ? "; each line is a whole JSON value" : "")
    }
    return Failure(
      offset: index, found: token(at: index), expected: expected, reference: namesList ? list : nil)
  }

  /// The word, the string or the character at a position, for errors.
  private func token(at start: Int) -> String {
    let rest = bytes[start...].prefix(41)
    func quoted(_ bytes: ArraySlice<UInt8>) -> String { "'\(String(decoding: bytes, as: UTF8.self))'" }
    switch rest.first {
    case UInt8(ascii: "\""):
      let end = rest.dropFirst().firstIndex { $0 == UInt8(ascii: "\"") || $0 < 0x20 }
      guard let end, rest[end] == UInt8(ascii: "\"") else { return "a string" }
      return String(decoding: rest[...end], as: UTF8.self)
    case UInt8(ascii: "'"): return "a single quotation mark"
    case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "/"): return "a comment"
    case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "*"): return "a comment"
    default:
      let word = rest.prefix(while: JSONParser.isPartOfWord)
      if word.count > 40 { return "a long word" }
      if !word.isEmpty { return quoted(word) }
      let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first ?? "?"
      return scalar.properties.generalCategory == .control
        ? "the control character U+" + hexadecimal(scalar) : "'\(scalar)'"
    }
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether a byte can be part of a number or of a word such as `true`.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: Values

  private mutating func value(expected: String = JSONParser.anyValue) throws(Failure) -> JSONValue {
    switch next() {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try number()
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      throw failure(expected: "a number that begins with a digit or with '-'")
    case UInt8(ascii: "/"): throw failure(expected: "a value; JSON has no comments")
    default: return try word(expected)
    }
  }

  private mutating func word(_ expected: String) throws(Failure) -> JSONValue {
    let text = String(
      decoding: bytes[index...].prefix(41).prefix(while: JSONParser.isPartOfWord), as: UTF8.self)
    let value: JSONValue
    switch text {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    default:
      throw failure(expected: expected + Suggestion.words(for: text, among: ["true", "false", "null"]))
    }
    index += text.utf8.count
    return value
  }

  private mutating func elements() throws(Failure) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list(to: "]") { (parser, isFirst) throws(Failure) in
      elements.append(try parser.value(expected: (isFirst ? "']' or " : "") + JSONParser.anyValue))
    }
    return elements
  }

  private mutating func members() throws(Failure) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var positions: [String: Int] = [:]
    try list(to: "}") { (parser, isFirst) throws(Failure) in
      let first = parser.next()
      guard first == UInt8(ascii: "\"") else {
        // An object after a comma usually means that the object before the comma was not closed.
        let closing = isFirst ? " or '}'" : first == UInt8(ascii: "{") ? ", or '}' before the comma," : ""
        throw parser.failure(expected: JSONParser.anyKey + closing, namesList: true)
      }
      let start = parser.index
      let key = try parser.string()
      let name = JSONText.quoted(key.prefix(80))
      if let first = positions.updateValue(start, forKey: key) {
        throw Failure(
          offset: start, found: "the key \(name) a second time", expected: "it once",
          reference: Reference(words: "; the first one is at", offset: first))
      }
      guard parser.skip(":") else { throw parser.failure(expected: "':' after the key \(name)") }
      members.append(JSONValue.Member(key, try parser.value()))
    }
    return members
  }

  /// Reads elements between commas, from an opening bracket to a closing one.
  ///
  /// The closure reads one element.
  private mutating func list(
    to end: Unicode.Scalar, _ element: (inout JSONParser, _ isFirst: Bool) throws(Failure) -> Void
  ) throws(Failure) {
    guard openings.count < JSONParser.deepest else {
      throw Failure(
        offset: index, found: "more than \(JSONParser.deepest) nested arrays and objects",
        expected: "at most \(JSONParser.deepest)")
    }
    openings.append(index)
    defer { openings.removeLast() }
    index += 1
    if skip(end) { return }
    try element(&self, true)
    while !skip(end) {
      let comma = index
      guard skip(",") else { throw failure(expected: "',' or '\(end)'", namesList: true) }
      if next() == UInt8(ascii: end) {
        throw Failure(
          offset: comma, found: "a comma before '\(end)'", expected: "no comma after the last element")
      }
      try element(&self, false)
    }
  }

  // MARK: Positions

  /// The position of the part of a valid text that a path names.
  ///
  /// If there is no such part, such as a missing key, the position is that of the innermost value around it.
  static func offset(of path: JSONPath, in bytes: [UInt8]) -> Int {
    var parser = JSONParser(bytes, .file)
    _ = parser.next()
    var offset = parser.index
    for step in path.steps {
      guard (try? parser.enter(step)) == true else { break }
      offset = parser.index
    }
    return offset
  }

  /// Moves from the beginning of a value to the beginning of one of its parts; false if there is no such
  /// part.
  private mutating func enter(_ step: JSONPath.Step) throws(Failure) -> Bool {
    let brackets: (opening: Unicode.Scalar, closing: Unicode.Scalar) =
      if case .key = step { ("{", "}") } else { ("[", "]") }
    guard skip(brackets.opening) else { return false }
    var count = 0
    while !skip(brackets.closing) {
      var isWanted = false
      switch step {
      case .key(let name):
        _ = next()
        isWanted = try string() == name
        _ = skip(":")
      case .element(let index): isWanted = count == index
      }
      _ = next()
      if isWanted { return true }
      _ = try value()
      _ = skip(",")
      count += 1
    }
    return false
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    let opening = index
    index += 1
    var start = index
    var text = ""
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        start = index
      case 0x0a, 0x0d: throw unclosedString(from: opening, found: "the end of the line")
      case 0x09: throw Failure(offset: index, found: "a tab in a string", expected: "it as '\\t'")
      case 0..<0x20:
        let digits = hexadecimal(Unicode.Scalar(bytes[index]))
        throw Failure(
          offset: index, found: "the control character U+\(digits) in a string",
          expected: "it as '\\u\(digits)'")
      default: index += 1
      }
    }
    throw unclosedString(from: opening, found: "the end of the \(extent)")
  }

  private func unclosedString(from opening: Int, found: String) -> Failure {
    Failure(
      offset: index, found: found, expected: "'\"'",
      reference: Reference(words: " to close the string that begins at", offset: opening))
  }

  /// Reads an escape, which begins at the index.
  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    let start = index
    if index + 1 < bytes.count, let scalar = simple[bytes[index + 1]] {
      index += 2
      return scalar
    }
    guard let first = hexadecimalEscape() else {
      throw wrongEscape(
        at: start, length: 2,
        expected: #"one of: \", \\, \/, \b, \f, \n, \r, \t, or \u and four hexadecimal digits"#)
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    // A character beyond U+FFFF is written as two escapes.
    guard first < 0xdc00, let second = hexadecimalEscape(), 0xdc00...0xdfff ~= second,
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00))
    else {
      throw wrongEscape(
        at: start, length: 6, expected: "a character, or both halves of a surrogate pair")
    }
    return scalar
  }

  private func wrongEscape(at start: Int, length: Int, expected: String) -> Failure {
    let text = String(decoding: bytes[start...].prefix(length), as: UTF8.self)
    return Failure(offset: start, found: "'\(text)' in a string", expected: expected)
  }

  /// Reads `\u` and four hexadecimal digits; nil, without reading anything, if they are not there.
  private mutating func hexadecimalEscape() -> UInt32? {
    let text = bytes[index...].prefix(6)
    guard text.count == 6, text.starts(with: Array("\\u".utf8)) else { return nil }
    var value: UInt32 = 0
    for byte in text.dropFirst(2) {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    index += 6
    return value
  }

  // MARK: Numbers

  private mutating func number() throws(Failure) -> JSONValue {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let firstDigit = index
    try digits(of: start, after: "'-'")
    if bytes[firstDigit] == UInt8(ascii: "0"), index > firstDigit + 1 {
      throw wrongNumber(from: start, expected: "a number without leading zeros")
    }
    var isWhole = true
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      isWhole = false
      index += 1
      try digits(of: start, after: "'.'")
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
        index += 1
      }
      try digits(of: start, after: "the 'e'")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let number = Double(text) ?? .nan
    // A number too close to 0 is not rounded to 0.
    let isLost = number == 0 && text.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
    guard number.isFinite, !isLost else {
      throw Failure(offset: start, found: String(text.prefix(40)), expected: "a number that fits a Double")
    }
    if isWhole, number.magnitude >= 0x1p53, let whole = Int64(text) { return .wideInteger(whole) }
    return .number(number)
  }

  private mutating func digits(of number: Int, after character: String) throws(Failure) {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
    guard index > start else {
      throw wrongNumber(from: number, expected: "a number with a digit after \(character)")
    }
  }

  private func wrongNumber(from start: Int, expected: String) -> Failure {
    Failure(offset: start, found: token(at: start), expected: expected)
  }
}

/// Reads JSON text (RFC 8259) and keeps the order of keys.
///
/// Foundation's decoder is not used, since it accepts repeated keys and commas before closing brackets, loses
/// the order of keys, and does not state where an error is.
struct JSONParser {
  /// An error, and the position of what was found; the text found may contain the word COLUMN.
  struct Failure: Error {
    var offset: Int
    var found: String
    var expected = "JSON"
  }

  /// The greatest number of nested arrays and objects: 512.
  static let deepest = 512

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads UTF-8 text that is one value.
  static func value(of bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    guard parser.next() == nil else { throw parser.failure("text after the end") }
    return value
  }

  // MARK: Characters

  /// The next byte that is not white space; nil at the end.
  private mutating func next() -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return byte }
      index += 1
    }
    return nil
  }

  /// Skips a character after white space, and tells whether it was there.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func failure(_ what: String) -> Failure {
    index < bytes.count
      ? Failure(offset: index, found: "no JSON (\(what), column COLUMN)")
      : Failure(offset: bytes.count, found: "JSON that breaks off", expected: "its end")
  }

  // MARK: Values

  private mutating func value() throws(Failure) -> JSONValue {
    guard let first = next() else { throw failure("") }
    switch first {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw failure("invalid value")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count, bytes[index] == word.utf8Start[offset] else {
        throw failure("invalid value")
      }
      index += 1
    }
    return value
  }

  private mutating func elements() throws(Failure) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list(to: "]") { (parser) throws(Failure) in elements.append(try parser.value()) }
    return elements
  }

  private mutating func members() throws(Failure) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    try list(to: "}") { (parser) throws(Failure) in
      guard parser.next() == UInt8(ascii: "\"") else { throw parser.failure("no key") }
      let start = parser.index
      let key = try parser.string()
      guard keys.insert(key).inserted else {
        throw Failure(
          offset: start, found: "the key \(JSONText.quoted(key.prefix(80))) twice (column COLUMN)",
          expected: "it once")
      }
      guard parser.skip(":") else { throw parser.failure("no colon") }
      members.append(JSONValue.Member(key, try parser.value()))
    }
    return members
  }

  /// Reads elements between commas, from an opening bracket to a closing one.
  private mutating func list(
    to end: Unicode.Scalar, _ element: (inout JSONParser) throws(Failure) -> Void
  ) throws(Failure) {
    depth += 1
    guard depth <= JSONParser.deepest else {
      throw failure("more than \(JSONParser.deepest) nested brackets")
    }
    defer { depth -= 1 }
    index += 1
    if skip(end) { return }
    while true {
      try element(&self)
      if skip(end) { return }
      let comma = index
      guard skip(",") else { throw failure("no comma") }
      if next() == UInt8(ascii: end) {
        throw Failure(
          offset: comma, found: "no JSON: a comma after the last element (column COLUMN)")
      }
    }
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
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
      case 0..<0x20: throw failure("unescaped control character")
      default: index += 1
      }
    }
    throw failure("")
  }

  /// Reads an escape, which begins at the index.
  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    index += 1
    guard index < bytes.count else { throw failure("") }
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = simple[bytes[index]] {
      index += 1
      return scalar
    }
    guard bytes[index] == UInt8(ascii: "u") else { throw failure("invalid escape sequence") }
    index += 1
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // A character beyond U+FFFF is written as two escapes.
    guard first < 0xdc00, bytes[index...].starts(with: Array("\\u".utf8)) else {
      throw failure("half of a character")
    }
    index += 2
    let second = try hexadecimal()
    guard 0xdc00...0xdfff ~= second,
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00))
    else { throw failure("half of a character") }
    return scalar
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw failure("invalid escape sequence")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  // MARK: Numbers

  private mutating func number() throws(Failure) -> JSONValue {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let firstDigit = index
    try digits()
    if bytes[firstDigit] == UInt8(ascii: "0"), index > firstDigit + 1 {
      index = firstDigit
      throw failure("number with leading zero")
    }
    var isWhole = true
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      isWhole = false
      index += 1
      try digits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
        index += 1
      }
      try digits()
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

  private mutating func digits() throws(Failure) {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
    guard index > start else { throw failure("invalid number") }
  }
}

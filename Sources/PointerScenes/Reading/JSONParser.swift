import Foundation

/// Reads the text of one JSON value (RFC 8259).
///
/// It reads every number to the nearest Double and refuses a key that occurs twice in one object. What it takes is
/// bounded: text nested deeper than ``deepest``, or with more than ``mostValues`` values, is refused at that point.
struct JSONParser {
  /// How deep arrays and objects may be nested: 100.
  ///
  /// A scene needs eight.
  static let deepest = 100
  /// The most values in one text: 8,388,608, which take less than half a gigabyte.
  static let mostValues = 1 << 23

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0
  private var count = 0

  /// An error in the text.
  struct Fault: Error, Hashable {
    enum Kind: Hashable {
      /// No JSON, for a reason.
      case invalid(String)
      /// The text ends within a value.
      case end
      case keyTwice(String)
      case number(String)
      case tooManyValues
    }

    let kind: Kind
    /// Its offset from the start of the text, in bytes.
    let offset: Int
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the text of one value.
  static func value(of text: Data) throws(Fault) -> JSONValue {
    let result: Result<JSONValue, Fault> = text.withUnsafeBytes { bytes in
      var parser = JSONParser(bytes.assumingMemoryBound(to: UInt8.self))
      do throws(Fault) {
        return .success(try parser.whole())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private mutating func whole() throws(Fault) -> JSONValue {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw invalid("text after the value") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(Fault) -> JSONValue {
    count += 1
    guard count <= JSONParser.mostValues else { throw Fault(kind: .tooManyValues, offset: index) }
    switch try next() {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw invalid("invalid value")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count else { throw Fault(kind: .end, offset: index) }
      guard bytes[index] == word.utf8Start[offset] else { throw invalid("invalid value") }
      index += 1
    }
    return value
  }

  private mutating func array() throws(Fault) -> [JSONValue] {
    try open()
    var elements: [JSONValue] = []
    if try next() == UInt8(ascii: "]") {
      close()
      return elements
    }
    while true {
      elements.append(try value())
      if try endsList(UInt8(ascii: "]")) { return elements }
    }
  }

  private mutating func object() throws(Fault) -> JSONMembers {
    try open()
    var members = JSONMembers()
    if try next() == UInt8(ascii: "}") {
      close()
      return members
    }
    while true {
      let start = index
      guard try next() == UInt8(ascii: "\"") else { throw invalid("a key without quotation marks") }
      let key = try string()
      guard try next() == UInt8(ascii: ":") else { throw invalid("a key without a colon") }
      index += 1
      guard members.append(key, try value()) else { throw Fault(kind: .keyTwice(key), offset: start) }
      if try endsList(UInt8(ascii: "}")) { return members }
      // Where the next key begins.
      _ = try next()
    }
  }

  private mutating func open() throws(Fault) {
    depth += 1
    guard depth <= JSONParser.deepest else { throw invalid("nested more than \(JSONParser.deepest) deep") }
    index += 1
  }

  private mutating func close() {
    depth -= 1
    index += 1
  }

  /// Whether a list ends after an element, with this bracket; else skips the comma.
  private mutating func endsList(_ bracket: UInt8) throws(Fault) -> Bool {
    let byte = try next()
    if byte == bracket {
      close()
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw invalid("no comma between two elements") }
    let comma = index
    index += 1
    if try next() == bracket {
      index = comma
      throw invalid("a comma after the last element")
    }
    return false
  }

  // MARK: Numbers

  private mutating func number() throws(Fault) -> JSONValue {
    let start = index
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var digits = Digits()
    let first = index
    try takeDigits(into: &digits)
    guard bytes[first] != UInt8(ascii: "0") || index == first + 1 else {
      index = first
      throw invalid("a number with leading zeros")
    }
    var isWhole = true
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      isWhole = false
      let point = index
      try takeDigits(into: &digits)
      digits.exponent = point - index
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      isWhole = false
      var isDown = false
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
        isDown = bytes[index] == UInt8(ascii: "-")
        index += 1
      }
      var power = Digits()
      try takeDigits(into: &power)
      let exponent = power.isExact ? Int(power.value) : 1_000_000
      digits.exponent += isDown ? -exponent : exponent
    }
    if let value = digits.double { return .number(isNegative ? -value : value) }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw Fault(kind: .number(String(text.prefix(40))), offset: start)
    }
    if value == 0, !digits.isZero {
      index = start
      throw invalid("a number too close to 0 for a Double")
    }
    if isWhole, value.magnitude >= 0x1p53, let whole = Int64(text) { return .wideInteger(whole) }
    return .number(value)
  }

  /// The digits of a number, with the power of ten by which they count.
  private struct Digits {
    var value: UInt64 = 0
    var exponent = 0
    private var count = 0

    var isExact: Bool { count <= 15 }
    var isZero: Bool { isExact && value == 0 }

    mutating func append(_ digit: UInt8) {
      if count > 0 || digit > 0 { count += 1 }
      value = value &* 10 &+ UInt64(digit)
    }

    /// The nearest Double, where one exact operation finds it; else nil.
    var double: Double? {
      guard isExact, exponent.magnitude <= 22 else { return isZero ? 0 : nil }
      let whole = Double(value)
      return exponent < 0 ? whole / Digits.powers[-exponent] : whole * Digits.powers[exponent]
    }

    /// The powers of ten that a Double holds exactly.
    private static let powers: [Double] = [
      1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
      1e19, 1e20, 1e21, 1e22,
    ]
  }

  private mutating func takeDigits(into digits: inout Digits) throws(Fault) {
    let start = index
    while index < bytes.count, case let byte = bytes[index], byte >= 0x30, byte <= 0x39 {
      digits.append(byte - 0x30)
      index += 1
    }
    if index > start { return }
    guard index < bytes.count else { throw Fault(kind: .end, offset: index) }
    throw invalid("a number without digits")
  }

  // MARK: Strings

  private mutating func string() throws(Fault) -> String {
    index += 1
    let start = index
    while index < bytes.count, case let byte = bytes[index], byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\")
    {
      guard byte >= 0x20 else { throw invalid("a control character in a string") }
      index += 1
    }
    guard index < bytes.count else { throw Fault(kind: .end, offset: index) }
    guard bytes[index] == UInt8(ascii: "\"") else { return try escapedString(from: start) }
    defer { index += 1 }
    return try text(bytes[start..<index], at: start)
  }

  /// The rest of a string that has escapes.
  private mutating func escapedString(from start: Int) throws(Fault) -> String {
    var unescaped = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(unescaped[...], at: start)
      case UInt8(ascii: "\\"): try unescaped.append(contentsOf: String(escape()).utf8)
      case 0..<0x20:
        index -= 1
        throw invalid("a control character in a string")
      default: unescaped.append(byte)
      }
    }
    throw Fault(kind: .end, offset: index)
  }

  private func text(_ bytes: some Collection<UInt8>, at start: Int) throws(Fault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Fault(kind: .invalid("bytes that are not UTF-8"), offset: start)
    }
    return text
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    guard index < bytes.count else { throw Fault(kind: .end, offset: index) }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // The second half of a pair follows in an escape of its own.
      if unit < 0xdc00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        let low = try codeUnit()
        if (0xdc00...0xdfff).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (UInt32(unit & 0x3ff) << 10) + UInt32(low & 0x3ff))
        {
          return scalar
        }
      }
      throw invalid("half of a pair of code units")
    default:
      index -= 1
      throw invalid("an unknown escape in a string")
    }
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard index < bytes.count else { throw Fault(kind: .end, offset: index) }
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw invalid("an escape without four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  // MARK: Bytes

  /// The next byte that is not space, which is not skipped.
  private mutating func next() throws(Fault) -> UInt8 {
    skipSpace()
    guard index < bytes.count else { throw Fault(kind: .end, offset: index) }
    return bytes[index]
  }

  private mutating func skipSpace() {
    while index < bytes.count, case let byte = bytes[index],
      byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
    {
      index += 1
    }
  }

  private func invalid(_ reason: String) -> Fault { Fault(kind: .invalid(reason), offset: index) }
}

/// The tokens of a Swift file: words and symbols with their lines, without comments and without the text of
/// strings.
///
/// Code within a string's interpolation counts as code. Regular expression literals are not supported; this
/// package's own sources have none.
struct SwiftTokens {
  struct Token: Equatable {
    let text: String
    let line: Int
    let isWord: Bool
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  static func tokens(of text: String) -> [Token] {
    var scanner = SwiftTokens(text)
    scanner.scanCode(untilParenthesis: false)
    return scanner.tokens
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private func byte(_ ahead: Int = 0) -> UInt8 { index + ahead < bytes.count ? bytes[index + ahead] : 0 }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { buffer in
      guard index + buffer.count <= bytes.count else { return false }
      for offset in 0..<buffer.count where bytes[index + offset] != buffer[offset] { return false }
      return true
    }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  /// Scans code to the end of the file, or to the parenthesis that ends an interpolation.
  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      let next = byte()
      if next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\t") {
        advance()
      } else if starts(with: "//") {
        while index < bytes.count, byte() != UInt8(ascii: "\n") { advance() }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        scanString(hashes: hashes)
      } else if isWordStart(next) {
        scanWord()
      } else if next == UInt8(ascii: "`") {
        advance()
      } else {
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") {
          if untilParenthesis, depth == 0 {
            advance()
            return
          }
          depth -= 1
        }
        scanSymbol()
      }
    }
  }

  private func isWordStart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte >= 0x80
  }

  private mutating func scanWord() {
    let (start, startLine) = (index, line)
    while index < bytes.count, isWordStart(byte()) { advance() }
    tokens.append(
      Token(text: String(decoding: bytes[start..<index], as: UTF8.self), line: startLine, isWord: true))
  }

  private mutating func scanSymbol() {
    let length = starts(with: "->") || starts(with: "==") || starts(with: "<=") || starts(with: ">=") ? 2 : 1
    let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
    tokens.append(Token(text: text, line: line, isWord: false))
    advance(length)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }

  /// How many `#` stand before a quote here; nil where no string begins.
  private func hashesBeforeQuote() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func scanString(hashes: Int) {
    advance(hashes)
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    advance(quotes)
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\"), isFollowed(by: hashes, at: 1) {
        let isInterpolation = byte(1 + hashes) == UInt8(ascii: "(")
        advance(2 + hashes)
        if isInterpolation { scanCode(untilParenthesis: true) }
      } else if isEnd(quotes: quotes, hashes: hashes) {
        advance(quotes + hashes)
        return
      } else {
        advance()
      }
    }
  }

  private func isFollowed(by hashes: Int, at offset: Int) -> Bool {
    for ahead in 0..<hashes where byte(offset + ahead) != UInt8(ascii: "#") { return false }
    return true
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    for ahead in 0..<quotes where byte(ahead) != UInt8(ascii: "\"") { return false }
    return isFollowed(by: hashes, at: quotes)
  }
}

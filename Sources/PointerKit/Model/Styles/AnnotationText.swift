/// A short text of an annotation: at most 31 bytes of UTF-8.
///
/// A longer text is cut after the last complete character that fits. The limit is enough for any value, and
/// makes it possible to copy a text without an allocation. The engine does not check texts for instructions
/// (A5): "Drag to resize" is shown, and is not counted as a violation.
public struct AnnotationText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The maximum number of bytes.
  public static let capacity = 31

  /// The bytes, followed by zeros.
  private var bytes = SIMD32<UInt8>(repeating: 0)
  /// The number of bytes, 0…31.
  public private(set) var count = 0
  /// Whether the text was cut.
  public package(set) var isCut = false

  /// Creates a text from a string's UTF-8.
  public init(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// Creates a text from a literal.
  public init(stringLiteral text: String) { self.init(utf8: text.utf8) }

  /// Creates a text from bytes of UTF-8.
  public init(utf8 text: some Sequence<UInt8>) {
    for byte in text {
      guard count < AnnotationText.capacity else {
        isCut = true
        if byte & 0xc0 == 0x80 { dropPartialCharacter() }
        return
      }
      bytes[count] = byte
      count += 1
    }
  }

  private mutating func dropPartialCharacter() {
    while count > 0 {
      count -= 1
      let byte = bytes[count]
      bytes[count] = 0
      if byte & 0xc0 != 0x80 { return }
    }
  }

  /// The byte at an index; 0 for an index outside `0..<count`.
  public subscript(_ index: Int) -> UInt8 { index >= 0 && index < count ? bytes[index] : 0 }

  /// The number of code points, which is close to the number of visible characters.
  var characterCount: Int {
    var characters = 0
    for index in 0..<count where bytes[index] & 0xc0 != 0x80 { characters += 1 }
    return characters
  }

  /// The text as a string.
  public var string: String { String(decoding: (0..<count).map { bytes[$0] }, as: UTF8.self) }
}

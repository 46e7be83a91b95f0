import PointerKit

/// The words of a text of an annotation.
struct AnnotationWords {
  /// The words in lower case, without units after numbers.
  private(set) var words: [AnnotationText] = []
  /// Whether each word is written with a capital only at its beginning, as in a title.
  private(set) var isCapitalized: [Bool] = []
  /// Whether the text has a digit.
  private(set) var hasDigit = false
  /// Whether the text ends like the name of a file: in a period and letters.
  private(set) var isFileName: Bool

  init(_ text: AnnotationText) {
    isFileName = Self.isFileName(text)
    var word: [UInt8] = []
    var (isUnit, isCapital) = (false, false)
    for index in 0...text.count {
      let byte = text[index]
      // Beyond ASCII every byte counts as a letter; the capitals of German follow the byte 0xC3.
      let isUpper =
        (byte >= 0x41 && byte <= 0x5a) || (text[index - 1] == 0xc3 && byte >= 0x80 && byte <= 0x9e)
      let lower = isUpper ? byte + 0x20 : byte
      if (lower >= 0x61 && lower <= 0x7a) || byte >= 0x80 {
        if isUpper { isCapital = word.isEmpty || word == [0xc3] }
        word.append(lower)
        continue
      }
      if !word.isEmpty {
        if !isUnit {
          words.append(AnnotationText(utf8: word))
          isCapitalized.append(isCapital)
        }
        word.removeAll(keepingCapacity: true)
        (isUnit, isCapital) = (false, false)
      }
      let isDigit = byte >= 0x30 && byte <= 0x39
      if isDigit { (hasDigit, isUnit) = (true, true) }
      if !isDigit, byte != 0x20, byte != 0x2e, byte != 0x2c { isUnit = false }
    }
  }

  /// Creates the words of a label and of the text after it.
  init(_ label: AnnotationText, _ text: AnnotationText) {
    self.init(label)
    let rest = AnnotationWords(text)
    words += rest.words
    isCapitalized += rest.isCapitalized
    hasDigit = hasDigit || rest.hasDigit
    isFileName = isFileName || rest.isFileName
  }

  private static func isFileName(_ text: AnnotationText) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a }
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    var start = text.count
    while isLetter(text[start - 1]) || isDigit(text[start - 1]) { start -= 1 }
    return isLetter(text[start]) && text.count - start <= 5 && text[start - 1] == 0x2e
      && text[start - 2] > 0x20
  }
}

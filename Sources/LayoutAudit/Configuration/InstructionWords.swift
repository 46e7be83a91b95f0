import PointerKit

/// The words by which instructions are recognized.
enum InstructionWords {
  /// The first words of instructions about a pointer, mostly verbs in the imperative.
  static let english: [AnnotationText] = [
    "add", "choose", "click", "close", "copy", "create", "delete", "double", "drag", "draw", "drop", "edit",
    "enter", "flick", "go", "grab", "hold", "hover", "insert", "keep", "move", "open", "pan", "pinch",
    "place",
    "please", "point", "press", "pull", "push", "release", "remove", "resize", "rotate", "scroll", "select",
    "slide", "spread", "start", "stop", "swipe", "tap", "touch", "try", "turn", "type", "use", "zoom",
  ]

  /// Articles, prepositions, pronouns and adverbs.
  ///
  /// A verb before one of these words is an instruction, and not the name of a value.
  static let connectives: [AnnotationText] = [
    "a", "again", "an", "and", "anywhere", "at", "down", "for", "from", "here", "in", "into", "it", "left",
    "more", "on", "or", "out", "right", "the", "then", "these", "this", "to", "up", "with", "you", "your",
  ]

  /// The words of a text in lower case, without units after numbers, and whether the text has a digit.
  static func words(of text: AnnotationText) -> (words: [AnnotationText], hasDigit: Bool) {
    var words: [AnnotationText] = []
    var word: [UInt8] = []
    var hasDigit = false
    var isUnit = false
    for index in 0...text.count {
      let byte = text[index]
      let lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte
      // Bytes beyond ASCII count as letters.
      if (lower >= 0x61 && lower <= 0x7a) || byte >= 0x80 {
        word.append(lower)
        continue
      }
      if !word.isEmpty {
        if !isUnit { words.append(AnnotationText(utf8: word)) }
        word.removeAll(keepingCapacity: true)
        isUnit = false
      }
      if byte >= 0x30 && byte <= 0x39 { (hasDigit, isUnit) = (true, true) }
      if byte != 0x20, !(byte >= 0x30 && byte <= 0x39), byte != 0x2e, byte != 0x2c { isUnit = false }
    }
    return (words, hasDigit)
  }
}

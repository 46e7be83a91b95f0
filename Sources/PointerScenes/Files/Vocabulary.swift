import PointerKit

/// The words of a file format, with their values.
struct Vocabulary<Value: Hashable & Sendable>: Sendable {
  private let meanings: [String: Value]
  private let words: [Value: String]
  /// The list of all words, for errors.
  let expectation: String

  /// Creates a vocabulary; of several words with the same meaning, the first is written to files.
  init(_ entries: [(word: String, meaning: Value)]) {
    meanings = Dictionary(entries.map { ($0.word, $0.meaning) }) { first, _ in first }
    words = Dictionary(entries.map { ($0.meaning, $0.word) }) { first, _ in first }
    expectation =
      entries.count == 1
      ? JSONText.quoted(entries[0].word) : "one of: \(entries.map(\.word).joined(separator: ", "))"
  }

  /// The meaning of a word; nil if the word is not in the vocabulary.
  subscript(word: String) -> Value? { meanings[word] }

  /// A text that suggests the nearest word for an unknown word; empty if no word is near.
  ///
  /// It is also empty if the vocabulary has only one word, since the error states this word.
  func suggestion(for word: String) -> String {
    meanings.count > 1 ? Suggestion.words(for: word, among: meanings.keys.sorted()) : ""
  }

  /// The word for a value.
  func word(for value: Value) -> String { words[value] ?? "\(value)" }

  /// The word for a value in plain English: "less likely" for lessLikely.
  func plainWords(for value: Value) -> String {
    word(for: value).reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}

extension Vocabulary where Value: CaseIterable {
  /// Creates the vocabulary of an enumeration whose cases have the same names as the format's words.
  init() { self.init(Value.allCases.map { ("\($0)", $0) }) }
}

// MARK: The words of the formats; `Vocabulary()` uses the names of the Swift cases

extension Vocabulary where Value == Axes {
  static let axis = Vocabulary([("x", .horizontal), ("y", .vertical)])
}

extension Vocabulary where Value == Appearance {
  static let appearance = Vocabulary()
}

extension Vocabulary where Value == PointerEvent.Edge {
  static let edge = Vocabulary()
}

extension Vocabulary where Value == ElementKind {
  static let elementKind = Vocabulary()
}

extension Vocabulary where Value == TintMode {
  static let tintMode = Vocabulary()
}

extension Vocabulary where Value == PointerAccessory.Shape {
  static let accessory = Vocabulary([
    ("arrow", .arrow), ("plus", .plus), ("minus", .minus), ("circle", .circle), ("circleSlash", .circleSlash),
    ("menu", .menu),
  ])
}

extension Vocabulary where Value == PointerDevice.Kind {
  static let deviceKind = Vocabulary()
}

extension Vocabulary where Value == ContactPhase {
  static let contactPhase = Vocabulary([("began", .began), ("ended", .ended), ("cancelled", .cancelled)])
  static let gesturePhase = Vocabulary()
}

extension Vocabulary where Value == ScrollPhase {
  static let scrollPhase = Vocabulary()
}

extension Vocabulary where Value == ScrollSource {
  static let scrollSource = Vocabulary()
}

extension Vocabulary where Value == StandardGesture {
  static let gesture = Vocabulary()
}

extension Vocabulary where Value == DragOperation {
  static let dragOperation = Vocabulary()
}

extension Vocabulary where Value == KeyModifiers {
  static let modifier = Vocabulary([
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
    ("capsLock", .capsLock),
  ])
}

extension Vocabulary where Value == PointerButton {
  static let button = Vocabulary([("primary", .primary), ("secondary", .secondary), ("middle", .middle)])
}

extension Vocabulary where Value == PointerPhase {
  static let pointerPhase = Vocabulary()
}

extension Vocabulary where Value == PointerEventType {
  static let eventType = Vocabulary()
}

extension Vocabulary where Value == PointerAppearance.Outline {
  static let outline = Vocabulary([
    ("circle", .circle), ("roundedRect", .roundedRect), ("verticalBeam", .verticalBeam),
    ("horizontalBeam", .horizontalBeam), ("path", .path),
  ])
}

extension Vocabulary where Value == PointerAppearance.Layer {
  static let layer = Vocabulary([("front", .front), ("behind", .behind)])
}

extension Vocabulary where Value == MagnetismReason {
  static let reason = Vocabulary()
}

extension Vocabulary where Value == MagnetismVerdict {
  static let verdict = Vocabulary()
}

extension Vocabulary where Value == CursorKind {
  /// The CSS names, and the names of the 18 standard macOS pointers (C1).
  ///
  /// Files are written with CSS names, except for the one cursor that has no CSS name.
  static let cursor = Vocabulary(
    CursorKind.allCases.filter { $0 != .disappearingItem }.map { ("\($0.cssName)", $0) }
      + MacOSPointer.allCases.map { ("\($0)", $0.cursor) })
}

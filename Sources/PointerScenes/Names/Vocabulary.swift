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
    expectation = "one of: \(entries.map(\.word).joined(separator: ", "))"
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

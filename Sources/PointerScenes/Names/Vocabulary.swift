import PointerKit

/// The words of a format and what each means.
struct Vocabulary<Value: Hashable & Sendable>: Sendable {
  private let meanings: [String: Value]
  private let words: [Value: String]
  /// What an error says was expected.
  let expectation: String

  /// Creates a vocabulary; where several words mean the same, the first is the one that is written.
  init(_ entries: [(word: String, meaning: Value)]) {
    meanings = Dictionary(entries.map { ($0.word, $0.meaning) }) { first, _ in first }
    words = Dictionary(entries.map { ($0.meaning, $0.word) }) { first, _ in first }
    expectation = "one of: \(entries.map(\.word).joined(separator: ", "))"
  }

  /// What a word means, or nil.
  subscript(word: String) -> Value? { meanings[word] }

  /// The word for a value.
  func word(for value: Value) -> String { words[value] ?? "\(value)" }

  /// The word for a value as people write it: "less likely" for lessLikely.
  func plainWords(for value: Value) -> String {
    word(for: value).reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}

extension Vocabulary where Value: CaseIterable {
  /// Creates the vocabulary of an enumeration whose cases are named by the format's words.
  init() { self.init(Value.allCases.map { ("\($0)", $0) }) }
}

import Foundation
import PointerTestSupport
import XCTest

/// A Swift file of the package, with the names that it declares and uses.
///
/// A word after `struct` and the like is a type. A word after `func`, `var`, `let` or `case` is a member if the
/// line is indented by two spaces, as swift-format indents members, and else a local name.
struct SourceFile {
  /// A word of code, and the characters around it.
  struct Word {
    let text: String
    let before: Character
    let after: Character
    let line: Int
  }

  private static let typeKeywords: Set = ["struct", "enum", "class", "protocol", "actor", "typealias"]
  private static let memberKeywords: Set = ["func", "var", "let", "case"]

  /// The path below the folder `Sources`, such as `PointerKit/Engine/EventLog.swift`.
  let path: String
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []
  /// All names in the file: types, members, members of nested types, local names, parameters and labels.
  private(set) var names: Set<String> = []
  private(set) var words: [Word] = []

  /// The folder within the module; empty for a file beside the folders.
  var folder: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  init(path: String, text: String) {
    self.path = path
    var isText = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.contains("\"\"\"") { isText.toggle() }
      if isText { continue }
      let isMember = line.hasPrefix("  ") && !line.hasPrefix("   ")
      var keyword = ""
      for word in SourceFile.words(of: line, number: number + 1) {
        let isName = SourceFile.memberKeywords.contains(keyword) && word.before != "."
        if SourceFile.typeKeywords.contains(keyword) { types.insert(word.text) }
        if isName, isMember { members.insert(word.text) }
        if isName || word.after == ":" { names.insert(word.text) }
        // The other names of `case first, second(Int)`.
        let continues = keyword == "case" && isMember && word.after == ","
        keyword = continues ? "case" : word.text
        words.append(word)
      }
    }
    names.formUnion(types.union(members))
  }

  /// The words of a line outside strings and comments.
  private static func words(of line: Substring, number: Int) -> [Word] {
    var words: [Word] = []
    var (word, before, last, isQuoted) = ("", Character(" "), Character(" "), false)
    for character in line + " " {
      if character == "\"", last != "\\" { isQuoted.toggle() }
      if !isQuoted, character == "/", last == "/" { break }
      if !isQuoted, character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { before = last }
        word.append(character)
      } else if !word.isEmpty {
        words.append(Word(text: word, before: before, after: character, line: number))
        word = ""
      }
      last = character
    }
    return words
  }

  /// The Swift files of a module, by path.
  static func files(ofModule module: String) throws -> [SourceFile] {
    let root = PackageFile.url("Sources/\(module)")
    let found = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path))
    return try found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return SourceFile(path: "\(module)/\(path)", text: text)
    }
  }
}

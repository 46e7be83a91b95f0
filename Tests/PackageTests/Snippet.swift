import Foundation
import PointerTestSupport
import XCTest

/// A sample that is compiled: a part of a file that a text quotes.
///
/// Files of `Tests/PackageTests/Snippets` also run. Those of `Sources/Examples` are compiled by `.ci/examples`.
///
/// A comment `snippet.` with a name begins a snippet, and `snippet.end` ends it. What lies between
/// `snippet.hide` and `snippet.show` is compiled and not quoted. Each part that is shown loses its
/// indentation.
struct Snippet: Equatable {
  let name: String
  let lines: [String]
  /// The file, below the package's folder, and the line of the mark.
  let location: String

  /// The snippets of a file.
  static func snippets(of text: String, path: String) throws(SnippetError) -> [Snippet] {
    var found: [Snippet] = []
    var open: Parts?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let location = "\(path):\(index + 1)"
      switch mark(of: line) {
      case nil: open?.add(line)
      case "hide":
        guard open?.isShown == true else { throw SnippetError(location: location, mark: "hide") }
        open?.isShown = false
      case "show":
        guard open?.isShown == false else { throw SnippetError(location: location, mark: "show") }
        open?.isShown = true
      case "end":
        guard let parts = open else { throw SnippetError(location: location, mark: "end") }
        found.append(parts.snippet)
        open = nil
      case let name?:
        guard open == nil else { throw SnippetError(location: location, mark: name) }
        open = Parts(name: name, location: location)
      }
    }
    if let open { throw SnippetError(location: open.location, mark: open.name) }
    return found
  }

  /// The word of a mark; nil for other lines.
  private static func mark(of line: String) -> String? {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("// snippet.") ? String(text.dropFirst("// snippet.".count)) : nil
  }

  /// A snippet that is being read.
  private struct Parts {
    let name: String
    let location: String
    var isShown = true { didSet { if isShown { parts.append([]) } } }
    private var parts: [[String]] = [[]]

    init(name: String, location: String) { (self.name, self.location) = (name, location) }

    mutating func add(_ line: String) { if isShown { parts[parts.count - 1].append(line) } }

    var snippet: Snippet {
      var lines = parts.flatMap { part in
        let indentation = part.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return part.map { String($0.dropFirst(indentation)) }
      }
      while lines.first == "" { lines.removeFirst() }
      while lines.last == "" { lines.removeLast() }
      return Snippet(name: name, lines: lines, location: location)
    }
  }

  /// The snippets in Swift: of the tests beside this file, and of the examples, which `.ci/examples` compiles.
  static func ofPackage() throws -> [Snippet] {
    try snippets(in: "Tests/PackageTests/Snippets", endings: [".swift"])
      + snippets(in: "Sources/Examples", endings: [".swift"])
  }

  /// The snippets of the C library's own programs and of the examples in C and C++.
  static func ofProgramsInC() throws -> [Snippet] {
    try ["Tests/CLibrary", "Sources/Examples"].flatMap { try snippets(in: $0, endings: [".c", ".cpp"]) }
  }

  /// The snippets of the files in a folder and its subfolders.
  private static func snippets(in folder: String, endings: [String]) throws -> [Snippet] {
    let root = PackageFile.url(folder)
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let programs = files.filter { file in
      endings.contains { file.hasSuffix($0) } && !file.contains(".build/")
    }
    return try programs.sorted().flatMap { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return try snippets(of: text, path: "\(folder)/\(path)")
    }
  }
}

/// A mark of a snippet where none can be.
struct SnippetError: Error, Equatable {
  let location: String
  let mark: String
}

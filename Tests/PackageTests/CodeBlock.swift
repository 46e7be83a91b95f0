import Foundation
import PointerTestSupport
import XCTest

/// A fenced block of code in an article, in the README or in a comment.
struct CodeBlock: Equatable {
  /// What follows the opening fence, such as `swift`; empty without a label.
  let label: String
  /// The lines between the fences, without what precedes the fences on their lines.
  let lines: [String]
  /// The file, below the package's folder.
  let path: String
  /// The line of the opening fence.
  let line: Int

  /// The file and the line, for messages.
  var location: String { "\(path):\(line)" }

  /// The blocks of a text, which is a whole file of Markdown or, with `inComments`, of Swift.
  static func blocks(of text: String, path: String, inComments: Bool) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (label: String, indentation: Int, line: Int, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      guard let content = inComments ? commentText(of: line) : line else {
        // Code between two comments ends the first.
        open = nil
        continue
      }
      let trimmed = content.trimmingCharacters(in: .whitespaces)
      let indentation = content.prefix { $0 == " " }.count
      if let block = open {
        if trimmed == "```" {
          blocks.append(CodeBlock(label: block.label, lines: block.lines, path: path, line: block.line))
          open = nil
        } else {
          open?.lines.append(String(content.dropFirst(min(indentation, block.indentation))))
        }
      } else if trimmed.hasPrefix("```") {
        open = (String(trimmed.dropFirst(3)), indentation, index + 1, [])
      }
    }
    return blocks
  }

  /// The text of a line that is a doc comment; nil for other lines.
  private static func commentText(of line: String) -> String? {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("///") else { return nil }
    let text = trimmed.dropFirst(3)
    return String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }

  /// The blocks of README, of all articles and of all doc comments, in the order of their files.
  static func ofPackage() throws -> [CodeBlock] { try package.get() }

  /// The blocks of the package, read once for all tests.
  private static let package = Result {
    try files().flatMap { path in
      let file = PackageFile.url(path)
      return blocks(
        of: try String(contentsOf: file, encoding: .utf8), path: path, inComments: path.hasSuffix(".swift"))
    }
  }

  /// The files with text for people, below the package's folder.
  static func files() throws -> [String] {
    let project = try FileManager.default.contentsOfDirectory(atPath: PackageFile.url(".github").path)
    var paths = ["README.md"] + project.filter { $0.hasSuffix(".md") }.map { ".github/\($0)" }
    for folder in ["Sources", "Tests"] {
      let root = PackageFile.url(folder)
      let found = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path))
      for case let path as String in found where path.hasSuffix(".swift") || path.hasSuffix(".md") {
        // Programs with packages of their own may keep their builds beside them.
        if !path.contains(".build/") { paths.append("\(folder)/\(path)") }
      }
    }
    return paths.sorted()
  }
}

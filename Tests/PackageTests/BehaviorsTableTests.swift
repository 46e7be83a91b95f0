import Foundation
import PointerTestSupport
import XCTest

/// The table of the page Behaviors is written from the comments of test classes.
///
/// A class comment states a rule with its id, such as `X1: when the finger lifts, the pointer stays.`, and the
/// next paragraph names the files that implement it, such as ``Files: `Recentering`, `Lifts`.`` The row has both,
/// and all test classes whose comment cites the id.
final class BehaviorsTableTests: XCTestCase {
  private static let page = "Sources/PointerKit/PointerKit.docc/Contributing/Behaviors.md"
  /// The letters of the ids, in the order of the table.
  private static let letters = "MPRESAFIHCVL"

  /// A test class with its comment, whose paragraphs are one line each.
  private struct Class {
    let name: String
    let comment: String
  }

  private struct Row {
    let id: String
    var sentence: String
    var files: String
    var tests: [String]

    var line: String {
      "| \(id) | \(sentence) | \(files) | \(tests.map { "`\($0)`" }.joined(separator: ", ")) |"
    }
  }

  func testTheTableIsThatOfTheClassComments() throws {
    let text = try PackageFile.text(Self.page)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let isRow = { (line: String) in line.prefixMatch(of: /\| [A-Z]\d+ \|/) != nil }
    let first = try XCTUnwrap(lines.firstIndex(where: isRow))
    let end = lines[first...].firstIndex { !isRow($0) } ?? lines.endIndex
    let rows = try Self.rows()
    for (letter, rows) in Dictionary(grouping: rows, by: { $0.id.prefix(1) }) {
      XCTAssertEqual(rows.map(\.id), (1...rows.count).map { "\(letter)\($0)" })
    }
    let written = (lines[..<first] + rows.map(\.line) + lines[end...]).joined(separator: "\n")
    if ProcessInfo.processInfo.environment["POINTERKIT_WRITE"] == "1" {
      return try written.write(to: PackageFile.url(Self.page), atomically: true, encoding: .utf8)
    }
    let difference = Set(lines).symmetricDifference(written.components(separatedBy: "\n"))
    XCTAssert(
      text == written,
      "\(difference.sorted().joined(separator: "\n"))\n"
        + "Write the table: POINTERKIT_WRITE=1 swift test --filter BehaviorsTableTests")
  }

  /// Each name belongs to one file, and a reader who opens the first finds the id at its top.
  func testTheFilesOfEachRowExistAndTheFirstCitesIt() throws {
    var files: [String: [String]] = [:]
    for url in try Self.swiftFiles(in: "Sources") {
      let text = try String(contentsOf: url, encoding: .utf8)
      let top = text.split(separator: "\n").drop { !$0.hasPrefix("//") }.prefix { $0.hasPrefix("//") }
      files[url.deletingPathExtension().lastPathComponent, default: []].append(top.joined(separator: "\n"))
    }
    for row in try Self.rows() {
      let names = row.files.matches(of: /`([^`]+)`/).map { String($0.1) }
      for name in names { XCTAssertEqual(files[name]?.count, 1, "\(row.id): files named \(name).swift") }
      let top = names.first.flatMap { files[$0]?.first } ?? ""
      XCTAssert(
        Self.ids(in: top).contains(row.id), "the top of \(names.first ?? "no file") does not cite \(row.id)")
    }
  }

  /// The rows that class comments state.
  private static func rows() throws -> [Row] {
    let classes = try classes()
    let statement = /(?s)([A-Z]\d+): (.+?)\nFiles: ([^\n]+)\./
    var rows: [String: Row] = [:]
    for found in classes {
      guard let match = found.comment.prefixMatch(of: statement) else { continue }
      let id = String(match.1)
      let sentence = match.2.replacing("\n", with: " ")
      XCTAssertNil(rows[id], "two class comments state \(id)")
      rows[id] = Row(
        id: id, sentence: sentence.prefix(1).uppercased() + sentence.dropFirst(), files: String(match.3),
        tests: [found.name])
    }
    for found in classes.sorted(by: { $0.name < $1.name }) {
      for id in ids(in: found.comment) where rows[id]?.tests.first != found.name {
        rows[id]?.tests.append(found.name)
      }
    }
    func rank(_ row: Row) -> (Int, Int) {
      let letter = letters.firstIndex(of: row.id.first ?? " ") ?? letters.endIndex
      return (letters.distance(from: letters.startIndex, to: letter), Int(row.id.dropFirst()) ?? 0)
    }
    return rows.values.sorted { rank($0) < rank($1) }
  }

  /// The classes in all files of tests.
  private static func classes() throws -> [Class] {
    var classes: [Class] = []
    for url in try swiftFiles(in: "Tests") {
      var comment: [Substring] = []
      let text = try String(contentsOf: url, encoding: .utf8)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("///") {
          comment.append(line.dropFirst(4))
          continue
        }
        if line.hasPrefix("final class ") {
          let name = line.split(separator: " ")[2].prefix { $0 != ":" }
          let paragraphs = comment.split(separator: "", omittingEmptySubsequences: false)
          classes.append(
            Class(
              name: String(name),
              comment: paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n")))
        }
        comment = []
      }
    }
    return classes
  }

  private static func swiftFiles(in folder: String) throws -> [URL] {
    let root = PackageFile.url(folder)
    let files = try XCTUnwrap(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The ids that a text names: by themselves, in a name, or within a range such as `M1–M3`.
  private static func ids(in text: String) -> Set<String> {
    var ids = Set(text.matches(of: /([A-Z]+)\d+/).filter { $0.1.count == 1 }.map { String($0.0) })
    for match in text.matches(of: /([A-Z])(\d+)[–-](?:[A-Z])?(\d+)/) {
      guard let low = Int(match.2), let high = Int(match.3), low <= high else { continue }
      ids.formUnion((low...high).map { "\(match.1)\($0)" })
    }
    return ids
  }
}

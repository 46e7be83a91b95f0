import Foundation
import PointerTestSupport
import XCTest

/// The table of behaviors in the documentation agrees with the code: every behavior has a row, and every
/// row names files and tests that exist.
final class BehaviorsTableTests: XCTestCase {
  /// The ids of all behaviors, independent of the table.
  private static let behaviors: [String] = [
    ("M", 8), ("P", 8), ("R", 7), ("E", 17), ("S", 9), ("A", 5), ("F", 8), ("I", 16), ("H", 2), ("C", 3),
    ("V", 3), ("L", 16),
  ].flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }

  private struct Row {
    let id: String
    let behavior: String
    let files: [String]
    let tests: [String]
  }

  private static func swiftFiles(in folder: String) throws -> [URL] {
    let root = PackageFile.url(folder)
    let files = try XCTUnwrap(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The rows of the table: lines that begin with an id in a cell.
  private func rows() throws -> [Row] {
    let lines = try PackageFile.text("Sources/PointerKit/PointerKit.docc/Contributing/Behaviors.md").split(
      separator: "\n")
    return try lines.filter { $0.contains(/^\| [A-Z]\d+ \|/) }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      XCTAssertEqual(cells.count, 6, "\(line)")
      let id = try XCTUnwrap(cells.count == 6 ? cells[1] : nil)
      return Row(id: id, behavior: cells[2], files: names(in: cells[3]), tests: names(in: cells[4]))
    }
  }

  /// The names between backticks.
  private func names(in cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }

  func testEveryBehaviorHasOneRow() throws {
    XCTAssertEqual(try rows().map { $0.id }, BehaviorsTableTests.behaviors)
    for row in try rows() { XCTAssertFalse(row.behavior.isEmpty, row.id) }
  }

  /// Each name belongs to exactly one file, so that a reader can go from the row to the code by the name
  /// alone.
  func testEveryFileExists() throws {
    let names = try BehaviorsTableTests.swiftFiles(in: "Sources").map {
      $0.deletingPathExtension().lastPathComponent
    }
    for row in try rows() {
      XCTAssertFalse(row.files.isEmpty, "\(row.id) names no file")
      for file in row.files {
        XCTAssertEqual(names.count { $0 == file }, 1, "\(row.id): files named \(file).swift")
      }
    }
  }

  /// The first file of a row cites the behavior at its top, so that a reader who opens it knows that it is
  /// the right file.
  func testTheFirstFileOfEachRowCitesItsBehaviorAtTheTop() throws {
    var files: [String: URL] = [:]
    for url in try BehaviorsTableTests.swiftFiles(in: "Sources") {
      files[url.deletingPathExtension().lastPathComponent] = url
    }
    for row in try rows() {
      let first = try XCTUnwrap(row.files.first, row.id)
      let file = try String(contentsOf: XCTUnwrap(files[first], first), encoding: .utf8)
      let top = BehaviorsTableTests.topComment(of: file)
      XCTAssert(BehaviorsTableTests.cites(row.id, top), "the top of \(first).swift does not cite \(row.id)")
    }
  }

  func testEveryTestExistsAndCitesItsBehavior() throws {
    // By the classes that they declare or extend: searching all files for each test takes seconds.
    var files: [String: [String]] = [:]
    for url in try BehaviorsTableTests.swiftFiles(in: "Tests") {
      let file = try String(contentsOf: url, encoding: .utf8)
      let types = Set(file.matches(of: /(?:class|extension) (\w+)/).map { String($0.1) })
      for type in types { files[type, default: []].append(file) }
    }
    for row in try rows() {
      XCTAssertFalse(row.tests.isEmpty, "\(row.id) names no test")
      for test in row.tests {
        let parts = test.split(separator: "/").map { String($0) }
        guard parts.count == 2 else {
          XCTFail("\(row.id): \(test) is not Class/test")
          continue
        }
        let bodies = (files[parts[0]] ?? []).compactMap {
          BehaviorsTableTests.body(of: parts[1], in: parts[0], $0)
        }
        guard let body = bodies.first else {
          XCTFail("\(row.id): there is no \(test)")
          continue
        }
        XCTAssert(BehaviorsTableTests.cites(row.id, body), "\(test) does not cite \(row.id)")
      }
    }
  }

  /// The first comment of a file, above its first declaration.
  private static func topComment(of file: String) -> String {
    let lines = file.split(separator: "\n").drop { !$0.hasPrefix("//") }
    return lines.prefix { $0.hasPrefix("//") }.joined(separator: "\n")
  }

  /// A test method with the comments above it and above its class, in a file that declares or extends the class; nil
  /// elsewhere.
  private static func body(of method: String, in type: String, _ file: String) -> String? {
    guard file.contains("class \(type):") || file.contains("extension \(type) {"),
      let name = file.range(of: "  func \(method)(")
    else { return nil }
    func comment(above index: String.Index, prefix: String) -> String {
      file[..<index].split(separator: "\n", omittingEmptySubsequences: false).reversed()
        .dropFirst().prefix { $0.hasPrefix(prefix) }.joined(separator: "\n")
    }
    let declaration = file.range(of: "final class \(type):")
    let above =
      comment(above: name.lowerBound, prefix: "  //")
      + (declaration.map { comment(above: $0.lowerBound, prefix: "///") } ?? "")
    let below = file[name.lowerBound...]
    // The method ends at the first closing brace with its own indentation.
    let end = below.range(of: "\n  }")?.upperBound ?? below.endIndex
    return above + below[..<end]
  }

  /// Whether a text names an id: by itself, in a list such as `R1, R4`, within a range such as `M1–M3`, or in
  /// a name.
  private static func cites(_ id: String, _ text: String) -> Bool {
    // In the name of a test, such as testE3E6RowsAndIcons, ids follow each other.
    if text.range(of: "(?<![A-Z])\(id)(?![0-9])", options: .regularExpression) != nil { return true }
    let ranges = text.matches(of: /\b([A-Z])(\d+)[–-](?:[A-Z])?(\d+)\b/)
    let number = Int(id.dropFirst()) ?? 0
    return ranges.contains { match in
      guard let low = Int(match.2), let high = Int(match.3), low <= high else { return false }
      return match.1 == id.prefix(1) && (low...high).contains(number)
    }
  }
}

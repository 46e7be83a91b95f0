import Foundation
import PointerTestSupport
import XCTest

/// Links lead to files, so that a forge can follow them, and every page can be reached.
///
/// `.ci/documentation` makes the site of the catalogs, and translates their links.
final class LinkTests: XCTestCase {
  private func texts() throws -> [String] { try CodeBlock.files().filter { $0.hasSuffix(".md") } }

  /// A text without its blocks of code and without code in lines.
  private func prose(of path: String) throws -> String {
    let text = try PackageFile.text(path)
    // Two back quotes are a link to a symbol.
    return text.replacing(/```[^`]*```/, with: "").replacing(/(`+)[^`\n]+`+/) { code in
      code.1 == "``" ? String(code.0) : ""
    }
  }

  /// The links and pictures of Markdown and HTML.
  private func links(in prose: String) -> [String] {
    prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + prose.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.1) }
  }

  /// The anchors of the headings, as forges make them.
  private func anchors(in prose: String) -> [String] {
    prose.matches(of: /(?m)^#+ (.+)$/).map { heading in
      heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }.replacing(
        " ", with: "-")
    }
  }

  func testLinksLeadToFilesAndHeadings() throws {
    let paths = try texts()
    for path in ["README.md", ".github/CONTRIBUTING.md", "Sources/Toolkits/gtk4/README.md"] {
      XCTAssertTrue(paths.contains(path), path)
    }
    var count = 0
    for path in paths {
      let folder = PackageFile.url(path).deletingLastPathComponent()
      for link in links(in: try prose(of: path)) where !link.hasPrefix("https://") {
        XCTAssertFalse(["/", "http:", "doc:"].contains { link.hasPrefix($0) }, "\(path): \(link)")
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? path : parts[0]
        let file = parts[0].isEmpty ? PackageFile.url(path) : folder.appendingPathComponent(target)
        XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), "\(path): \(link)")
        count += 1
        guard parts.count > 1, let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        XCTAssertTrue(anchors(in: text).contains(parts[1]), "\(path): \(link)")
      }
    }
    XCTAssertGreaterThan(count, 140)
  }

  func testLinksOfASiteAreInNoText() throws {
    for path in try texts() {
      let prose = try prose(of: path)
      XCTAssertFalse(prose.contains("<doc:"), path)
      if !path.contains(".docc/") { XCTAssertFalse(prose.contains("``"), path) }
    }
  }

  /// The site shows the title of a page in place of its name, which is how `.ci/documentation` knows a link within a
  /// catalog.
  func testALinkWithinACatalogHasThePagesName() throws {
    for path in try texts() where path.contains(".docc/") {
      for link in try prose(of: path).matches(of: /\[([^\]]*)\]\(([A-Za-z.]+\/)?([^)\/]+)\.md\)/) {
        XCTAssertEqual(link.1, link.3, path)
      }
    }
  }

  // MARK: All pages

  private let list = "Sources/PointerKit/PointerKit.docc/PointerKit.md"

  /// The texts that are pages: not what extends the page of a symbol, and not a template for pull requests.
  private func pages() throws -> Set<String> {
    Set(try texts().filter { !$0.contains("/Extensions/") && $0 != ".github/pull_request_template.md" })
  }

  /// The pages to which a page leads, below the package's folder.
  private func pages(linkedFrom path: String) throws -> [String] {
    let root = PackageFile.root.path
    let folder = PackageFile.url(path).deletingLastPathComponent()
    return try links(in: prose(of: path)).compactMap { link in
      let file = link.prefix { $0 != "#" }
      guard file.hasSuffix(".md"), !link.hasPrefix("https://") else { return nil }
      let target = folder.appendingPathComponent(String(file)).standardizedFileURL.path
      return String(target.dropFirst(root.count).drop { $0 == "/" })
    }
  }

  func testEveryPageIsReachedFromTheREADME() throws {
    var reached: Set = ["README.md"]
    var waiting = ["README.md"]
    while let page = waiting.popLast() {
      for next in try pages(linkedFrom: page) where reached.insert(next).inserted { waiting.append(next) }
    }
    XCTAssertEqual(try pages().subtracting(reached).sorted(), [], "no link leads to these pages")
  }

  func testTheREADMELinksTheListOfAllPages() throws {
    XCTAssertTrue(try pages(linkedFrom: "README.md").contains(list))
  }

  func testTheListOfAllPagesSaysWhatIsInEach() throws {
    let lines = try PackageFile.text(list).split(separator: "\n").filter { $0.hasPrefix("- [") }
    var described: Set<String> = []
    for line in lines where !line.hasSuffix(")") {
      let entry = try XCTUnwrap(
        line.wholeMatch(of: /- \[.+\]\((.+)\): .+\./),
        "expected '- [Page](Page.md): what is in it.', found '\(line)'")
      let target = PackageFile.url(list).deletingLastPathComponent().appendingPathComponent(String(entry.1))
      described.insert(target.standardizedFileURL.path)
    }
    let listed = try pages().subtracting([list]).map { PackageFile.url($0).standardizedFileURL.path }
    XCTAssertEqual(Set(listed).subtracting(described).sorted(), [], "\(list) says nothing about these pages")
    XCTAssertEqual(described.subtracting(listed).sorted(), [], "these are no pages")
  }

  // MARK: The reading itself

  func testAnAnchorIsThatOfAForge() {
    let text = "# What it costs, today\n\ntext\n## `x` & y\n"
    XCTAssertEqual(anchors(in: text), ["what-it-costs-today", "x--y"])
  }
}

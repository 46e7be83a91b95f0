import Foundation
import XCTest

/// Links work where a text is read: on a forge, they lead to files, and in a catalogue, to pages of the site.
final class LinkTests: XCTestCase {
  /// The texts outside catalogues, which people read on a forge.
  private func forgeTexts() throws -> [String] {
    try CodeBlock.files().filter { $0.hasSuffix(".md") && !$0.contains(".docc/") }
  }

  /// A text without its blocks of code and without code in lines.
  private func prose(of path: String) throws -> String {
    let file = SourceFile.packageRoot.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
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
      heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
        .replacing(" ", with: "-")
    }
  }

  func testLinksOfTextsOnAForgeLeadToFilesAndHeadings() throws {
    let paths = try forgeTexts()
    for path in ["README.md", ".github/Contributing.md", "Sources/Toolkits/gtk4/README.md"] {
      XCTAssertTrue(paths.contains(path), path)
    }
    var count = 0
    for path in paths {
      let folder = SourceFile.packageRoot.appendingPathComponent(path).deletingLastPathComponent()
      for link in links(in: try prose(of: path)) {
        XCTAssertFalse(["/", "http", "doc:"].contains { link.hasPrefix($0) }, "\(path): \(link)")
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? path : parts[0]
        let file =
          parts[0].isEmpty
          ? SourceFile.packageRoot.appendingPathComponent(path) : folder.appendingPathComponent(target)
        XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), "\(path): \(link)")
        count += 1
        guard parts.count > 1, let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        XCTAssertTrue(anchors(in: text).contains(parts[1]), "\(path): \(link)")
      }
    }
    XCTAssertGreaterThan(count, 30)
  }

  func testTextsOnAForgeHaveNoLinksOfCatalogues() throws {
    for path in try forgeTexts() {
      let prose = try prose(of: path)
      XCTAssertFalse(prose.contains("<doc:"), path)
      XCTAssertFalse(prose.contains("``"), path)
    }
  }

  func testLinksOfACatalogueLeadToItsPagesAndPictures() throws {
    let paths = try CodeBlock.files().filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
    var count = 0
    for path in paths {
      let root = try XCTUnwrap(path.range(of: ".docc/")).upperBound
      let catalogue = String(path[..<root])
      let pages = Set(
        paths.filter { $0.hasPrefix(catalogue) }.compactMap { $0.split(separator: "/").last?.dropLast(3) })
      let prose = try prose(of: path)
      for page in prose.matches(of: /<doc:([^>]+)>/) {
        XCTAssertTrue(pages.contains(page.1), "\(path): \(page.1)")
        count += 1
      }
      for link in links(in: prose) {
        let resources = SourceFile.packageRoot.appendingPathComponent(catalogue + "Resources")
        let isPicture = ["svg", "png"].contains {
          FileManager.default.fileExists(atPath: resources.appendingPathComponent("\(link).\($0)").path)
        }
        XCTAssertTrue(isPicture, "\(path): \(link)")
      }
    }
    XCTAssertGreaterThan(count, 60)
  }

  // MARK: The reading itself

  func testAnAnchorIsThatOfAForge() {
    let text = "# What it costs, today\n\ntext\n## `x` & y\n"
    XCTAssertEqual(anchors(in: text), ["what-it-costs-today", "x--y"])
  }
}

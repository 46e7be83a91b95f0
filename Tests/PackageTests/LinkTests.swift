import Foundation
import PointerTestSupport
import XCTest

/// Links lead to files, which a forge shows; `.ci/documentation` makes pages of the site of those in a catalogue.
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
    for path in ["README.md", ".github/Contributing.md", "Sources/Toolkits/gtk4/README.md"] {
      XCTAssertTrue(paths.contains(path), path)
    }
    var count = 0
    for path in paths {
      let folder = PackageFile.url(path).deletingLastPathComponent()
      for link in links(in: try prose(of: path)) {
        XCTAssertFalse(["/", "http", "doc:"].contains { link.hasPrefix($0) }, "\(path): \(link)")
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

  /// The site shows the title of a page in place of its name, which is how `.ci/documentation` knows a link.
  func testALinkToAPageOfACatalogueHasItsName() throws {
    for path in try texts() where path.contains(".docc/") {
      for link in try prose(of: path).matches(of: /\[([^\]]*)\]\((?:[^)]*\/)?([^)\/]+)\.md\)/) {
        XCTAssertEqual(link.1, link.2, path)
      }
    }
  }

  // MARK: The reading itself

  func testAnAnchorIsThatOfAForge() {
    let text = "# What it costs, today\n\ntext\n## `x` & y\n"
    XCTAssertEqual(anchors(in: text), ["what-it-costs-today", "x--y"])
  }
}

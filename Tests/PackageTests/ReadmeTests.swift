import Foundation
import XCTest

/// Everything that README names exists.
final class ReadmeTests: XCTestCase {
  func testEveryFileThatTheREADMELinksToExists() throws {
    let root = SourceFile.packageRoot
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let links =
      text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
      + text.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.1) }
    XCTAssertGreaterThan(links.count, 15)
    for link in links {
      XCTAssertFalse(link.hasPrefix("http"), link)
      XCTAssert(FileManager.default.fileExists(atPath: root.appendingPathComponent(link).path), link)
    }
  }

  func testPicturesOfToolkitsAreSmall() throws {
    let folder = SourceFile.packageRoot.appendingPathComponent("Sources/PointerKit/PointerKit.docc/Resources")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".png")
    }
    XCTAssertEqual(pictures.count, 4)
    for picture in pictures {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(picture)).count
      XCTAssertLessThan(bytes, 60_000, picture)
    }
  }
}

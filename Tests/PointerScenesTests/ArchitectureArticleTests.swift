import Foundation
import PointerTestSupport
import XCTest

/// The article Architecture agrees with the code: the files that it names exist.
final class ArchitectureArticleTests: XCTestCase {
  /// Each numbered line names one file, in its module or in PointerKit.
  func testEachFileOnThePathOfAnInputExists() throws {
    let article = try PackageFile.text("Sources/PointerKit/PointerKit.docc/Contributing/Architecture.md")
    let paths = article.matches(of: /(?m)^\d+\. `([^`]+\.swift)`/).map { String($0.1) }
    XCTAssertGreaterThan(paths.count, 20)
    for path in paths {
      let candidates = ["", "PointerKit/"].map { PackageFile.url("Sources/\($0)\(path)").path }
      XCTAssert(candidates.contains { FileManager.default.fileExists(atPath: $0) }, "there is no \(path)")
    }
  }
}

import Foundation
import PointerTestSupport
import XCTest

/// The documents stay as short as they were made: the words of the articles, and the lines of README.
final class WordCountTests: XCTestCase {
  /// README and the articles below `Sources`, or Contributing with those in folders of that name.
  private func words(ofContributors: Bool) throws -> Int {
    let paths = try CodeBlock.files().filter {
      $0.hasSuffix(".md") && !$0.hasPrefix("Tests/") && $0.contains("Contributing") == ofContributors
    }
    XCTAssertGreaterThan(paths.count, 4)
    XCTAssertTrue(paths.contains(ofContributors ? ".github/Contributing.md" : "README.md"))
    return try paths.map { path in
      let text = try PackageFile.text(path)
      return text.split(whereSeparator: \.isWhitespace).count
    }.reduce(0, +)
  }

  func testTheDocumentsForUsersHaveAtMost25000Words() throws {
    XCTAssertLessThanOrEqual(try words(ofContributors: false), 25_000)
  }

  func testTheDocumentsForContributorsHaveAtMost10000Words() throws {
    XCTAssertLessThanOrEqual(try words(ofContributors: true), 10_000)
  }

  func testTheREADMEHasAtMost90Lines() throws {
    let lines = try PackageFile.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertLessThanOrEqual(lines.count - 1, 90)
  }
}

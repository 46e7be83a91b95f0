import Foundation
import PointerKit
import PointerTestSupport
import XCTest

/// The article Architecture agrees with the code: the files and the states that it names exist.
final class ArchitectureArticleTests: XCTestCase {
  private func article() throws -> String {
    try PackageFile.text("Sources/PointerKit/PointerKit.docc/Contributing/Architecture.md")
  }

  /// Each numbered line names one file, in its module or in PointerKit, and no file is named twice.
  func testEachFileOnThePathOfAnInputExistsAndIsListedOnce() throws {
    let paths = try article().matches(of: /(?m)^\d+\. `([^`]+\.swift)`/).map { String($0.1) }
    XCTAssertGreaterThan(paths.count, 20)
    XCTAssertEqual(Set(paths).count, paths.count)
    for path in paths {
      let candidates = ["", "PointerKit/"].map { PackageFile.url("Sources/\($0)\(path)").path }
      XCTAssert(candidates.contains { FileManager.default.fileExists(atPath: $0) }, "there is no \(path)")
    }
  }

  /// The first column of the table of states has every stored property of the engine.
  func testTheTableHasEveryStateOfTheEngine() throws {
    let table = try XCTUnwrap(article().components(separatedBy: "### States").last).components(
      separatedBy: "### Stages")[0]
    let named = table.matches(of: /(?m)^\| (`[^|]+`) \|/).flatMap { row in
      row.1.matches(of: /`(\w+)`/).map { String($0.1) }
    }
    let source = try PackageFile.text("Sources/PointerKit/Engine/PointerEngine.swift")
    let start = try XCTUnwrap(source.components(separatedBy: "public struct PointerEngine").last)
    let properties = start.components(separatedBy: "\n  /// Creates")[0]
    // A computed property has a brace in its line.
    let stored = properties.matches(of: /(?m)^  [^\/{\n]*\bvar (\w+)[^{\n]*$/).map { String($0.1) }
    XCTAssertEqual(named.sorted(), stored.sorted())
  }
}

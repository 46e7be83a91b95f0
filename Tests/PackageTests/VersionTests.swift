import Foundation
import PointerTestSupport
import XCTest

@testable import PointerKitCommand

/// The version is written once, in `pointerkit.h`; `.ci/release` compares what is built from it.
final class VersionTests: XCTestCase {
  private func text(_ path: String) throws -> String { try PackageFile.text(path) }

  /// The version in the header of the C library.
  private func version() throws -> String {
    let header = try text("Sources/CPointerKit/include/pointerkit.h")
    return try ["MAJOR", "MINOR", "PATCH"].map { part in
      let definition = try Regex("(?m)^#define PTK_VERSION_\(part) (\\d+)$", as: (Substring, Substring).self)
      return String(try XCTUnwrap(header.firstMatch(of: definition)).1)
    }.joined(separator: ".")
  }

  func testTheCommandHasTheVersionOfTheHeader() throws { XCTAssertEqual(Program.version, try version()) }

  func testNothingElseThatIsBuiltOrInstalledWritesTheVersion() throws {
    let version = try version()
    var count = 0
    for folder in ["Sources", ".ci"] {
      let root = PackageFile.url(folder)
      let found = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path))
      for case let path as String in found where !path.contains(".build/") {
        let name = path.split(separator: "/").last ?? ""
        let isScript = !name.contains(".") || ["sh", "swift", "cmake"].contains { name.hasSuffix(".\($0)") }
        guard isScript, let text = try? text("\(folder)/\(path)") else { continue }
        XCTAssertFalse(text.contains(version), "\(folder)/\(path)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 300)
  }

  func testTheChangelogBeginsWithTheVersion() throws {
    let headings = try text(".github/CHANGELOG.md").matches(of: /(?m)^## (\S+),/)
    XCTAssertEqual(headings.first.map { String($0.1) }, try version())
  }

  func testREADMENamesTheMinorVersion() throws {
    let parts = try version().split(separator: ".")
    XCTAssertTrue(try text("README.md").contains("Version \(parts[0]).\(parts[1])"))
  }
}

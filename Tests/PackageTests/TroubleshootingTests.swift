import Foundation
import PointerTestSupport
import XCTest

/// The page Troubleshooting says what to do about each count of the diagnostics.
final class TroubleshootingTests: XCTestCase {
  func testTableHasEveryCounter() throws {
    let source = try PackageFile.text("Sources/PointerKit/Model/Events/PointerDiagnostics.swift")
    let counters = source.matches(of: /var (\w+) = Violation</).map { String($0.1) }
    XCTAssertFalse(counters.isEmpty)
    let page = try PackageFile.text("Sources/PointerKit/PointerKit.docc/Troubleshooting.md")
    let rows = page.matches(of: /(?m)^\| ``PointerDiagnostics\/(\w+)`` \|/).map { String($0.1) }
    XCTAssertEqual(rows.sorted(), counters.sorted())
  }
}

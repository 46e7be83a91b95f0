import Foundation
import PointerKit
import PointerTestSupport
import XCTest

/// README's table of systems agrees with the engine.
final class ReadmeTests: XCTestCase {
  /// How the table of README names each system.
  private func name(_ system: HostSystem) -> String {
    switch system {
    case .x11: "X11"
    case .xwayland: "XWayland"
    case .waylandWithWarp: "Wayland with pointer-warp"
    case .waylandWithConstraints: "Wayland with pointer-constraints"
    case .wayland: "other Wayland"
    case .ownPosition: "your own compositor"
    }
  }

  /// The rows of the table "What works where", cell by cell.
  private func rows() throws -> [[String]] {
    let text = try PackageFile.text("README.md")
    let section = try XCTUnwrap(text.range(of: "## What works where\n")?.upperBound)
    let table = text[section...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  func testTableSaysWhatTheEngineSays() throws {
    let rows = try rows()
    for system in HostSystem.allCases {
      let found = rows.filter { $0[0].components(separatedBy: ", ").contains(name(system)) }
      XCTAssertEqual(found.count, 1, "rows with \(name(system))")
      guard let row = found.first else { continue }
      for reportsContact in [true, false] {
        let trackpad = PointerDevice(kind: .trackpad, reportsContact: reportsContact)
        let capabilities = HostCapabilities(system: system, device: trackpad)
        XCTAssertEqual(row[1], capabilities.contains(.effects) ? "yes" : "no", row[0])
        XCTAssertEqual(row[2], capabilities.contains(.flicks) ? "yes" : "no", row[0])
        XCTAssertEqual(row[2], capabilities.contains(.recentering) ? "yes" : "no", row[0])
      }
    }
  }

  func testMouseHasEffectsAndNoFlicks() {
    for system in HostSystem.allCases {
      let capabilities = HostCapabilities(system: system, device: .mouse)
      XCTAssertTrue(capabilities.contains(.effects), name(system))
      XCTAssertTrue(capabilities.isDisjoint(with: [.flicks, .recentering]), name(system))
    }
  }
}

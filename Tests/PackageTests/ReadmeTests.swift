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
    case .waylandWithWarp: "pointer-warp"
    case .waylandWithConstraints: "pointer-constraints"
    case .wayland: "other Wayland"
    case .ownPosition: "your own compositor"
    }
  }

  /// The columns of the table, and the devices that they are about.
  private let devices: [(column: Int, device: PointerDevice)] = [
    (1, PointerDevice(kind: .trackpad, reportsContact: true)),
    (1, PointerDevice(kind: .trackpad, reportsContact: false)), (2, .mouse),
  ]

  func testTheTableOfWhatWorksWhereIsThatOfTheEngine() throws {
    let text = try PackageFile.text("README.md")
    let table = try XCTUnwrap(text.range(of: "## What works where\n")?.upperBound)
    let lines = text[table...].split(separator: "\n", omittingEmptySubsequences: false).drop {
      !$0.hasPrefix("|")
    }.prefix { $0.hasPrefix("|") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    XCTAssertEqual(lines[0].suffix(2).map { $0.prefix { $0.isLetter } }, ["trackpad", "mouse"])
    let rows = lines.dropFirst(2)
    var named = 0
    for system in HostSystem.allCases {
      let found = rows.filter { row in
        row[0].split(separator: #/, | or | with /#).contains { $0 == name(system) }
      }
      XCTAssertEqual(found.count, 1, "rows with \(name(system))")
      guard let row = found.first, row.count == 4 else { continue }
      let answers = row.dropFirst().map { $0.prefix { $0.isLetter } }
      for (column, device) in devices {
        let capabilities = HostCapabilities(system: system, device: device)
        let promised = [
          capabilities.contains(.effects), capabilities.isSuperset(of: [.flicks, .recentering]),
        ]
        XCTAssertEqual([answers[0], answers[column]], promised.map { $0 ? "yes" : "no" }, "\(device)")
        XCTAssertEqual(promised[1], !capabilities.isDisjoint(with: [.flicks, .recentering]), "\(device)")
        XCTAssertEqual(capabilities.contains(.reportedLifts), device.reportsContact && column == 1)
      }
      named += 1
    }
    XCTAssertEqual(named, HostSystem.allCases.count)
    XCTAssertLessThanOrEqual(rows.count, named)
    XCTAssert(text.contains("X11 and Wayland hide when fingers leave"))
  }
}

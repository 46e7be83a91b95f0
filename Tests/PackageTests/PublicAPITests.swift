import Foundation
import PointerTestSupport
import XCTest

/// The public interface of each module is the one that `Tests/PublicAPI` lists, so that no public name is
/// added, changed or removed unnoticed.
final class PublicAPITests: XCTestCase {
  private static let modules = [
    "Kinematics", "Magnetism", "PointerKit", "PointerToolkits", "PointerRecordings", "PointerInteractions",
    "PointerScenes", "LayoutAudit", "PointerTesting",
  ]
  private static let renewal = "POINTERKIT_WRITE=1 swift test --filter PublicAPITests"

  private let isWriting = ProcessInfo.processInfo.environment["POINTERKIT_WRITE"] == "1"

  /// The folder of compiled modules beside this test bundle, of a debug or a release build.
  private func modulesFolder() throws -> URL {
    let build = Bundle(for: PublicAPITests.self).bundleURL
    let candidates = [build, build.deletingLastPathComponent()].map { $0.appendingPathComponent("Modules") }
    return try XCTUnwrap(
      candidates.first { FileManager.default.fileExists(atPath: $0.path) }, "no modules beside \(build.path)")
  }

  /// The gate runs this, and whoever writes the lists.
  func testThePublicInterfaceIsTheListedOne() throws {
    #if DEBUG
      let isGate = ProcessInfo.processInfo.environment["POINTERKIT_STRICT"] == "1"
      guard isWriting || isGate else { throw XCTSkip("takes seconds: only in the gate") }
    #endif
    let folder = PackageFile.url("Tests/PublicAPI")
    for module in PublicAPITests.modules {
      let file = folder.appendingPathComponent("\(module).txt")
      let lines = try SymbolGraph.lines(ofModule: module, modules: modulesFolder())
      XCTAssertGreaterThan(lines.count, 20, "\(module) was read")
      if isWriting {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        continue
      }
      let listed = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let difference = PublicAPITests.difference(
        from: listed.split(separator: "\n").map { String($0) }, to: lines)
      if !difference.isEmpty {
        XCTFail(
          "the public interface of \(module) changed:\n\(difference.joined(separator: "\n"))\n"
            + "If that is intended, write the new list: \(PublicAPITests.renewal)")
      }
    }
  }

  func testEveryListBelongsToAModule() throws {
    // The other test may be about to write the first lists.
    if isWriting { return }
    let folder = PackageFile.url("Tests/PublicAPI")
    let lists = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(lists.sorted(), PublicAPITests.modules.map { "\($0).txt" }.sorted())
  }

  /// The removed lines, with a minus, and the added lines, with a plus, in order.
  private static func difference(from old: [String], to new: [String]) -> [String] {
    let (before, after) = (Set(old), Set(new))
    let gone = before.subtracting(after).map { ($0, "- \($0)") }
    let added = after.subtracting(before).map { ($0, "+ \($0)") }
    return (gone + added).sorted { $0 < $1 }.map { $0.1 }
  }
}

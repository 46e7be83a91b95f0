import Foundation
import PointerKit
import PointerScenes
import XCTest

/// R4, P3: along every bar of the shared scenes the pointer always finds a member.
final class ToolbarSweepTests: XCTestCase {
  /// The shared scenes beside the repository; none if there is no such folder.
  private func scenes() throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/data/scenes").standardizedFileURL
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    guard let files else { throw XCTSkip("no shared scenes at \(folder.path)") }
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  func testR4SweepAlongEveryBarNeverFindsNothingBetweenTwoMembers() throws {
    var bars = 0
    for file in try scenes() {
      let scene = try Scene(contentsOf: InputFile(file.path))
      var engine = PointerEngine(size: scene.size, configuration: scene.configuration)
      for space in scene.spaces { engine.upsertSpace(space, at: .zero) }
      engine.upsert(scene.targets, at: .zero)
      for group in Set(scene.targets.map { $0.group }).subtracting([0]) {
        let members = scene.targets.filter { $0.group == group && $0.isEnabled }
        let first = try XCTUnwrap(members.min { $0.frame.minX < $1.frame.minX })
        let last = try XCTUnwrap(members.max { $0.frame.maxX < $1.frame.maxX })
        let origin = try XCTUnwrap(engine.space(first.space)).origin
        let top = try XCTUnwrap(members.map { $0.frame.minY }.max())
        let bottom = try XCTUnwrap(members.map { $0.frame.maxY }.min())
        guard members.count > 1, top <= bottom else { continue }
        bars += 1
        for y in [top, (top + bottom) / 2, bottom] {
          for x in stride(from: first.frame.minX, through: last.frame.maxX, by: 0.25) {
            let position = Point(x: x + origin.x, y: y + origin.y)
            let found = engine.target(at: position)?.id
            XCTAssertTrue(
              members.contains { $0.id == found }, "\(file.lastPathComponent): nothing at \(position)")
          }
        }
      }
    }
    XCTAssertGreaterThan(bars, 0)
  }
}

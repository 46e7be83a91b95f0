// snippet.film
import Foundation
import PointerKit
import PointerScenes

// snippet.hide
import XCTest

/// The program of the article PointerScenes.
final class FilmSnippets: XCTestCase {
  func testTheFirstProgramLandsOnTheIconAndWritesItsPage() throws {
    let previous = FileManager.default.currentDirectoryPath
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    XCTAssert(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer {
      _ = FileManager.default.changeCurrentDirectoryPath(previous)
      try? FileManager.default.removeItem(at: folder)
    }
    // snippet.show
    let size = Size(width: 400, height: 216)
    var engine = PointerEngine(size: size)
    engine.setDevice(.trackpad, at: .zero)
    engine.upsert(
      [
        PointerTarget(id: 1, frame: Rect(x: 60, y: 90, width: 64, height: 36), kind: .barButton),
        PointerTarget(id: 2, frame: Rect(x: 250, y: 66, width: 84, height: 84), kind: .appIcon),
      ], at: .zero)

    // A finger rests on the button, moves toward the icon for a tenth of a second, and leaves.
    let start = Timestamp.milliseconds(500)
    engine.handle(PointerInput(.position(Point(x: 90, y: 108)), at: .zero), now: .zero)
    engine.handle(PointerInput(.contact(.began, fingers: 1), at: start), now: start)
    for report in 1...12 {
      let now = start.advanced(by: .milliseconds(8 * report))
      engine.handle(PointerInput(.motion(Vector(dx: 9, dy: 0)), at: now), now: now)
    }
    let end = Timestamp.milliseconds(600)
    engine.handle(PointerInput(.contact(.ended, fingers: 0), at: end), now: end)

    // Sixty frames a second for two seconds.
    var film = Film(labels: [1: "Share", 2: "Notes"])
    for frame in 36..<160 {
      let now = Timestamp.milliseconds(frame * 1000 / 60)
      engine.advance(to: now)
      film.record(engine, at: now, size: size, background: 0.9)
    }
    print(Account(of: film).text())
    try film.page(title: "Hello").write(toFile: "hello.html", atomically: true, encoding: .utf8)
    // snippet.end
    XCTAssertEqual(engine.frame(at: .milliseconds(2700)).hovered, 2)
    let page = try String(contentsOfFile: "hello.html", encoding: .utf8)
    XCTAssert(page.contains("Notes"))
  }
}

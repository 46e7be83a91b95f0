// snippet.readme-program
import PointerKit

// snippet.hide
import PointerTestSupport
import XCTest

/// The program of README, and what README says that it prints.
final class ReadmeProgramSnippets: XCTestCase {
  func testProgramPrintsWhatReadmeSays() throws {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    // snippet.show
    let share = PointerTarget(id: 1, frame: Rect(x: 40, y: 20, width: 44, height: 36), kind: .barButton)
    var notes = PointerTarget(id: 2, frame: Rect(x: 420, y: 140, width: 60, height: 60), kind: .appIcon)
    notes.cornerRadius = 13
    var engine = PointerEngine(size: Size(width: 640, height: 400))
    engine.setDevice(.trackpad, at: .zero)
    engine.upsert([share, notes], at: .zero)

    func time(_ milliseconds: Int64) -> Timestamp { Timestamp(nanoseconds: milliseconds * 1_000_000) }

    // The pointer is on the button. A finger swipes to the right and down for 0.1 s, and lifts.
    engine.handle(PointerInput(.position(Point(x: 62, y: 38)), at: time(0)), now: time(0))
    print(engine.step(now: time(500)))
    engine.handle(PointerInput(.contact(.began, fingers: 1), at: time(500)), now: time(500))
    for report in 1...10 {
      let now = time(500 + Int64(report) * 10)
      engine.handle(PointerInput(.motion(Vector(dx: 26, dy: 14)), at: now), now: now)
    }
    engine.handle(PointerInput(.contact(.ended, fingers: 0), at: time(600)), now: time(600))

    // Inertia alone would end below the icon, 100 points from its center. The icon attracts the pointer.
    print(engine.step(now: time(650)))
    print(engine.step(now: time(2000)))
    for event in engine.events(since: 0) { print(event) }
    // snippet.end
    // The block after the program, in README.
    let blocks = try CodeBlock.ofPackage().filter { $0.path == "README.md" }
    let program = try XCTUnwrap(
      blocks.firstIndex { $0.lines.contains("engine.upsert([share, notes], at: .zero)") })
    XCTAssertEqual(printed.joined(separator: "\n"), blocks[program + 1].lines.joined(separator: "\n"))
  }
}

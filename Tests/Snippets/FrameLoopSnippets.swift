import PointerKit
import XCTest

/// The samples of the article about the frame loop, one after the other.
final class FrameLoopSnippets: XCTestCase {
  func testTheLoop() {
    let shareButton = Rect(x: 500, y: 360, width: 44, height: 37)
    var activated: [TargetID] = []
    func activate(_ target: TargetID?) { if let target { activated.append(target) } }
    let now = Timestamp(nanoseconds: 1_000_000_000)

    // snippet.start
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    engine.setDevice(.mouse, at: now)
    engine.upsert([PointerTarget(id: 1, frame: shareButton, kind: .barButton)], at: now)
    var frame = PointerFrame()
    // snippet.end

    // snippet.input
    engine.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now))
    // snippet.end
    engine.handle(PointerInput(.button(.primary, isDown: true), at: now))
    engine.handle(PointerInput(.button(.primary, isDown: false), at: now))

    // snippet.events
    var seen: UInt64 = 0
    let events = engine.events(since: seen)
    for event in events {
      if case .clicked(let press, _) = event.kind { activate(press.target) }
    }
    seen = events.endIndex
    // snippet.end
    XCTAssertEqual(activated, [1])
    XCTAssertTrue(engine.events(since: seen).isEmpty)
    engine.step(to: now.advanced(byNanoseconds: 8_000_000), into: &frame)
    XCTAssertEqual(frame.hovered, 1)
  }
}

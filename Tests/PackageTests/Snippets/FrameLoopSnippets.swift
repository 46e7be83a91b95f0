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
    engine.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)
    engine.handle(PointerInput(.button(.primary, isDown: true), at: now), now: now)
    // snippet.end
    engine.handle(PointerInput(.button(.primary, isDown: false), at: now), now: now)

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
    let vsync = now.advanced(by: .milliseconds(8))
    // snippet.frame
    engine.step(now: now, presenting: vsync, into: &frame)
    // snippet.end
    XCTAssertEqual(frame.hovered, 1)
    XCTAssertEqual(frame.time, vsync)
  }

  /// The samples of the article about the position.
  func testTheLoopOfAHostThatWarps() {
    let now = Timestamp(nanoseconds: 1_000_000_000)
    var warped: [Point] = []
    func warpCursor(to position: Point) { warped.append(position) }
    func openHiddenBar() { warped.append(.zero) }
    // snippet.warping
    var engine = PointerEngine(
      size: Size(width: 1024, height: 768), hostTraits: HostTraits(warpsCursor: true))
    // snippet.end
    engine.setDevice(PointerDevice(kind: .trackpad, reportsContact: false), at: now)
    engine.upsert(
      PointerTarget(id: 1, frame: Rect(x: 500, y: 360, width: 44, height: 37), kind: .barButton), at: now)
    engine.handle(PointerInput(.position(Point(x: 505, y: 365)), at: now), now: now)
    var frame = engine.step(now: now.advanced(by: .seconds(1)))

    // snippet.warp
    if let position = frame.warp {
      warpCursor(to: position)
      engine.cursorWarped(to: position, at: now)
    }
    // snippet.end
    XCTAssertEqual(warped, [Point(x: 522, y: 378.5)])
    engine.handle(PointerInput(.position(Point(x: 522, y: 378)), at: now), now: now)
    frame = engine.step(now: now.advanced(by: .seconds(1)))
    XCTAssertNil(frame.warp)
    XCTAssertEqual(frame.modelPosition, Point(x: 522, y: 378.5))

    let seen = engine.eventCount
    engine.handle(PointerInput(.motion(Vector(dx: 0, dy: -500)), at: now), now: now)
    // snippet.edge
    for event in engine.events(since: seen) {
      if case .pushedEdge(let push) = event.kind, push.edge == .top, push.distance > 60 { openHiddenBar() }
    }
    // snippet.end
    XCTAssertEqual(warped.count, 2)
  }
}

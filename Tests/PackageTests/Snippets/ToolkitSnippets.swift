import PointerKit
import PointerToolkits
import XCTest

/// The samples of PointerToolkits.
final class ToolkitSnippets: XCTestCase {
  /// The fields of SDL 3's structures that the samples read.
  private struct ButtonEvent {
    var button: UInt8
    var down: Bool
  }
  private struct WheelEvent {
    var x: Float
    var y: Float
  }

  func testTheSamplesOfSDL() {
    let event = ButtonEvent(button: 3, down: true)
    let modifiers: UInt16 = 0x0041
    let now = Timestamp(nanoseconds: 1_000_000_000)
    var engine = PointerEngine(size: Size(width: 1024, height: 768), start: Point(x: 200, y: 200))
    // snippet.sdlButton
    if let button = PointerButton(sdl: event.button) {
      engine.handle(PointerInput(.modifiers(KeyModifiers(sdl: modifiers)), at: now), now: now)
      engine.handle(PointerInput(.button(button, isDown: event.down), at: now), now: now)
    }
    // snippet.end
    XCTAssertEqual(engine.pressedModifiers, [.shift, .control])
    XCTAssertTrue(engine.events(since: 0).contains { $0.type == .secondaryClicked })

    let wheel = WheelEvent(x: 0, y: -1)
    // snippet.sdlWheel
    let delta = ScrollDelta(sdl: Vector(dx: Double(wheel.x), dy: Double(wheel.y)))
    engine.handle(PointerInput(.scroll(delta.points, phase: .none, source: .wheel), at: now), now: now)
    // snippet.end
    var content = Vector.zero
    for event in engine.events(since: 0) {
      if case .scrolled(let scroll) = event.kind { content = content + scroll.delta }
    }
    XCTAssertEqual(content, Vector(dx: 0, dy: -60))
  }

  func testTheSampleOfWayland() {
    let axis = Vector(dx: 0, dy: 12)
    let now = Timestamp(nanoseconds: 1_000_000_000)
    var engine = PointerEngine(size: Size(width: 1024, height: 768), start: Point(x: 200, y: 200))
    // snippet.waylandFinger
    // For each frame of the protocol with wl_pointer.axis, while the fingers scroll:
    let delta = ScrollDelta(waylandAxis: axis)
    engine.handle(PointerInput(.scroll(delta.points, phase: .changed, source: .finger), at: now), now: now)
    // With wl_pointer.axis_stop:
    engine.handle(PointerInput(.scroll(.zero, phase: .ended, source: .finger), at: now), now: now)
    // snippet.end
    var scrolls: [PointerEvent.Scroll] = []
    for event in engine.events(since: 0) {
      if case .scrolled(let scroll) = event.kind { scrolls.append(scroll) }
    }
    XCTAssertEqual(scrolls.map { $0.delta }, [Vector(dx: 0, dy: -12), .zero])
    XCTAssertEqual(scrolls.map { $0.phase }, [.began, .ended])
  }
}

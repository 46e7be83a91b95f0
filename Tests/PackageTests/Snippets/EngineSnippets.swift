import PointerKit
import XCTest

/// The samples of the engine's own documentation, with nothing but `import PointerKit`.
final class EngineSnippets: XCTestCase {
  private let now = Timestamp(nanoseconds: 1_000_000_000)
  private let vsync = Timestamp(nanoseconds: 1_008_000_000)
  private let shareButton = Rect(x: 500, y: 360, width: 44, height: 37)

  func testTheSampleOfTheEngine() {
    var frame = PointerFrame()
    // snippet.engine
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    engine.setDevice(.mouse, at: now)
    engine.upsert(PointerTarget(id: 1, frame: shareButton, kind: .barButton), at: now)
    engine.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)
    engine.step(now: now, presenting: vsync, into: &frame)
    // snippet.end
    XCTAssertEqual(frame.hovered, 1)
  }

  func testTheSampleOfAutoscroll() {
    /// A view whose content the host scrolls.
    final class ScrollView {
      var offset = Vector.zero
      func scroll(by delta: Vector) { offset = offset + delta }
    }
    let view = ScrollView()
    func scrollView(_: SpaceID) -> ScrollView { view }
    let secondsSinceLastFrame = 1.0 / 60
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    var list = PointerSpace(id: 1)
    list.clip = Rect(x: 0, y: 0, width: 300, height: 600)
    list.contentSize = Size(width: 300, height: 4000)
    engine.upsert(list, at: now)
    engine.handle(PointerInput(.position(Point(x: 150, y: 300)), at: now), now: now)
    engine.handle(PointerInput(.button(.primary, isDown: true), at: now), now: now)
    engine.handle(PointerInput(.position(Point(x: 150, y: 598)), at: now), now: now)
    let frame = engine.frame(at: now)
    // snippet.autoscroll
    if let autoscroll = frame.autoscroll {
      scrollView(autoscroll.space).scroll(by: autoscroll.velocity * secondsSinceLastFrame)
    }
    // snippet.end
    XCTAssertLessThan(view.offset.dy, 0)
  }

  func testTheSampleOfTheConfiguration() {
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    // snippet.configuration
    var configuration = engine.configuration
    configuration.plainPadding = 20
    engine.setConfiguration(configuration, at: now)
    // snippet.end
    XCTAssertEqual(engine.configuration.plainPadding, 20)
  }
}

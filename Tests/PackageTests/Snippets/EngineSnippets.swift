// snippet.readme
import PointerKit
// snippet.hide
import PointerTestSupport
import XCTest

/// The samples of README, and of the engine's own documentation, with nothing but `import PointerKit`.
final class EngineSnippets: XCTestCase {
  private let now = Timestamp(nanoseconds: 1_000_000_000)
  private let vsync = Timestamp(nanoseconds: 1_008_000_000)
  private let shareButton = Rect(x: 500, y: 360, width: 44, height: 37)
  private let controls = [PointerTarget(id: 2, frame: .zero)]
  private func paint(_ control: PointerTarget) {}
  private func draw(_ commands: ArraySlice<DrawingCommand>, clip: Rect?) { _ = (commands, clip) }

  func testTheSampleOfREADME() {
    // snippet.show
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    var frame = PointerFrame()
    engine.setDevice(.mouse, at: now)
    engine.upsert(PointerTarget(id: 1, frame: shareButton, kind: .barButton), at: now)

    // With each input: what happened, and when.
    engine.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)
    // With each frame: what to draw at the time at which it will be visible.
    engine.step(now: now, presenting: vsync, into: &frame)
    for control in controls where !frame.isRedrawn(control.id) { paint(control) }
    for group in frame.groups { draw(frame.drawing[group.commands], clip: group.clip) }
    // snippet.end
    XCTAssertEqual(frame.hovered, 1)
    XCTAssertFalse(frame.drawing.isEmpty)
  }

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

  func testTheSampleOfPrinting() throws {
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    engine.setDevice(.mouse, at: .zero)
    engine.upsert(PointerTarget(id: 1, frame: shareButton, kind: .barButton), at: .zero)
    let second = Timestamp(nanoseconds: 2_000_000_000)
    engine.handle(PointerInput(.position(Point(x: 525, y: 370)), at: second), now: second)
    let frame = engine.step(now: Timestamp(nanoseconds: 3_000_000_000))
    // snippet.printing
    print(engine)
    print(frame)
    print(engine.events(since: 0))
    // snippet.end
    let article = try PackageFile.text("Sources/PointerKit/PointerKit.docc/Troubleshooting.md")
    let printed = "\(engine)\n\(frame)\n\(engine.events(since: 0))"
    XCTAssertTrue(article.contains("```\n\(printed)\n```"), "the article does not show\n\(printed)")
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

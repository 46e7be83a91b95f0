import PointerKit
import PointerTestSupport
import XCTest

/// The samples of the engine's own documentation.
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

  func testTheConfigurationIsInGroups() {
    // snippet.groups
    var configuration = PointerConfiguration()
    configuration.regions.bezelPadding = 8
    configuration.effects.shadowOpacity = 0.2
    // snippet.end
    let engine = PointerEngine(size: Size(width: 1024, height: 768), configuration: configuration)
    XCTAssertEqual(engine.configuration, configuration)
  }

  func testTheSampleOfTheConfiguration() {
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    // snippet.configuration
    var configuration = engine.configuration
    configuration.regions.plainPadding = 20
    engine.setConfiguration(configuration, at: now)
    // snippet.end
    XCTAssertEqual(engine.configuration.regions.plainPadding, 20)
  }
}

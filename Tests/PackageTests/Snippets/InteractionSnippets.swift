// snippet.interactions
import PointerInteractions

// snippet.hide
import XCTest

/// A view of a toolkit whose views belong to the main actor, as in most toolkits.
@MainActor
private final class TextView {
  let frame = Rect(x: 100, y: 100, width: 400, height: 300)
  /// The rectangle of the line at a position.
  func line(at position: Point) -> Rect {
    Rect(x: frame.minX, y: (position.y / 20).rounded(.down) * 20, width: frame.width, height: 20)
  }
}

/// A list of a toolkit.
private final class List {
  var selection: Rect?
  var isAdding = false
  func select(in rect: Rect, adding: Bool) { (selection, isAdding) = (rect, adding) }
}

/// The samples of PointerInteractions, with nothing but `import PointerInteractions`.
final class InteractionSnippets: XCTestCase {
  @MainActor
  func testTheSamplesOfTheArticle() async {
    let textView = TextView()
    let now = Timestamp(nanoseconds: 1_000_000_000)
    let vsync = Timestamp(nanoseconds: 1_008_000_000)
    // snippet.show
    let host = PointerInteractionHost(PointerEngine(size: Size(width: 1024, height: 768)))
    host.engine.setDevice(.trackpad, at: now)
    let interaction = PointerInteraction(delegate: textView)
    host.add(interaction, to: PointerTarget(id: 7, frame: textView.frame), at: now)
    // snippet.hide
    var frame = PointerFrame()
    host.handle(PointerInput(.position(Point(x: 200, y: 215)), at: now), now: now)
    XCTAssertTrue(frame.drawing.commands.isEmpty)
    Self.loop(host, now: now, vsync: vsync, frame: &frame)
    XCTAssertEqual(frame.hovered.flatMap { host.interaction(of: $0) }?.interaction === interaction, true)
    XCTAssertEqual(host.engine.diagnostics.total, 0)
    XCTAssertEqual(host.engine.diagnostics.textsWithoutLines.count, 0)
  }
}
// snippet.show

extension TextView: @MainActor PointerInteractionDelegate {
  func pointerInteraction(
    _: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion? { PointerRegion(rect: line(at: request.location)) }

  func pointerInteraction(_: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle? {
    PointerStyle(shape: .verticalBeam(length: region.rect.height), constrainedAxes: .vertical)
  }
}
// snippet.end

extension InteractionSnippets {
  fileprivate static func loop(
    _ host: PointerInteractionHost, now: Timestamp, vsync: Timestamp, frame: inout PointerFrame
  ) {
    // snippet.interactionLoop
    host.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)

    host.update(at: now)
    host.engine.step(now: now, presenting: vsync, into: &frame)
    // snippet.end
  }

  func testTheSampleOfTheHost() {
    let now = Timestamp(nanoseconds: 1_000_000_000)
    let buttonFrame = Rect(x: 500, y: 360, width: 44, height: 37)
    // snippet.interactionHost
    let host = PointerInteractionHost(PointerEngine(size: Size(width: 1024, height: 768)))
    let interaction = PointerInteraction()
    host.add(interaction, to: PointerTarget(id: 7, frame: buttonFrame, kind: .button), at: now)
    // With each input:
    host.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)
    // snippet.end
    XCTAssertEqual(host.engine.frame(at: now).hovered, 7)
    XCTAssertTrue(host.interaction(of: 7)?.interaction === interaction)
  }

  func testTheSampleOfABand() {
    let host = PointerInteractionHost(PointerEngine(size: Size(width: 1024, height: 768)))
    let list = List()
    // snippet.band
    let band = BandSelectionInteraction { band in
      guard let rect = band.selectionRect else { return }
      list.select(in: rect, adding: band.initialModifierFlags.contains(.shift))
    }
    host.add(band, to: .window)
    // snippet.end
    let now = Timestamp(nanoseconds: 1_000_000_000)
    host.handle(PointerInput(.modifiers(.shift), at: now), now: now)
    host.handle(PointerInput(.position(Point(x: 100, y: 100)), at: now), now: now)
    host.handle(PointerInput(.button(.primary, isDown: true), at: now), now: now)
    host.handle(PointerInput(.position(Point(x: 160, y: 140)), at: now), now: now)
    XCTAssertEqual(list.selection, Rect(x: 100, y: 100, width: 60, height: 40))
    XCTAssertTrue(list.isAdding)
  }
}

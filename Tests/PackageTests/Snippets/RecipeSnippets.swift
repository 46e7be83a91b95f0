import PointerKit
import XCTest

/// The samples of the article Recipes.
final class RecipeSnippets: SnippetTestCase {
  private let behind = Rect(x: 400, y: 300, width: 60, height: 60)
  private let popoverFrame = Rect(x: 380, y: 280, width: 200, height: 160)
  private let dialogFrame = Rect(x: 600, y: 500, width: 200, height: 160)

  override func setUp() { engine.upsert(PointerTarget(id: 1, frame: behind, kind: .appIcon), at: now) }

  func testTheKnobOfASliderSnapsAndItsTrackDoesNot() {
    let trackFrame = Rect(x: 100, y: 100, width: 240, height: 12)
    let knobFrame = Rect(x: 200, y: 92, width: 28, height: 28)
    // snippet.slider
    let track = PointerTarget(id: 40, frame: trackFrame, kind: .slider)
    var knob = PointerTarget(id: 41, frame: knobFrame, kind: .slider, hasBezel: true)
    knob.z = 1
    knob.cornerRadius = knobFrame.width / 2
    knob.luminance = 1
    knob.latchingAxes = .horizontal
    engine.upsert([track, knob], at: now)
    // snippet.end
    XCTAssertEqual(engine.hitTest(Point(x: 203, y: 104))?.location, knobFrame.center)
    XCTAssertEqual(engine.hitTest(Point(x: 303, y: 106))?.location.x, 303)
  }

  func testThePopoverCoversWhatIsBehindItAndHasAButton() {
    XCTAssertEqual(engine.hitTest(behind.center)?.target, 1)
    // snippet.popover
    var popover = PointerSpace(id: 5)
    popover.origin = popoverFrame.origin
    popover.clip = popoverFrame
    popover.z = 1
    popover.isOpaque = true
    engine.upsert(popover, at: now)
    var done = PointerTarget(id: 50, frame: Rect(x: 12, y: 8, width: 64, height: 32), kind: .button)
    done.space = 5
    engine.upsert(done, at: now)
    // snippet.end
    XCTAssertEqual(engine.hitTest(Point(x: 400, y: 300))?.target, 50)
    XCTAssertNil(engine.hitTest(Point(x: 455, y: 355))?.target)
    engine.remove(space: 5, at: now)
    XCTAssertEqual(engine.hitTest(Point(x: 455, y: 355))?.target, 1)
  }

  func testTheDialogCoversTheWholeWindow() {
    // snippet.dialog
    var dialog = PointerSpace(id: 6)
    dialog.origin = dialogFrame.origin
    dialog.z = 2
    dialog.isOpaque = true
    engine.upsert(dialog, at: now)
    // snippet.end
    XCTAssertNil(engine.hitTest(behind.center)?.target)
  }

  func testTheTipIsShownBelowTheControlAfterHalfASecond() {
    var waiting: (TargetID, Timestamp)?
    var shown: [Rect] = []
    func showTip(of id: TargetID, below frame: Rect) { shown.append(frame) }
    engine.handle(PointerInput(.position(behind.center), at: now), now: now)
    var seen: UInt64 = 0
    func frame(at now: Timestamp) {
      engine.advance(to: now)
      // snippet.tooltip
      for event in engine.events(since: seen) {
        switch event.kind {
        case .entered(let id): waiting = (id, event.time.advanced(by: .milliseconds(500)))
        case .exited, .pressed: waiting = nil
        default: break
        }
      }
      if let (id, due) = waiting, due <= now, let target = engine.target(id),
        let frame = engine.convert(target.frame, from: target.space)
      {
        showTip(of: id, below: frame)
      }
      // snippet.end
      seen = engine.eventCount
    }
    frame(at: now.advanced(by: .milliseconds(400)))
    XCTAssertEqual(shown, [])
    frame(at: now.advanced(by: .milliseconds(600)))
    XCTAssertEqual(shown, [behind])
  }

  func testMenuOpensAtTheCenterAndAPressElsewhereClosesIt() {
    var opened: [(TargetID?, Point)] = []
    var closed = 0
    let menuItems: Set<TargetID> = [70]
    func openMenu(for target: TargetID?, at location: Point) { opened.append((target, location)) }
    func closeMenu() { closed += 1 }
    let seen: UInt64 = 0
    engine.handle(PointerInput(.position(Point(x: 410, y: 310)), at: now), now: now)
    engine.handle(PointerInput(.button(.secondary, isDown: true), at: now), now: now)
    engine.handle(PointerInput(.button(.secondary, isDown: false), at: now), now: now)
    // snippet.contextMenu
    for event in engine.events(since: seen) {
      switch event.kind {
      case .secondaryClicked(let press): openMenu(for: press.target, at: press.location)
      case .pressed(let press) where !menuItems.contains(press.target ?? 0): closeMenu()
      default: break
      }
    }
    // snippet.end
    XCTAssertEqual(opened.map { $0.0 }, [1])
    XCTAssertEqual(opened.map { $0.1 }, [behind.center])
    XCTAssertEqual(closed, 1)
  }

  func testTheDamageEndsAtWholePixels() throws {
    // snippet.fractionalScale
    var host = engine.hostTraits
    host.displayScale = 1.25
    engine.setHostTraits(host, at: now)
    // snippet.end
    engine.handle(PointerInput(.position(Point(x: 101, y: 103)), at: now), now: now)
    let damage = try XCTUnwrap(engine.step(now: settled).damage)
    for edge in [damage.minX, damage.minY, damage.maxX, damage.maxY] {
      XCTAssertEqual(edge * 1.25, (edge * 1.25).rounded(), accuracy: 1e-9)
    }
  }

  func testThePointerGoesFromOneWindowToTheOther() {
    var first = engine
    var second = PointerEngine(size: Size(width: 1024, height: 768))
    first.handle(PointerInput(.position(Point(x: 1000, y: 210)), at: now), now: now)
    // snippet.twoWindows
    first.handle(PointerInput(.leave, at: now), now: now)
    second.handle(PointerInput(.enter(Point(x: 4, y: 210)), at: now), now: now)
    // snippet.end
    XCTAssertEqual(first.frame(at: now).phase, .away)
    XCTAssertEqual(second.position, Point(x: 4, y: 210))
  }
}

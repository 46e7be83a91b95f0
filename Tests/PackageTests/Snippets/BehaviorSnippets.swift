import PointerKit
import XCTest

/// The samples of the articles about precision, regions, flicks and what else the pointer does.
final class BehaviorSnippets: SnippetTestCase {
  private let mapsIcon = Rect(x: 100, y: 100, width: 60, height: 60)
  private let paragraphFrame = Rect(x: 100, y: 100, width: 300, height: 80)
  private let dayView = Rect(x: 100, y: 100, width: 200, height: 480)
  private let dividerFrame = Rect(x: 400, y: 0, width: 4, height: 768)
  private let undoButton = Rect(x: 20, y: 12, width: 44, height: 37)
  private let redoButton = Rect(x: 120, y: 12, width: 44, height: 37)
  private let deleteButton = Rect(x: 20, y: 12, width: 90, height: 37)
  private let lowerEdgeFrame = Rect(x: 0, y: 700, width: 1024, height: 68)
  private let canvasFrame = Rect(x: 0, y: 60, width: 1024, height: 600)
  private let homeIcon = Rect(x: 500, y: 704, width: 60, height: 60)
  private let listFrame = Rect(x: 100, y: 100, width: 300, height: 400)

  func testTheSampleOfBehaviorText() {
    // snippet.behaviorText
    var paragraph = PointerTarget(id: 9, frame: paragraphFrame, kind: .text)
    paragraph.style.verticalPrecision = .lines(heights: [24, 24, 24], leading: 4)
    engine.upsert(paragraph, at: now)
    // snippet.end
    engine.handle(PointerInput(.position(Point(x: 130, y: 133)), at: now), now: now)
    engine.advance(to: settled)
    let pointer = engine.frame(at: settled).pointer
    XCTAssertEqual(pointer.center.y, 140, accuracy: 0.01, "in the middle of the second line")
    XCTAssertEqual(pointer.size.height, 24, accuracy: 0.01)
  }

  func testTheSampleOfBehaviorPrecision() {
    // snippet.behaviorPrecision
    var day = PointerTarget(id: 10, frame: dayView, effect: .none)
    day.style.shape = .horizontalBeam(length: dayView.width - 10)
    day.style.horizontalPrecision = .whole
    day.style.verticalPrecision = .stepped(origin: 0, spacing: 15)

    var divider = PointerTarget(id: 11, frame: dividerFrame, kind: .divider, effect: .none)
    divider.style.shape = .roundedRect(Size(width: 6, height: 44), radius: 3)
    divider.style.constrainedAxes = .horizontal
    divider.latchingAxes = .horizontal
    engine.upsert([day, divider], at: now)
    // snippet.end
    engine.handle(PointerInput(.position(Point(x: 130, y: 133)), at: now), now: now)
    engine.advance(to: settled)
    XCTAssertEqual(engine.frame(at: settled).clickLocation.y, 130, "the second step")
  }

  func testTheSampleOfBehaviorRegions() {
    // snippet.behaviorRegions
    let undo = PointerTarget(id: 12, frame: undoButton, kind: .barButton, group: 2)
    var redo = PointerTarget(id: 13, frame: redoButton, kind: .barButton, group: 2)
    redo.padding = Insets(horizontal: 16, vertical: 30)
    engine.upsert([undo, redo], at: now)
    let region = engine.region(of: 13)
    // snippet.end
    XCTAssertEqual(region?.height, redoButton.height + 60)
  }

  func testTheSampleOfBehaviorRecentering() {
    engine.upsert(
      PointerTarget(id: 1, frame: Rect(x: 480, y: 360, width: 44, height: 37), kind: .barButton), at: now)
    // snippet.behaviorRecentering
    engine.setDevice(.trackpad, at: now)
    engine.handle(PointerInput(.contact(.began, fingers: 1), at: now), now: now)
    engine.handle(PointerInput(.motion(Vector(dx: 12, dy: 3)), at: now), now: now)
    engine.handle(PointerInput(.contact(.ended, fingers: 0), at: now), now: now)
    // snippet.end
    XCTAssertEqual(engine.events(since: 0).first?.type, .entered)
  }

  func testTheSampleOfBehaviorMagnetism() {
    // snippet.behaviorMagnetism
    var delete = PointerTarget(id: 14, frame: deleteButton, kind: .button, hasBezel: true)
    delete.behavior.isMagnetic = .no
    engine.upsert(delete, at: now)
    var configuration = engine.configuration
    configuration.magnetism.radius = 100
    engine.setConfiguration(configuration, at: now)
    // snippet.end
    XCTAssertEqual(engine.configuration.magnetism.radius, 100)
  }

  func testTheSampleOfACanvas() {
    // snippet.behaviorCanvas
    var canvas = PointerTarget(id: 15, frame: canvasFrame, kind: .canvas)
    canvas.behavior.coasts = false
    engine.upsert(canvas, at: now)
    // snippet.end
    XCTAssertEqual(engine.target(15)?.behavior.coasts, false)
  }

  func testTheSampleOfBehaviorDragging() {
    var dropped: (TargetID?, TargetID?)?
    func drop(_ target: TargetID?, on other: TargetID?) { dropped = (target, other) }
    func select(_ targets: [TargetID]) {}
    let seen: UInt64 = 0
    let trash: TargetID = 2
    let icons = [
      PointerTarget(id: 1, frame: mapsIcon, kind: .appIcon),
      PointerTarget(id: trash, frame: homeIcon, kind: .appIcon),
    ]
    engine.upsert(icons, at: now)
    engine.handle(PointerInput(.position(mapsIcon.center), at: now), now: now)
    engine.handle(PointerInput(.button(.primary, isDown: true), at: now), now: now)
    engine.handle(PointerInput(.position(homeIcon.center), at: now), now: now)
    engine.handle(PointerInput(.button(.primary, isDown: false), at: now), now: now)
    // snippet.behaviorDragging
    for event in engine.events(since: seen) {
      switch event.kind {
      case .dragBegan(let drag), .dragChanged(let drag):
        let operation: DragOperation = drag.dropTarget == trash ? .disappearing : .none
        engine.handle(PointerInput(.dragOperation(operation), at: now), now: now)
      case .dragEnded(let drag, let phase):
        engine.handle(PointerInput(.dragOperation(.none), at: now), now: now)
        if phase == .ended { drop(drag.target, on: drag.dropTarget) }
      case .bandEnded: select(engine.selection)
      default: break
      }
    }
    // snippet.end
    XCTAssertEqual(dropped?.0, 1)
    XCTAssertEqual(dropped?.1, trash)
    XCTAssertTrue(engine.frame(at: settled).accessories.isEmpty, "the drag is over")
  }

  func testTheSampleOfBehaviorRevealing() {
    engine.handle(PointerInput(.position(Point(x: 100, y: 734)), at: now), now: now)
    // snippet.behaviorRevealing
    var lowerEdge = PointerTarget(id: 18, frame: lowerEdgeFrame, effect: .none)
    lowerEdge.padding = .zero
    lowerEdge.reveals = [.group(3)]
    let home = PointerTarget(id: 19, frame: homeIcon, kind: .appIcon, group: 3)
    engine.upsert([lowerEdge, home], at: now)
    let isDockShown = engine.step(now: now).revealed.contains(.group(3))
    // snippet.end
    XCTAssertTrue(isDockShown)
  }

  func testTheSampleOfBehaviorScrolling() {
    // snippet.behaviorScrolling
    var list = PointerSpace(id: 1)
    list.origin = listFrame.origin
    list.clip = listFrame
    engine.upsert(list, at: now)
    let top = Rect(x: 0, y: 0, width: 300, height: 44)
    var row = PointerTarget(id: 20, frame: top, kind: .row)
    row.space = 1
    engine.upsert(row, at: now)
    engine.scroll(space: 1, toOrigin: Point(x: listFrame.minX, y: listFrame.minY - 60), at: now)
    // snippet.end
    XCTAssertEqual(engine.hitTest(Point(x: listFrame.minX + 50, y: listFrame.minY + 20))?.target, nil)
  }

  func testAScrollMovesTheContent() {
    var list = PointerSpace(id: 1)
    list.origin = listFrame.origin
    list.clip = listFrame
    engine.upsert(list, at: now)
    engine.handle(PointerInput(.position(listFrame.center), at: now), now: now)
    let seen = engine.eventCount
    // snippet.behaviorScroll
    let wheel = PointerInput.Kind.scroll(Vector(dx: 0, dy: -60), phase: .none, source: .wheel)
    engine.handle(PointerInput(wheel, at: now), now: now)
    // snippet.end
    // snippet.behaviorScrolled
    for event in engine.events(since: seen) {
      guard case .scrolled(let scroll) = event.kind else { continue }
      guard var space = engine.space(scroll.recipient.space) else { continue }
      space.origin = space.origin + scroll.delta  // Stop at the ends of your content.
      engine.scroll(space: space.id, toOrigin: space.origin, at: event.time)
    }
    // snippet.end
    XCTAssertEqual(engine.space(1)?.origin, Point(x: listFrame.minX, y: listFrame.minY - 60))
  }
}

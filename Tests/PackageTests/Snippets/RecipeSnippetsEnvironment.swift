import PointerKit
import PointerTesting
import XCTest

/// The samples of the page RecipesEnvironment.
final class RecipeSnippetsEnvironment: SnippetTestCase {
  /// A drag whose movement is one report.
  private func drag(from start: Point, to end: Point) {
    engine.handle(PointerInput(.position(start), at: now), now: now)
    engine.handle(PointerInput(.button(.primary, isDown: true), at: now), now: now)
    engine.handle(PointerInput(.position(end), at: now), now: now)
    engine.handle(PointerInput(.button(.primary, isDown: false), at: now), now: now)
  }

  func testFileIsDroppedOnTheFolder() {
    let file = PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 60, height: 60), kind: .appIcon)
    var dropped: [TargetID?] = []
    var moved: [Vector] = []
    func moveFile(by translation: Vector) { moved.append(translation) }
    func drop(on target: TargetID?) { dropped.append(target) }
    let seen: UInt64 = 0
    // snippet.drop
    var folder = PointerTarget(id: 2, frame: Rect(x: 500, y: 400, width: 60, height: 60), kind: .button)
    folder.behavior.acceptsDrops = .yes
    engine.upsert(folder, at: now)

    // snippet.hide
    engine.upsert(file, at: now)
    drag(from: file.frame.center, to: folder.frame.center)
    // snippet.show
    for event in engine.events(since: seen) {
      var operation = DragOperation.none
      switch event.kind {
      case .dragBegan(let drag), .dragChanged(let drag):
        moveFile(by: drag.translation)
        if drag.dropTarget == folder.id { operation = .copy }
      case .dragEnded(let drag, let phase):
        if phase == .ended { drop(on: drag.dropTarget) }
      default: continue
      }
      engine.handle(PointerInput(.dragOperation(operation), at: now), now: now)
    }
    // snippet.end
    XCTAssertEqual(moved, [Vector(dx: 400, dy: 300)], "the drag is one movement")
    XCTAssertTrue(engine.frame(at: settled).accessories.isEmpty, "the drag is over")
    for choice in [TargetBehavior.Choice.yes, .automatic] {
      folder.behavior.acceptsDrops = choice
      var person = SimulatedPerson(targets: [file, folder])
      person.drag(from: file.id, to: folder.id)
      for event in person.events {
        if case .dragEnded(let drag, phase: .ended) = event.kind { drop(on: drag.dropTarget) }
      }
    }
    XCTAssertEqual(dropped, [folder.id, folder.id, nil])
  }

  func testPointerGoesFromOneWindowToTheOther() {
    let button = Rect(x: 980, y: 200, width: 40, height: 20)
    engine.upsert(PointerTarget(id: 1, frame: button, kind: .button), at: now)
    var first = engine
    var second = PointerEngine(size: Size(width: 1024, height: 768))
    first.handle(PointerInput(.position(Point(x: 1000, y: 210)), at: now), now: now)
    XCTAssertEqual(first.hoveredTarget, 1)
    // snippet.twoWindows
    first.handle(PointerInput(.leave, at: now), now: now)
    second.handle(PointerInput(.enter(Point(x: 4, y: 210)), at: now), now: now)
    // snippet.end
    XCTAssertEqual(first.frame(at: now).phase, .away)
    XCTAssertNil(first.frame(at: now).hovered)
    XCTAssertEqual(second.position, Point(x: 4, y: 210))
  }

  func testTouchDoesNotMoveThePointer() {
    engine.handle(PointerInput(.position(Point(x: 10, y: 10)), at: now), now: now)
    // snippet.touch
    engine.handle(PointerInput(.touch(.began, at: Point(x: 300, y: 200), id: 1), at: now), now: now)
    let isTouched = engine.touchCount > 0
    // snippet.end
    XCTAssertTrue(isTouched)
    XCTAssertEqual(engine.position, Point(x: 10, y: 10))
  }

  func testMirroredLayoutIsMirrored() {
    let buttons = [
      PointerTarget(id: 1, frame: Rect(x: 16, y: 8, width: 44, height: 37), kind: .barButton, group: 1)
    ]
    let width = 1024.0
    // snippet.rightToLeft
    let mirrored = buttons.map { button in
      var button = button
      let frame = button.frame
      button.frame = Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      return button
    }
    engine.upsert(mirrored, at: now)
    // snippet.end
    XCTAssertEqual(engine.hitTest(Point(x: 1000, y: 20))?.target, 1)
  }

  func testDamageEndsAtWholePixels() throws {
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

  func testPointerIsHiddenOverAnotherMachinesScreen() {
    let screenFrame = Rect(x: 0, y: 40, width: 1024, height: 728)
    // snippet.remoteScreen
    var screen = PointerTarget(id: 100, frame: screenFrame, kind: .canvas)
    screen.padding = .zero
    screen.style = .hidden
    screen.behavior.coasts = false
    engine.upsert(screen, at: now)
    // snippet.end
    var person = SimulatedPerson(targets: [screen], start: Point(x: 100, y: 20))
    person.move(to: Point(x: 300, y: 300))
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.opacity, 0, accuracy: 0.001)
    person.flick(Vector(dx: 1500, dy: 0))
    let end = person.position
    person.waitUntilRest()
    XCTAssertEqual(person.position, end)
  }
}

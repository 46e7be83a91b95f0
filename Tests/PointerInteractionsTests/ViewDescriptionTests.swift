import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// An interaction that is added again to its view takes over what the view is now.
final class ViewDescriptionTests: PointerInteractionTestCase {
  func testANewKindIsRegisteredAndAsksForTheStyle() {
    let recorder = InteractionRecorder()
    let interaction = PointerInteraction(delegate: recorder)
    host.add(interaction, to: view(1, page), at: now)
    move(to: 200, 300)
    _ = recorder.newCalls()
    host.add(interaction, to: view(1, page), at: now)
    XCTAssertEqual(recorder.newCalls(), ["region"], "nothing else has changed")
    host.add(interaction, to: view(1, page, kind: .card), at: now)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0"])
    XCTAssertEqual(host.engine.target(1)?.kind, .card)
    XCTAssertEqual(frame.hovered, 1)
  }

  func testANewKindIsRegisteredWhereverThePointerIs() {
    let interaction = PointerInteraction()
    host.add(interaction, to: view(1, page), at: now)
    host.add(interaction, to: view(1, page, kind: .card), at: now)
    XCTAssertEqual(host.engine.target(1)?.kind, .card)
  }

  func testAViewWithAShapeMovesWhereverThePointerIs() {
    let recorder = InteractionRecorder()
    recorder.style = { _ in PointerStyle(effect: .lift, shape: .roundedRect(Rect(5, 5, 250, 30))) }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 200, 300)
    move(to: 20, 20)
    host.moveView(1, to: page.offset(by: Vector(40, 30)), at: now)
    XCTAssertEqual(host.engine.target(1)?.frame, page.offset(by: Vector(40, 30)))
    XCTAssertEqual(host.engine.target(1)?.style.shapeFrame, Rect(145, 235, 250, 30))
  }

  func testAValueThatIsReplacedIsCountedOnce() {
    var target = view(1, page)
    target.cornerRadius = -5
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: target, at: now)
    let count = host.engine.diagnostics.total
    XCTAssertGreaterThan(count, 0)
    for x in [200.0, 210, 600, 220] { move(to: x, 300) }
    XCTAssertEqual(host.engine.diagnostics.total, count)
  }

  func testANewFrameMovesTheRegionsAndTheRectangleOfAStyle() {
    let recorder = addBar(
      Rect(100, 200, 300, 40), PointerStyle(effect: .lift, shape: .roundedRect(Rect(5, 5, 50, 30))))
    guard let interaction = host.interaction(of: 1)?.interaction else { return XCTFail("no interaction") }
    move(to: 130, 220)
    wait(milliseconds: 600)
    host.add(interaction, to: view(1, Rect(90, 210, 300, 40)), at: now)
    wait(milliseconds: 900)
    XCTAssertEqual(frame.contents.map { $0.frame }, [Rect(90, 210, 60, 40)])
    XCTAssertEqual(frame.pointer.center.distance(to: Point(120, 230)), 0, accuracy: 3.1, "parallax aside")
    recorder.region = { $1 }
    recorder.style = { _ in PointerStyle(effect: .lift, shape: .roundedRect(Rect(5, 5, 250, 30))) }
    move(to: 200, 230)
    wait(milliseconds: 900)
    XCTAssertEqual(frame.pointer.center.distance(to: Point(220, 230)), 0, accuracy: 3.1)
    // Only the frame of the whole view changes, too.
    host.moveView(1, to: Rect(80, 220, 300, 40), at: now)
    wait(milliseconds: 900)
    XCTAssertEqual(frame.pointer.center.distance(to: Point(210, 240)), 0, accuracy: 3.1)
  }

  func testAViewThatIsMovedToItsOwnFrameAsksNothing() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 200, 300)
    _ = recorder.newCalls()
    host.moveView(1, to: page, at: now)
    host.moveViews([MovedTarget(id: 1, frame: page)], at: now)
    XCTAssertEqual(recorder.newCalls(), [])
  }

  func testADisabledViewIsDisabledInTheEngine() {
    let recorder = InteractionRecorder()
    let interaction = PointerInteraction(delegate: recorder)
    var target = view(1, page)
    target.isEnabled = false
    host.add(interaction, to: target, at: now)
    XCTAssertEqual(host.engine.target(1)?.isEnabled, false)
    move(to: 200, 300)
    XCTAssertEqual(recorder.newCalls(), [])
    XCTAssertNil(frame.hovered)
    target.isEnabled = true
    host.add(interaction, to: target, at: now)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
    XCTAssertEqual(host.engine.target(1)?.isEnabled, true)
  }

  func testAnotherInteractionOfTheViewIsAskedAtOnce() {
    let (first, second) = (InteractionRecorder("first "), InteractionRecorder("second "))
    host.add(PointerInteraction(delegate: first), to: view(1, page), at: now)
    move(to: 200, 300)
    _ = first.newCalls()
    let before = host.engine.eventCount
    host.add(PointerInteraction(delegate: second), to: view(1, page), at: now)
    XCTAssertEqual(host.engine.eventCount, before, "the engine hovers the same view all the time")
    XCTAssertEqual(first.newCalls(), ["first exit 0"])
    XCTAssertEqual(second.newCalls(), ["second region", "second style 0", "second enter 0"])
  }

  func testAnInteractionMayBeInvalidatedBeforeItIsAdded() {
    let recorder = InteractionRecorder()
    let interaction = PointerInteraction(delegate: recorder)
    interaction.invalidate()
    host.add(interaction, to: view(1, page), at: now)
    move(to: 200, 300)
    _ = recorder.newCalls()
    interaction.invalidate()
    wait(milliseconds: 8)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0"])
    // Removed and invalidated, it is asked in its next host.
    host.remove(interaction, at: now)
    interaction.invalidate()
    host.add(interaction, to: view(1, page), at: now)
    _ = recorder.newCalls()
    interaction.invalidate()
    wait(milliseconds: 8)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0"])
  }

  func testSettingAnInteractionEnabledAgainChangesNothing() {
    let recorder = InteractionRecorder()
    let interaction = PointerInteraction(delegate: recorder)
    host.add(interaction, to: view(1, page), at: now)
    move(to: 200, 300)
    _ = recorder.newCalls()
    interaction.isEnabled = true
    wait(milliseconds: 8)
    XCTAssertEqual(recorder.newCalls(), [])
  }

  /// As the last frame counts for a view, it counts for its regions.
  func testAViewThatIsMovedTwiceAtOnceTakesItsRegionsAlong() {
    let ends = [Rect(160, 230, 300, 40), Rect(90, 210, 300, 40)]
    for way in ["moveViews", "batch"] {
      setUp()
      let recorder = addBar(Rect(100, 200, 300, 40), PointerStyle(effect: .lift))
      defer { withExtendedLifetime(recorder) {} }
      move(to: 130, 220)
      wait(milliseconds: 600)
      if way == "moveViews" {
        host.moveViews(ends.map { MovedTarget(id: 1, frame: $0) }, at: now)
      } else {
        host.performBatchUpdates(at: now) { for end in ends { host.moveView(1, to: end, at: now) } }
      }
      XCTAssertEqual(frame.contents.map { $0.frame }, [Rect(90, 210, 60, 40)], way)
      XCTAssertEqual(host.engine.target(1)?.frame, ends[1], way)
    }
  }

  func testARemovedViewStaysAwayAfterItsRegionsHaveMoved() {
    let recorder = addBar(Rect(100, 200, 300, 40))
    guard let interaction = host.interaction(of: 1)?.interaction else { return XCTFail("no interaction") }
    defer { withExtendedLifetime(recorder) {} }
    move(to: 130, 220)
    host.moveView(1, to: Rect(90, 210, 300, 40), at: now)
    host.remove(interaction, at: now)
    host.add(PointerInteraction(), to: view(2, page), at: now)
    XCTAssertEqual(host.engine.targetIdentifiers, [2])
  }

  func testATargetOfTheEngineThatMovesUnderThePointerCoversAView() {
    let recorder = InteractionRecorder()
    host.engine.upsert(PointerTarget(9, Rect(700, 600, 40, 40), z: 1, padding: .zero), at: now)
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 200, 300)
    _ = recorder.newCalls()
    host.moveView(9, to: Rect(180, 280, 40, 40), at: now)
    XCTAssertEqual(recorder.newCalls(), ["exit 0"])
    XCTAssertEqual(frame.hovered, 9)
  }

  func testATargetOfTheEngineMovesInABatchWithViews() {
    host.engine.upsert(PointerTarget(9, page), at: now)
    host.performBatchUpdates(at: now) {
      host.add(PointerInteraction(), to: view(2, Rect(0, 0, 10, 10)), at: now)
      host.moveView(9, to: Rect(7, 8, 9, 10), at: now)
    }
    XCTAssertEqual(host.engine.target(9)?.frame, Rect(7, 8, 9, 10))
    XCTAssertEqual(host.engine.diagnostics.total, 0)
  }
}

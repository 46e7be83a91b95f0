import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Moving views, one at a time and in batches.
final class ViewMovementTests: PointerInteractionTestCase {
  func testAMovedViewStaysWhereItIsMoved() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 110, 250)
    _ = recorder.newCalls()
    host.moveView(1, to: page.offset(by: Vector(300, 0)), at: now)
    XCTAssertEqual(recorder.newCalls(), ["exit 0"])
    move(to: 120, 250)
    move(to: 450, 260)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
    XCTAssertEqual(recorder.requests.last?.location, Point(50, 60))
    host.interaction(of: 1)?.interaction.invalidate()
    wait(milliseconds: 8)
    host.simulate(PointerInput(.modifiers(.shift), at: now))
    XCTAssertEqual(host.engine.target(1)?.frame, Rect(400, 200, 400, 300))
  }

  func testMovedViewIsAskedForItsRegionOnly() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 200, 300)
    _ = recorder.newCalls()
    host.moveView(1, to: page.offset(by: Vector(10, 5)), at: now)
    XCTAssertEqual(recorder.newCalls(), ["region"])
    XCTAssertEqual(recorder.requests.last?.location, Point(90, 95))
    host.moveView(1, to: Rect(110, 205, 500, 300), at: now)
    XCTAssertEqual(
      recorder.newCalls(), ["region", "style 0"], "its size may decide the style; nothing is left")
    move(to: 210, 300)
    XCTAssertEqual(recorder.newCalls(), ["region"])
    host.moveView(1, to: Rect(.nan, 205, 500, 300), at: now)
    move(to: 220, 300)
    XCTAssertEqual(recorder.requests.last?.location, Point(110, 95), "a frame that is not finite is ignored")
  }

  func testRegionsAndRectanglesOfAMovedViewMoveWithIt() {
    let recorder = addBar(Rect(100, 200, 300, 40))
    recorder.style = { PointerStyle(effect: .highlight, shape: .roundedRect($0.rect)) }
    move(to: 130, 220)
    wait(milliseconds: 600)
    move(to: 190, 220)
    wait(milliseconds: 30)
    let before = frame.contents.map { $0.frame }
    XCTAssertEqual(before.count, 2)
    host.moveView(1, to: Rect(90, 210, 300, 40), at: now)
    XCTAssertEqual(frame.contents.map { $0.frame }, before.map { $0.offset(by: Vector(-10, 10)) })
    wait(milliseconds: 900)
    XCTAssertEqual(frame.pointer.center.distance(to: Point(180, 230)), 0, accuracy: 3.1, "parallax aside")
    XCTAssertEqual(frame.contents.map { $0.frame }, [Rect(150, 210, 60, 40)])
  }

  func testABatchIsOneChange() {
    let recorders = (0..<4).map { InteractionRecorder("\($0) ") }
    let interactions = recorders.map { PointerInteraction(delegate: $0) }
    host.performBatchUpdates(at: now) {
      for (index, interaction) in interactions.enumerated() {
        host.add(interaction, to: view(TargetID(index + 1), Rect(100 * Double(index), 200, 100, 50)), at: now)
      }
      XCTAssertEqual(host.engine.targetIdentifiers, [], "the engine learns of all at the end")
    }
    XCTAssertEqual(host.engine.targetIdentifiers, [1, 2, 3, 4])
    move(to: 50, 225)
    XCTAssertEqual(recorders[0].newCalls(), ["0 region", "0 style 0", "0 enter 0"])
    let end = host.engine.eventCount
    // The views exchange their positions, and one goes: the pointer is over none but the last of them.
    host.performBatchUpdates(at: now) {
      host.moveView(1, to: Rect(300, 200, 100, 50), at: now)
      host.moveView(2, to: Rect(0, 200, 100, 50), at: now)
      host.performBatchUpdates(at: now) { host.remove(interactions[1], at: now) }
      host.moveViews(
        [MovedTarget(id: 3, frame: Rect(500, 500, 9, 9)), MovedTarget(id: 3, frame: Rect(0, 200, 100, 50))],
        at: now)
      host.moveView(4, to: Rect(0, 300, 100, 50), at: now)
    }
    XCTAssertEqual(host.engine.targetIdentifiers, [1, 3, 4])
    XCTAssertEqual(
      recorders.map { $0.newCalls() }, [["0 exit 0"], [], ["2 region", "2 style 0", "2 enter 0"], []])
    let events = host.engine.events(since: end).map { $0.kind }
    XCTAssertEqual(events, [.exited(1), .entered(3)], "no view in between")
    XCTAssertEqual(host.engine.target(4)?.frame.minY, 300)
    XCTAssertEqual(host.engine.diagnostics.total, 0)
  }

  func testAViewAddedAndRemovedInOneBatchIsNowhere() {
    let interaction = PointerInteraction()
    host.performBatchUpdates(at: now) {
      host.add(interaction, to: view(1, page), at: now)
      host.moveView(1, to: page.offset(by: Vector(1, 0)), at: now)
      host.remove(interaction, at: now)
    }
    XCTAssertEqual(host.engine.targetIdentifiers, [])
    host.performBatchUpdates(at: now) {
      host.add(interaction, to: view(1, page), at: now)
      host.remove(interaction, at: now)
      host.add(interaction, to: view(1, page.offset(by: Vector(5, 0))), at: now)
    }
    XCTAssertEqual(host.engine.target(1)?.frame.minX, 105)
    host.performBatchUpdates(at: now) {
      host.moveView(1, to: page, at: now)
      host.remove(interaction, at: now)
    }
    XCTAssertEqual(host.engine.targetIdentifiers, [])
    XCTAssertEqual(host.engine.diagnostics.total, 0)
  }

  func testFramesAndIdsThatMeanNothingAreCountedAndIgnored() {
    host.add(PointerInteraction(), to: view(1, page), at: now)
    host.moveView(1, to: Rect(.nan, 0, 1, 1), at: now)
    XCTAssertEqual(host.engine.target(1)?.frame, page)
    XCTAssertEqual(host.engine.diagnostics.invalidTargets.count, 1)
    host.moveView(77, to: page, at: now)
    XCTAssertEqual(host.engine.diagnostics.unknownTargets.lastID, 77)
    host.performBatchUpdates(at: now) {
      host.add(PointerInteraction(), to: view(2, page), at: now)
      host.moveView(78, to: page, at: now)
    }
    XCTAssertEqual(host.engine.diagnostics.unknownTargets.lastID, 78)
    host.engine.upsert(PointerTarget(9, page), at: now)
    host.moveView(9, to: .zero, at: now)
    XCTAssertEqual(host.engine.target(9)?.frame, .zero, "a target of the engine may be moved, too")
  }

  /// The time is linear in the number of changes: four times as many views take about four times as long, not
  /// sixteen times.
  func testTheTimeOfChangesIsLinear() {
    func time(_ count: Int) -> Duration {
      (0..<3).map { _ in
        setUp()
        let interactions = (0..<count).map { _ in PointerInteraction() }
        let frames = (0..<count).map { Rect(Double($0 % 100) * 20, Double($0 / 100) * 20, 16, 16) }
        return processorTime {
          for index in 0..<count {
            host.add(interactions[index], to: view(TargetID(index + 1), frames[index]), at: now)
          }
          for _ in 0..<3 {
            host.moveViews(
              frames.enumerated().map { MovedTarget(id: TargetID($0.offset + 1), frame: $0.element) }, at: now
            )
            host.performBatchUpdates(at: now) {
              for index in 0..<count {
                host.moveView(TargetID(index + 1), to: frames[index].offset(by: Vector(1, 0)), at: now)
              }
            }
          }
          for interaction in interactions { interaction.invalidate() }
          host.performBatchUpdates(at: now) {
            for interaction in interactions { host.remove(interaction, at: now) }
          }
        }
      }.min() ?? .zero
    }
    let count = 400
    let (few, many) = (time(count), time(4 * count))
    XCTAssertLessThan(many / few, 9)
    XCTAssertEqual(host.engine.targetIdentifiers, [])
  }
}
